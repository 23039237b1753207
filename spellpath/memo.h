// The lab's second program: the recursion with a cache, and with upper bounds added.
//
// A state is a vertex v and the set of vertices that a depth-first search from v can still reach, v included (reach.h):
// the longest way on from v depends on nothing else.
//
//   - The cache holds an upper bound on the length of a state's longest way on; without pruning it is that length.
//     A bound, cached or computed, that cannot beat the incumbent ends the search of the state. Otherwise the state is
//     searched (again), which finds a better path or a lower bound.
//   - States with one way on are neither looked up nor stored: the next state with a choice is.
//   - The computed bound is path_bound_from() of path_bound.h.
//
// Cost: the number of states, which is exponential but far below the number of paths, times their sets in bytes. Beyond
// the lab's program it has a compact cache (path_cache.h) and the bounds.
#pragma once

#include "spellpath/search.h"

#include <span>

namespace spell {

/// Whether upper bounds cut the search. Without them it is the lab's program, for comparison in tests/.
enum class MemoBounds { on, off };

/// Offers the incumbent a longest path among those that begin at one of `starts`. Gives up after `most_calls` calls and
/// returns false then, else true. Throws SearchEnded.
bool longest_by_memo(Search &search, std::span<const std::uint32_t> starts,
                     std::uint64_t most_calls = UINT64_MAX, MemoBounds bounds = MemoBounds::on);

} // namespace spell
