#include "wordsearch/trie.h"

#include <cassert>

namespace wordsearch {

Trie::Trie(std::span<const SoughtWord> words, const Alphabet &alphabet, const PrefixTable &table)
    : words_(words), alphabet_(alphabet) {
    number_codes(table);
    // The nodes of the codes, and behind them what comes below each, code by code: so the words of a code are read once
    // from memory.
    nodes_.reserve(words.size());
    nodes_.resize(table.going_on().size());
    std::vector<Range> ranges; // of the nodes with children
    for (std::uint32_t n = 0; const GoingOn &going : table.going_on()) {
        const Range range{n, going.first, going.last, static_cast<std::uint32_t>(table.depth())};
        nodes_[n] = node_for(range);
        ranges.clear();
        if (!nodes_[n].bucket) ranges.push_back(range);
        for (std::size_t i = 0; i < ranges.size(); ++i) add_children(ranges, i);
        ++n;
    }
}

void Trie::number_codes(const PrefixTable &table) {
    offsets_.resize(table.size());
    bases_.resize((table.size() >> group_shift) + 1);
    std::uint32_t n = 0, group = 0, before = 0;
    for (const GoingOn &going : table.going_on()) {
        if (going.code >> group_shift != group) {
            group = going.code >> group_shift;
            before = n;
        }
        assert(n - before < 1U << group_shift);
        bases_[group] = before;
        offsets_[going.code] = static_cast<std::uint8_t>(n++ - before);
    }
}

Trie::Node Trie::node_for(const Range &range) const {
    Node node;
    const std::uint32_t length = range.length;
    const auto letter = [&](std::uint32_t word, std::uint32_t at) {
        return alphabet_.number_of(words_[word].letters[at]);
    };
    node.letter = letter(range.first, length - 1);
    node.word = words_[range.first].letters.size() == length;
    node.first = range.first + node.word;
    node.bucket = range.last - node.first <= bucket_size;
    if (node.bucket) {
        node.children = static_cast<std::uint8_t>(range.last - node.first);
        for (std::uint32_t word = node.first; word < range.last; ++word)
            node.mask |= std::uint32_t{1} << (letter(word, length) & 31);
    }
    return node;
}

void Trie::add_children(std::vector<Range> &ranges, std::size_t of) {
    const Range range = ranges[of];
    std::uint32_t mask = 0, word = nodes_[range.node].first;
    const auto first_child = static_cast<std::uint32_t>(nodes_.size());
    while (word < range.last) {
        Range part{static_cast<std::uint32_t>(nodes_.size()), word, word, range.length + 1};
        const char letter = words_[word].letters[range.length];
        while (part.last < range.last && words_[part.last].letters[range.length] == letter) ++part.last;
        word = part.last;
        nodes_.push_back(node_for(part));
        mask |= std::uint32_t{1} << (nodes_.back().letter & 31);
        if (!nodes_.back().bucket) ranges.push_back(part);
    }
    Node &node = nodes_[range.node];
    node.mask = mask;
    node.first = first_child;
    assert(nodes_.size() - first_child < 256);
    node.children = static_cast<std::uint8_t>(nodes_.size() - first_child);
}

} // namespace wordsearch
