// Slice: the sieve's work on all states with one length of the bottom row. What it does and why is in
// sieve.cpp.
#pragma once

#include "chomp/bits.h"
#include "chomp/layout.h"
#include "chomp/word_array.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chomp {

constexpr std::size_t most_rows = 9, most_outer_rows = most_rows - 3;
using Rows = std::array<int, most_rows>; // lengths, bottom first

/// The set of the bottom row. All slices share it. It lies in parts, one for each length of row 1, and exists
/// as far as the slices have got: the slice x adds part x, and the last slice frees each part behind it.
/// With fewer than two outer rows it is a single part.
class BottomSet {
  public:
    explicit BottomSet(const Layout &layout);
    static std::size_t part_words(const Layout &layout, int part);

    WordArray &part(int part) { return parts_[static_cast<std::size_t>(part)]; }
    /// Frees a part, or nothing if there are no outer rows.
    void free(int part) {
        if (!parts_.empty()) this->part(part) = WordArray();
    }

  private:
    std::vector<WordArray> parts_;
};

class Slice {
  public:
    /// The states whose bottom row is `length` long. `set` must outlive the slice.
    Slice(const Layout &layout, BottomSet &set, int length);

    int length() const { return length_; }
    /// The lengths of row 1, from 0: a step each. One step in all with fewer than two outer rows.
    int steps() const { return steps_; }
    int steps_done() const { return steps_done_; }
    /// Takes the next step. With row 1 at u, it needs the slice before this one to have done step u, if it has
    /// one.
    void step();

    std::uint64_t states() const { return states_; }
    std::uint64_t losses() const { return losses_; }
    /// Its LOSSes that a move in the whole board leads to.
    const std::vector<Rows> &wins() const { return wins_; }

    /// The words of the slice's own sets once row 1 has got to `second`.
    static std::uint64_t own_words(const Layout &layout, int length, int second);

  private:
    /// For each outer row, where its set's bits for the present lengths of the outer rows begin. Beyond the
    /// outer rows it repeats row 0's place, so that there are always six places to combine.
    using Places = std::array<Word *, most_outer_rows>;

    /// The lengths c from which a move in row b reaches a LOSS, in the present layer; all below 64.
    class NearLengths {
      public:
        /// Its lowest bit is for c.
        Word from(std::size_t c) const { return word_ >> c; }
        void add(std::size_t c) { word_ |= Word{1} << c; }
        void add_from(std::size_t c) { word_ |= ones_from(c); }
        void clear_unless(bool condition) { word_ &= ~Word{0} * condition; }

      private:
        Word word_ = 0;
    };
    /// The same for lengths up to `most`.
    class Lengths {
      public:
        explicit Lengths(int most) : words_(static_cast<std::size_t>(most) / word_bits + 2) {}
        Word from(std::size_t c) const { return bits_from(words_.data(), c); }
        void add(std::size_t c) { set_bit(words_.data(), c); }
        void add_from(std::size_t c) {
            const std::size_t word = c / word_bits;
            words_[word] |= ones_from(c % word_bits);
            std::fill(words_.begin() + static_cast<std::ptrdiff_t>(word) + 1, words_.end(), ~Word{0});
        }
        void clear_unless(bool condition) {
            if (!condition) std::fill(words_.begin(), words_.end(), 0);
        }

        /// The set in the layer's word that begins at bit `base`, for the line from `start` to `end`.
        Word as_line(std::size_t base, std::size_t start, std::size_t end) const {
            const Word word =
                start < base ? bits_from(words_.data(), base - start) : words_[0] << (start - base);
            return end < base + word_bits ? word & ~ones_from(end - base) : word;
        }

      private:
        std::vector<Word> words_; // and one that bits_from may read
    };
    struct Block {
        const Places &places;
        int cut, b_limit;
        std::size_t skip_to; // no LOSS before this bit
        std::size_t layer;   // of the last state
        bool found;
    };
    /// So that the lists stay in the processor's first caches.
    static constexpr std::size_t words_at_a_time = 128;

    void with_row(int row, int length, Places places, int cut);
    void extend(int row, int length);
    void copy_cut(Word *to, const Word *from_end, int above, int length) const;
    void copy_cut_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end,
                       int length) const;
    template <typename RowB>
    void cross_out(Layout::Inner inner, RowB &row_b, int b_limit);
    void scan_only_block();
    void scan_block(int bound, const Places &places, int cut);
    std::size_t list_open(const Places &places, std::size_t from, std::size_t to, std::size_t bits);
    template <typename RowB>
    void scan_open(Block &block, std::size_t listed, RowB &row_b);
    void note_win(int cut, Layout::Inner inner);

    const Layout &layout_;
    BottomSet &bottom_;
    const int outer_; // the number of outer rows
    const int length_, steps_;
    int steps_done_ = 0;
    std::vector<WordArray> own_;                 // the sets of the outer rows 1, 2, ...
    std::array<Word *, most_outer_rows> sets_{}; // the same, by row; row 0's is in parts
    std::vector<Word> row_a_;                    // the pairs (b, c) that row a crosses out, as in a layer
    NearLengths near_;
    Lengths far_;
    std::array<std::uint32_t, words_at_a_time * word_bits + 4> open_;
    Rows rows_{}; // the present lengths
    std::uint64_t states_ = 0, losses_ = 0;
    std::vector<Rows> wins_;
};

} // namespace chomp
