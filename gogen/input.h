// What the program reads: files with a board or with words, their lines ending in a line feed, perhaps with a carriage
// return before it.
#pragma once

#include "gogen/puzzle.h"

#include <stdexcept>
#include <string>

namespace gogen {

/// Input that cannot be read or is not what the program reads: what() is `FILE:LINE: what was found and what was
/// expected`, or `FILE: reason` where no line is to blame.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What errno says, small at the start as a part of a message.
std::string system_reason();

enum class Squares { legal, any };

/// The board in the file, standard input for "-": one of '.' and letters, each at most once, or of any characters.
/// Throws InputError.
Board read_board(const std::string &file, Squares squares);
/// The words in the file, one at least. Throws InputError, also for words that cannot be spelt on any board.
Words read_words(const std::string &file);
/// The words in the file that some board can spell: a dictionary also has others. Throws InputError if there is none.
Words read_dictionary(const std::string &file);

} // namespace gogen
