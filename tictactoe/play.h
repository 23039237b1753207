// A game in the terminal: people type their moves, the computer answers.
#pragma once

#include "tictactoe/advice.h"
#include "tictactoe/board.h"
#include "tictactoe/options.h"

#include <functional>

namespace tictactoe {

/// A hint is the best move; the computer's own one is as good as its level.
enum class Wanted { move, hint };
/// Advises the side to move.
using Ask = std::function<Advice(const WidePosition &position, Side to_move, Wanted wanted)>;

/// Plays on standard input and output, at first from the options' position, until the person quits or the
/// input ends. Throws shell::InputError or std::runtime_error if standard input or output fails.
void play(const Options &options, const Ask &ask);

} // namespace tictactoe
