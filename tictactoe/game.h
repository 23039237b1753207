// A game in the terminal: the human types a move, the computer answers.
#pragma once

#include "tictactoe/position.h"

#include <cstdint>
#include <optional>

namespace tictactoe {

struct GameOptions {
    Side first = Side::human;
    char mark = 'X';                   // the human's, X or O
    std::optional<std::uint64_t> seed; // varies the computer's choice among equally good moves
};

/// Plays on standard input and output until the human has enough or the input ends. Throws shell::InputError or
/// std::runtime_error if standard input or output fails.
void play(const Board &board, const GameOptions &options);

} // namespace tictactoe
