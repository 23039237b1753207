// The puzzle: a grid of letters, any byte but a line feed, and the eight directions on it.
#pragma once

#include "wordsearch/text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace wordsearch {

struct Step {
    int r, c;
};

/// In the lecture's order: row step -1 0 1, then column step -1 0 1. Direction 7 - d is the opposite of d.
inline constexpr std::array<Step, 8> steps = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

class Grid {
  public:
    /// The rows of a file: its lines. The first line that is not empty decides how long they are; others are skipped
    /// and counted. Throws InputError, with the file's name, when there is none.
    Grid(const std::string &file, Text text);

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    std::size_t size() const { return letters_.size(); }
    char at(int r, int c) const { return letters_[index(r, c)]; }
    std::string_view row(int r) const {
        return {letters_.data() + index(r, 0), static_cast<std::size_t>(cols_)};
    }
    bool contains(int r, int c) const { return r >= 0 && r < rows_ && c >= 0 && c < cols_; }
    /// Where the cell is when the rows stand one after the other.
    std::size_t index(int r, int c) const {
        return static_cast<std::size_t>(r) * static_cast<std::size_t>(cols_) + static_cast<std::size_t>(c);
    }
    /// How many lines of the file had another length.
    std::size_t skipped() const { return skipped_; }

    /// The same grid with the letters A-Z made small.
    Grid folded() const;

  private:
    Text letters_; // row by row
    int rows_ = 0, cols_ = 0;
    std::size_t skipped_ = 0;
};

/// A-Z made small, other bytes as they are.
inline char fold(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// A word on the grid: where its first letter is, where it goes, how long it is.
struct Match {
    std::uint32_t r, c;
    std::uint32_t length;
    std::uint8_t direction;

    bool operator==(const Match &) const = default;
};

/// Where the last letter of the match is.
inline Step end_of(const Match &match) {
    const auto [dr, dc] = steps[match.direction];
    const int last = static_cast<int>(match.length) - 1;
    return {static_cast<int>(match.r) + last * dr, static_cast<int>(match.c) + last * dc};
}

/// Calls visit(r, c) for every cell of the match, the first letter first.
template <typename Visit>
void each_cell(const Match &match, Visit visit) {
    const auto [dr, dc] = steps[match.direction];
    int r = static_cast<int>(match.r), c = static_cast<int>(match.c);
    for (std::uint32_t i = 0; i < match.length; ++i, r += dr, c += dc) visit(r, c);
}

} // namespace wordsearch
