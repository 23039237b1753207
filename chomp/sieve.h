// The sieve. Visit the states in an order in which every state comes after all those that a move in it leads
// to. A state that is not crossed out when its turn comes is a LOSS. It then crosses out every state with a
// move to it.
//
//   set        sets of bits, 64 to a word
//   layout     where a state's bit lies in the sets
//   crossings  a table of what a LOSS crosses out
//   schedule   the order of the outer loops, and the threads
//   sieve      the inner loops: 64 states at a time
//
// A state is its rows' lengths x0 >= x1 >= ..., bottom row first. A move in row i to the length v leaves the
// rows below i alone, and shortens row i and the rows above it to v at most. So the lengths decrease, and any
// order will do in which none of them grows before the shorter ones are done.
//
// What is kept. For each row i there is a set of bits: those sequences of rows above it from which, with the
// present rows below i and the present length x of row i, a move in row i leads to a known LOSS. A state is
// crossed out if for any i its rows above i are in set i. Nothing else needs to be remembered.
//
//   - A LOSS puts its own rows above i into each set i. That crosses out the states with a longer row i and
//     the same rows above it.
//   - When row i grows from x-1 to x, the row above it can have the length x, which set i has not seen yet. A
//     move in row i to v < x cuts all rows above to v, so a sequence with rows of length x fares like the one
//     with x-1 in their place. In lexicographic order those are a few ranges of bits, which are copied behind
//     the last (Layout::grow).
//   - When a row below i grows, set i begins anew.
//
// A worked example: three rows within 2 2 2, and the sets of row 0 (pairs) and of row 1 (lengths of row 2),
// row 0 outermost.
//
//     state   set 0      set 1   verdict
//     0 0 0                      WIN: the opponent has just eaten the poison
//     1 0 0   -          -       LOSS: into set 0 goes (0 0), into set 1 goes 0
//     1 1 0   00         0 1     set 1 has 0: WIN, by the move in row 1 to 1 0 0
//     1 1 1   00         0 1     set 1 has 1, since it was extended when row 1 grew: 1 fares like 0
//             00         -       row 0 grows to 2: (2 x) fares like (1 x) or (1 1), which are not in set 0.
//                                Set 1 begins anew
//     2 0 0   00         -       set 0 has (0 0): WIN, by the move in row 0 to 1 0 0
//     2 1 0   00         -       LOSS: into set 0 goes (1 0), into set 1 goes 0
//     2 1 1   00 10      0       WIN, by the move in row 2 to 2 1 0
//             00 10      0       row 1 grows to 2: length 2 fares like 1, which is not in set 1
//     2 2 0   00 10      0       set 1 has 0: WIN, by the move in row 1 to 2 1 0
//     2 2 1   00 10      0       LOSS: into set 0 goes (2 1), into set 1 goes 1
//     2 2 2   00 10 21   0 1     WIN, by the move in row 2 to 2 2 1
//
// Blocks: 64 states at a time. The top rows are inner rows, the others outer ones. With the outer rows fixed,
// the states are a block of bits. It lies at the same place of a word in the set of each outer row, so the
// sets are combined word by word, six at a time. The states that they leave open, about two a LOSS, are
// visited in ascending order.
//
// Mostly rows 0 and 1 are outer rows. Where the rows from 2 on are so short that a block would have only a
// few states, row 0 is the only one: 542296,4,3 has a block of 14 states, or fewer, for each length of row 0.
//
// Inner rows. The states of a block with one length of the first inner row are a layer, and the sequence of
// the rows above that row is a state's place in it. Two sets of places are enough for the moves in inner
// rows: those that a LOSS crosses out in its own layer, by moves above the first inner row, and those that it
// crosses out in all later layers, by moves in that row. Such a move leads from the LOSS's own place in a
// later layer. If the row after the first inner one is as long as that one, the move may have cut both, so it
// leads from further places, too. What a LOSS adds to the two sets is the same in every block: a table has it
// (Crossings). It need not be read if the layer has nothing left open behind the LOSS and no move from a
// later layer cuts two rows.
//
// The states of a square bar come in mirrored pairs, which does not help: the sets hold only what the present
// rows need, and the mirror image of a LOSS lies far behind it, where no set exists yet that could hold it.
// So it has to be found again.
//
// Costs. Time grows with the number of states / 64, of blocks, and of LOSSes.
//
// For what is known of the answers see A. E. Brouwer's page The game of Chomp, and D. Zeilberger, Three-rowed
// Chomp (2001).
#pragma once

#include "chomp/board.h"
#include "chomp/chomp.h"

#include <functional>
#include <span>
#include <vector>

namespace chomp {

/// Whether a LOSS that begins with these rows may be one to keep; if it is these rows, whether it is. What is
/// true for some rows must be true for each shorter beginning.
using Wanted = std::function<bool(std::span<const std::size_t> rows)>;

/// What is found out about the states within a board.
struct Found {
    Counts counts;
    std::vector<Lengths> kept = {}; // the LOSSes that were wanted, in any order
};

/// Finds all LOSSes within the board of these rows, at least one, and keeps those that are wanted. Throws
/// TooLarge.
Found sieve(const Lengths &limits, const Wanted &wanted, const Options &options);

} // namespace chomp
