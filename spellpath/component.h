// A connected component of the grid's graph as the methods search it, and the interface that every method
// implements.
#pragma once

#include "spellpath/solver.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace spell {

/// A connected graph with vertices 0 to size()-1, numbered in the row-major order of their cells.
struct Component {
    struct Vertex {
        std::array<std::uint32_t, 6> neighbours; // the first `degree` of them, in the order of touching()
        std::uint8_t degree;
        std::uint8_t colour; // 0 or 1, the lowest bit of the cell's byte: every edge joins a 0 to a 1
    };
    std::vector<Vertex> vertices;
    std::vector<Cell> cells; // where each vertex is on the grid

    std::size_t size() const { return vertices.size(); }
    std::span<const std::uint32_t> neighbours(std::uint32_t v) const {
        return {vertices[v].neighbours.data(), vertices[v].degree};
    }
};

using VertexPath = std::vector<std::uint32_t>;

/// An upper bound on the length of the component's paths: they alternate between the colours, no cell has more than two
/// steps, and only the two ends of a path can be cells with one neighbour.
std::size_t path_bound(const Component &component);

/// Puts a path of the component into `best` that is as long as any, if there is one longer than `best` and `beat`. Only
/// paths that begin at one of `starts` count. When SearchEnded is thrown, `best` is the longest found so far.
void longest_by_dfs(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                    const SolverOptions &options, SolverStats &stats, VertexPath &best);

/// The same, if the search comes to its end: after so many calls it is given up, and returns false.
bool longest_by_memo(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                     std::uint64_t most_calls, const SolverOptions &options, SolverStats &stats,
                     VertexPath &best);

/// What the tree and the sweep methods throw when a block is wider than the widest boundary that they can keep.
struct TooWide : MemoryExhausted {};

/// The same by the tree and the sweep methods, from all starts, as options.method says. Throws TooWide also where a block
/// seems to be more work than this, in pairs of states.
void longest_by_engine(const Component &component, std::size_t beat, const SolverOptions &options,
                       SolverStats &stats, VertexPath &best, double most_work = INFINITY);

} // namespace spell
