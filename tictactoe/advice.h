// What a position is worth and what to play, from the solver's yes and no.
#pragma once

#include "tictactoe/position.h"
#include "tictactoe/solver.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <unordered_map>
#include <vector>

namespace tictactoe {

/// Up to this size the move is that of the quickest win or the slowest loss.
constexpr int max_timed_squares = 16;

struct Advice {
    Value value;     // UNCLEAR when the time was over
    int square = -1; // the move, none in a decided or full position
    int plies = 0;   // to the end of the game, of a win or loss on up to max_timed_squares squares
};

class Adviser {
  public:
    /// `order` is the squares, those first that are to be preferred among equally good ones.
    Adviser(const Board &board, std::vector<int> order);

    /// The value of a position and the best move. On up to max_timed_squares squares that is the first in
    /// order of those that win quickest, lose latest, or draw; else one that keeps the value. An engine
    /// varies the choice among equally good ones, as far as they are known.
    Advice best(const Position &position, Side to_move, std::mt19937_64 *engine = nullptr);
    /// The same, but when the time is over the move that looks best, with value UNCLEAR.
    Advice best_until(Solver::Clock::time_point deadline, const Position &position, Side to_move,
                      std::mt19937_64 *engine);
    /// The value alone.
    Value value(const Position &position, Side to_move);
    /// Plies to the win of the attacker, who wins; at most max_timed_squares squares.
    int plies_to_win(Mask attacker, Mask defender, Turn turn);

    Solver &solver() { return solver_; }

  private:
    struct Timed {
        Mask attacker, defender;
        int plies;
        bool operator==(const Timed &) const = default;
    };
    struct Hash {
        std::size_t operator()(const Timed &timed) const {
            return static_cast<std::size_t>((timed.attacker << 16 | timed.defender) * 64 +
                                            static_cast<Mask>(timed.plies)) *
                       std::size_t{0x9e3779b97f4a7c15u} >>
                   7;
        }
    };

    bool wins_within(Mask attacker, Mask defender, int plies, Turn turn);
    std::vector<int> empty_squares(Mask marks) const;
    std::vector<int> best_squares(Advice &advice, Mask mover, Mask waiter, Side to_move);
    int looks_best(Mask mover, Mask waiter) const;

    const Board &board_;
    std::vector<int> order_;
    Solver solver_;
    std::unordered_map<Timed, bool, Hash> timed_;
};

} // namespace tictactoe
