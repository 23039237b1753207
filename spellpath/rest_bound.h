// How many steps the rest of a sweep can still give.
//
// Whatever becomes of the path, no vertex has more than two steps. So the steps in what has not been eliminated are at
// most those of a largest 2-matching there, which is a maximum flow (two_matching.h). A minimum cut says where it comes
// from: for a set C of vertices, every step has an end in C or is one of few others. If vertices of C that are on the
// boundary have steps already, that many are missing: so one cut bounds every state of a boundary, by counting the labels
// in C.
#pragma once

#include "spellpath/block_graph.h"
#include "spellpath/boundary.h"
#include "spellpath/elimination.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

namespace spell {

struct RestBound {
    std::uint32_t flow = 0; // steps, if no vertex had any yet
    std::uint32_t tail = 0; // the longest tail of a vertex that is not eliminated
    // Slots of boundary vertices in C, for the cut next to the source and to the sink.
    std::uint32_t cuts[2] = {0, 0};

    /// The most steps that can be added to a state that has so many ends of the path still to come.
    std::uint32_t most(const Boundary &state, unsigned ends_to_come) const {
        const auto masks = state.masks();
        std::uint32_t used = 0;
        for (const std::uint32_t cut : cuts)
            used = std::max(used, static_cast<std::uint32_t>(std::popcount(masks.touched & cut) +
                                                             std::popcount(masks.saturated & cut)));
        return flow - used + ends_to_come * tail;
    }
};

/// For each place in the order, the bound when that vertex has been eliminated. The poll, if any, may end it by throwing.
std::vector<RestBound> rest_bounds(const BlockGraph &graph, const Elimination &elimination,
                                   const std::function<void()> &poll);

} // namespace spell
