// The hex-like grid of the spell family (CS302 Lab A, "SpellSeeker").
//
// A grid is rows x cols cells. A cell holds one byte; '-' is an empty cell. (r,c) is row r from the top, column c
// from the left, both from 0. The even columns sit half a cell lower than the odd ones, so a cell touches
//
//     (r-1,c) (r+1,c) (r,c-1) (r,c+1), and (r+1,c-1) (r+1,c+1) for even c, (r-1,c-1) (r-1,c+1) for odd c.
//
// Two cells that touch are adjacent when their bytes, read as numbers from 0 to 255, differ by exactly one.
// Hence every edge joins an odd byte to an even one: the graph is bipartite, and it is planar.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>

namespace spell {

struct Cell {
    int r, c;
    bool operator==(const Cell &) const = default;
};

class Grid {
  public:
    Grid() = default;

    /// Adds a row. All rows have as many cells, and there are fewer than 2^31 cells.
    void add_row(std::string_view cells);

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    std::string_view row(int r) const {
        assert(0 <= r && r < rows_);
        const auto cols = static_cast<std::size_t>(cols_);
        return std::string_view(cells_).substr(static_cast<std::size_t>(r) * cols, cols);
    }
    unsigned char at(Cell cell) const { return static_cast<unsigned char>(cells_[index(cell)]); }

    bool contains(Cell cell) const { return cell.r >= 0 && cell.r < rows_ && cell.c >= 0 && cell.c < cols_; }
    bool empty(Cell cell) const { return at(cell) == '-'; }
    /// The cell's number in row-major order.
    std::size_t index(Cell cell) const {
        assert(contains(cell));
        return static_cast<std::size_t>(cell.r) * static_cast<std::size_t>(cols_) +
               static_cast<std::size_t>(cell.c);
    }
    /// How many cells there are.
    std::size_t size() const { return cells_.size(); }

  private:
    int rows_ = 0, cols_ = 0;
    std::string cells_; // row by row
};

/// Where the six cells that touch `cell` are, on the grid or off it.
std::array<Cell, 6> touching(Cell cell);

/// Whether a and b touch.
bool touch(Cell a, Cell b);

/// Whether the bytes of a and b, both on the grid, differ by exactly one.
bool values_differ_by_one(const Grid &grid, Cell a, Cell b);

/// Whether a path may step between a and b, which touch and are on the grid: neither is empty, and the values
/// fit.
bool linked(const Grid &grid, Cell a, Cell b);

} // namespace spell
