// Longest paths of a block, by dynamic programming over a tree decomposition.
//
// The vertices are forgotten one by one, in the order of the decomposition. The forgotten vertices meet the
// rest of the block in a frontier of a few vertices, and all that the rest needs to know about a path's
// forgotten part is a label for each vertex of the frontier (state.h). Of all partial paths with the same
// labels, the one with the most steps is kept. This is the frontier method of Sekine, Imai and Tani (1995)
// and Knuth (TAOCP 4A, 7.1.4, "Simpath") on a tree decomposition. There are never more than two half paths,
// as a path has two ends.
//
// A vertex has four phases, in the words of Bodlaender and others:
//
//   join       the states of its branches are united, pair by pair
//   introduce each edge to a later vertex is used or not; of a chain, a part at one of its ends may be used
//   forget     the vertex leaves the frontier; a segment that ends there goes on into the tail, and ends for
//              good
//   prune      a state is dropped when another one dominates it
//
// A state is dropped in all phases when its reduced costs exceed its allowance (GapBudget in relaxation.h).
//
// Joins. Two states can be united only where no vertex gets more than two steps. So the states of both sides
// are grouped by the touched and the saturated slots among those that both sides use, and only groups that
// fit each other are paired. All their pairs have the same signature, the touched and the saturated slots of
// the result. Pairs are sorted by signature, and since results of different signatures differ, those of one
// signature make a bucket with an index of its own, small enough for the processor's cache. There are many
// more states after a join than after the vertex is forgotten, and they are never all in memory: each bucket
// goes through the next two phases as soon as it is made. The buckets share nothing but the table that they
// go into, so threads take them one by one. The answer does not depend on how many threads there are: of
// partial paths with equal steps the one with the smaller origin is kept, and the states of a table that
// threads have filled are sorted.
//
// Every state remembers where it came from, in 8 bytes, so that the longest path can be traced back.
//
// Cost: each vertex of the largest bag multiplies the states by about 3.6. A pair of states takes 26 ns at a
// join.
#pragma once

#include "spellpath/graph.h"
#include "spellpath/order.h"
#include "spellpath/relaxation.h"
#include "spellpath/search.h"

#include <cstdint>
#include <optional>

namespace spell {

/// A longest path of the block if one has `target` steps or more, those in tails included; else nothing. The
/// budget, which has the block's reduced costs and its decomposition, records the least cost of each part.
/// From a position whose work is estimated at over `most_work` pairs of states up to the root, there is
/// nothing but that: the sum of the parts below. Throws Stopped and MemoryExhausted.
std::optional<BlockPath> longest_by_dp(const BlockGraph &graph, std::uint32_t target, GapBudget &budget,
                                       const Run &run, double most_work = INFINITY);

} // namespace spell
