// Every position of a small board, or of the end of a game on a large one: who wins, and in how many plies. A
// position is solved from those that follow it and kept (negamax with a table). This is independent of the
// other searches, and the lecture's table is checked against it.
#pragma once

#include "tictactoe/board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tictactoe {

/// The distances to the end of all positions that can follow one. Each is found when it is first asked for.
class DistanceTable {
  public:
    /// 16 empty squares take 43 MB and some tenths of a second (a second, if it is a draw), 12 half a
    /// megabyte and some milliseconds.
    static constexpr int most_empty = 16;

    /// Takes the marks of the first position, which has at most `most_empty` empty squares.
    explicit DistanceTable(const Board &board, Mask marks = 0);

    /// What a position that follows the first one, or is it, is worth to the mover: 0 a draw, 100 - n a win
    /// in n plies, n - 100 a loss in n plies; in 0 plies if the waiter has a line.
    int score(Mask mover, Mask waiter);
    Value value(const Position &position, Side to_move);
    /// How many positions have been solved.
    std::uint64_t positions() const { return positions_; }

  private:
    std::uint32_t code_of(Mask squares) const;
    int solve(Mask mover, Mask waiter, std::uint32_t mover_code, std::uint32_t waiter_code);

    const Board &board_;
    const int
        after_line_; // the score for the side whose turn it would be after the other has completed a line
    std::array<std::uint32_t, max_squares> codes_{}; // a power of 3 for each square that was empty
    std::vector<std::int8_t> scores_; // by the code of the mover's new marks plus twice that of the waiter's
    std::uint64_t positions_ = 0;
};

/// A position that the lecture's table values wrongly.
struct Fault {
    Position position;
    Side to_move;
    Value says, is;
};
struct Audit {
    std::vector<Fault> faults;   // in the order of the positions' texts, with `.` before C before H
    std::uint64_t positions = 0; // that were asked about
};
/// Asks the lecture's alpha-beta with a table for every position of a board of up to 12 squares that can
/// arise and is not over, for each side that may be to move.
Audit audit(const Board &board, const std::vector<int> &order, int table_depth);

} // namespace tictactoe
