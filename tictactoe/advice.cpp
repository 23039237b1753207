#include "tictactoe/advice.h"

#include "tictactoe/referee.h"
#include "tictactoe/shell.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tictactoe {

namespace {

// What the solver's table may take: half a gigabyte, or a quarter of what this process may have.
std::size_t table_bytes() {
    return static_cast<std::size_t>(std::min(std::uint64_t{1} << 29, shell::process_memory() / 4));
}

// A number below n, the same with every standard library.
std::size_t below(std::mt19937_64 &engine, std::size_t n) { return static_cast<std::size_t>(engine() % n); }

} // namespace

Adviser::Adviser(const Board &board, std::vector<int> order)
    : board_(board), order_(std::move(order)), solver_(board, table_bytes()) {}

std::vector<int> Adviser::empty_squares(Mask marks) const {
    std::vector<int> squares;
    for (const int square : order_)
        if (!(marks & bit(square))) squares.push_back(square);
    return squares;
}

Value Adviser::value(const Position &position, Side to_move) {
    if (const Value value = verdict(board_, position); value != UNCLEAR) return value;
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    if (solver_.wins(mover, waiter, Turn::attacker)) return win_of(to_move);
    // Who moves second does not win from the empty board: the first could take that strategy over, since a
    // mark more does no harm.
    if (position.marks() != 0 && solver_.wins(waiter, mover, Turn::defender)) return win_of(other(to_move));
    return DRAW;
}

/// Does the attacker have a line within so many plies? Plies count the defender's moves too.
bool Adviser::wins_within(Mask attacker, Mask defender, int plies, Turn turn) {
    const bool attacker_to_move = turn == Turn::attacker;
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
    if (!solver_.wins(attacker, defender, turn)) return false;
    const Timed key{attacker, defender, plies};
    if (const auto found = timed_.find(key); found != timed_.end()) return found->second;
    bool result = !attacker_to_move;
    Mask squares = board_.all & ~(attacker | defender);
    if (const Mask forced = attacker_to_move ? defender_last : last) squares = forced;
    for (; squares && result != attacker_to_move; squares &= squares - 1) {
        const Mask move = squares & -squares;
        result = attacker_to_move ? wins_within(attacker | move, defender, plies - 1, Turn::defender)
                                  : wins_within(attacker, defender | move, plies - 1, Turn::attacker);
    }
    timed_.emplace(key, result);
    return result;
}

int Adviser::plies_to_win(Mask attacker, Mask defender, Turn turn) {
    assert(board_.squares <= max_timed_squares);
    int plies = turn == Turn::attacker ? 1 : 2;
    while (!wins_within(attacker, defender, plies, turn)) plies += 2;
    return plies;
}

/// The squares that are equally good, up to max_timed_squares squares.
std::vector<int> Adviser::best_squares(Advice &advice, Mask mover, Mask waiter, Side to_move) {
    std::vector<int> good;
    for (const int square : empty_squares(mover | waiter)) {
        const Mask after = mover | bit(square);
        if (advice.value == DRAW) {
            if ((board_.all & ~(after | waiter)) == 0 || !solver_.wins(waiter, after, Turn::attacker))
                good.push_back(square);
        } else if (advice.value == win_of(to_move)) {
            if (advice.plies == 0) advice.plies = plies_to_win(mover, waiter, Turn::attacker);
            if (board_.has_line(after) ||
                (advice.plies > 1 && wins_within(after, waiter, advice.plies - 1, Turn::defender)))
                good.push_back(square);
        } else {
            const int plies = 1 + plies_to_win(waiter, after, Turn::attacker);
            if (plies > advice.plies) good.clear();
            if (plies >= advice.plies) good.push_back(square);
            advice.plies = std::max(advice.plies, plies);
        }
    }
    return good;
}

Advice Adviser::best(const Position &position, Side to_move, std::mt19937_64 *engine) {
    Advice advice{value(position, to_move)};
    if (verdict(board_, position) != UNCLEAR) return advice;
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    if (board_.squares <= max_timed_squares) {
        const std::vector<int> good = best_squares(advice, mover, waiter, to_move);
        advice.square = good[engine ? below(*engine, good.size()) : 0];
        return advice;
    }
    const bool winning = advice.value == win_of(to_move);
    if (winning) advice.square = solver_.threat_move(mover, waiter);
    if (advice.square >= 0) return advice;
    const Mask empty = board_.all & ~position.marks();
    std::vector<int> squares = winning ? solver_.ordered(mover, waiter, empty, Turn::attacker)
                                       : solver_.ordered(waiter, mover, empty, Turn::defender);
    if (engine && !winning)
        for (std::size_t i = std::min<std::size_t>(squares.size(), 5); i > 1; --i)
            std::swap(squares[i - 1], squares[below(*engine, i)]);
    if (winning) advice.square = solver_.good_move(mover, waiter, Turn::attacker, squares);
    else if (advice.value == DRAW && position.marks() == 0) advice.square = squares[0]; // see value()
    else if (advice.value == DRAW) advice.square = solver_.good_move(waiter, mover, Turn::defender, squares);
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
    if (const int square = solver_.threat_move(mover, waiter); square >= 0) return square;
    const Mask empty = board_.all & ~(mover | waiter);
    const std::vector<int> squares = solver_.ordered(waiter, mover, empty, Turn::defender);
    for (Mask rest = empty; rest; rest &= rest - 1) // he completes a line next: nothing else matters
        if (board_.has_line(waiter | (rest & -rest))) return first(rest);
    for (const int square : squares)
        if (solver_.threat_move(waiter, mover | bit(square)) < 0) return square;
    return squares[0];
}

} // namespace tictactoe
