// What comes after the codes of a PrefixTable: a trie of the rest of the words.
//
// A node stands for a prefix of several words. The children of a node lie side by side. Where only a
// few words go on they are a bucket, and compared one by one: they lie side by side in the sorted list. A node's mask has
// a bit for each letter that goes on, which turns most strings away before anything else is read. Letters whose numbers
// are 32 apart share a bit.
#pragma once

#include "wordsearch/alphabet.h"
#include "wordsearch/prefix_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wordsearch {

class Trie {
  public:
    using Number = Alphabet::Number;
    static constexpr std::uint32_t bucket_size = 4;

    struct Node {
        std::uint32_t mask = 0;
        std::uint32_t first = 0;   // its first child, or the first word of the bucket
        Number letter = 0;         // the last of the prefix
        std::uint8_t children = 0; // how many, or how many words
        bool word = false;         // whether the prefix is a word
        bool bucket = false;
    };
    static_assert(sizeof(Node) == 12, "five to a cache line");

    /// The words must outlive the trie.
    Trie(std::span<const SoughtWord> words, const Alphabet &alphabet, const PrefixTable &table);

    /// The node of a code whose look says more().
    std::uint32_t node_of(std::uint32_t code) const { return bases_[code >> group_shift] + offsets_[code]; }
    const Node &node(std::uint32_t n) const { return nodes_[n]; }
    /// Whether the node may have a child of that letter. If not, it has none.
    bool may_go_on(std::uint32_t n, Number letter) const { return nodes_[n].mask >> (letter & 31) & 1; }
    /// The node's child, or 0, which is no node's child, if there is none. Not for a bucket.
    std::uint32_t child(std::uint32_t n, Number letter) const {
        const Node &node = nodes_[n];
        for (std::uint32_t i = node.first, end = i + node.children; i != end; ++i)
            if (nodes_[i].letter == letter) return i;
        return 0;
    }
    /// Calls found(length) for every word of the bucket whose letters after the first `length` stand at p and on.
    template <typename Found>
    void each_of_bucket(const Node &node, std::uint32_t length, const Number *p, std::ptrdiff_t step,
                        Found found) const {
        for (const SoughtWord &sought : words_.subspan(node.first, node.children)) {
            const std::string_view word = sought.letters;
            std::size_t same = length;
            for (const Number *letter = p; same < word.size() && alphabet_.number_of(word[same]) == *letter;
                 letter += step)
                ++same;
            if (same == word.size()) found(static_cast<std::uint32_t>(same));
        }
    }

  private:
    // A code's node is the base of its group of 32 codes and the nodes of those of the group before it, which are at most
    // 31 and so fit in a byte.
    static constexpr int group_shift = 5;

    /// The words that begin with the prefix of a node, of that many letters: from `first` to before `last`.
    struct Range {
        std::uint32_t node, first, last, length;
    };
    void number_codes(const PrefixTable &table);
    Node node_for(const Range &range) const;
    void add_children(std::vector<Range> &ranges, std::size_t of);

    std::span<const SoughtWord> words_;
    const Alphabet &alphabet_;
    std::vector<std::uint32_t> bases_;  // of every group: how many nodes the codes before have
    std::vector<std::uint8_t> offsets_; // of each code: how many nodes those before it in the group have
    std::vector<Node> nodes_;           // those of the codes in order, then what is below each
};

} // namespace wordsearch
