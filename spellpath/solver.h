// Longest paths on the grid (CS302 Lab A, "SpellSeeker").
//
// A path visits cells one after the other, each at most once, each adjacent to the one before it (board.h).
// Its length is its number of cells. This is the longest simple path of a bipartite graph, planar on the
// lab's grid: NP-hard, so every method here is exponential on some boards, and they differ in which.
//
// The grid falls apart into connected components, and a path stays in one. They are solved one by one, the
// largest first, and one that cannot beat the best path so far by its upper bound (path_bound.h) is not
// searched at all. Within a component:
//
//   dfs    the lab's first program: recursion from every cell over every path, no cache.
//   memo   the lab's second: the longest way on from a cell depends on nothing but that cell and the
//          unvisited cells that a depth-first search can still reach from it, so its length is kept in a
//          cache under that key.
//   tree   the component is cut into blocks, and each is solved by dynamic programming over a tree
//          decomposition, whose cost grows with how entangled the block is, not with its size.
//   sweep  the same along a sweep by rows or columns.
//   auto   memo for a moment on a regular board, then tree or sweep, block by block: the stages in
//   solver.cpp.
//
// The rooms:
//
//   in front   main, command (options, watch, answers), board (the text forms, the judge), component and
//              search (what a method gets), solver, path_bound (from colours and leaves)
//   student's  recursion.h, dfs, memo: the lab's methods by themselves
//   engine     blocks (block by block), graph (blocks, contraction), order (decompositions), dp (join,
//              introduce, forget, trace), state (labels, tables)
//   bounds     relaxation (reduced costs that drop states), lengthen (long paths for a search that is ended)
//
// Upper bounds: path_bound() in path_bound.h, on a component before it is searched; path_bound_from() there,
// on what memo can still reach; relax() in relaxation.h, on a block; BlockSearch::enter() counts a block's
// vertices and tails.
//
// To add a method: its Method and its name (search.h), a line in search_component() of solver.cpp. To add an
// upper bound on a component: a term of path_bound(). To add a count: Counters (search.h), its name in
// write_stats() (command.cpp), tests/spellpath/stats.t. To add a label of a state: the head of state.h.
//
// Known answers, all from the lab: easy-3x4.txt 6, example.txt 23, 10x15.txt 41, 04x27.txt 23, 20x20.txt 55.
#pragma once

#include "spellpath/board.h"
#include "spellpath/search.h"

#include <cstddef>
#include <vector>

namespace spell {

struct Solution {
    std::vector<Cell> path;  // legal, and the longest found: empty when all cells are
    std::size_t at_most = 0; // no path is longer: the length of this one unless the search was ended early
    bool proved() const { return path.size() == at_most; }
};

/// A longest path, the same one every time unless the search was stopped. Throws MemoryExhausted when not
/// even the board fits into limits.memory.
Solution longest_path(const Grid &grid, Method method, const Limits &limits, Counters &counters,
                      SearchProgress &progress);

} // namespace spell
