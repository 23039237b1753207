// Hides words in a grid, so that they and nothing else can be found there. (make.h reads the words and prints the puzzle.)
//
// The longest words go first. A word is put where its letters agree with those already there, and where it makes no word
// appear that is not within it; lying wholly on letters that are there already is the last resort. Then the other cells
// are filled with letters drawn as often as the words have them, or any other letter if each of those would make a
// word appear. If either fails it all begins anew.
//
// A word that stands within a longer one is not put anywhere else, and of a word and its reverse only one is put, since
// the other is read from the other end. (A reverse counts only if all eight directions are allowed.) So each word has one
// place, unless a longer word, or several, have it more than once; a palindrome is found there from both ends.
//
// With a message, words share letters until the cells left over are as many as the letters of the message: while letters are
// still to be shared, a word takes the place where it shares most of them, and then one where it shares none.
//
// Why it is right: letters come to the grid a word or a cell at a time, and each time all words through the new letters
// are looked for; so after it all, each occurrence was made by a word that was put, and is within it. A palindrome's
// other end is within it too.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/search.h"
#include "wordsearch/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

struct NewPuzzle {
    std::optional<Field> field; // nothing if it failed:
    std::vector<Word> too_long; // these words do not fit,
    std::vector<Word> unplaced; // or these found no room in the best attempt, or else no letters to fill with
    bool message_made_word = false; // or the message did not fit among the words without making one of them
    int attempts = 0;
};

/// The directions that a puzzle may use come in this order, as numbers of `steps`: right, down, down right, up right, and
/// their opposites.
inline constexpr std::array<std::uint8_t, 8> generator_order = {4, 6, 7, 2, 3, 1, 0, 5};
inline constexpr int all_directions = 8;

struct NewPuzzleOptions {
    int rows, cols;                   // each at least 1
    int directions = all_directions;  // how many of them
    std::uint64_t seed = 1;           // the same seed gives the same puzzle everywhere
    unsigned numbers = 1;             // of the alphabet, 0 included
    std::u16string_view filling = {}; // letters that may fill cells besides those of the words
    std::u16string_view message = {}; // if there is one, it fills all cells that the words leave
    /// Called now and then with the number of the attempt and the words that have a place already.
    std::function<void(int attempt, std::size_t placed)> progress = [](int, std::size_t) {};
};

/// How many letters the words have that need a place of their own: those that no other word has within.
std::size_t letters_to_place(std::span<const Word> words, const NewPuzzleOptions &options);

/// A puzzle with these words, as sort_words leaves them, all of two letters or more.
NewPuzzle generate(std::span<const Word> words, const NewPuzzleOptions &options);

} // namespace wordsearch
