#include "spellpath/component.h"

#include <algorithm>
#include <cassert>

namespace spell {

static constexpr std::uint32_t unseen = UINT32_MAX, seen = UINT32_MAX - 1;

GridComponents::GridComponents(const Grid &grid) : grid_(grid), numbers_(grid.size(), unseen) {
    for (int r = 0; r < grid_.rows(); ++r)
        for (int c = 0; c < grid_.cols(); ++c)
            if (const Cell cell{r, c}; !grid_.empty(cell) && number(cell) == unseen)
                parts_.push_back({cell, flood(cell, unseen, seen).size()});
    std::stable_sort(parts_.begin(), parts_.end(),
                     [](const Part &a, const Part &b) { return a.size > b.size; });
}

Component GridComponents::build(const Part &part) {
    assert(number(part.first) == seen);
    Component component;
    component.cells = flood(part.first, seen, 0);
    assert(component.cells.size() == part.size);
    std::sort(component.cells.begin(), component.cells.end(),
              [&](Cell a, Cell b) { return grid_.index(a) < grid_.index(b); });
    for (std::uint32_t v = 0; v < component.cells.size(); ++v) number(component.cells[v]) = v;
    component.vertices.resize(component.cells.size());
    for (std::size_t v = 0; v < component.size(); ++v) {
        const Cell cell = component.cells[v];
        Component::Vertex &vertex = component.vertices[v];
        vertex.colour = grid_.at(cell) & 1;
        for (const Cell next : touching(cell))
            if (grid_.contains(next) && linked(grid_, cell, next)) {
                assert((grid_.at(next) & 1) != vertex.colour);
                vertex.neighbours[vertex.degree++] = number(next);
            }
    }
    return component;
}

// The cells that can be reached from `first` over cells numbered `from`. They are numbered `to`.
std::vector<Cell> GridComponents::flood(Cell first, std::uint32_t from, std::uint32_t to) {
    std::vector<Cell> cells{first};
    number(first) = to;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell cell = cells[i];
        for (const Cell next : touching(cell))
            if (grid_.contains(next) && number(next) == from && linked(grid_, cell, next)) {
                number(next) = to;
                cells.push_back(next);
            }
    }
    return cells;
}

} // namespace spell
