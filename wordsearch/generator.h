// Hides words in a grid, so that they and nothing else can be found there.
//
// The longest words go first. A word is put where its letters agree with those already there, and where it makes no word
// appear that is not within it; lying wholly on letters that are there already is the last resort. Then the other cells
// are filled with letters drawn as often as the words have them, or any other letter when each of those would make a
// word appear. When either fails it is all begun anew.
//
// Why it is right: letters come to the grid a word or a cell at a time, and each time all words through the new letters
// are looked for; so after it all, each occurrence was made by a word that was put, and is within it. A palindrome's
// other end is within it too.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

struct Puzzle {
    std::vector<std::string> rows;          // empty when it failed
    std::vector<std::string_view> unplaced; // then the words that found no place, if that was it
};

/// The directions that a puzzle may use come in this order: across, down, the two diagonals to the right, and their
/// opposites.
inline constexpr int all_directions = 8;

/// A puzzle of so many rows and columns, each at least 1, with the words, sorted by byte and each once, in the first so
/// many directions. The same seed gives the same puzzle everywhere.
Puzzle generate(int rows, int cols, std::span<const std::string_view> words, int directions,
                std::uint64_t seed);

} // namespace wordsearch
