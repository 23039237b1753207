// An upper bound on the steps of a block's longest path, and what each choice of a path takes off it: reduced
// costs.
//
// The linear program. Variables: how much of each edge is used whole, and how much of an end of the path is
// at each vertex, where an end brings the longest tail or chain there. Constraints: at most two steps at a
// vertex, an end counting as one; at most two ends in all; and subtour cuts.
//
// Subtour cuts (generalised subtour elimination, Fischetti, Salazar and Toth 1995, 1997, for a path whose
// ends are free). Let S be a set of vertices, and v one of them. If the path passes v, then from v it goes
// two ways, and each ends in S or leaves S. So the steps from v to others in S are at most the edges that
// leave S elsewhere plus the ends of the path at others in S. Circles and other pieces without an end of the
// path break this.
//
// Lagrangian relaxation (Geoffrion 1974). Give each constraint a multiplier, its price, that is not negative
// where the constraint is an inequality, and let a path pay for what it uses instead of obeying. Now each
// edge chooses the best of its four uses, and each vertex whether the path ends in its tail, without regard
// to the others: the sum is an upper bound. For a real path the multipliers cancel, so the bound is valid
// whatever they are; better ones give a tighter bound. The reduced cost of a choice is how much worse it is
// than the best choice there; for a vertex that the path does not visit it is what the vertex was credited
// with. A path whose reduced costs add up to x has at most `bound` - x steps.
//
// So the dynamic program (dp.h) drops a partial path when its reduced costs exceed the bound less the target:
// fixing variables by reduced costs (Held and Karp 1970, 1971), state by state.
//
// Cost: relax() takes about 10 ns for each edge, vertex and member of a cut in each of some hundred steps:
// 0.1 s in all for 40x40 with three letters (759 vertices), 2 s for 100x100 with four. Without the subtour
// cuts, fifty random boards joined 1.08 times as many pairs of states in the median and 6 times at most, and
// a 60x60 with four letters 15 times.
#pragma once

#include "spellpath/graph.h"
#include "spellpath/order.h"
#include "spellpath/search.h"
#include "spellpath/state.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace spell {

/// A constraint of the linear program: a sum of variables, less others, is at most `limit`. Variable e is how
/// much of edge e is used whole; variable edges.size() + v is how much of an end of the path is at vertex v.
struct Row {
    Numbers plus = {}, minus = {}; // the variables
    double limit = 0;
};

/// The rows of every block: one for each vertex, in order, and one for the number of ends.
std::vector<Row> rows_of(const BlockGraph &graph);

/// The subtour cut of the set S and v, which is in it. `around` is graph.edges_around().
Row subtour_cut(const BlockGraph &graph, const std::vector<Numbers> &around, const Vertices &set, Vertex v);

/// The multiplier of each row, none negative.
using Multipliers = std::vector<double>;

struct ReducedCosts {
    double bound = INFINITY;                       // no path has more steps, those in tails included
    std::vector<std::array<ReducedCost, 4>> edges; // of each edge, by its Use
    std::vector<ReducedCost> absent;               // of each vertex, when the path does not visit it
    std::vector<ReducedCost> ended; // of each vertex, when the path ends in its tail, or there if it has none

    /// No costs and no bound: nothing is dropped.
    explicit ReducedCosts(const BlockGraph &graph)
        : edges(graph.edges.size()), absent(graph.size), ended(graph.size) {}
    /// The most that the reduced costs of a path of `steps` steps or more can add up to; nothing if that is
    /// more than a ReducedCost can say. `steps` is not above the bound.
    std::optional<ReducedCost> gap(std::uint32_t steps) const;
};

/// The reduced costs that the multipliers of rows_of(graph), and of cuts that follow these, give. Linear
/// time.
ReducedCosts reduced_costs(const BlockGraph &graph, const std::vector<Row> &rows,
                           std::span<const double> multipliers);

/// Solves the linear program closely enough for good multipliers, or until limits.poll throws Stopped.
ReducedCosts relax(const BlockGraph &graph, const Limits &limits);

/// How much of the gap between bound and target each part of a decomposition may use. (Without it, the fifty
/// boards joined 1.09 times as many pairs in the median, 4 times at most, and a 60x60 with four letters 12
/// times.)
///
/// The least cost of a part is known once its states have been made: the least reduced cost among them. A
/// partial path in one part has to leave that much for each part beside it. A part keeps its least cost when
/// the target changes, so when the dynamic program runs again it helps the parts before it, too.
///
/// Why it is right: parts beside each other share no edge and no forgotten vertex, so their costs add up. A
/// state that is made in two ways has a cost that holds for the partial path it stands for
/// (StateTable::insert). What is dropped because it costs more than its allowance makes the least cost no
/// smaller.
struct GapBudget {
    const ReducedCosts &costs;
    const Decomposition &decomposition;
    /// The known least cost of the states at each position in the order.
    std::vector<ReducedCost> least = std::vector<ReducedCost>(decomposition.order.size());

    /// What the states at the i-th position may cost on a path of `target` steps or more, for which
    /// ReducedCosts::gap() is not empty; nothing if the parts beside it cost too much already.
    std::optional<ReducedCost> allowance(std::uint32_t i, std::uint32_t target) const;
    void raise_least(std::uint32_t i, ReducedCost cost) {
        least[i] = std::max(least[i], std::min(cost, most_reduced_cost));
    }
};

} // namespace spell
