// Tic-tac-toe on m rows and n columns, k in a row: an m,n,k game. Two players, human and computer, put marks on empty
// squares in turn. The first to have k marks in a line, in a row, a column or a diagonal, wins; a full board without
// such a line is a draw. The usual game is 3,3,3.
//
// Conventions of the folder: (r,c) from 0, row by row. Square r * cols + c is bit r * cols + c of a mask, so a position
// is two masks, one a player (up to 64 squares), and a line is one mask. Most searches ask about an attacker, who wants a
// line, and a defender, who wants to prevent it; either of them may be the human.
//
// What is here, from the bottom to the top:
//   board, value, position, referee   the geometry, the sides and values, who has which squares, the rules
//   lecture                           the lecture's program by its names: minimax, alpha-beta, alpha-beta with a table
//   all_positions, audit              who wins each position of a small board; the lecture's table held against that
//   symmetry, scan, threats, pairing, table   the parts of the exact solver
//   solver                            the exact solver: does one side force a line?
//   advice                            values, and moves that keep them; certificate, strategies that prove them;
//   game, dialogue, drawing           a game in the terminal; what one types there; the board as text
//   picture                           a position as SVG
//   options, main                     the command line
// shell and svg_document are links to what all programs share, in dond/.
//
// Known answers, which the tests check: 3,3,3 has 5,478 positions, 765 without rotations and reflections, and
// is a draw; 549,946, 16,811 and 7,954 calls of the lecture's three searches; 5,5,4 and 4,7,4 are draws, 6,5,4
// and 6,6,4 wins of the first player.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace tictactoe {

using Mask = std::uint64_t;

constexpr int max_squares = 64;

constexpr Mask bit(int square) { return Mask{1} << square; }
/// How many squares are in a mask. Not std::popcount, which for any x86-64 is a call: sums of pairs, nibbles and bytes of bits.
constexpr int count(Mask x) {
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>(x * 0x0101010101010101u >> 56);
}
static_assert(count(~Mask{0}) == 64 && count(0) == 0 && count(0xf0f0000000000001u) == 9);
/// The lowest square of a mask that is not empty.
constexpr int first(Mask mask) { return std::countr_zero(mask); }
/// The highest one.
constexpr int last(Mask mask) { return 63 - std::countl_zero(mask); }

/// The geometry.
struct Board {
    /// Sides from 1, at most 64 squares, 1 <= in_a_row <= the longer side; asserted.
    Board(int rows, int cols, int in_a_row);

    bool has_line(Mask marks) const {
        for (const Mask line : lines)
            if ((marks & line) == line) return true;
        return false;
    }

    /// Lines of one direction: `step` squares from one to the next, from each of the `starts` on.
    struct Direction {
        int step;
        Mask starts;
    };

    int rows, cols, in_a_row, squares;
    Mask all;
    std::vector<Mask> lines;           // no line twice
    std::vector<Direction> directions; // those that have lines; one only if a line is a square
};

/// The numbers of that many squares, row by row.
std::vector<int> row_order(int squares);

} // namespace tictactoe
