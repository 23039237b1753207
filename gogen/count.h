// Counting solutions without visiting each. Letters in no word may go to any cell that is left, so there are
// millions of solutions: nine givens and one word of three letters leave 1,743,565,824,000.
//
// The search of solver.h places letters until those that are still connected by pairs form small groups, and
// a sweep counts in how many ways the groups can be completed from there. The search takes letters in many
// pairs first, so it cuts groups in the middle, and its propagation keeps puzzles with many pairs small.
//
// The sweep places the letters of a group one after the other, all ways at once. All that the letters still
// to come need to know about those already placed is which cells are taken, and where the letters stand that
// wait for a partner (the frontier): ways that agree in this are merged and counted together. The result is,
// for each set of cells, the number of ways in which the group can fill it. Groups interact only by taking
// different cells: their lists of sets are joined two by two, and the last two only compared. Letters that
// can take every free cell come last: m of them count m!.
//
// Known answers: no word 25! = 15511210043330985984000000; the pair AB alone 144 * 23! (72 pairs of cells
// touch, either way round).
#pragma once

#include "gogen/solver.h"

namespace gogen {

/// A number of solutions: at most 25!, which is below 2^84.
__extension__ typedef unsigned __int128 Count;

/// Counts the solutions. `progress` is called every few milliseconds with the number so far, if it is not
/// empty.
Count count(const Problem &problem, const std::function<void(Count)> &progress = {});

/// The number in decimal digits.
std::string text_of(Count number);

} // namespace gogen
