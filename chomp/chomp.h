// Chomp (D. Gale, 1974; as divisors of a number, F. Schuh, 1952): a bar of chocolate, bottom left square
// poisoned. A move picks a square and eats it with all that is above it, to the right of it or both. Who eats
// the poison loses.
//
// Conventions. A board is nonincreasing heights of columns, or just as well nonincreasing lengths of rows,
// bottom first (board.h). A state is any board within the given one. A state is a LOSS when whoever has to
// move loses, and so the empty board is none: the other one has eaten the poison. A board but the empty one
// is a LOSS if no move makes a LOSS of it; otherwise it is a WIN, and the moves that do win. A column has at
// most one winning move, and so has a row: of two, one would be a move in the other's result.
//
// Two methods that share nothing but the board:
//
//   map    the exercise's dynamic programming: go through the states in an order in which every successor
//          comes first, and keep for each in a hash map its first winning successor, or none (map.cpp,
//          states.h, chained_hash_map.h).
//   sieve  like Eratosthenes: whatever is not crossed out when its turn comes is a LOSS, and it crosses out
//          all states that a move takes to it (sieve.cpp). Bit sets, so that one word says it of 64 states.
//
// Known answers. n x n, n > 1: WIN, n then n-1 ones. Two rows: LOSS exactly if the upper is one shorter.
// 74332: 64332. 9^10 (ten columns of 9): 9999888888; 9^20: 99999 and fifteen 2; 9^30: 9^8 2^22; 9^50: 9^9
// 1^41. States within 9^n: C(n+9, 9); LOSSes: 867 for n = 9, 1739 for 10, 125345 for 20, 2162193 for 30,
// 75656816 for 50.
#pragma once

#include "chomp/board.h"

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

namespace chomp {

struct Solution {
    std::vector<Board>
        wins; // the board after each winning move, the move in the leftmost column first; none: LOSS
    std::uint64_t states = 0; // within the board, the empty one and itself included
    std::uint64_t losses = 0; // the LOSSes among them
};

struct Options {
    std::uint64_t memory = UINT64_MAX; // the bytes that the method may take
    unsigned threads = 0; // for the sieve, if the memory allows; 0: as many as there are processors
    // Called now and then by the calling thread, if there is one, with how many states are done.
    std::function<void(std::uint64_t done, std::uint64_t states)> progress;
};

/// What a board that is too large is refused with, before work begins.
struct TooLarge : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Both solve the board. They throw TooLarge if the board has 2^63 states or more, or needs more memory than
/// allowed.
Solution solve_by_map(const Board &board, const Options &options);
Solution solve_by_sieve(const Board &board, const Options &options);

/// For both: the number of states within the board, below 2^63.
std::uint64_t checked_states(const Board &board);
/// For both: throws TooLarge if so many bytes are more than the options allow.
void check_memory(std::uint64_t bytes, const Options &options);

} // namespace chomp
