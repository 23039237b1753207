// An upper bound on the length of paths, from colours and leaves.
//
// A path alternates between the two colours, and only its ends can be leaves (vertices with at most one
// neighbour). Let p and q be the numbers of vertices of the two colours that are not leaves. Depending on
// which of its ends are leaves, a path has at most p, p + 1 or p + 2 vertices of the one colour, and likewise
// of the other. Linear time.
#pragma once

#include "spellpath/component.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace spell {

/// The number of vertices of each colour in a set, and of leaves among them.
struct ColourCounts {
    std::array<std::uint32_t, 2> cells, leaves;
};

/// A bound on the length of a path that begins at a vertex of this colour, in a connected set of those counts
/// that the vertex belongs to. `start_is_leaf` says whether the vertex itself is one of the leaves.
inline std::uint32_t path_bound_from(const ColourCounts &counts, std::size_t colour, bool start_is_leaf) {
    // The start is on the path in any case, so it does not count as a leaf.
    const std::uint32_t own_leaves = counts.leaves[colour] - start_is_leaf,
                        other_leaves = counts.leaves[1 - colour];
    const std::uint32_t p = counts.cells[colour] - own_leaves, q = counts.cells[1 - colour] - other_leaves;
    // It may end at a leaf if there is one, of the start's colour or of the other.
    return std::max(2 * std::min(p - (own_leaves == 0), q) + 1, 2 * std::min(p, q + (other_leaves > 0)));
}

/// Those of the component.
inline ColourCounts counts_of(const Component &component) {
    ColourCounts counts{};
    for (const Component::Node &vertex : component.vertices) {
        ++counts.cells[vertex.colour];
        counts.leaves[vertex.colour] += vertex.degree <= 1;
    }
    return counts;
}

/// A bound on the length of all paths of the component.
inline std::size_t path_bound(const Component &component) {
    const ColourCounts counts = counts_of(component);
    // A path begins at a vertex of one colour or the other; where there is a leaf, it begins there, or is no
    // longer than if it did.
    std::uint32_t bound = 0;
    for (std::size_t colour = 0; colour < 2; ++colour)
        if (counts.cells[colour] > 0)
            bound = std::max(bound, path_bound_from(counts, colour, counts.leaves[colour] > 0));
    return bound;
}

} // namespace spell
