#include "spellpath/grid.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace spell {

void Grid::add_row(std::string_view cells) {
    assert(rows_ == 0 || cells.size() == static_cast<std::size_t>(cols_));
    assert(cells_.size() + cells.size() <= std::numeric_limits<int>::max());
    cells_ += cells;
    cols_ = static_cast<int>(cells.size());
    ++rows_;
}

std::array<Cell, 6> touching(Cell cell) {
    const auto [r, c] = cell;
    const int diagonal = c % 2 == 0 ? r + 1 : r - 1;
    return {{{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}, {diagonal, c - 1}, {diagonal, c + 1}}};
}

bool touch(Cell a, Cell b) {
    const auto around = touching(a);
    return std::find(around.begin(), around.end(), b) != around.end();
}

bool values_differ_by_one(const Grid &grid, Cell a, Cell b) {
    const int difference = grid.at(a) - grid.at(b);
    return difference == 1 || difference == -1;
}

bool linked(const Grid &grid, Cell a, Cell b) {
    return !grid.empty(a) && !grid.empty(b) && values_differ_by_one(grid, a, b);
}

} // namespace spell
