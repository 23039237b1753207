// Chomp (D. Gale, 1974; as a game of divisors, F. Schuh, 1952): a bar of chocolate whose bottom left square
// is poisoned. A move picks a square and eats it with everything above it, to the right of it, or both.
// Whoever eats the poison loses.
//
// Conventions. A board is a nonincreasing sequence of column heights, or of row lengths, bottom row first
// (board.h). A state is any board within the given one. A state is a LOSS if the player to move loses against
// best play. The empty board counts as a WIN: the opponent has just eaten the poison. Any other board is a
// LOSS if no move leads to a LOSS, and a WIN otherwise; the moves to a LOSS are its winning moves. A column
// has at most one winning move, and so has a row: of two, one would be a move in the other's result, which
// would then be no LOSS.
//
// Two methods, which share nothing but the board:
//
//   map    the exercise's dynamic programming: visit the states so that every successor comes first, and keep
//          in a hash map each state's first winning successor, or none (map_solver.cpp, with packing.h,
//          moves.h and chained_hash_map.h).
//   sieve  like Eratosthenes: a state that is not crossed out when its turn comes is a LOSS, and it crosses
//          out all states with a move to it (sieve.cpp). The states are bits, 64 to a word.
//
// Known answers, which the tests check. n x n, n > 1: WIN, n followed by n-1 ones. Two rows: LOSS exactly if
// the upper row is one shorter. 74332: 64332. 9^10 (ten columns of 9): 9999888888; 9^20: 99999 and fifteen 2;
// 9^30: 9^8 2^22; 9^50: 9^9 1^41. States within 9^n: C(n+9, 9); LOSSes among them: 867 for n = 9, 1739 for
// 10, 125345 for 20, 2162193 for 30, 75656816 for 50.
//
// Too large for the tests: 4^500: 4316097 LOSSes, as OEIS A395126 has; 9^60: 9^51 7^9, 312134372 LOSSes; 9^70: 9^28
// 3^42, 1021103036 LOSSes. The latter two are confirmed by chomp_lines of the tests, which shares no code with the
// sieve.
#pragma once

#include "chomp/board.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace chomp {

struct Solution {
    /// The board after each winning move, by the move's column from the left. Empty for a LOSS.
    std::vector<Board> wins;
    std::uint64_t states = 0; // within the board, itself and the empty board included
    std::uint64_t losses = 0; // the LOSSes among them
};

struct Options {
    std::uint64_t memory = UINT64_MAX; // the bytes that the method may take
    unsigned threads = 0;              // of the sieve, fewer if the memory is short; 0: one a processor
    /// Called from time to time by the calling thread, with how many of the states are done. May be empty.
    std::function<void(std::uint64_t done, std::uint64_t states)> progress;
};

/// Each solves the board. Throws TooLarge (limits.h) if it has 2^63 states or more, or needs more memory than
/// the options allow.
Solution solve_by_map(const Board &board, const Options &options);
Solution solve_by_sieve(const Board &board, const Options &options);

/// Throws TooLarge if solve_by_sieve would throw it, with so many bytes of memory, but does not solve the board.
void check_size(const Board &board, std::uint64_t memory);

} // namespace chomp
