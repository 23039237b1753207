// Directions on the grid, and a word found in one of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace wordsearch {

struct Step {
    int r, c;
};

/// In the lecture's order: row step -1 0 1, then column step -1 0 1. Direction 7 - d is the opposite of d.
inline constexpr std::array<Step, 8> steps = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
inline constexpr std::array<std::string_view, 8> direction_names = {
    "up left", "up", "up right", "left", "right", "down left", "down", "down right"};

static_assert([] {
    for (std::size_t d = 0; d < steps.size(); ++d)
        if (steps[d].r != -steps[7 - d].r || steps[d].c != -steps[7 - d].c) return false;
    return true;
}());

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
