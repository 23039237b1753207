// The puzzle as it is written: a grid of cells, (r, c) from 0 at the top left.
//
// Most grids have a byte a cell. Where cells are other letters than those of ASCII, each has the number of a text, which
// is the letter as it was typed.
#pragma once

#include "wordsearch/shell.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wordsearch {

class Grid {
  public:
    /// A grid of bytes, row by row. Throws nothing; there must be rows * cols of them, at least one.
    Grid(int rows, int cols, shell::Text bytes) : rows_(rows), cols_(cols), bytes_(std::move(bytes)) {
        assert(rows > 0 && cols > 0 && bytes_.size() == size());
    }
    /// A grid whose cells are numbers of texts.
    Grid(int rows, int cols, std::vector<std::uint32_t> cells, std::vector<std::string> texts)
        : rows_(rows), cols_(cols), cells_(std::move(cells)), texts_(std::move(texts)) {
        assert(rows > 0 && cols > 0 && cells_.size() == size() && !texts_.empty());
    }

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    std::size_t size() const { return static_cast<std::size_t>(rows_) * static_cast<std::size_t>(cols_); }
    bool contains(int r, int c) const { return r >= 0 && r < rows_ && c >= 0 && c < cols_; }
    /// Where the cell is if the rows stand one after the other.
    std::size_t index(int r, int c) const {
        return static_cast<std::size_t>(r) * static_cast<std::size_t>(cols_) + static_cast<std::size_t>(c);
    }

    /// Whether every cell is a byte.
    bool of_bytes() const { return texts_.empty(); }
    /// For a grid of bytes.
    char at(int r, int c) const { return bytes_[index(r, c)]; }
    std::string_view row(int r) const {
        return {bytes_.data() + index(r, 0), static_cast<std::size_t>(cols_)};
    }
    std::string_view bytes() const { return shell::view_of(bytes_); }
    /// For other grids.
    const std::vector<std::uint32_t> &cells() const { return cells_; }
    const std::vector<std::string> &texts() const { return texts_; }
    /// The cell as it was typed.
    std::string_view text(int r, int c) const {
        return of_bytes() ? std::string_view(&bytes_[index(r, c)], 1) : texts_[cells_[index(r, c)]];
    }

  private:
    int rows_, cols_;
    shell::Text bytes_;
    std::vector<std::uint32_t> cells_;
    std::vector<std::string> texts_;
};

} // namespace wordsearch
