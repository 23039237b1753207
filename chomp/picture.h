// Pictures of a board.
#pragma once

#include "chomp/board.h"
#include "chomp/svg_document.h"

#include <span>
#include <string>

namespace chomp {

/// A picture in characters: the poisoned square is an X. Beside it or below it is the board after a move, with the
/// eaten squares as dots. Without a move, `after` is the board itself. Of the ways to draw it (beside or below, with or
/// without a blank between squares) it takes the first that fits 78 columns and 60 lines.
std::string picture(const Board &board, const Board &after);

/// An SVG picture that fits a page: for each winning move the board with the square to pick, and beside it or below it
/// what the move leaves. The board alone if there is none: a LOSS.
std::string svg_picture(const Board &board, std::span<const Board> wins, svg::Paper paper);

/// Throws std::invalid_argument if the board's squares would be smaller than a millimetre on a page.
void check_fits_page(const Board &board, svg::Paper paper);

} // namespace chomp
