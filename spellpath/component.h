// A connected component of the grid's graph, as the methods search it, and how a grid falls apart into components.
#pragma once

#include "spellpath/board.h"

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

/// The vertices of a path, from one end to the other.
using VertexPath = std::vector<std::uint32_t>;

/// The components of a grid, which must outlive it. They are found at once by flood fill and built one by one, since a
/// large board has room for one at a time. Both take time linear in the number of cells.
class GridComponents {
  public:
    struct Part {
        Cell first; // a cell of the component
        std::size_t size;
    };

    explicit GridComponents(const Grid &grid);

    /// One for each component, the largest first.
    const std::vector<Part> &parts() const { return parts_; }
    /// The component of a part. It can be built once.
    Component build(const Part &part);

  private:
    std::uint32_t &number(Cell cell) { return numbers_[grid_.index(cell)]; }
    std::vector<Cell> flood(Cell first, std::uint32_t from, std::uint32_t to);

    const Grid &grid_;
    std::vector<std::uint32_t>
        numbers_; // of each cell: unseen, seen, or its vertex in the component that was built
    std::vector<Part> parts_;
};

} // namespace spell
