// Layout: where the sieve's bit sets keep a state's bit.
//
// The sieve wants at least three rows (empty ones on top will do). It calls the top three the inner rows a, b
// and c, and those below them the outer rows. With the outer rows fixed, the states form a block; with a
// fixed as well, a layer of the block; with b fixed as well, a line of the layer. Within a block the bits lie
// without gaps in lexicographic order, and the block is filled up to whole words. So all blocks begin alike,
// whatever their bound for a: the larger bound only goes on where the smaller one ends. In the same way the
// blocks for the lengths of an outer row follow each other, and so on for the rows below.
#pragma once

#include "chomp/bits.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chomp {

class Layout {
  public:
    /// Takes the lengths of 3 to 9 rows, bottom first: the board that the states lie within.
    explicit Layout(std::vector<int> limits);

    int rows() const { return static_cast<int>(limits_.size()); }
    int outer_rows() const { return rows() - 3; }
    /// How long a row can be above one of length `bound`.
    int limit(int row, int bound) const { return std::min(limits_[at(row)], bound); }
    int limit(int row) const { return limits_[at(row)]; }

    /// The first bit of line b in a layer. For b one beyond the limit, the end of the largest layer.
    std::size_t line(int b) const { return lines_[at(b)]; }
    std::size_t line_bits(int b) const { return at(limit(rows() - 1, b)) + 1; }
    /// The first bit of layer a in a block. For a one beyond the limit, the end of the largest block.
    std::size_t layer(int a) const { return layers_[at(a)]; }
    std::size_t layer_bits(int a) const { return line(limit(rows() - 2, a) + 1); }
    std::size_t most_layer_bits() const { return lines_.back(); }
    /// The bits of a block over a row of length `bound`.
    std::size_t block_bits(int bound) const { return layer(limit(outer_rows(), bound) + 1); }

    /// The words for `row`, which is an outer row or the first inner one, and the rows above it, over a row
    /// of length `bound`; none for a negative bound. Saturates at most_words.
    std::size_t words(int row, int bound) const {
        return bound < 0 ? 0 : words_[at(row)][at(limit(row, bound))];
    }
    static constexpr std::size_t most_words = std::size_t{1} << 58;

    /// The inner rows of a bit in a block, and the bit's number in its layer.
    struct Inner {
        std::size_t a, b, c, in_layer;
    };
    /// For a bit of a block over a row shorter than word_bits.
    Inner near_inner(std::size_t bit) const {
        const Near near = near_[bit];
        return {near.a, near.b, near.c, near.in_layer};
    }
    /// For any bit. `earlier` may be those of any bit that is not behind this one; the nearer, the faster.
    Inner inner(std::size_t bit, const Inner &earlier) const {
        return bit < near_.size() ? near_inner(bit) : search_inner(bit, earlier);
    }

  private:
    static std::size_t at(int index) {
        assert(index >= 0);
        return static_cast<std::size_t>(index);
    }
    Inner search_inner(std::size_t bit, const Inner &earlier) const;

    /// The inner rows of a block's first bits, so that a load replaces two searches. None of the numbers is
    /// larger than the bit's.
    static constexpr std::size_t near_bits = std::size_t{1} << 16; // all blocks of 70 columns
    static_assert(near_bits > (word_bits + 2) * (word_bits + 1) * word_bits / 6);
    struct Near {
        std::uint16_t a, b, c, in_layer;
    };

    std::vector<int> limits_;
    std::vector<std::size_t> lines_, layers_;
    std::vector<std::vector<std::size_t>> words_;
    std::vector<Near> near_;
};

} // namespace chomp
