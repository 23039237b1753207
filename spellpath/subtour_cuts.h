// Subtour cuts: inequalities that every path obeys, and that circles and other pieces without an end of the path break.
//
// Let S be a set of vertices, and v one of them. If the path passes v, then from v it goes two ways, and each ends in S or leaves
// S. So the steps from v to others in S are at most the edges that leave S elsewhere plus the ends of the path at others in S.
// (Generalised subtour elimination, Fischetti, Salazar and Toth 1995, 1997, for a path whose ends are free.)
//
// separate() finds the cuts that a fractional path breaks. For each vertex, a flow as large as its steps has to reach ends of
// the path; if it cannot, the vertices that it can still reach are S, by the theorem of Ford and Fulkerson (1956). The vertices
// with most steps come first: one that has been looked at is as good as an end for those that follow, since what cuts those off
// from the ends and not from it would be found here, and what cuts off both has been found. So most flows are short.
// Cost: a breadth-first search for each augmenting path, two or three for each vertex, most of them short.
#pragma once

#include "spellpath/contraction.h"

#include <cstdint>
#include <vector>

namespace spell {

/// Whole edges and ends, each from 0 to 1.
struct FractionalPath {
    std::vector<double> edges; // how much of each is used, whole
    std::vector<double> ends;  // how much of an end of the path is at each vertex; 0 at a root
};

struct SubtourCut {
    std::vector<std::uint32_t> inner;   // edges from v to others in S
    std::vector<std::uint32_t> leaving; // edges from others in S to vertices outside
    std::vector<std::uint32_t> others;  // the vertices of S but v and the root
    double fixed_ends = 0;              // 1 if the root is among the others, else 0

    /// What the constraint bounds by fixed_ends: the whole edges `inner`, less those that leave and the ends at others.
    double excess(const FractionalPath &path) const;
};

/// The edges at each vertex.
std::vector<std::vector<std::uint32_t>> edges_around(const BlockGraph &graph);

/// The cut of the set and v, which is in it and not the root.
SubtourCut subtour_cut(const BlockGraph &graph, const std::vector<std::vector<std::uint32_t>> &around,
                       const std::vector<std::uint32_t> &set, std::uint32_t v);

/// Cuts that the path breaks by more than `tolerance`, at most one for each vertex v.
std::vector<SubtourCut> separate(const BlockGraph &graph, const FractionalPath &path, double tolerance);

} // namespace spell
