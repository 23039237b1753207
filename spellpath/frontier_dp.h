// Longest paths of a block, by dynamic programming over a tree decomposition.
//
// The vertices are forgotten one by one, in the order of the decomposition. The forgotten ones meet the rest of the block in
// a frontier of a few vertices, and all that the rest needs to know of the part of a path among them is a label for each
// vertex of the frontier (frontier_state.h). Of all partial paths with the same labels, the one with the most steps is kept.
// This is the frontier method of Sekine, Imai and Tani (1995) and Knuth (TAOCP 4A, 7.1.4, "Simpath") on a tree
// decomposition. There are never more than two half paths, as a path has two ends.
//
// A vertex has four stages:
//
//   join       the states of its branches are united, pair by pair (frontier_join.h)
//   introduce  each edge to a later vertex is used or not; a chain may be used from one of its ends only
//   forget     the vertex leaves the frontier; a segment that ends there ends for good, and goes on into the tail
//   prune      a state is dropped when another one dominates it, or when it cannot beat the incumbent (Pruning)
//
// The work at a vertex is cut into portions by the labels that are final. No two portions make the same state, so two
// threads do them, and the outcome is the same whichever does which. There are many more states after a join than after the
// vertex is forgotten, and they are never all in memory: each bucket of them goes through the next two stages as soon as it
// is made.
//
// Every state remembers where it came from, in 8 bytes, so that the longest path can be traced back.
//
// Cost: about 3.6 states for each vertex of the largest bag, and pairs of states at each join: 26 ns a pair.
#pragma once

#include "spellpath/contraction.h"
#include "spellpath/decomposition.h"
#include "spellpath/loss_budget.h"
#include "spellpath/rest_bound.h"
#include "spellpath/search.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

/// What drops states that cannot beat the lower bound. One more way to drop them is one more member here, and one more test
/// in FrontierDp::is_hopeless().
struct Pruning {
    /// For a sweep: the bound on the rest at each place in the order, or none.
    const std::vector<RestBound> *rest_bounds = nullptr;
    /// With rest bounds and without losses: of more states than this, those with the lowest bounds are dropped too.
    std::size_t beam = SIZE_MAX;
    /// With losses: they drop each state, and each pair of states, that loses more than its allowance. The target is one
    /// step more than the best path found, or than the lower bound.
    LossBudget *losses = nullptr;
};

struct FrontierResult {
    std::optional<BlockPath> path; // a longest one, if there is one longer than the lower bound
    /// The highest bound among the states that the beam dropped: the result is exact if it is not above the path's steps.
    std::uint32_t dropped_bound = 0;
};

/// Looks for a path of more than `lower_bound` steps, those in tails included. In a block with a root only paths that end
/// there count, and the root is last in the decomposition. Throws SearchEnded.
FrontierResult frontier_dp(const BlockGraph &graph, const Decomposition &decomposition,
                           std::uint32_t lower_bound, const Limits &limits, SearchStats &stats,
                           const Pruning &pruning = {});

} // namespace spell
