// What the fast method makes of the word list: a table of the first letters, and a trie of the rest.
//
// Letters are numbered: those that occur in the words from 1 on, by byte; 0 is any other letter, and the border of a
// Field. The first `depth` letters of a string make a code, the number whose digits in base `letters` they are, and a
// table tells for every code which of its prefixes are words and whether words go on beyond it. English has 27
// letters and so depth 4, a table of half a megabyte, which a processor keeps near.
//
// Beyond, a node stands for a prefix of several words; the children of a node lie side by side, level below level.
// Where only a few words go on they are a bucket, and compared one by one: they lie side by side in the list. A node's
// mask has a bit for each letter that goes on (letters 32 apart share one), which turns most strings away before
// anything else is read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace wordsearch {

class Index {
  public:
    using Letter = std::uint8_t;
    static constexpr int max_depth = 4;
    static constexpr std::uint32_t bucket_size = 4;

    struct Node {
        std::uint32_t mask = 0;
        std::uint32_t first = 0;   // its first child, or the first word of the bucket
        Letter letter = 0;         // the last of the prefix
        std::uint8_t children = 0; // how many, or how many words
        bool word = false;         // whether the prefix is a word
        bool bucket = false;
    };
    // An entry of the table: how many prefixes are words; of which lengths, from bit 2 on those of 2, 3 and 4 letters;
    // whether there are longer words.
    static constexpr unsigned count_bits = 3, lengths_shift = 2, lengths_bits = 7;
    static constexpr int more_shift = 7;

    /// Of the words, sorted by byte and each once, those of two letters or more. They must outlive the index.
    explicit Index(std::span<const std::string_view> words);

    int depth() const { return depth_; }
    unsigned letters() const { return letters_; }
    Letter number_of(char letter) const { return numbers_[static_cast<unsigned char>(letter)]; }
    std::uint8_t look(std::uint32_t code) const { return looks_[code]; }
    /// The node of a code that longer words begin with.
    std::uint32_t node_of(std::uint32_t code) const { return bases_[code >> 5] + offsets_[code]; }
    const Node &node(std::uint32_t n) const { return nodes_[n]; }
    /// Whether the node may have a child of that letter: if not, it has none.
    bool may_go_on(std::uint32_t n, Letter letter) const { return nodes_[n].mask >> (letter & 31) & 1; }
    /// The node's child, or 0, which is no node's child, when there is none. Not for a bucket.
    std::uint32_t child(std::uint32_t n, Letter letter) const {
        const Node &node = nodes_[n];
        for (std::uint32_t i = node.first, end = i + node.children; i != end; ++i)
            if (nodes_[i].letter == letter) return i;
        return 0;
    }
    /// Calls found(length) for every word of the bucket whose letters after the first `length` stand at p and on.
    template <typename Found>
    void each_of_bucket(const Node &node, std::uint32_t length, const Letter *p, std::ptrdiff_t step,
                        Found found) const {
        for (const std::string_view word : words_.subspan(node.first, node.children)) {
            std::size_t same = length;
            for (const Letter *letter = p; same < word.size() && number_of(word[same]) == *letter;
                 letter += step)
                ++same;
            if (same == word.size()) found(static_cast<std::uint32_t>(same));
        }
    }

    /// Calls found(length) for every word that begins at p and goes on in steps. There must be a border of
    /// max_depth - 1 zeros beyond the last letter. The same as the fast method, for one string.
    template <typename Found>
    void each_word(const Letter *p, std::ptrdiff_t step, Found found) const {
        std::uint32_t code = 0;
        for (int k = 0; k < depth_; ++k) code = code * letters_ + p[k * step];
        for (unsigned bits = looks_[code] >> lengths_shift & lengths_bits, length = 2; bits != 0;
             bits >>= 1, ++length)
            if (bits & 1) found(length);
        if (looks_[code] >> more_shift == 0) return;
        auto length = static_cast<std::uint32_t>(depth_); // of the prefix that the node stands for
        p += depth_ * step;
        for (std::uint32_t n = node_of(code); may_go_on(n, *p); p += step) {
            if (nodes_[n].bucket) return each_of_bucket(nodes_[n], length, p, step, found);
            n = child(n, *p);
            if (n == 0) return;
            ++length;
            if (nodes_[n].word) found(length);
        }
    }

  private:
    std::span<const std::string_view> words_;
    std::array<Letter, 256> numbers_{};
    unsigned letters_ = 1;
    int depth_ = max_depth;
    std::vector<std::uint8_t> looks_;   // of each code
    std::vector<std::uint32_t> bases_;  // of every 32 codes: how many nodes the codes before have
    std::vector<std::uint8_t> offsets_; // of each code: how many nodes those before it of the 32 have
    std::vector<Node> nodes_;           // of the codes in order, then level by level
};

} // namespace wordsearch
