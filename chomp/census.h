// The census: every winning first move of every bar within a rectangle, from one run of the sieve.
//
// A move in a bar of a rows and b columns leaves rows of at most two lengths: i rows of length b, below the chosen
// square, and a - i of length j < b. If i > 0 and j > 0, only this bar has this successor: the rectangle around it. So
// each LOSS with exactly two lengths, none of them 0, is a winning first move of exactly one bar, to eat the square in
// row i + 1 and column j + 1 (counted from 1), and these are all: what is left by a move in row 1 or column 1 is a
// rectangle, which is a WIN (eat its top right square, or what the answer to that would have been) unless it is the
// poison alone; so it is left in bars of one row or one column.
#pragma once

#include "chomp/chomp.h"

namespace chomp {

/// The bars of a census, or the LOSSes within a bar.
struct Table {
    std::vector<std::string> lines, json; // each entry as text and as JSON
    std::uint64_t states, losses;         // within the rectangle
    int columns_done;                     // all that is no wider is here
    bool complete;
};

/// The winning first moves of all bars within this one, by rows, then by columns: `10x42: 5,36 7,30 8,26 *`, row and
/// column of each move; the star marks more than one. Bars are no higher than wide: 8x10 is 10x8, too, with rows for
/// columns. `stop` is asked from time to time, on any thread. Throws TooLarge.
Table take_census(const Board &bar, const Options &options, const std::function<bool()> &stop);

/// The LOSSes within a bar, which papers call its P-positions: fewer columns first, then by heights. If there are more
/// than a million, the only line says how many. Throws TooLarge.
Table list_losing(const Board &bar, const Options &options);

} // namespace chomp
