// What each choice of a path loses of an upper bound: the value that a relaxation hands to the dynamic program.
//
// A longest path obeys: a vertex has two steps at most, where an end of the path counts as one; there are two ends in all (one
// besides the root, in a block with a root); and the subtour cuts of subtour_cuts.h. Give each of these constraints a price, and
// let a path pay for what it uses of them instead of obeying (Lagrangean relaxation; Geoffrion 1974). Now each edge chooses the
// best of its four uses, and each vertex whether the path ends in its tail, without regard to the others: the sum is an upper
// bound. A choice that is worse than the best one by x loses x, and so does a vertex whose steps it has paid for and does not
// use. A path with losses of x in all has at most `bound` - x steps.
//
// Why it is right: whatever the prices, as long as those of inequalities are not negative, an actual path pays nothing that it
// does not get back. So the prices need not be optimal; the better they are, the lower the bound.
// Source: fixing variables by reduced costs, Held and Karp (1970, 1971). Cost: linear in the graph and the cuts.
#pragma once

#include "spellpath/contraction.h"
#include "spellpath/subtour_cuts.h"

#include <array>
#include <cstdint>
#include <vector>

namespace spell {

/// Losses are integers, in units of 2^-18 steps, rounded down.
using Loss = std::uint32_t;
constexpr std::uint32_t losses_per_step = 1 << 18;
constexpr Loss most_loss = Loss{1} << 30; // 4096 steps; three of these can be added up

struct LossTable {
    double bound = 0;                       // no path has more steps, those in tails included
    std::vector<std::array<Loss, 4>> edges; // of each edge, by its Use
    std::vector<Loss> absent;               // of each vertex, when the path does not visit it
    std::vector<Loss> ended; // of each vertex, when the path ends in its tail, or there if it has none

    /// The most that a path of so many steps or more can lose. `steps` is not above the bound.
    Loss budget(std::uint32_t steps) const;
};

/// Prices of constraints, none negative.
struct Prices {
    std::vector<double> vertices; // of a step at each vertex
    std::vector<double> cuts;     // of each cut
};

/// What the prices make each whole edge and an end at each vertex cost.
struct Costs {
    std::vector<double> edges, ends;
};
Costs costs_of(const BlockGraph &graph, const std::vector<SubtourCut> &cuts, const Prices &prices);

/// The most steps that an end at each vertex brings: its tail, or the longest chain there.
std::vector<std::uint32_t> end_worths(const BlockGraph &graph);

/// How many ends of a path are to be chosen.
inline unsigned free_ends(const BlockGraph &graph) { return graph.root ? 1 : 2; }

/// The table that the prices give. That of the ends is chosen here.
LossTable loss_table(const BlockGraph &graph, const std::vector<SubtourCut> &cuts, const Prices &prices);

} // namespace spell
