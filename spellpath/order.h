// Elimination orders of a block, and the tree decompositions that they give.
//
// Eliminating a vertex takes it out of a graph and joins its neighbours to each other; the edges that are new
// are its fill. Eliminating all vertices one by one gives a tree decomposition: the bag of a vertex is the
// vertex itself and its neighbours at that time, and its parent is the first of these to be eliminated
// (Bodlaender and Koster, "Treewidth computations I. Upper bounds", 2010). The frontier of the dynamic
// program (dp.h) is a part of the bag, so the size of the bags decides how many states there are. Each vertex
// has a slot, and no two vertices of a bag have the same one: a state names its vertices by slots and is
// never renumbered.
//
// There are two kinds of orders here:
//
//   minimum fill  eliminates the vertex that adds the fewest edges. Each vertex has a bias that is added to
//                 its score. Random biases give random orders; a hill climb changes the best biases around
//                 the places where the estimated work is. Cost: a try takes about as long as joining 100
//                 pairs of states for each vertex; in a graph of thousands of vertices it grows with their
//                 square.
//   sweep         by rows or by columns: bags are wider as a rule, but little is joined. On dense blocks,
//                 such as boards of stripes, it is faster (16x16 by columns: 0.1 s, not 1.3).
#pragma once

#include "spellpath/graph.h"
#include "spellpath/search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

struct Decomposition {
    Vertices order;                // the vertices, first to last
    Numbers parent;                // of the i-th in the order: a later position, or i where there is none
    std::vector<Numbers> children; // of the i-th in the order
    std::vector<Numbers> edges;    // of the i-th in the order, to later ones
    Numbers slot;                  // of every vertex
    std::uint32_t slots = 0;       // how many there are: the size of the largest bag
    std::vector<double> costs;     // the estimated work at each position in the order, in pairs of states
    double cost = 0;               // their sum

    explicit Decomposition(std::size_t vertices)
        : parent(vertices), children(vertices), edges(vertices), slot(vertices), costs(vertices) {}
    /// The work to expect in pairs of states when reduced costs drop most of them (relaxation.h): fitted to
    /// 20x20 with two letters, 40x40 with three and 60x60 with four, where more tries at an order take longer
    /// than they save.
    double pruned_cost() const { return std::min(cost, 200 * std::pow(cost, 0.6)); }
};

/// The cheapest decomposition of two hill climbs over minimum fill, or of one if `tries` is small. Each has
/// at most `tries` tries, and ends when more would take longer than they could save. Deterministic. Nothing
/// when the first tries are all wider than a state. Throws what limits.poll throws.
std::optional<Decomposition> min_fill_decomposition(const BlockGraph &graph, int tries, const Limits &limits);

/// The narrower of the sweeps by rows and by columns; nothing when both are wider than a state.
std::optional<Decomposition> sweep_decomposition(const BlockGraph &graph);

} // namespace spell
