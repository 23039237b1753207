// Where a state's bit lies in the sets. In the set of row i, the sequences of the rows above it lie in
// lexicographic order, so that a larger bound for a row only continues where the smaller one ends. Blocks are
// filled up to whole words.
#pragma once

#include "chomp/board.h"
#include "chomp/set.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace chomp {

class Layout {
  public:
    /// Takes the lengths of at least three rows, bottom first, and how many of them are inner rows: at least
    /// one, and not row 0.
    Layout(Lengths limits, std::size_t inner);

    std::size_t rows() const { return limits_.size(); }
    std::size_t outer() const { return outer_; }
    std::size_t limit(std::size_t row) const { return limits_[row]; }
    /// How long a row can be above one of length `bound`.
    std::size_t limit(std::size_t row, std::size_t bound) const { return std::min(limit(row), bound); }

    /// For an inner row, or one from 2 on: the bits of the sequences in which this row, the first of them, is
    /// shorter.
    std::size_t start(std::size_t row, std::size_t length) const { return starts_[row][length]; }
    /// The bits of all sequences of this row and those above it, over a row of length `bound`.
    std::size_t bits(std::size_t row, std::size_t bound) const {
        return row == rows() ? 1 : start(row, limit(row, bound) + 1); // above the top row one, of no rows
    }
    /// The same in a set, where a block takes whole words.
    std::size_t padded(std::size_t row, std::size_t bound) const {
        const std::size_t exact = bits(row, bound);
        return row == outer_ ? words_for(exact) * word_bits : exact;
    }
    std::size_t words(std::size_t row, std::size_t bound) const { return padded(row, bound) / word_bits; }
    /// The places in a layer whose row is this long.
    std::size_t places(std::size_t length) const { return bits(outer_ + 1, length); }

    /// Extends the set of an outer row that grows to this length, or begins it anew for length 0.
    void extend(Word *set, std::size_t row, std::size_t length) const {
        if (length == 0) *set = 0;
        if (length == 0 || length > limit(row + 1)) return;
        const std::size_t end = start(row + 1, length);
        grow(set, end, set, end, row + 2, length);
    }

    /// Appends to a set, at `to_bit`, the sequences whose first row has grown to `length`. The old ones end
    /// at `from_end`; `above` is the row after the first.
    void grow(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end, std::size_t above,
              std::size_t length) const;

    /// The lengths of an inner row and of those above it, from their bit among all sequences of these rows.
    void find(std::size_t bit, std::size_t row, Lengths &lengths) const;

  private:
    Lengths limits_;
    std::size_t outer_;
    std::vector<std::vector<std::size_t>> starts_; // by row and length
};

} // namespace chomp
