// A connected component of the grid's graph, which the methods search.
#pragma once

#include "spellpath/board.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace spell {

/// The number of a vertex, in a component or in the graph of a block, from 0.
using Vertex = std::uint32_t;
using Vertices = std::vector<Vertex>;
/// The vertices of a path, from one end to the other.
using VertexPath = Vertices;
/// Numbers of anything else: edges, positions in an order, states.
using Numbers = std::vector<std::uint32_t>;

/// A connected graph with vertices 0 to size()-1, numbered in the row-major order of their cells.
struct Component {
    struct Node {
        // The first `degree` of these, in the order of Grid::touching().
        std::array<Vertex, most_neighbours> neighbours;
        std::uint8_t degree;
        std::uint8_t colour; // 0 or 1, the lowest bit of the cell's byte: every edge joins a 0 to a 1
    };
    std::vector<Node> vertices;
    std::vector<Cell> cells; // where each vertex is on the grid

    std::size_t size() const { return vertices.size(); }
    std::span<const Vertex> neighbours(Vertex v) const {
        return {vertices[v].neighbours.data(), vertices[v].degree};
    }
};

/// The cells of each component of a grid in row-major order, the largest component first. Linear time.
std::vector<std::vector<Cell>> components_of(const Grid &grid);

/// The component of these cells. It is not a part of components_of(), so that memory holds only one graph of
/// a large board at a time.
Component component_of(const Grid &grid, std::vector<Cell> cells);

} // namespace spell
