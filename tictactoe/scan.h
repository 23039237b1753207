// A look at all lines of a position, as the solver's attacker and defender see them.
#pragma once

#include "tictactoe/board.h"

#include <algorithm>
#include <cstdint>

namespace tictactoe {

/// Sums of 2^-n in fixed point. A line that lacks more than 40 squares counts a little too much, which errs on the safe
/// side: the sum is an upper bound of what the attacker can do.
using Weight = std::uint64_t;
constexpr Weight one = Weight{1} << 40;
constexpr Weight weight(int missing) { return std::max<Weight>(one >> std::min(missing, 63), 1); }

struct Scan {
    Mask attacker_last = 0, defender_last = 0; // empty squares that complete a line
    Mask attacker_alive = 0,
         defender_alive = 0; // squares of the lines that are open: the other has no mark there
    Mask double_threats = 0; // where a mark of the attacker's makes two lines that lack one square each
    bool threat = false;     // whether the attacker can make such a line at all
    Weight sum = 0;          // of 2^-(squares missing) over the attacker's open lines
};

/// Looks at a position in which neither side has a line yet.
Scan scan(const Board &board, Mask attacker, Mask defender);

} // namespace tictactoe
