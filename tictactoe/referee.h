// The rules: whether a game is over and who has won it on which line, and whether a position can arise at all.
#pragma once

#include "tictactoe/position.h"

#include <optional>
#include <string>

namespace tictactoe {

/// A line of the side's own, as a mask, or 0.
Mask line_of(const Board &board, Mask marks);

/// The value of a position that is over: a line, or a full board. UNCLEAR if the game goes on.
Value verdict(const Board &board, const Position &position);

/// Whose turn it is: whoever has fewer marks. If they have as many, it is `first`'s.
Side side_to_move(const Position &position, Side first);

/// Why the position cannot arise with this side to move, as the rest of a sentence about it; nothing if it can. It can
/// if the side to move has as many marks as the other side or one fewer, and if only the other side has lines, all of
/// which its last mark may have completed.
std::optional<std::string> why_impossible(const Board &board, const Position &position, Side to_move);

} // namespace tictactoe
