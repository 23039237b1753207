#include "wordsearch/prefix_table.h"

#include <algorithm>
#include <cstring>

namespace wordsearch {

PrefixTable::PrefixTable(std::span<const SoughtWord> words, const Alphabet &alphabet)
    : base_(alphabet.size()) {
    // More would not stay near the processor. A table of few words need not be large: with 16 codes for each word most
    // strings go on no further, and up to 2^15 codes stay nearest.
    const std::size_t most_codes = std::clamp(16 * words.size(), std::size_t{1} << 15, std::size_t{1} << 20);
    const auto power = [this](int exponent) {
        std::size_t result = 1;
        for (int i = 0; i < exponent; ++i) result *= base_;
        return result;
    };
    while (depth_ > 2 && power(depth_) > most_codes) --depth_;
    const auto depth = static_cast<std::size_t>(depth_);

    // The words are sorted, and so are their codes.
    looks_.resize(power(depth_));
    const auto begin_alike = [depth](std::string_view word, std::string_view other) {
        // Of a constant size compilers make one comparison.
        static_assert(Look::max_depth == 4);
        return depth == 4   ? std::memcmp(word.data(), other.data(), 4) == 0
               : depth == 3 ? std::memcmp(word.data(), other.data(), 3) == 0
                            : std::memcmp(word.data(), other.data(), 2) == 0;
    };
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i].letters;
        if (word.size() < 2) continue;
        if (word.size() > depth && !going_on_.empty() &&
            begin_alike(word, words[going_on_.back().first].letters)) {
            going_on_.back().last = i + 1;
            continue;
        }
        std::size_t code = 0;
        for (std::size_t k = 0; k < std::min(depth, word.size()); ++k)
            code = code * base_ + alphabet.number_of(word[k]);
        if (word.size() <= depth) {
            // All strings that begin with the word.
            const std::size_t span = power(depth_ - static_cast<int>(word.size()));
            for (std::size_t j = code * span; j < (code + 1) * span; ++j) looks_[j].add(word.size());
            continue;
        }
        assert(going_on_.empty() || going_on_.back().code < code);
        looks_[code].set_more();
        going_on_.push_back({static_cast<std::uint32_t>(code), i, i + 1});
    }
}

} // namespace wordsearch
