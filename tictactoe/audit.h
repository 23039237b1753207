// The lecture's table held against the truth.
#pragma once

#include "tictactoe/lecture.h"

#include <cstdint>
#include <vector>

namespace tictactoe {

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
/// over, for each side that may be to move, and compares with the table of all positions.
Audit audit(const Board &board, const std::vector<int> &order, int table_depth);

} // namespace tictactoe
