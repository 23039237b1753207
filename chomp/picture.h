// Pictures of a board.
#pragma once

#include "chomp/board.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace chomp {

/// A picture in characters: the poisoned square is an X, the squares that the move eats are dots. There is a
/// blank between squares if that leaves two of 80 columns. Within another number of columns, rows and columns
/// have their numbers, in two lines if there is no room for blanks between.
std::string picture(const Board &board, std::optional<Square> move,
                    std::optional<std::size_t> numbered_within = {});

/// The board in words, a line for each row: `row 1: 7 squares, the first is X`.
std::string in_words(const Board &board);

/// An SVG picture that fits a page: for each winning move the board, with a ring around the square to pick
/// and dashes for what the move eats. For a LOSS, the board alone.
std::string svg_picture(const Board &board, std::span<const Square> wins);

} // namespace chomp
