// A position as a picture.
#pragma once

#include "tictactoe/advice.h"

#include <string>

namespace tictactoe {

/// The position in SVG: crosses (the human's) and rings, and on every empty square whether whoever moves would win,
/// draw or lose by moving there, on up to max_timed_squares squares with the plies to the end.
std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser);

} // namespace tictactoe
