// Hides words in a grid, so that they and nothing else can be found there. (make.h reads the words and prints
// the puzzle.)
//
// The longest words go first. A word is put where its letters agree with those already there, and where no
// word appears that is not within it; a place wholly on existing letters is the last resort. Then the other
// cells are filled with letters drawn as often as the words have them, or any other letter if each of those
// would make a word appear. If either fails, a new attempt begins.
//
// Each word has squares of its own, so that a ring around it is around no other: neither a word within a
// longer one nor a reverse (STOP and POTS) lies wholly on the squares of another word, unless no attempt
// finds another place. (Such a word can be read in the other word, too.) A palindrome is found in its place
// from both ends.
//
// With a message, words share letters until as many cells are left over as the message has letters. While
// letters are still to be shared, a word takes the place where it shares most; after that, one where it
// shares none.
//
// Why it is right: letters come to the grid a word or a cell at a time, and each time all words through the
// new letters are looked for. So in the end each occurrence lies within a word that was put there. Words
// to avoid are looked for together with the others.
#pragma once

#include "wordsearch/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wordsearch {

struct NewPuzzle {
    std::optional<Field> field;     // nothing if it failed:
    std::vector<Word> too_long;     // these words do not fit,
    std::vector<Word> unplaced;     // or these found no room in the best attempt,
    std::vector<Match> places;      // of the words, in the order of a search
    std::vector<Word> shared;       // with a field: words on squares of another one
    bool filling_made_word = false; // or the message, or any other letters, made a word of the list
};

/// All directions, as numbers of `steps`: right, down, down right, up right, and their opposites.
inline constexpr std::array<std::uint8_t, 8> all_directions = {4, 6, 7, 2, 3, 1, 0, 5};

struct NewPuzzleOptions {
    int rows, cols;
    const std::vector<std::uint8_t> &directions; // one or more
    std::uint64_t seed;                          // the same seed gives the same puzzle everywhere
    unsigned numbers;                            // of the alphabet, 0 included
    std::u16string_view filling;                 // letters that may fill cells besides those of the words
    std::u16string_view shape;     // of each cell, row by row: 0, or a number of no letter outside it
    std::u16string_view message;   // if there is one, it fills all cells that the words leave
    std::span<const Word> avoided; // that may not appear, sorted; no word may have one within
    /// Called now and then with the number of the attempt and the words that have a place already.
    std::function<void(int attempt, std::size_t placed)> progress;
};

/// A puzzle with these words, as sort_words leaves them, all of two letters or more.
NewPuzzle generate(std::span<const Word> words, const NewPuzzleOptions &options);

} // namespace wordsearch
