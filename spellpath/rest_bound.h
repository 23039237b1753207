// An upper bound on the steps that the rest of a sweep can add to a state.
//
// No vertex has more than two steps. So the steps among the vertices that are not forgotten are at most those of a largest
// 2-matching there, which is a maximum flow (two_matching.h). By duality a minimum cut gives a set C of vertices such that
// every step has an end in C or is one of few others, which the flow counts. Each step that a vertex of C on the frontier
// has already is missing in the rest. So one cut bounds every state of a frontier, by counting the labels in C.
//
// Cost: one augmentation of the matching for each vertex, all together the time of one maximum flow, and two searches of the
// graph for the cuts.
#pragma once

#include "spellpath/contraction.h"
#include "spellpath/decomposition.h"
#include "spellpath/frontier_state.h"
#include "spellpath/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace spell {

struct RestBound {
    std::uint32_t flow = 0; // steps, if no vertex of the frontier had any yet
    std::uint32_t tail = 0; // the longest tail of a vertex that is not forgotten
    SlotSet cuts[2] = {0,
                       0}; // slots of frontier vertices in C, for the cut next to the source and to the sink

    /// The most steps that can be added to a state, which lacks `ends_to_come` ends of the path.
    std::uint32_t most(const FrontierState &state, unsigned ends_to_come) const {
        const auto masks = state.masks();
        std::uint32_t used = 0;
        for (const SlotSet cut : cuts)
            used = std::max(used, static_cast<std::uint32_t>(std::popcount(masks.touched & cut) +
                                                             std::popcount(masks.saturated & cut)));
        assert(used <= flow);
        return flow - used + ends_to_come * tail;
    }
};

/// For each place in the order of a sweep, the bound when the vertex there has been forgotten. Throws what limits.poll
/// throws.
std::vector<RestBound> rest_bounds(const BlockGraph &graph, const Decomposition &sweep, const Limits &limits);

} // namespace spell
