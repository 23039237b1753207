#include "tictactoe/advice.h"

#include <algorithm>
#include <stdexcept>
#include <unistd.h>
#include <unordered_set>
#include <utility>

namespace tictactoe {

namespace {

Value win_of(Side side) { return side == Side::human ? HUMAN_WIN : COMPUTER_WIN; }

/// What the solver's table may take: half a gigabyte, or a quarter of a smaller machine's memory.
std::size_t table_bytes() {
    const std::size_t memory =
        static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    return std::min(std::size_t{1} << 29, memory / 4);
}

/// A number from 0 to below n, the same everywhere.
std::size_t below(std::mt19937_64 &engine, std::size_t n) { return static_cast<std::size_t>(engine() % n); }

} // namespace

Adviser::Adviser(const Board &board, std::vector<int> order)
    : board_(board), order_(std::move(order)), solver_(board, table_bytes()) {}

Value Adviser::decided(const Position &position) const {
    if (board_.has_line(position.human)) return HUMAN_WIN;
    if (board_.has_line(position.computer)) return COMPUTER_WIN;
    return position.marks() == board_.all ? DRAW : UNCLEAR;
}

std::vector<int> Adviser::empty_squares(Mask marks) const {
    std::vector<int> squares;
    for (const int square : order_)
        if (!(marks & bit(square))) squares.push_back(square);
    return squares;
}

Value Adviser::value(const Position &position, Side to_move) {
    if (const Value value = decided(position); value != UNCLEAR) return value;
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    if (solver_.wins(mover, waiter, true)) return win_of(to_move);
    // Who moves second does not win from the empty board: the first could take that strategy over, since a
    // mark more does no harm.
    if (position.marks() != 0 && solver_.wins(waiter, mover, false)) return win_of(other(to_move));
    return DRAW;
}

/// Does the attacker have a line within so many plies? Plies count the defender's moves too.
bool Adviser::wins_within(Mask attacker, Mask defender, int plies, bool attacker_to_move) {
    const int moves = (plies + (attacker_to_move ? 1 : 0)) / 2;
    int fewest = board_.squares + 1;
    Mask last = 0, defender_last = 0;
    for (const Mask line : board_.lines) {
        const Mask missing = line & ~(attacker | defender);
        if (!(line & defender)) {
            fewest = std::min(fewest, count(missing));
            if (count(missing) == 1) last |= missing;
        }
        if (!(line & attacker) && count(missing) == 1) defender_last |= missing;
    }
    if (fewest > moves) return false;
    if (attacker_to_move ? last != 0 : count(last) > 1 && !defender_last) return true;
    if (attacker_to_move ? count(defender_last) > 1 : defender_last != 0) return false;
    if (!solver_.wins(attacker, defender, attacker_to_move)) return false;
    const Timed key{attacker, defender, plies};
    if (const auto found = timed_.find(key); found != timed_.end()) return found->second;
    bool result = !attacker_to_move;
    Mask squares = board_.all & ~(attacker | defender);
    if (const Mask forced = attacker_to_move ? defender_last : last) squares = forced;
    for (; squares && result != attacker_to_move; squares &= squares - 1) {
        const Mask move = squares & -squares;
        result = attacker_to_move ? wins_within(attacker | move, defender, plies - 1, false)
                                  : wins_within(attacker, defender | move, plies - 1, true);
    }
    timed_.emplace(key, result);
    return result;
}

int Adviser::plies_to_win(Mask attacker, Mask defender, bool attacker_to_move) {
    int plies = attacker_to_move ? 1 : 2;
    while (!wins_within(attacker, defender, plies, attacker_to_move)) plies += 2;
    return plies;
}

/// The squares that are equally good, up to max_timed_squares squares.
std::vector<int> Adviser::best_squares(Advice &advice, Mask mover, Mask waiter, Side to_move) {
    std::vector<int> good;
    for (const int square : empty_squares(mover | waiter)) {
        const Mask after = mover | bit(square);
        if (advice.value == DRAW) {
            if ((board_.all & ~(after | waiter)) == 0 || !solver_.wins(waiter, after, true))
                good.push_back(square);
        } else if (advice.value == win_of(to_move)) {
            if (advice.plies == 0) advice.plies = plies_to_win(mover, waiter, true);
            if (board_.has_line(after) ||
                (advice.plies > 1 && wins_within(after, waiter, advice.plies - 1, false)))
                good.push_back(square);
        } else {
            const int plies = 1 + plies_to_win(waiter, after, true);
            if (plies > advice.plies) good.clear();
            if (plies >= advice.plies) good.push_back(square);
            advice.plies = std::max(advice.plies, plies);
        }
    }
    return good;
}

Advice Adviser::best(const Position &position, Side to_move, std::mt19937_64 *engine) {
    Advice advice{value(position, to_move)};
    if (decided(position) != UNCLEAR) return advice;
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    if (board_.squares <= max_timed_squares) {
        const std::vector<int> good = best_squares(advice, mover, waiter, to_move);
        advice.square = good[engine ? below(*engine, good.size()) : 0];
        return advice;
    }
    const bool winning = advice.value == win_of(to_move);
    if (winning) advice.square = solver_.threat_win(mover, waiter);
    if (advice.square >= 0) return advice;
    const Mask empty = board_.all & ~position.marks();
    std::vector<int> squares =
        winning ? solver_.ordered(mover, waiter, empty) : solver_.ordered(waiter, mover, empty);
    if (engine && !winning)
        for (std::size_t i = std::min<std::size_t>(squares.size(), 5); i > 1; --i)
            std::swap(squares[i - 1], squares[below(*engine, i)]);
    if (winning) advice.square = solver_.good_move(mover, waiter, true, squares);
    else if (advice.value == DRAW && position.marks() == 0) advice.square = squares[0]; // see value()
    else if (advice.value == DRAW) advice.square = solver_.good_move(waiter, mover, false, squares);
    else advice.square = looks_best(mover, waiter);
    return advice;
}

Advice Adviser::best_until(Solver::Clock::time_point deadline, const Position &position, Side to_move,
                           std::mt19937_64 *engine) {
    solver_.deadline = deadline;
    Advice advice{UNCLEAR};
    try {
        advice = best(position, to_move, engine);
    } catch (const TimeOver &) {
        advice.square = looks_best(position.of(to_move), position.of(other(to_move)));
    }
    solver_.deadline.reset();
    return advice;
}

/// A move for a lost position, or one not settled: wins by threats, else prevents such a win, else is on the
/// best lines.
int Adviser::looks_best(Mask mover, Mask waiter) const {
    if (const int square = solver_.threat_win(mover, waiter); square >= 0) return square;
    const Mask empty = board_.all & ~(mover | waiter);
    const std::vector<int> squares = solver_.ordered(waiter, mover, empty);
    for (Mask rest = empty; rest; rest &= rest - 1) // he completes a line next: nothing else matters
        if (board_.has_line(waiter | (rest & -rest))) return first(rest);
    for (const int square : squares)
        if (solver_.threat_win(waiter, mover | bit(square)) < 0) return square;
    return squares[0];
}

void Adviser::add_strategy(std::string &text, const Position &start, Side start_to_move, Side owner,
                           bool to_win, std::size_t most_positions) {
    struct PositionHash {
        std::size_t operator()(const Position &p) const {
            return static_cast<std::size_t>(p.human * 0x9e3779b97f4a7c15u ^ p.computer * 0xc2b2ae3d27d4eb4fu);
        }
    };
    std::unordered_set<Position, PositionHash> seen; // who moves is told by the counts of marks
    std::vector<std::pair<Position, Side>> rest{{start, start_to_move}};
    const auto say = [&](int square) {
        text += ' ' + std::to_string(square / board_.cols) + ' ' + std::to_string(square % board_.cols);
    };
    while (!rest.empty()) {
        const auto [position, to_move] = rest.back();
        rest.pop_back();
        if (decided(position) != UNCLEAR || !seen.insert(position).second) continue;
        if (seen.size() > most_positions)
            throw std::runtime_error("the strategy has more than " + std::to_string(most_positions) +
                                     " positions, the limit of a certificate");
        const Mask own = position.of(owner), others = position.of(other(owner));
        Position next = position;
        if (to_move == owner) {
            const Mask empty = board_.all & ~position.marks();
            int square = to_win ? solver_.threat_win(own, others) : -1;
            if (square < 0)
                square = to_win ? solver_.good_move(own, others, true, solver_.ordered(own, others, empty))
                                : solver_.good_move(others, own, false, solver_.ordered(others, own, empty));
            text += text_of(board_, position) + " move";
            say(square);
            text += '\n';
            next.of(owner) |= bit(square);
            rest.push_back({next, other(owner)});
            continue;
        }
        if (const auto pairs = to_win ? std::nullopt : solver_.pairing(others, own)) {
            text += text_of(board_, position) + " pairs";
            for (const int square : *pairs) say(square);
            text += '\n';
            continue;
        }
        for (const int square : empty_squares(position.marks())) {
            next = position;
            next.of(to_move) |= bit(square);
            rest.push_back({next, owner});
        }
    }
}

std::string Adviser::certificate(const Position &position, Side to_move, std::size_t most_positions) {
    const auto name = [](Side side) { return side == Side::human ? "human" : "computer"; };
    const Value result = value(position, to_move);
    std::string text = "tictactoe certificate " + std::to_string(board_.rows) + ' ' +
                       std::to_string(board_.cols) + ' ' + std::to_string(board_.in_a_row) + '\n' +
                       text_of(board_, position) + ' ' + name(to_move) + ' ' + name_of(result) + '\n';
    for (const Side owner : {to_move, other(to_move)}) {
        if (result == win_of(other(owner))) continue;
        text += std::string("strategy ") + name(owner) + '\n';
        add_strategy(text, position, to_move, owner, result != DRAW, most_positions);
    }
    return text + "end\n";
}

} // namespace tictactoe
