#include "wordsearch/index.h"

#include <algorithm>

namespace wordsearch {

// The words that begin with one prefix: those numbered from `first` to before `last`.
namespace {
struct Range {
    std::uint32_t first, last;
};
} // namespace

Index::Index(std::span<const std::string_view> words) {
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

    // The table, and the ranges of the words that go on beyond it. The words being sorted, so are their codes.
    looks_.resize(power(depth_));
    std::vector<Range> level, below;
    std::vector<std::uint32_t> codes;
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
            codes.push_back(static_cast<std::uint32_t>(code));
            level.push_back({i, i});
        }
        level.back().last = i + 1;
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

    // Level by level, the children of a level's nodes in order make the next level.
    nodes_.reserve(words.size() * 2);
    nodes_.resize(level.size());
    std::size_t level_start = 0;
    for (std::size_t length = depth; !level.empty(); ++length) {
        below.clear();
        const std::size_t level_end = nodes_.size();
        for (std::size_t n = level_start; n < level_end; ++n) {
            auto [first, last] = level[n - level_start];
            nodes_[n].word = words[first].size() == length;
            first += nodes_[n].word;
            if (first == last) continue;
            if (last - first == 1) {
                nodes_[n].tail = true;
                nodes_[n].mask = std::uint32_t{1} << (number_of(words[first][length]) & 31);
                nodes_[n].first = static_cast<std::uint32_t>(tails_.size());
                for (const char letter : words[first].substr(length)) tails_.push_back(number_of(letter));
                tails_.push_back(0);
                continue;
            }
            nodes_[n].first = static_cast<std::uint32_t>(nodes_.size());
            while (first < last) {
                const char letter = words[first][length];
                std::uint32_t end = first + 1;
                while (end < last && words[end][length] == letter) ++end;
                Node child;
                child.letter = number_of(letter);
                nodes_[n].mask |= std::uint32_t{1} << (child.letter & 31);
                ++nodes_[n].children;
                nodes_.push_back(child);
                below.push_back({first, end});
                first = end;
            }
        }
        level_start = level_end;
        level.swap(below);
    }
}

Field::Field(const Grid &grid, const Index &index, std::size_t slack)
    : Field(grid.rows(), grid.cols(), slack) {
    for (int r = 0; r < grid.rows(); ++r) {
        Letter *to = at(r, 0);
        for (const char letter : grid.row(r)) *to++ = index.number_of(letter);
    }
}

} // namespace wordsearch
