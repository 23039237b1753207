// What the fast method and the generator look words up on.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/index.h"

#include <cstddef>
#include <vector>

namespace wordsearch {

/// A grid in the numbers of an index, with a border of zeros as wide as the index looks ahead.
class Field {
  public:
    using Letter = Index::Letter;
    static constexpr int border = Index::max_depth - 1;

    /// A field of zeros. Behind its last row it has `slack` bytes that may be read.
    Field(int rows, int cols, std::size_t slack = 0)
        : stride_(cols + border),
          letters_(static_cast<std::size_t>(rows + 2 * border) * static_cast<std::size_t>(stride_) + border +
                   slack) {}
    Field(const Grid &grid, const Index &index, std::size_t slack) : Field(grid.rows(), grid.cols(), slack) {
        for (int r = 0; r < grid.rows(); ++r) {
            Letter *to = at(r, 0);
            for (const char letter : grid.row(r)) *to++ = index.number_of(letter);
        }
    }

    /// How far it is to the next letter in a direction.
    std::ptrdiff_t step(std::size_t direction) const {
        return steps[direction].r * stride_ + steps[direction].c;
    }
    Letter *at(int r, int c) { return letters_.data() + index(r, c); }
    const Letter *at(int r, int c) const { return letters_.data() + index(r, c); }
    const Letter *begin() const { return letters_.data(); }

  private:
    // The border on the right of a row is that on the left of the next.
    std::ptrdiff_t index(int r, int c) const { return (r + border) * stride_ + border + c; }

    std::ptrdiff_t stride_;
    std::vector<Letter> letters_;
};

} // namespace wordsearch
