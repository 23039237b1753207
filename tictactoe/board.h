// Tic-tac-toe on m rows and n columns, k in a row: an m,n,k game. Two players, human and computer, put marks
// on empty squares in turn; who first has k marks in a line, in a row, column or diagonal, wins, and a full
// board without one is a draw. The usual game is 3,3,3.
//
// Conventions of the folder: (r,c) from 0, row by row; square r * cols + c is bit r * cols + c of a mask, so
// that a position is two masks, one a player (up to 64 squares), and a line is one mask.
//
// What is here:
//   board.h    the geometry; position.h, who has which squares
//   lecture.h  a lecture's program, by its names: plain minimax, alpha-beta, alpha-beta with a table
//   all_positions.h  who wins each position of a small board, which the lecture's table is held against
//   solver.h   the exact solver, which also says who wins on larger boards
//   advice.h   what follows from the solver: values, moves that keep them, strategies to be checked
//   game.h     a game in the terminal; picture.h, a position as SVG; file.h, a file written whole
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
constexpr int count(Mask mask) { return std::popcount(mask); }
/// The lowest square of a mask that is not empty.
constexpr int first(Mask mask) { return std::countr_zero(mask); }

/// The geometry.
struct Board {
    /// Sides from 1, at most 64 squares, 1 <= in_a_row <= the longer side; asserted.
    Board(int rows, int cols, int in_a_row);

    bool has_line(Mask marks) const {
        for (const Mask line : lines)
            if ((marks & line) == line) return true;
        return false;
    }

    int rows, cols, in_a_row, squares;
    Mask all;
    std::vector<Mask> lines; // no line twice
};

/// So many squares, row by row.
std::vector<int> row_order(int squares);

} // namespace tictactoe
