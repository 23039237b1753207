// All positions of a small board at once: who wins each, by going through them from the full board to the empty
// one. A position is seen from whoever has to move, who has as many marks as the other or one fewer, so one
// table tells for both sides, whoever began. Of rotations and reflections only one is solved. It is independent of the other searches.
#pragma once

#include "tictactoe/board.h"

#include <array>
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
        const std::size_t image = marks_[mover | waiter].image;
        return static_cast<Result>(results_[marks_[mover].codes[image] + 2 * marks_[waiter].codes[image]]);
    }
    /// How many positions can arise when one given side begins.
    std::uint64_t reachable() const { return reachable_; }

  private:
    static constexpr std::size_t most_images = 8;
    struct Marks { // of one player
        // The bits of each rotation and reflection as digits of base three.
        std::array<std::uint32_t, most_images> codes{};
        std::uint16_t in_all_lines = 0xffff; // the squares that all of the lines have
        std::uint8_t count = 0;
        bool line = false;
        std::uint8_t image = 0; // the one with the greatest code
    };

    using Powers =
        std::array<std::array<std::uint32_t, most_images>, most_squares>; // of three, by square and image
    void fill_marks(const Board &board, const Powers &powers);
    void solve(const Board &board, Mask occupied, const Powers &powers);

    std::vector<Marks> marks_; // by the mask
    std::vector<std::int8_t>
        results_; // Result by the code of the mover's marks plus twice that of the other's
    std::uint64_t reachable_ = 0;
};

} // namespace tictactoe
