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
//   dfs   the lab's first program: recursion from every cell over every path, no cache.
//   memo  the lab's second: the longest way on from a cell depends on nothing but that cell and the unvisited
//   cells
//         that a depth-first search can still reach from it, so its length is kept in a cache under that key.
//         What is added here is a compact cache (path_cache.h) and branch and bound (memo.cpp).
//
// A method is one source file with one function, declared in component.h.
//
// Known answers, all from the lab: easy-3x4.txt 6, example.txt 23, 10x15.txt 41, 04x27.txt 23, 20x20.txt 55.
#pragma once

#include "spellpath/grid.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace spell {

enum class Method { dfs, memo };

/// The method of that name, if there is one.
std::optional<Method> method_named(std::string_view name);

struct SolverOptions {
    Method method = Method::memo;
    std::size_t memory = SIZE_MAX; // bytes that the board's graph and the cache may take
    std::optional<Cell> start;     // only paths that begin at this cell of the grid
    bool bounds = true;            // memo: whether upper bounds cut the search
};

struct SolverStats {
    std::uint64_t calls = 0;   // cells stepped on
    std::uint64_t hits = 0;    // cache look-ups that spared a search
    std::uint64_t entries = 0; // the largest number of entries in the cache
};

/// What a search throws when it would need more than SolverOptions::memory.
struct MemoryExhausted : std::runtime_error {
    MemoryExhausted() : std::runtime_error("out of memory: the search needs more than --memory allows") {}
};

/// A longest path, the same one every time: its cells in order, none when all cells (or the start) are empty.
/// Throws MemoryExhausted.
std::vector<Cell> longest_path(const Grid &grid, const SolverOptions &options, SolverStats &stats);

} // namespace spell
