// Which strings of up to four letters are on a small grid. A word can be there only if all of its fragments are, so that
// of a long list few words need to be indexed.
#pragma once

#include "wordsearch/code_page.h"
#include "wordsearch/grid.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace wordsearch {

class Fragments {
  public:
    /// Of a small grid. A large one has most fragments, and only the lengths of words count then.
    Fragments(const Grid &grid, const CodePage &page);

    /// Whether only the lengths of words count.
    bool all() const { return sets_[size].empty(); }
    /// Whether a word of these codes, two or more, may be on the grid. No means that it is not.
    bool may_make(std::string_view letters) const {
        if (letters.size() > longest_) return false;
        if (all()) return true;
        if (letters.size() < size) return has(letters.size(), letters.data());
        for (std::size_t i = 0; i + size <= letters.size(); ++i)
            if (!has(size, letters.data() + i)) return false;
        return true;
    }

  private:
    static constexpr std::size_t size = 4;        // letters of a fragment
    static constexpr std::size_t letter_bits = 5; // letters whose codes are 32 apart count as one
    static constexpr std::size_t most_cells = std::size_t{1} << 14; // beyond, it costs more than it saves

    static std::uint32_t number_of(std::size_t length, const char *letters, std::ptrdiff_t step) {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < length; ++i, letters += step)
            number =
                number << letter_bits | (static_cast<std::uint32_t>(*letters) & ((1U << letter_bits) - 1));
        return number;
    }
    bool has(std::size_t length, const char *letters) const {
        const std::uint32_t number = number_of(length, letters, 1);
        return sets_[length][number >> 6] >> (number & 63) & 1;
    }

    const std::size_t longest_;                             // line of the grid
    std::array<std::vector<std::uint64_t>, size + 1> sets_; // of fragments of each length, a bit each
};

} // namespace wordsearch
