// Counting solutions without visiting each. Letters in no word may go to any cell that is left, so solutions come by the
// million: without any word there are 25!.
//
//   sweep    frontier.h places all letters in all ways at once. Boards with few pairs are counted best by this.
//   signs    signs.h sums over signs of the cells: for empty boards only, at a cost that is known beforehand.
//   search   The solver places letters until the groups of open letters are small, and each state that it visits is
//            swept. It takes letters in many pairs first, so it cuts groups in the middle, and its propagation keeps
//            puzzles with many pairs small.
//
// None is always better. Search and sweep take turns, with budgets that grow by a factor of four, until one has counted
// all. From the second turn on, the sum over signs takes the sweep's place if it costs no more than a few budgets.
//
// Known answers: no word 25! = 15511210043330985984000000; the pair AB alone 144 * 23! (72 pairs of cells touch, either
// way round).
#pragma once

#include "gogen/solver.h"
#include "gogen/wide.h"

namespace gogen {

/// The number of solutions. The poll is called every few milliseconds, if there is one.
Wide count(const Problem &problem, const Poll &poll = {});

} // namespace gogen
