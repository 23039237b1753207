// The census: every winning first move of every bar within a rectangle, from one run of the sieve; and all
// losing states of a size.
//
// A move in a bar of a rows and b columns leaves rows of at most two lengths: i rows of length b, below the
// chosen square, and a - i of length j < b. If i > 0 and j > 0, only this bar has this successor: the
// rectangle around it. So each LOSS with exactly two lengths, none of them 0, is a winning first move of
// exactly one bar, to eat the square in row i + 1 and column j + 1 (counted from 1). These are all winning
// moves, because a move in row 1 or column 1 leaves a rectangle, which is a WIN unless it is the poison
// alone: eat its top right square or, if that loses, make the move that answers it. Only a bar of one row or
// one column has such a winning move.
#pragma once

#include "chomp/board.h"
#include "chomp/chomp.h"

#include <cstddef>
#include <map>
#include <vector>

namespace chomp {

/// A rectangle, no higher than wide.
struct Bar {
    std::size_t rows, columns;
    auto operator<=>(const Bar &) const = default;
};

struct Census {
    std::map<Bar, std::vector<Square>> moves; // the winning first moves, by row; none for a LOSS
    Counts counts;                            // within the rectangle
};

/// All bars within this one that are no higher than wide: 8x10 is 10x8, too, with rows for columns. Throws
/// TooLarge.
Census take_census(const Board &bar, const Options &options);

struct Losing {
    std::vector<Board> boards; // fewer columns first, then by heights; none if there are more than a million
    Counts counts;             // within the bar
};

/// The LOSSes within a bar, which papers call its P-positions. Throws TooLarge.
Losing list_losing(const Board &bar, const Options &options);

} // namespace chomp
