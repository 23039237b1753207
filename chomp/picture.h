// Pictures of a board.
#pragma once

#include "chomp/board.h"

#include <cstddef>
#include <span>
#include <string>

namespace chomp {

/// A picture in characters: the poisoned square is an X, the squares that a move has eaten are dots. Without
/// a move, `after` is the board itself. There is a blank between squares if that leaves two of so many
/// columns. With numbers, rows and columns have theirs, in two lines if there is no room for blanks between.
enum class Numbers { without, with };
std::string picture(const Board &board, const Board &after, Numbers numbers = Numbers::without,
                    std::size_t columns = 80);

/// The board in words, a line for each row: `row 1: 7 squares, the first is X`.
std::string in_words(const Board &board);

/// An SVG picture that fits a page: for each winning move the board, with a ring around the square to pick
/// and dashes for what the move eats. For a LOSS, the board alone.
std::string svg_picture(const Board &board, std::span<const Board> wins);

} // namespace chomp
