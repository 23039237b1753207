// Longest paths on the grid (CS302 Lab A, "SpellSeeker").
//
// A path visits cells one after the other, each at most once, each adjacent to the one before it (see
// grid.h). Its length is its number of cells. This is the longest simple path of a bipartite planar graph:
// NP-hard, so every method here is exponential on some boards, and they differ in which.
//
// The grid falls apart into connected components, and a path stays in one. They are solved one by one, the
// most promising first, and one that cannot beat the best path so far by its upper bound is not searched at
// all. Within a component:
//
//   dfs    the lab's first program: recursion from every cell over every path, no cache.
//   memo   the lab's second: the longest way on from a cell depends on nothing but that cell and the unvisited cells
//          that a depth-first search can still reach from it, so its length is kept in a cache under that key. What is
//          added here is a compact cache (path_cache.h) and branch and bound (memo.cpp).
//   tree   the component is cut into blocks (engine.cpp), and each is solved by dynamic programming over a tree
//          decomposition (block_solver.h), whose cost grows with how entangled the block is, not with its size.
//   sweep  the same over a sweep by rows or columns, with bounds: for dense blocks.
//   auto   memo where that is soon done, else tree or sweep, block by block.
//
// A method is a function declared in methods.h.
//
// Known answers, all from the lab: easy-3x4.txt 6, example.txt 23, 10x15.txt 41, 04x27.txt 23, 20x20.txt 55.
#pragma once

#include "spellpath/grid.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace spell {

enum class Method { automatic, dfs, memo, tree, sweep };

/// The method of that name, if there is one.
std::optional<Method> method_named(std::string_view name);

struct SolverOptions {
    Method method = Method::automatic;
    std::size_t memory = SIZE_MAX; // bytes that the board's graph and the cache may take
    std::optional<Cell> start;     // only paths that begin at this cell of the grid
    bool bounds = true;            // memo: whether upper bounds cut the search
    // Called every few milliseconds, by two threads perhaps, if there is one: it throws Stopped to end the search.
    std::function<void()> poll;
};

struct SolverStats {
    std::uint64_t calls = 0;   // cells stepped on
    std::uint64_t hits = 0;    // cache look-ups that spared a search
    std::uint64_t entries = 0; // put into caches
    std::uint64_t blocks = 0;  // tree and sweep: of the components that were searched
    std::uint64_t bag = 0;     // tree and sweep: the most vertices in a bag
    std::uint64_t states = 0;  // tree and sweep: kept when a vertex was eliminated
    std::uint64_t pairs = 0;   // tree: of states that were joined

    // How far the search is, for a poll to tell.
    std::size_t cells = 0;                    // of the component at hand
    std::size_t best = 0, at_most = 0;        // the longest path, and what may be
    std::size_t eliminated = 0, vertices = 0; // tree and sweep: of the block at hand
};

/// What ends a search before its time: a poll that throws Stopped, and needing more than SolverOptions::memory.
struct SearchEnded : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct Stopped : SearchEnded {
    Stopped() : SearchEnded("the search was stopped") {}
};
struct MemoryExhausted : SearchEnded {
    MemoryExhausted() : SearchEnded("out of memory: the board needs more than --memory allows") {}
};

struct Solution {
    std::vector<Cell> path;  // legal, and the longest found: none when all cells (or the start) are empty
    std::size_t at_most = 0; // no path is longer: the length of this one when the search was not ended early
    bool proved() const { return path.size() == at_most; }
};

/// A longest path, the same one every time unless the search was stopped. Throws MemoryExhausted when not even the
/// board fits.
Solution longest_path(const Grid &grid, const SolverOptions &options, SolverStats &stats);

} // namespace spell
