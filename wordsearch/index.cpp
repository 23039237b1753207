#include "wordsearch/index.h"

#include <algorithm>

namespace wordsearch {

namespace {

// The words that begin with the prefix that a node stands for, of so many letters: from `first` to before `last`.
struct Range {
    std::uint32_t node, first, last, length;
};

} // namespace

Index::Index(std::span<const std::string_view> words) : words_(words) {
    std::array<bool, 256> occurs{};
    for (const std::string_view word : words)
        if (word.size() >= 2)
            for (const char letter : word) occurs[static_cast<unsigned char>(letter)] = true;
    for (std::size_t byte = 0; byte < 256; ++byte)
        if (occurs[byte]) numbers_[byte] = static_cast<Letter>(letters_++);
    const auto power = [this](int exponent) {
        std::size_t result = 1;
        for (int i = 0; i < exponent; ++i) result *= letters_;
        return result;
    };
    while (depth_ > 2 && power(depth_) > std::size_t{1} << 20) --depth_;
    const auto depth = static_cast<std::size_t>(depth_);

    // The table, and the codes of which words go on beyond it. The words being sorted, so are their codes.
    looks_.resize(power(depth_));
    std::vector<std::uint32_t> codes;
    std::vector<Range> ranges; // of their words
    ranges.reserve(words.size() / 2);
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word.size() < 2) continue;
        std::size_t code = 0;
        for (std::size_t k = 0; k < std::min(depth, word.size()); ++k)
            code = code * letters_ + number_of(word[k]);
        if (word.size() <= depth) {
            const std::size_t span = power(depth_ - static_cast<int>(word.size()));
            const auto bit = std::uint8_t(1U << (word.size() - 2 + lengths_shift));
            for (std::size_t j = code * span; j < (code + 1) * span; ++j)
                looks_[j] = static_cast<std::uint8_t>((looks_[j] | bit) + 1);
            continue;
        }
        if (looks_[code] >> more_shift == 0) {
            looks_[code] |= 1U << more_shift;
            ranges.push_back(
                {static_cast<std::uint32_t>(codes.size()), i, i, static_cast<std::uint32_t>(depth)});
            codes.push_back(static_cast<std::uint32_t>(code));
        }
        ranges.back().last = i + 1;
    }
    offsets_.resize(looks_.size());
    bases_.resize((looks_.size() >> 5) + 1);
    for (std::uint32_t n = 0, group = 0, before = 0; n < codes.size(); ++n) {
        if (codes[n] >> 5 != group) {
            group = codes[n] >> 5;
            before = n;
        }
        bases_[group] = before;
        offsets_[codes[n]] = static_cast<std::uint8_t>(n - before);
    }

    // The nodes of the codes, and then in order those that their children make. Only those with children are looked
    // at again.
    const auto node_for = [&](const Range &range) {
        Node node;
        const std::uint32_t length = range.length;
        node.letter = number_of(words[range.first][length - 1]);
        node.word = words[range.first].size() == length;
        node.first = range.first + node.word;
        node.bucket = range.last - node.first <= bucket_size;
        if (node.bucket) {
            node.children = static_cast<std::uint8_t>(range.last - node.first);
            for (const std::string_view word : words.subspan(node.first, node.children))
                node.mask |= std::uint32_t{1} << (number_of(word[length]) & 31);
        }
        return node;
    };
    for (const Range &range : ranges) nodes_.push_back(node_for(range));
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const Range range = ranges[i];
        if (nodes_[range.node].bucket) continue;
        std::uint32_t mask = 0, word = nodes_[range.node].first;
        const auto first_child = static_cast<std::uint32_t>(nodes_.size());
        while (word < range.last) {
            Range part{static_cast<std::uint32_t>(nodes_.size()), word, word, range.length + 1};
            const char letter = words[word][range.length];
            while (part.last < range.last && words[part.last][range.length] == letter) ++part.last;
            word = part.last;
            nodes_.push_back(node_for(part));
            mask |= std::uint32_t{1} << (nodes_.back().letter & 31);
            if (!nodes_.back().bucket) ranges.push_back(part);
        }
        Node &node = nodes_[range.node];
        node.mask = mask;
        node.first = first_child;
        node.children = static_cast<std::uint8_t>(nodes_.size() - first_child);
    }
}

} // namespace wordsearch
