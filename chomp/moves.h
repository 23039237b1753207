// The exercise's two enumerations: all states within a board, and all successors of a state.
#pragma once

#include "chomp/packing.h"

#include <cassert>
#include <cstddef>

namespace chomp {

/// Calls visit(state) for every state within the packing's board, in ascending order, the empty board first.
/// Every successor of a state comes before it: a move keeps the rows below the chosen square and shortens the
/// square's own row, so the successor is smaller.
template <typename Visit>
void chomp_states(const Packing &packing, Visit visit) {
    State state = 0;
    visit(state);
    for (std::size_t row = packing.rows(); row-- > 0;) {
        // Find the highest row that can grow by one square. Growing it empties the rows above.
        const State length = packing.length(state, row);
        if (length < packing.limit(row) && (row == 0 || length < packing.length(state, row - 1))) {
            state &= ~packing.mask(row + 1);
            state += packing.ones(row) - packing.ones(row + 1);
            visit(state);
            row = packing.rows();
        }
    }
}

/// Calls visit(successor) for the result of each move: column by column from the left, and in a column from
/// the bottom up. Stops as soon as visit returns true, and returns whether it did.
template <typename Visit>
bool chomp_successors(const Packing &packing, State state, Visit visit) {
    std::size_t height = packing.rows(); // of the column
    const State columns = packing.length(state, 0);
    for (State column = 0; column < columns; ++column) {
        while (packing.length(state, height - 1) <= column) --height;
        // The rows above the column are no longer than `column` squares and stay as they are. From the chosen
        // row up to them, `column` squares of each row are left.
        const State above = state & packing.mask(height);
        for (std::size_t row = 0; row < height; ++row) {
            const State below = state & ~packing.mask(row);
            const State cut = (packing.ones(row) - packing.ones(height)) * column;
            assert((below | cut | above) < state);
            if (visit(below | cut | above)) return true;
        }
    }
    return false;
}

} // namespace chomp
