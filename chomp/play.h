// A game in the terminal, or plain text through a pipe: the human types a row and a column, the computer
// answers.
#pragma once

#include "chomp/chomp.h"

namespace chomp {

enum class Player { human, computer };

/// Plays on standard input and output until the human has enough or the input ends. Without a board it asks
/// for one. The computer plays perfectly. Throws TooLarge if the board is too large for the memory that the
/// options allow, std::runtime_error when input or output fails.
void play(std::optional<Board> board, Player first, const Options &options);

} // namespace chomp
