#include "wordsearch/index.h"

#include <algorithm>
#include <bit>

namespace wordsearch {

Index::Index(std::span<const Word> words, unsigned numbers)
    : words_(words), bits_(static_cast<unsigned>(std::bit_width(numbers - 1))) {
    // A larger table would not stay near the processor. A table of few words need not be large: with 16 codes for each word
    // most strings go on no further, and up to 2^15 codes stay nearest.
    const std::size_t most_codes =
        std::clamp(std::bit_ceil(16 * words.size()), std::size_t{1} << 15, std::size_t{1} << 20);
    while (depth_ > 1 && std::size_t{1} << bits_ * depth_ > most_codes) --depth_;
    looks_.resize(std::size_t{1} << bits_ * depth_);
    groups_.resize(looks_.size() / group_size + 1);
    for (unsigned length = 2; length < depth_; ++length)
        short_words_[length - 2].resize(std::size_t{1} << bits_ * length);

    next_two_.reserve(words.size());

    // The words are sorted, and so are their codes.
    std::uint32_t last_code = UINT32_MAX;
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        const std::u16string_view word = words[i].letters();
        const auto letter_at = [word](std::size_t at) { return at < word.size() ? word[at] : Number(0); };
        next_two_.push_back(two_letters(letter_at(depth_), letter_at(depth_ + 1)));
        if (word.size() < 2) continue;
        std::uint32_t code = 0;
        for (const Number letter : word.substr(0, depth_)) {
            assert(letter < numbers);
            code = append(code, letter);
        }
        if (word.size() < depth_) {
            // All strings that begin with the word.
            const std::size_t shift = bits_ * (depth_ - word.size());
            for (std::size_t j = std::size_t{code} << shift; j < std::size_t{code + 1} << shift; ++j)
                looks_[j].add(word.size());
            short_words_[word.size() - 2][code] = i;
            continue;
        }
        if (code != last_code) {
            assert(last_code == UINT32_MAX || last_code < code);
            Group &group = groups_[code / group_size];
            if (group.has_range == 0) group.first = static_cast<std::uint32_t>(longer_.size());
            group.has_range |= std::uint64_t{1} << code % group_size;
            last_code = code;
            longer_.push_back({0, i, i});
        }
        Range &range = longer_.back();
        range.last = i + 1;
        if (word.size() == depth_) {
            looks_[code].add(depth_);
            range.first = i + 1;
        } else {
            looks_[code].set_more();
            range.mask |= std::uint32_t{1} << (word[depth_] & 31);
        }
    }
}

} // namespace wordsearch
