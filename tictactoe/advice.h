// What a position is worth and what to play: from the table of all positions if few squares are empty,
// otherwise from the solver's answers of yes and no.
#pragma once

#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "tictactoe/board.h"
#include "tictactoe/small_boards.h"
#include "tictactoe/solver.h"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace tictactoe {

struct Advice {
    Value value;     // UNCLEAR if it is not known
    int square = -1; // the move, if any: see best()
    int plies = 0;   // to the end of the game, of a win or loss where the table says it
};

struct Stopped {};

class Adviser {
  public:
    /// `order` is the squares; the earliest of equally good ones is preferred.
    Adviser(Board board, std::vector<int> order);
    Adviser(const Adviser &) = delete; // its engines refer to its board

    /// The value of a position and the best move. With a table that is the first in order of those that win
    /// quickest, lose latest, or draw; otherwise a move that keeps the value, and none if all moves lose.
    /// There is none in a game that is over. An engine varies the choice among moves known to be equally
    /// good.
    Advice best(const Position &position, Side to_move, std::mt19937_64 *engine = nullptr);
    /// The value alone.
    Value value(const Position &position, Side to_move);
    /// Every move in a position that is not over, in order: the value after it, the square and, if they are
    /// asked for and the table says them, the plies from now to the end.
    std::vector<Advice> moves(const Position &position, Side to_move, bool plies = true);

    Solver &solver() { return solver_; }
    /// Shows on the line how far the search is, and throws Stopped after that many seconds.
    void watch(shell::Progress &progress, double most_seconds = 1e9);
    /// Positions searched so far, and solved in the table.
    std::uint64_t positions() const { return solver_.nodes() + (table_ ? table_->positions() : 0); }

  private:
    bool has_table(const Position &position) const {
        return count(board_.all & ~position.marks()) <= DistanceTable::most_empty;
    }
    // The second player does not win from the empty board: the first could steal the strategy, since an extra
    // mark does no harm where a line wins.
    bool steals(const Position &position) const { return board_.line_wins() && position.marks() == 0; }
    int keeping_square(const Position &position, Side to_move, Value value, std::mt19937_64 *engine);

    const Board board_;
    std::vector<int> order_;
    Solver solver_;
    std::optional<DistanceTable> table_;
};

/// How well the computer plays. It makes slips at random: on the easy level it looks only for an immediate
/// win, on the medium one also for the other side's, and in misere play it avoids an immediate loss; then it
/// takes, in half or a quarter of its moves, a random square on a line with a mark. Otherwise, and on the
/// hard level, it plays its best.
using shell::Level;

/// What the levels below hard play without a search: a square, or -1 to play the best move.
int at_once(const WideBoard &board, const WidePosition &position, Side to_move, Level level,
            std::mt19937_64 &engine);

/// A move that looks best where none is known to be good, as on gomoku's 15 by 15 squares: it completes a
/// line, or prevents one; begins a sequence of threats that wins, or prevents one; else is on the best lines.
/// It is not exact: threats are searched on 64 squares at a time. An engine chooses among squares on equally
/// good lines.
int looks_best(const WideBoard &board, const WidePosition &position, Side to_move,
               std::mt19937_64 *engine = nullptr);

} // namespace tictactoe
