// A table of the first letters of all strings: for each, which of its prefixes are words and whether words go on.
//
// The first `depth` letters of a string make a code, the number whose digits in base `base` they are. English has 27
// numbers with that of the border and so depth 4: half a megabyte, which a processor keeps near.
#pragma once

#include "wordsearch/alphabet.h"
#include "wordsearch/dictionary.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wordsearch {

/// What the table knows of a code, in bits.
struct Look {
    static constexpr int max_depth = 4;

    // How many prefixes of two to four letters are words, and which: the bit for two letters stands first.
    static constexpr unsigned count_mask = 3;
    static constexpr unsigned lengths_shift = 2, lengths_mask = 7;
    // Whether words go on beyond the code.
    static constexpr unsigned more_shift = 7;
    static_assert(max_depth - 2 + 1 == 3, "lengths 2 to max_depth have three bits, and their count has two");
    static_assert((count_mask | lengths_mask << lengths_shift) < 1U << more_shift);

    std::uint8_t bits = 0;

    unsigned count() const { return bits & count_mask; }
    /// Bit i is set if the prefix of 2 + i letters is a word.
    unsigned lengths() const { return bits >> lengths_shift & lengths_mask; }
    bool more() const { return bits >> more_shift != 0; }
    void add(std::size_t length) {
        assert(length >= 2 && length <= max_depth && count() < count_mask);
        bits = static_cast<std::uint8_t>((bits | 1U << (length - 2 + lengths_shift)) + 1);
    }
    void set_more() { bits |= 1U << more_shift; }
};
static_assert(sizeof(Look) == 1);

/// The words that go on beyond a code: from `first` to before `last` of the sorted list.
struct GoingOn {
    std::uint32_t code, first, last;
};

class PrefixTable {
  public:
    /// Of the words of two letters or more, sorted and each once.
    PrefixTable(std::span<const SoughtWord> words, const Alphabet &alphabet);

    /// How many letters make a code: from 2 to Look::max_depth.
    int depth() const { return depth_; }
    std::uint32_t base() const { return base_; }
    std::size_t size() const { return looks_.size(); }
    Look look(std::uint32_t code) const { return looks_[code]; }
    /// In the order of their codes.
    const std::vector<GoingOn> &going_on() const { return going_on_; }

  private:
    std::uint32_t base_;
    int depth_ = Look::max_depth;
    std::vector<Look> looks_;
    std::vector<GoingOn> going_on_;
};

} // namespace wordsearch
