// A connected component of the grid's graph, as the methods search it.
#pragma once

#include "spellpath/grid.h"

#include <array>
#include <cstddef>
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

} // namespace spell
