// A game in the terminal: the human types a move, the computer answers.
#pragma once

#include "tictactoe/advice.h"

namespace tictactoe {

/// What the game asks for a move: the advice for the side to move, the same each time for a hint. This is all that a
/// game knows of who plays.
using Ask = std::function<Advice(const WidePosition &position, Side to_move, bool hint)>;

/// Plays on standard input and output with a person who has that side, at first from `start`, until the person has
/// enough or the input ends. Throws shell::InputError or std::runtime_error if standard input or output fails.
void play(const WideBoard &board, Side person, const WidePosition &start, const Ask &ask);

} // namespace tictactoe
