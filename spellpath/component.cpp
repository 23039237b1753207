// Cuts the grid into connected components.
#include "spellpath/component.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace spell {

std::vector<std::vector<Cell>> components_of(const Grid &grid) {
    std::vector<std::vector<Cell>> components;
    std::vector<bool> seen(grid.size());
    for (Cell first{0, 0}; first.r < grid.rows(); ++first.r)
        for (first.c = 0; first.c < grid.cols(); ++first.c) {
            if (grid.empty(first) || seen[grid.index(first)]) continue;
            // Flood fill: what can be reached from the first cell.
            std::vector<Cell> cells{first};
            seen[grid.index(first)] = true;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const Cell cell = cells[i];
                for (const Cell next : grid.touching(cell))
                    if (!seen[grid.index(next)] && linked(grid, cell, next)) {
                        seen[grid.index(next)] = true;
                        cells.push_back(next);
                    }
            }
            std::ranges::sort(cells);
            components.push_back(std::move(cells));
        }
    std::ranges::stable_sort(components, std::greater<>(), &std::vector<Cell>::size);
    return components;
}

Component component_of(const Grid &grid, std::vector<Cell> cells) {
    Component component;
    component.cells = std::move(cells);
    for (const Cell cell : component.cells) {
        Component::Node &vertex = component.vertices.emplace_back();
        vertex.colour = grid.at(cell) & 1;
        for (const Cell next : grid.touching(cell))
            if (linked(grid, cell, next)) {
                assert((grid.at(next) & 1) != vertex.colour);
                vertex.neighbours[vertex.degree++] = static_cast<Vertex>(
                    std::ranges::lower_bound(component.cells, next) - component.cells.begin());
            }
    }
    return component;
}

} // namespace spell
