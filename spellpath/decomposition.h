// Tree decompositions of a block, given by elimination orders. A sweep over the board is one of them.
//
// Eliminating the vertices of a graph one by one (fill_graph.h) gives a tree decomposition: the bag of a vertex is the
// vertex itself and its neighbours at that time, and its parent is the first of these to be eliminated (Bodlaender and
// Koster, "Treewidth computations I. Upper bounds", 2010). The frontier of the dynamic program is a part of the bag, so
// the size of the bags decides how many states there are. A sweep is an order too, in which all bags form one path:
// path decompositions have wider bags, but every frontier separates all that has been passed from all that is to come,
// and so a bound on the rest is easy to have (rest_bound.h).
//
// Each vertex has a slot: no two vertices of a bag have the same one, so a state names its vertices by slots and is never
// renumbered.
#pragma once

#include "spellpath/contraction.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

struct Decomposition {
    std::vector<std::uint32_t> order;  // the vertices, first to last; a root is last
    std::vector<std::uint32_t> parent; // of the i-th in the order: a later place, or i where there is none
    std::vector<std::uint32_t> slot;   // of every vertex
    std::uint32_t slots = 0;           // how many there are: the size of the largest bag
    std::vector<double> costs;         // the estimated work at each place in the order, in pairs of states
    double cost = 0;                   // their sum

    /// The work to expect in pairs of states when losses drop most of them (loss_budget.h): fitted to 20x20 with two letters,
    /// 40x40 with three and 60x60 with four, where more tries at an order take longer than they save.
    double pruned_cost() const { return std::min(cost, 200 * std::pow(cost, 0.6)); }

    /// Of every vertex, its place in the order.
    std::vector<std::uint32_t> places() const;
    /// For each place in the order, the edges of its vertex to later ones: every edge of the graph once.
    std::vector<std::vector<std::uint32_t>> own_edges(const BlockGraph &graph) const;
};

/// The tree decomposition of an order in which no bag is wider than a state (frontier_slots).
Decomposition tree_decomposition(const BlockGraph &graph, std::vector<std::uint32_t> order);

/// The narrower of the sweeps by rows and by columns; nothing when both are wider than a state.
std::optional<Decomposition> sweep_decomposition(const BlockGraph &graph);

} // namespace spell
