// A puzzle in the terminal, or plain text through a pipe: the player types which letter goes where.
#pragma once

#include "gogen/puzzle.h"

namespace gogen {

/// Plays on standard input and output until `quit` or the end of the input. The letters that are on the board at first
/// stay, or those that are known to be printed.
void play(Puzzle puzzle);

} // namespace gogen
