// A grid in the numbers of an alphabet, with a border of zeros as wide as a PrefixTable looks ahead.
#pragma once

#include "wordsearch/alphabet.h"
#include "wordsearch/grid.h"
#include "wordsearch/match.h"
#include "wordsearch/prefix_table.h"

#include <cstddef>
#include <vector>

namespace wordsearch {

class PaddedGrid {
  public:
    using Number = Alphabet::Number;
    static constexpr int border = Look::max_depth - 1;

    /// A grid of zeros. Behind its last row it has `slack` bytes that may be read.
    PaddedGrid(int rows, int cols, std::size_t slack = 0)
        : stride_(cols + border),
          numbers_(static_cast<std::size_t>(rows + 2 * border) * static_cast<std::size_t>(stride_) + border +
                   slack) {}
    /// The numbers of a grid of codes.
    PaddedGrid(const Grid &grid, const Alphabet &alphabet, std::size_t slack)
        : PaddedGrid(grid.rows(), grid.cols(), slack) {
        for (int r = 0; r < grid.rows(); ++r) {
            Number *to = at(r, 0);
            for (const char letter : grid.row(r)) *to++ = alphabet.number_of(letter);
        }
    }

    /// How far it is to the next letter in a direction.
    std::ptrdiff_t step(std::size_t direction) const {
        return steps[direction].r * stride_ + steps[direction].c;
    }
    Number *at(int r, int c) { return numbers_.data() + index(r, c); }
    const Number *at(int r, int c) const { return numbers_.data() + index(r, c); }
    const Number *begin() const { return numbers_.data(); }

  private:
    // The border on the right of a row is that on the left of the next.
    std::ptrdiff_t index(int r, int c) const { return (r + border) * stride_ + border + c; }

    std::ptrdiff_t stride_;
    std::vector<Number> numbers_;
};

} // namespace wordsearch
