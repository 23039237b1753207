// The lecture's program, class TicTacToe, under its own names and with its own faults, on any board of up to
// 12 squares. chooseMove has three forms, which are one function here: plain minimax; alpha-beta pruning; and
// alpha-beta with a table of the positions that were met before, since two orders of the same moves reach one
// position. Squares are tried row by row, a move is kept only if it is strictly better, and the table is
// looked up from depth 3 on and stored up to depth 5.
//
// The faults stay, because the program is here to be studied. Tests and --audit show them:
//   - In a lost position no move is strictly better than the worst value, so none is chosen: (0,0) is
//     returned, which may be taken.
//   - Alpha-beta may return only a bound of a value, and the table stores it as the value. A correct table
//     stores which kind of bound it is.
// solver.h has neither fault.
#pragma once

#include "tictactoe/board.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace tictactoe {

/// The lecture's methods take seconds for these, and minutes for more; tictactoe.1 says the number, too.
constexpr int max_lecture_squares = 12;

// The lecture's sides and values.
constexpr Side human = Side::x, computer = Side::o;
constexpr Value HUMAN_WIN = X_WIN, COMPUTER_WIN = O_WIN;

/// A value and the move that leads to it.
struct Best {
    Value val;
    int row = 0, column = 0;
};

enum class Method { minimax, alphabeta, table };

class TicTacToe {
  public:
    /// `order` has all squares in the order in which they are tried; table_depth is where the table ends, 5
    /// in the lecture.
    TicTacToe(const Board &board, Method method, std::vector<int> order, int table_depth = 5);

    /// The best move for the side to move.
    Best chooseMove(Side side);
    /// Who has won; DRAW when the board is full, UNCLEAR when it goes on.
    Value positionValue() const;
    void set(const Position &position) { position_ = position; }
    /// Calls of chooseMove by the last one from outside, itself included, and positions then in the table.
    std::uint64_t calls() const { return calls_; }
    std::size_t entries() const { return transpositions_.size(); }

  private:
    Best chooseMove(Side side, Value alpha, Value beta, int depth);

    const Board &board_;
    Method method_;
    std::vector<int> order_;
    int table_depth_;
    Position position_;
    std::map<std::pair<Mask, Mask>, Value> transpositions_; // by the marks of both sides
    std::uint64_t calls_ = 0;
};

} // namespace tictactoe
