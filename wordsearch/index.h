// What the fast method and the generator look words up in: a table of the first letters, and a trie of the rest.
//
// The first `depth` letters of a string make a code, the number whose digits in base `base` they are. The table has a byte
// for each code: which prefixes of the code are words, and whether words go on. English has 27 numbers with that of the
// border and so depth 4: half a megabyte, which a processor keeps near.
//
// A node of the trie stands for a prefix of words. The children of a node lie side by side. Where only one word goes on, the
// node is a leaf, and the rest of the word is compared. A node's mask has a bit for each letter that goes on, which turns
// most strings away before anything else is read. Letters whose numbers are 32 apart share a bit.
#pragma once

#include "wordsearch/letters.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A word to look for: its letters in numbers, and its text as it is listed. Lists are long, so it is small.
struct Word {
    explicit Word(std::u16string_view letters, std::string_view text = {})
        : letters_at(letters.data()), text_at(text.data()),
          text_size(static_cast<std::uint32_t>(text.size())),
          size(static_cast<std::uint16_t>(letters.size())) {
        assert(size == letters.size());
    }

    std::u16string_view letters() const { return {letters_at, size}; }
    std::string_view text() const { return {text_at, text_size}; }

    const Number *letters_at;
    const char *text_at;
    std::uint32_t text_size;
    std::uint16_t size;      // in letters
    std::uint16_t times = 1; // how often it is listed; at most 65535
};
static_assert(sizeof(Word) == 24);

/// What the table knows of a code, in bits.
struct Look {
    static constexpr int max_depth = 4;

    // How many prefixes of two to four letters are words, and which: the bit for two letters stands first.
    static constexpr unsigned count_mask = 3;
    static constexpr unsigned lengths_shift = 2, lengths_mask = 7;
    // Whether words go on beyond the code.
    static constexpr unsigned more_shift = 7;
    static_assert(max_depth - 2 + 1 == 3, "lengths 2 to max_depth have three bits, and their count has two");

    std::uint8_t bits = 0;

    /// Bit i is set if the prefix of 2 + i letters is a word.
    unsigned lengths() const { return bits >> lengths_shift & lengths_mask; }
    bool more() const { return bits >> more_shift != 0; }
    void add(std::size_t length) {
        assert(length >= 2 && length <= max_depth);
        bits = static_cast<std::uint8_t>((bits | 1U << (length - 2 + lengths_shift)) + 1);
    }
    void set_more() { bits |= 1U << more_shift; }
};
static_assert(sizeof(Look) == 1);

class Index {
  public:
    struct Node {
        std::uint32_t mask = 0;
        std::uint32_t first = 0;         // its first child; of a leaf the word
        Number letter = 0;               // the last of the prefix
        std::uint16_t children : 14 = 0; // how many
        std::uint16_t is_word : 1 = 0;   // whether the prefix is a word
        std::uint16_t is_leaf : 1 = 0;
    };
    static_assert(sizeof(Node) == 12, "five to a cache line");

    /// Of the words, sorted and each once; those of one letter are left out. All letters are below `numbers`. The words
    /// must outlive the index.
    Index(std::span<const Word> words, unsigned numbers);

    /// How many letters make a code: at most Look::max_depth.
    int depth() const { return depth_; }
    std::uint32_t base() const { return base_; }
    /// By code.
    const std::vector<Look> &looks() const { return looks_; }
    /// The word that is the code's prefix of that length, if its look has the length.
    std::uint32_t word_of(std::uint32_t code, std::size_t length) const {
        for (std::size_t i = length; i < static_cast<std::size_t>(depth_); ++i) code /= base_;
        return length == static_cast<std::size_t>(depth_) ? word_of_node(node_of(code))
                                                          : short_words_[length - 2][code];
    }
    std::size_t words() const { return words_.size(); }

    /// The node of a code whose look says more().
    std::uint32_t node_of(std::uint32_t code) const {
        const Group &group = groups_[code / group_size];
        const std::uint64_t before = group.has_node & ((std::uint64_t{1} << code % group_size) - 1);
        return group.first + static_cast<std::uint32_t>(std::popcount(before));
    }
    const Node &node(std::uint32_t n) const { return nodes_[n]; }
    /// The word that the node's prefix is, if it is one.
    std::uint32_t word_of_node(std::uint32_t n) const { return words_of_nodes_[n]; }
    /// Whether the node may have a child of that letter. If not, it has none.
    bool may_go_on(std::uint32_t n, Number letter) const { return nodes_[n].mask >> (letter & 31) & 1; }
    /// The node's child, or 0, which is no node's child, if there is none. Not for a leaf.
    std::uint32_t child(std::uint32_t n, Number letter) const {
        const Node &node = nodes_[n];
        for (std::uint32_t i = node.first, end = i + node.children; i != end; ++i)
            if (nodes_[i].letter == letter) return i;
        return 0;
    }
    /// The length of the leaf's word, if its letters after the first `length` stand at p and on; else 0.
    std::uint32_t length_of_leaf(const Node &leaf, std::uint32_t length, const Number *p,
                                 std::ptrdiff_t step) const {
        const std::u16string_view word = words_[leaf.first].letters();
        for (; length < word.size(); ++length, p += step)
            if (word[length] != *p) return 0;
        return length;
    }

    /// Calls found(word, length) for every word that begins at p and goes on in steps. Beyond the last letter are
    /// Look::max_depth - 1 zeros. This is the fast method for one string.
    template <typename Found>
    void each_word(const Number *p, std::ptrdiff_t step, Found found) const;

  private:
    /// The words that begin with the prefix of a node, of that many letters: from `first` to before `last`.
    struct Range {
        std::uint32_t node, first, last, length;
    };
    std::vector<Range> make_table();
    Node node_for(const Range &range) const;
    void add_children(std::vector<Range> &ranges, std::size_t of);
    std::size_t power(int exponent) const;

    std::span<const Word> words_;
    std::uint32_t base_;
    int depth_ = Look::max_depth;
    std::vector<Look> looks_;
    // Which of 64 codes have nodes, and the first of these. The nodes of the codes are in order.
    static constexpr std::uint32_t group_size = 64;
    struct Group {
        std::uint64_t has_node = 0;
        std::uint32_t first = 0;
    };
    std::vector<Group> groups_;
    // By code of their letters, the words of 2, 3, ... letters that are shorter than codes.
    std::array<std::vector<std::uint32_t>, Look::max_depth - 2> short_words_;
    std::vector<Node> nodes_;                   // those of the codes in order, then what is below each
    std::vector<std::uint32_t> words_of_nodes_; // the first word that begins with each prefix
};

template <typename Found>
void Index::each_word(const Number *p, std::ptrdiff_t step, Found found) const {
    std::uint32_t code = 0;
    for (int k = 0; k < depth_; ++k) code = code * base_ + p[k * step];
    const Look look = looks_[code];
    for (unsigned bits = look.lengths(), length = 2; bits != 0; bits >>= 1, ++length)
        if (bits & 1) found(word_of(code, length), length);
    if (!look.more()) return;
    auto length = static_cast<std::uint32_t>(depth_); // of the prefix that the node stands for
    p += depth_ * step;
    for (std::uint32_t n = node_of(code); may_go_on(n, *p); p += step) {
        if (nodes_[n].is_leaf) {
            const std::uint32_t whole = length_of_leaf(nodes_[n], length, p, step);
            if (whole > 0) found(nodes_[n].first, whole);
            return;
        }
        n = child(n, *p);
        if (n == 0) return;
        ++length;
        if (nodes_[n].is_word) found(word_of_node(n), length);
    }
}

} // namespace wordsearch
