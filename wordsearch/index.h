// What the fast method and the generator look words up in: a table of the first letters, and a trie of the rest.
#pragma once

#include "wordsearch/alphabet.h"
#include "wordsearch/prefix_table.h"
#include "wordsearch/trie.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace wordsearch {

struct Index {
    /// Of the words, sorted and each letters once; those of one letter are left out. They must outlive the index, which
    /// cannot be moved. It is made sooner if the words are known to have no more than `most_letters` different letters.
    explicit Index(std::span<const SoughtWord> words, std::size_t most_letters = 256)
        : alphabet(words, most_letters), table(words, alphabet), trie(words, alphabet, table) {}
    Index(const Index &) = delete;
    Index &operator=(const Index &) = delete;

    const Alphabet alphabet;
    const PrefixTable table;
    const Trie trie;

    /// Calls found(length) for every word that begins at p and goes on in steps. There must be a border of
    /// Look::max_depth - 1 zeros beyond the last letter. This is the fast method for one string.
    template <typename Found>
    void each_word(const Alphabet::Number *p, std::ptrdiff_t step, Found found) const {
        std::uint32_t code = 0;
        for (int k = 0; k < table.depth(); ++k) code = code * table.base() + p[k * step];
        const Look look = table.look(code);
        for (unsigned bits = look.lengths(), length = 2; bits != 0; bits >>= 1, ++length)
            if (bits & 1) found(length);
        if (!look.more()) return;
        auto length = static_cast<std::uint32_t>(table.depth()); // of the prefix that the node stands for
        p += table.depth() * step;
        for (std::uint32_t n = trie.node_of(code); trie.may_go_on(n, *p); p += step) {
            if (trie.node(n).bucket) return trie.each_of_bucket(trie.node(n), length, p, step, found);
            n = trie.child(n, *p);
            if (n == 0) return;
            ++length;
            if (trie.node(n).word) found(length);
        }
    }
};

} // namespace wordsearch
