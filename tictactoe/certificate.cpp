#include "tictactoe/certificate.h"

#include "tictactoe/pairing.h"
#include "tictactoe/referee.h"

#include <cassert>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tictactoe {

namespace {

struct PositionHash {
    std::size_t operator()(const Position &p) const {
        return static_cast<std::size_t>(p.human * 0x9e3779b97f4a7c15u ^ p.computer * 0xc2b2ae3d27d4eb4fu);
    }
};

// The strategy of one side, its owner, from one position.
class Strategy {
  public:
    enum class Aim { win, draw };
    Strategy(const Board &board, Solver &solver, Side owner, Aim aim)
        : board_(board), solver_(solver), owner_(owner), aim_(aim) {}
    /// Gives its lines to `put`.
    void write(const Position &start, Side to_move, const std::function<void(std::string_view)> &put);

  private:
    int move(Mask own, Mask others);
    std::string named(int square) const {
        return ' ' + std::to_string(square / board_.cols) + ' ' + std::to_string(square % board_.cols);
    }

    const Board &board_;
    Solver &solver_;
    Side owner_;
    Aim aim_;
};

int Strategy::move(Mask own, Mask others) {
    const Mask empty = board_.all & ~(own | others);
    if (aim_ == Aim::draw)
        return solver_.good_move(others, own, Turn::defender, solver_.ordered(others, own, empty));
    if (const int square = solver_.threat_move(own, others); square >= 0) return square;
    return solver_.good_move(own, others, Turn::attacker, solver_.ordered(own, others, empty));
}

void Strategy::write(const Position &start, Side start_to_move,
                     const std::function<void(std::string_view)> &put) {
    std::unordered_set<Position, PositionHash> seen; // the counts of marks say who moves
    std::vector<std::pair<Position, Side>> rest{{start, start_to_move}};
    while (!rest.empty()) {
        const auto [position, to_move] = rest.back();
        rest.pop_back();
        if (verdict(board_, position) != UNCLEAR || !seen.insert(position).second) continue;
        const Mask own = position.of(owner_), others = position.of(other(owner_));
        Position next = position;
        if (to_move == owner_) {
            const int square = move(own, others);
            assert(square >= 0);
            put(text_of(board_, position) + " move" + named(square) + '\n');
            next.of(owner_) |= bit(square);
            rest.push_back({next, other(owner_)});
            continue;
        }
        if (const auto pairs = aim_ == Aim::win ? std::nullopt : pairing(board_, others, own)) {
            std::string line = text_of(board_, position) + " pairs";
            for (const int square : *pairs) line += named(square);
            put(line + '\n');
            continue;
        }
        for (Mask empty = board_.all & ~position.marks(); empty; empty &= empty - 1) {
            next = position;
            next.of(to_move) |= empty & -empty;
            rest.push_back({next, owner_});
        }
    }
}

} // namespace

void write_certificate(const Board &board, Adviser &adviser, const Position &position, Side to_move,
                       const std::function<void(std::string_view)> &put) {
    const Value value = adviser.value(position, to_move);
    put("tictactoe certificate " + std::to_string(board.rows) + ' ' + std::to_string(board.cols) + ' ' +
        std::to_string(board.in_a_row) + '\n' + text_of(board, position) + ' ' + name_of(to_move) + ' ' +
        name_of(value) + '\n');
    for (const Side owner : {to_move, other(to_move)}) {
        if (value == win_of(other(owner))) continue;
        put(std::string("strategy ") + name_of(owner) + '\n');
        Strategy strategy(board, adviser.solver(), owner,
                          value == DRAW ? Strategy::Aim::draw : Strategy::Aim::win);
        strategy.write(position, to_move, put);
    }
    put("end\n");
}

} // namespace tictactoe
