// Elimination orders of a block: tree decompositions and sweeps as one thing.
//
// Taking the vertices of a graph out one by one, and joining those that a vertex leaves behind to each other, gives a
// tree decomposition: the bag of a vertex is itself and its neighbours then, and its parent the first of these to
// go (Bodlaender and Koster, "Treewidth computations I. Upper bounds", 2010). The boundary of what is gone is part of
// a bag, and so the size of the bags decides how many states there are. A sweep over the board is such an order too,
// in which all bags hang in one path.
#pragma once

#include "spellpath/block_graph.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace spell {

/// The widest boundary that a state has room for.
constexpr std::uint32_t most_slots = 24;

struct Elimination {
    std::vector<std::uint32_t> order;  // the vertices, first to last; a root is last
    std::vector<std::uint32_t> parent; // of the i-th in the order: a later place, or i where there is none
    std::vector<std::uint32_t> slot;   // of every vertex: in no bag do two vertices have the same
    std::uint32_t slots = 0;           // how many there are: the most vertices in a bag
    std::vector<double> costs;         // the work at each place in the order, roughly, in pairs of states
    double cost = 0;                   // of all

    /// Of every vertex, where in the order it is.
    std::vector<std::uint32_t> places() const;
    /// For each place in the order, the edges of its vertex to later ones: every edge of the graph once.
    std::vector<std::vector<std::uint32_t>> own_edges(const BlockGraph &graph) const;
};

/// A cheap order, the same every time: the best of two searches (climb() in elimination.cpp) by so many tries, or fewer
/// where the cost is so low that more would take longer than they could save. When all are wider than most_slots, only
/// `slots` is set. The poll, if any, may end it by throwing; two threads call it.
Elimination tree_elimination(const BlockGraph &graph, int tries, const std::function<void()> &poll);

/// The narrower of the sweeps by rows and by columns. When both are wider than most_slots, only `slots` is set.
Elimination sweep_elimination(const BlockGraph &graph);

} // namespace spell
