// What a person types in a game, and what it means.
#pragma once

#include "tictactoe/board.h"

#include <string_view>

namespace tictactoe {

struct Reply {
    enum class Kind { move, undo, hint, help, quit, yes, no, unclear };
    Kind kind = Kind::unclear;
    int row = -1, col = -1; // of a move: any numbers, also such as are not on the board
};

/// A move is `1 1`, `1,1`, row and column from 0, or `b2`, the column as a letter from a and the row from 1. The words
/// may be in capitals; q or quit or exit, undo, hint, ? or help; y..., n....
Reply parse_reply(std::string_view line);

} // namespace tictactoe
