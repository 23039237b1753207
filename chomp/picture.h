// Pictures of a board.
#pragma once

#include "chomp/board.h"

#include <span>
#include <string>

namespace chomp {

/// A picture in characters: the poisoned square is an X. Beside it (below it, if the two are wider than 78
/// characters) is the board after a move, with the eaten squares as dots. Without a move, `after` is the board
/// itself.
std::string picture(const Board &board, const Board &after);

/// An SVG picture: for each winning move the board with the square to pick, and beside it or below it what the
/// move leaves. The board alone if there is none: a LOSS.
std::string svg_picture(const Board &board, std::span<const Board> wins);

} // namespace chomp
