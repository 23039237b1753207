// A game in the terminal, or plain text through a pipe: people type a row and a column, the computer answers.
#pragma once

#include "chomp/chomp.h"
#include "shell/dialogue.h"

namespace chomp {

/// How well the computer plays. On the hard level it takes a winning square, or if there is none the last one
/// of the top row: it eats as little as possible and hopes. As long as square 2 2 is there, it takes a random
/// square other than the poison in half of its moves on the easy level, and in a quarter on the medium level.
using shell::Level;

/// In a saved game, before the bar on which it was begun.
inline constexpr std::string_view bar_line = "# bar: ";

/// Plays on the board, then on the whole bar and others, which check_size() allows, until the person
/// quits or the input ends. Throws std::runtime_error if input or output fails.
void play(const Board &board, const Board &bar, const shell::GameRules &rules, const Options &options);

} // namespace chomp
