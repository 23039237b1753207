// A second opinion on the longest path: the frontier method as plainly as it can be written. It shares
// nothing with the other methods but the grid and its flood fill, which the driver methods_agree checks by
// brute force. It has no bounds, no decomposition, no contraction, and no table of its own.
//
// A component is swept by rows or by columns, cell by cell. The frontier is the cells that have been met and
// still have neighbours to come. Of each partial path, only the state of the frontier's cells matters, a byte
// each: no step yet, two steps, or one step and where the segment that ends there has its other end: on the
// frontier, too, or at an end of the path. So of all partial paths with the same bytes the longest is kept,
// in a std::unordered_map from these bytes to its number of steps. (Sekine, Imai and Tani, 1995; Knuth, TAOCP
// 4A, 7.1.4, "Simpath".)
//
// Cost: each further cell on the frontier makes about 3 times as many states; visiting one takes half a
// microsecond.
#pragma once

#include "spellpath/board.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace spell {

struct PlainLimits {
    std::size_t width = 13;            // cells on a frontier: most boards of that width take some seconds
    std::uint64_t visits = 60'000'000; // of states: about a minute
    std::size_t states = SIZE_MAX;     // kept at a time, of some 100 bytes each, twice
    /// Called every few milliseconds, if there is one; it ends the method by throwing.
    std::function<void()> poll;
};

/// The length of the grid's longest path if that is more than `length`, else `length`. Nothing when that
/// takes more than the limits.
std::optional<std::size_t> longest_by_plain_frontier(const Grid &grid, std::size_t length,
                                                     const PlainLimits &limits);

} // namespace spell
