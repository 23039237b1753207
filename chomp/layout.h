// Where the sieve's bit sets keep a state's bit: the sizes and offsets of their parts.
//
// The sieve wants 3 rows at least (empty ones on top will do), and calls the top three the inner rows a, b
// and c, and those below them the outer rows. With the outer rows fixed the states are a block, with a fixed
// too a layer of the block, with b too a line of the layer. A line, a layer and a block are bits without gaps
// in lexicographic order, and the block ends with its word. So all blocks with a certain bound for a begin
// alike, the larger bound only goes on where the smaller ends. The same holds one row further down for
// sequences of blocks, and so on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chomp {

class Layout {
  public:
    /// Takes the lengths of at least three rows, bottom first: the board that the states lie within.
    explicit Layout(std::vector<int> limits);

    int rows() const { return static_cast<int>(limits_.size()); }
    int outer_rows() const { return rows() - 3; }
    /// How long a row can be above one of length `bound`.
    int limit(int row, int bound) const { return std::min(limits_[at(row)], bound); }
    int limit(int row) const { return limits_[at(row)]; }

    /// The first bit of line b in a layer. Also for b one beyond the limit, where a layer ends.
    std::size_t line(int b) const { return lines_[at(b)]; }
    /// The first bit of layer a in a block. Also for a one beyond the limit, where a block ends.
    std::size_t layer(int a) const { return layers_[at(a)]; }
    std::size_t layer_bits(int a) const { return line(limit(rows() - 2, a) + 1); }
    std::size_t most_layer_bits() const { return lines_.back(); }
    /// The number of bits for `row`, which is an inner row or just above them, and those above it, over a row
    /// of length `bound`.
    std::size_t bits(int row, int bound) const;

    /// The number of words for `row`, which is an outer row or the first inner one, and those above it, over
    /// a row of length `bound`; none for a negative bound. At most most_words, which stands for any number
    /// from there on.
    std::size_t words(int row, int bound) const {
        return bound < 0 ? 0 : words_[at(row)][at(limit(row, bound))];
    }
    static constexpr std::size_t most_words = std::size_t{1} << 58;

    /// The line that a bit of a layer is in, given one that is not after it.
    int line_of(std::size_t bit, int line) const {
        if (bit < near_lines_.size()) return near_lines_[bit];
        if (this->line(line + 1) > bit) return line;
        // Not std::upper_bound: built with -D_GLIBCXX_DEBUG it looks at all lines, each time.
        return static_cast<int>(std::ranges::upper_bound(lines_.begin() + line, lines_.end(), bit) -
                                lines_.begin()) -
               1;
    }

  private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    std::vector<int> limits_;
    std::vector<std::size_t> lines_, layers_;
    std::vector<std::vector<std::size_t>> words_;
    std::vector<std::uint16_t> near_lines_; // the lines of a layer's first bits
};

} // namespace chomp
