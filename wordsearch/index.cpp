#include "wordsearch/index.h"

#include <algorithm>

namespace wordsearch {

Index::Index(std::span<const Word> words, unsigned numbers) : words_(words), base_(numbers) {
    // A larger table would not stay near the processor. A table of few words need not be large: with 16 codes for each word
    // most strings go on no further, and up to 2^15 codes stay nearest.
    const std::size_t most_codes = std::clamp(16 * words.size(), std::size_t{1} << 15, std::size_t{1} << 20);
    while (depth_ > 1 && power(depth_) > most_codes) --depth_;
    const std::vector<Range> codes = make_table();

    // The nodes of the codes, and behind them what comes below each, code by code: so the words of a code are read once
    // from memory.
    nodes_.reserve(2 * words.size()); // what is not used costs nothing
    words_of_nodes_.reserve(2 * words.size());
    nodes_.resize(codes.size());
    for (const Range &range : codes) words_of_nodes_.push_back(range.first);
    std::vector<Range> ranges; // of the nodes with children
    for (const Range &range : codes) {
        nodes_[range.node] = node_for(range);
        ranges.clear();
        if (!nodes_[range.node].is_leaf) ranges.push_back(range);
        for (std::size_t i = 0; i < ranges.size(); ++i) add_children(ranges, i);
    }
}

std::size_t Index::power(int exponent) const {
    std::size_t result = 1;
    for (int i = 0; i < exponent; ++i) result *= base_;
    return result;
}

/// Fills the table, and returns the words of each code that a node is needed for: those that are not shorter than codes.
std::vector<Index::Range> Index::make_table() {
    const auto depth = static_cast<std::size_t>(depth_);
    looks_.resize(power(depth_));
    groups_.resize(looks_.size() / group_size + 1);
    for (std::size_t length = 2; length < depth; ++length)
        short_words_[length - 2].resize(power(static_cast<int>(length)));

    // The words are sorted, and so are their codes.
    std::vector<Range> codes;
    std::size_t last_code = SIZE_MAX;
    for (std::uint32_t i = 0; i < words_.size(); ++i) {
        const std::u16string_view word = words_[i].letters();
        if (word.size() < 2) continue;
        std::size_t code = 0;
        for (const Number letter : word.substr(0, depth)) {
            assert(letter < base_);
            code = code * base_ + letter;
        }
        if (word.size() < depth) {
            // All strings that begin with the word.
            const std::size_t span = power(depth_ - static_cast<int>(word.size()));
            for (std::size_t j = code * span; j < (code + 1) * span; ++j) looks_[j].add(word.size());
            short_words_[word.size() - 2][code] = i;
            continue;
        }
        if (code != last_code) {
            assert(last_code == SIZE_MAX || last_code < code);
            const auto node = static_cast<std::uint32_t>(codes.size());
            Group &group = groups_[code / group_size];
            if (group.has_node == 0) group.first = node;
            group.has_node |= std::uint64_t{1} << code % group_size;
            last_code = code;
            codes.push_back({node, i, i, static_cast<std::uint32_t>(depth)});
        }
        codes.back().last = i + 1;
        if (word.size() == depth) looks_[code].add(depth);
        else looks_[code].set_more();
    }
    return codes;
}

Index::Node Index::node_for(const Range &range) const {
    Node node;
    const std::uint32_t length = range.length;
    const std::u16string_view word = words_[range.first].letters();
    node.letter = word[length - 1];
    node.is_word = word.size() == length;
    node.first = range.first + node.is_word;
    node.is_leaf = range.last == node.first + 1;
    if (node.is_leaf) node.mask = std::uint32_t{1} << (words_[node.first].letters()[length] & 31);
    return node;
}

void Index::add_children(std::vector<Range> &ranges, std::size_t of) {
    const Range range = ranges[of];
    std::uint32_t mask = 0, word = nodes_[range.node].first;
    const auto first_child = static_cast<std::uint32_t>(nodes_.size());
    while (word < range.last) {
        Range part{static_cast<std::uint32_t>(nodes_.size()), word, word, range.length + 1};
        const Number letter = words_[word].letters()[range.length];
        while (part.last < range.last && words_[part.last].letters()[range.length] == letter) ++part.last;
        word = part.last;
        nodes_.push_back(node_for(part));
        words_of_nodes_.push_back(part.first);
        mask |= std::uint32_t{1} << (letter & 31);
        if (!nodes_.back().is_leaf) ranges.push_back(part);
    }
    Node &node = nodes_[range.node];
    node.mask = mask;
    node.first = first_child;
    const std::size_t children = nodes_.size() - first_child;
    assert(children < 1U << 14);
    node.children = static_cast<std::uint16_t>(children) & 0x3FFF;
}

} // namespace wordsearch
