// Chomp (D. Gale, 1974; as a game of divisors, F. Schuh, 1952): a bar of chocolate whose bottom left square
// is poisoned. A move picks a square and eats it with everything above it, to the right of it, or both.
// Whoever eats the poison loses.
//
// Conventions. A board is a nonincreasing sequence of column heights (board.h). A state is any board within
// the given one. A state is a LOSS if the player to move loses against best play. The empty board is a WIN:
// the opponent has just eaten the poison. Any other board is a LOSS if no move leads to a LOSS, and a WIN
// otherwise; the moves to a LOSS are its winning moves. A column has at most one winning move, and so has a
// row: if there were two, one of them would be a move in the other's result, which would then be no LOSS.
// People read and type squares as row and column, from 1 at the poison; in the code they count from 0.
//
// Two methods, which share nothing but the board:
//
//   map    the exercise's dynamic programming: visit the states so that every successor comes first, and keep
//          in a hash map each state's first winning successor, or none (map.cpp, with chained_hash_map.h).
//   sieve  like Eratosthenes: a state that is not crossed out when its turn comes is a LOSS, and it crosses
//          out all states with a move to it (sieve.h). The states are bits, 64 to a word.
//
// Both work on sequences. Mirroring a board changes nothing but the names of rows and columns, so solve()
// hands them the lengths of its rows or the heights of its columns, whichever are fewer, and mirrors their
// answers back.
#pragma once

#include "chomp/board.h"
#include "shell/terminal.h"

#include <span>
#include <vector>

namespace chomp {

/// Thrown for a board that is too large, before any work.
struct TooLarge : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

struct Options {
    std::uint64_t memory = UINT64_MAX;   // the bytes that the method may take
    unsigned threads = 0;                // of the sieve, fewer if the memory is short; 0: one a processor
    shell::Progress *progress = nullptr; // shows which part of the states is done
    bool solved = true;                  // a small board need not be, when two people play
};

struct Counts {
    std::uint64_t states = 0; // within the board, itself and the empty board included
    std::uint64_t losses = 0; // the LOSSes among them
};

struct Solution {
    /// The winning moves from the left; a column has at most one. Empty for a LOSS.
    std::vector<Square> wins;
    Counts counts;
};

enum class Method { map, sieve };

/// Solves the board. Throws TooLarge if it has 2^63 states or more, or the method cannot hold it in the
/// memory that the options allow.
Solution solve(const Board &board, Method method, const Options &options);

/// Throws TooLarge if solve() would, unless the options say that boards of up to 10,000 squares need not be
/// solved.
void check_size(const Board &board, Method method, const Options &options);

/// The board as the methods take it: the lengths of its rows or the heights of its columns, whichever are
/// fewer.
Lengths lengths_of(const Board &board);

/// What ^C throws in a search, while there is a shell::Interruption.
struct Interrupted {};

/// The number of states within the board with these lengths, itself and the empty board included. Saturates
/// at 2^63.
std::uint64_t count_states(std::span<const std::size_t> lengths);
constexpr std::uint64_t too_many_states = std::uint64_t{1} << 63;
/// count_states(), but throws TooLarge if there are 2^63 or more.
std::uint64_t checked_states(std::span<const std::size_t> lengths);

/// Throws TooLarge if `bytes` is more than `allowed`.
void check_memory(std::uint64_t bytes, std::uint64_t allowed);

/// The methods. Their winning moves are in any order, with the rows and columns of these lengths. They throw
/// TooLarge before they begin; the checks throw it in the same cases.
Solution solve_by_map(const Lengths &lengths, const Options &options);
void check_map(const Lengths &lengths, const Options &options);
Solution solve_by_sieve(const Lengths &lengths, const Options &options);
void check_sieve(const Lengths &lengths, const Options &options);

} // namespace chomp
