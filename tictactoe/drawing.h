// A board as text for a terminal of 80 columns and 24 lines.
#pragma once

#include "tictactoe/position.h"

#include <string>

namespace tictactoe {

constexpr int terminal_lines = 24, terminal_cols = 80;

/// The board with the numbers of its rows and columns, a blank line before and after it. `mark`, X or O, is the human's.
/// Small boards have lines between the squares. Larger ones show an empty square as a dot, and boards of more than
/// 18 rows stand in pieces side by side.
std::string drawing(const Board &board, const Position &position, char mark);

} // namespace tictactoe
