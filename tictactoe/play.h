// A game in the terminal: people type their moves, the computer answers.
#pragma once

#include "tictactoe/options.h"

namespace tictactoe {

/// Plays on standard input and output, at first from the options' position, until the person quits or the
/// input ends. Throws shell::InputError or std::runtime_error if standard input or output fails.
void play(const Options &options);

} // namespace tictactoe
