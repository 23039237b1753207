// All positions of a small board at once: who wins each, by going through them from the full board to the empty
// one. A position is seen from whoever has to move, who has as many marks as the other or one fewer, so one
// table tells for both sides, whoever began. It is independent of the other searches.
#pragma once

#include "tictactoe/board.h"

#include <cstdint>
#include <vector>

namespace tictactoe {

class AllPositions {
  public:
    static constexpr int most_squares = 12;

    enum Result : std::int8_t { loss = -1, draw = 0, win = 1 };

    /// Solves them; the board has at most 12 squares.
    explicit AllPositions(const Board &board);

    /// The result, for whoever moves, of a position that can arise.
    Result result(Mask mover, Mask waiter) const {
        return results_[marks_[mover].code + 2 * marks_[waiter].code];
    }
    /// How many positions can arise when one given side begins.
    std::uint64_t reachable() const { return reachable_; }

  private:
    struct Marks {                    // of one player
        std::uint32_t code = 0;       // the bits as digits of base three
        std::uint16_t completing = 0; // the squares that complete a line
        std::uint8_t count = 0;
        bool line = false;
    };

    std::vector<Marks> marks_;    // by the mask
    std::vector<Result> results_; // by the code of the mover's marks plus twice that of the other's
    std::uint64_t reachable_ = 0;
};

} // namespace tictactoe
