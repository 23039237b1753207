// Answers as they are printed.
#pragma once

#include "chomp/board.h"
#include "chomp/chomp.h"

#include <string>

namespace chomp {

/// `LOSS`, or `WIN: ` and the state after each winning move, a line each; with pictures if wanted.
std::string answer_text(const Board &board, const Solution &solution, bool with_pictures);

/// One line: the state, the result, the winning moves (row and column from 1, from the bottom left, and the
/// state after the move), and the solution's counts.
std::string answer_json(const Board &board, const Solution &solution);

} // namespace chomp
