// Counting solutions without visiting each.
//
// A letter in no word may go to any cell that is left, so solutions come by the million: 25! without any word.
//
//   Sweep   The letters of a group, those that hang together by pairs, are placed one after the other, all ways at once.
//           What the letters still to come need to know of those already there is the set of cells taken and where
//           those letters stand that wait for a partner: ways that agree in this are merged and counted together. In
//           the end there is for each set of cells the number of ways in which the group may fill it.
//   Join    Groups interact only by taking different cells. Their sets are joined two by two, the smallest first,
//           which for letters in no word is the dynamic program over subsets for the permanent of a 0/1 matrix. Of the
//           last two only the number of disjoint pairs is asked: one by one, or where that is too long by inclusion and
//           exclusion over all sets of cells, with sums over supersets (F. Yates 1937). Letters that can take every
//           free cell come last and count m!.
//   Search  The solver places letters until the groups of those left are small, and what it visits is swept. It goes for
//           letters in many pairs, so it cuts groups in the middle, and its propagation keeps tight puzzles small.
//
// Loose puzzles are swept best whole and tight ones after some search, so the two take turns with growing budgets until
// one has counted all.
//
// At most six letters wait at any time if the letters come in the reading order of some solution, for the neighbours of
// a cell that come later in it are among the next six. So a set of cells, 30 bits, and six places fill a 64-bit key.
// Mostly a greedy order waits for fewer.
//
// Symmetry: the first letter swept stands on one cell of each orbit, weighted by the size of that.
//
// Known answers: no word 25! = 15511210043330985984000000; the pair AB alone 144 * 23! (72 pairs of cells touch, either
// way round).
#pragma once

#include "gogen/solver.h"

#include <cstdint>
#include <functional>
#include <string>

namespace gogen {

/// A whole number below 2^128, which every number of solutions is.
struct Count {
    std::uint64_t high = 0, low = 0;

    friend bool operator==(const Count &, const Count &) = default;
};
Count operator+(Count a, Count b);
Count operator-(Count a, Count b);
/// The product, modulo 2^128.
Count operator*(Count a, Count b);
/// In decimal digits.
std::string text_of(Count count);

/// The number of solutions. The poll is called every few milliseconds, if there is one.
Count count(const Problem &problem, const std::function<void()> &poll = {});

} // namespace gogen
