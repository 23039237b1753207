// A block (biconnected component) of the graph as the exact engine solves it: branching vertices, and the chains of
// vertices of degree two between them contracted to single edges.
#pragma once

#include "spellpath/grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

struct BlockGraph {
    struct Edge {
        std::uint32_t a, b;
        std::uint32_t inner; // cells of the chain between a and b, none of which has a tail
    };
    std::uint32_t size = 0;    // vertices 0 to size-1
    std::vector<Edge> edges;   // a and b differ; there may be several edges between the same two
    std::vector<bool> colours; // of the vertices: a chain of k cells joins different ones when k is even
    std::vector<Cell> cells;   // where the vertices are on the grid
    // Of each vertex: how many cells a path that ends there goes on for.
    std::vector<std::uint32_t> tails;
    std::optional<std::uint32_t> root; // the vertex that the block hangs by; it has no tail here
};

/// What a solution does with an edge.
enum class Use : std::uint8_t { none, whole, end_from_a, end_from_b, ends_from_both };

struct BlockPath {
    std::vector<Use> uses;   // of every edge; empty when there is no path
    std::uint32_t steps = 0; // those in the tails at its ends included
    std::uint32_t lost = 0;  // no path has more steps than this or `steps` or what was to be beaten
};

} // namespace spell
