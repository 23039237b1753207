// Upper bounds on the length of a component's paths.
#include "spellpath/component.h"
#include "spellpath/two_matching.h"

#include <algorithm>

namespace spell {

namespace {

// A path alternates between the colours, and only its ends can be cells with one neighbour, leaves.
std::size_t colour_bound(const Component &component) {
    std::size_t cells[2] = {0, 0}, leaves[2] = {0, 0};
    for (const Component::Vertex &vertex : component.vertices) {
        ++cells[vertex.colour];
        leaves[vertex.colour] += vertex.degree <= 1;
    }
    const std::size_t p = cells[0] - leaves[0], q = cells[1] - leaves[1];
    std::size_t bound = 2 * std::min(p, q) + 2;                              // ends of both colours
    if (leaves[0] >= 2) bound = std::max(bound, 2 * std::min(p + 1, q) + 1); // both ends leaves of colour 0
    if (leaves[1] >= 2) bound = std::max(bound, 2 * std::min(p, q + 1) + 1);
    return std::min({bound, component.size(), 2 * std::min(cells[0], cells[1]) + 1});
}

} // namespace

std::size_t path_bound(const Component &component) {
    // The steps are a 2-matching of the others, and one more at each end that is a leaf.
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
