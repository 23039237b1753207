#include "spellpath/path_bound.h"

#include "spellpath/two_matching.h"

namespace spell {

static std::size_t colour_bound(const Component &component) {
    ColourCounts counts{};
    for (const Component::Vertex &vertex : component.vertices) {
        ++counts.cells[vertex.colour];
        counts.leaves[vertex.colour] += vertex.degree <= 1;
    }
    const auto [cells, leaves] = counts;
    const std::uint32_t p = cells[0] - leaves[0], q = cells[1] - leaves[1];
    std::uint32_t bound = alternate_even(p + 1, q + 1);                   // ends of both colours
    if (leaves[0] >= 2) bound = std::max(bound, alternate_odd(p + 2, q)); // both ends leaves of colour 0
    if (leaves[1] >= 2) bound = std::max(bound, alternate_odd(q + 2, p));
    return std::min<std::size_t>({bound, component.size(), 2 * std::min(cells[0], cells[1]) + 1});
}

std::size_t path_bound(const Component &component) {
    // The steps are a 2-matching of the vertices that are no leaves, and one more at each end that is a leaf.
    TwoMatching matching(component.vertices);
    std::size_t leaves = 0;
    for (std::uint32_t v = 0; v < component.size(); ++v) {
        if (component.vertices[v].degree > 1) continue;
        matching.leave_out(v);
        ++leaves;
    }
    matching.augment();
    return std::min(colour_bound(component), matching.size() + std::min<std::size_t>(leaves, 2) + 1);
}

} // namespace spell
