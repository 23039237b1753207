// A game in the terminal: the human types a move, the computer answers.
#pragma once

#include "tictactoe/advice.h"
#include "tictactoe/board.h"

#include <functional>

namespace tictactoe {

/// Advises the side to move. A hint is the same each time that it is asked for.
using Ask = std::function<Advice(const WidePosition &position, Side to_move, bool hint)>;

/// Plays on standard input and output with a person who has that side, at first from `start`, until the
/// person quits or the input ends. Throws shell::InputError or std::runtime_error if standard input or output
/// fails.
void play(const WideBoard &board, Side person, const WidePosition &start, const Ask &ask);

} // namespace tictactoe
