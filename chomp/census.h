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

#include <functional>
#include <string>
#include <vector>

namespace chomp {

/// A bar and its winning first moves, by row. Bars are no higher than wide: 8x10 is 10x8, too, with rows for columns.
struct Bar {
    int rows, columns;
    std::vector<Square> moves; // none for 1x1 only
};

struct Census {
    int rows, columns; // the sides of the rectangle, the shorter one first
    int columns_done;  // all bars up to this many columns are here; fewer than `columns` if `stop` said so
    std::vector<Bar> bars; // by rows, then by columns
    std::uint64_t states, losses;
};

/// The census of a rectangle. `stop` is asked from time to time, on any thread. Throws TooLarge.
Census take_census(int rows, int columns, const Options &options, const std::function<bool()> &stop);

/// The LOSSes within a bar, which papers call its P-positions: fewer columns first, then by heights. Of more than
/// `most_listed` there are none.
struct Losing {
    static constexpr std::uint64_t most_listed = 1'000'000;
    std::vector<Board> boards;
    std::uint64_t states, losses;
};

/// Throws TooLarge.
Losing find_losing(const Board &bar, const Options &options);
/// A line a LOSS, or how many there are.
std::string losing_text(const Losing &losing);
/// One object.
std::string losing_json(const Board &bar, const Losing &losing);

/// A line a bar: `10x42: 5,36 7,30 8,26 *`, row and column of each bite; the star marks more than one.
std::string census_text(const Census &census);
/// One object.
std::string census_json(const Census &census);

} // namespace chomp
