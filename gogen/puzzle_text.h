// Reading puzzles as people and this program write them.
//
// A board is five rows of five squares. A square is a letter A to Y, small or capital, or empty: '.', '_', '-' or '0'.
// Blanks between the squares, empty lines and the lines between the rows of a drawn board ([N]--[G]--...) are passed
// over, and so is the line `Board solved! Solution:` before it. Words are separated by blanks, commas or line ends. What
// follows '#' on a line is a comment. A puzzle file has a board, an empty line and words.
//
// What is left out without being part of these forms is noted.
#pragma once

#include "gogen/puzzle.h"

#include <string>
#include <vector>

namespace gogen {

/// What a reader has left out, a line each: `FILE:LINE: what`.
using Notes = std::vector<std::string>;

enum class Squares {
    legal, // letters A to Y, each at most once, or empty
    any    // any characters, for a board that is to be checked
};

/// What a file has; `-` is standard input. These throw shell::InputError if the file cannot be read or has something
/// else. A double word is left out and noted.
Board read_board(const std::string &file, Squares squares);
/// A board and words. There may be no words, if nothing follows the board.
Puzzle read_puzzle(const std::string &file, Squares squares, Notes &notes);
/// At least one word. If a board comes first, it is left out and noted.
Words read_words(const std::string &file, Notes &notes);
/// At least one word that a board can spell, with two letters or more. Others are left out and noted.
Words read_dictionary(const std::string &file, Notes &notes);

} // namespace gogen
