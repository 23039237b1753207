// Every position of a small board, or of the end of a game on a large one: who wins, and in how many plies. The positions are
// solved backwards from the full board (retrograde analysis: Stroehlein; Thompson, "Retrograde analysis of certain
// endgames"), each from those that follow it. This is independent of the other searches, and the lecture's table is held
// against it.
#pragma once

#include "tictactoe/lecture.h"

#include <cstdint>
#include <vector>

namespace tictactoe {

class RetrogradeTable {
  public:
    /// 16 empty squares take 43 MB and a quarter of a second, 12 half a megabyte and two milliseconds.
    static constexpr int most_empty = 16;

    /// Solves all positions that can follow this one, itself included. It has at most `most_empty` empty squares, and
    /// neither side has a line.
    RetrogradeTable(const Board &board, Mask mover, Mask waiter);

    /// Whether the position is one of them.
    bool holds(Mask mover, Mask waiter) const;
    /// What it is worth to the mover: 0 a draw, 100 - n a win in n plies, n - 100 a loss in n plies; 0 plies if the waiter
    /// has a line.
    int score(Mask mover, Mask waiter) const;
    /// How many positions were solved.
    std::uint64_t positions() const { return positions_; }

  private:
    using Packed = std::uint32_t; // a set of squares that were empty, by their places in empty_

    Packed packed(Mask squares) const;
    std::vector<char> sets_with_line(const Board &board, Mask own, Mask others) const;
    void solve(Packed taken, const std::vector<char> &waiter_has_line, const std::vector<char> &sizes);

    Mask mover_, waiter_; // of the first position
    std::vector<int> empty_;
    std::vector<std::uint32_t> codes_; // by a packed set: its squares as digits 1 of base three
    std::vector<std::int8_t> scores_;  // by the code of the mover's new marks plus twice that of the waiter's
    std::uint64_t positions_ = 0;
};

/// The lecture's table held against the truth.
struct Audit {
    struct Fault {
        Position position;
        Side to_move;
        Value says, is;
    };
    std::vector<Fault> faults; // in the order of the positions' texts, with `.` before C before H
    std::uint64_t positions = 0;
};

/// Asks the lecture's alpha-beta with a table for every position of a board of up to 12 squares that can arise and is not
/// over, for each side that may be to move, and compares with the truth.
Audit audit(const Board &board, const std::vector<int> &order, int table_depth);

} // namespace tictactoe
