// A position as text for a terminal of 80 columns and 24 lines, and as SVG.
#pragma once

#include "tictactoe/advice.h"

#include <string>

namespace tictactoe {

constexpr int terminal_lines = 24, terminal_cols = 80;

/// The board with the numbers of its rows and columns, a blank line before and after it. Small boards have lines between the
/// squares. Larger ones show an empty square as a dot, and boards of more than 18 rows stand in pieces side by side.
std::string drawing(const Board &board, const Position &position);

/// The position in SVG: crosses and rings, and on every empty square whether whoever moves would win, draw or lose by moving
/// there, where the adviser knows them with the plies to the end.
std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser);

} // namespace tictactoe
