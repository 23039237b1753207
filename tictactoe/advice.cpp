#include "tictactoe/advice.h"

#include "tictactoe/shell.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace tictactoe {

namespace {

// What the solver's table may take: half a gigabyte, or a quarter of what this process may have.
std::size_t table_bytes() {
    return static_cast<std::size_t>(std::min(std::uint64_t{1} << 29, shell::process_memory() / 4));
}

// A number below n, the same with every standard library.
std::size_t below(std::mt19937_64 &engine, std::size_t n) { return static_cast<std::size_t>(engine() % n); }

// The first square of a sequence of threats that wins for the attacker, who is to move, on a board of any size, or -1.
// The squares of the lines that lack least are packed into masks. Two bits stand for the marks: each side has one of
// them, and it is on the lines that are open for that side.
int packed_threat(const WideBoard &board, const Wide &attacker, const Wide &defender) {
    constexpr int attackers_mark = 63, defenders_mark = 62;
    constexpr std::size_t most_lines = 200;                                        // a scan takes no more
    std::vector<int> squares, packed(static_cast<std::size_t>(board.squares), -1); // by each other
    std::vector<Mask> lines;
    for (int missing = 1; missing <= 3; ++missing)
        for (const auto &[own, others, mark] :
             {std::tuple{attacker, defender, attackers_mark}, {defender, attacker, defenders_mark}})
            for (const Wide &line : board.lines) {
                Wide rest = line & ~own;
                if ((line & others).any() || count(rest) != missing || lines.size() == most_lines) continue;
                Mask mask = bit(mark);
                for (; rest.any(); rest.reset(static_cast<std::size_t>(first(rest)))) {
                    int &place = packed[static_cast<std::size_t>(first(rest))];
                    if (place < 0 && static_cast<int>(squares.size()) == defenders_mark) break; // no room
                    if (place < 0) {
                        place = static_cast<int>(squares.size());
                        squares.push_back(first(rest));
                    }
                    mask |= bit(place);
                }
                if (rest.none()) lines.push_back(mask);
            }
    const Board board_of_lines(std::move(lines));
    const auto win = threat_win(board_of_lines, bit(attackers_mark), bit(defenders_mark));
    return win ? squares[static_cast<std::size_t>(win->moves.front())] : -1;
}

// What the lines through a square are worth: those of one's own a little more than the other side's, and with every
// mark on them five times as much.
std::uint64_t worth(const WideBoard &board, const Wide &own, const Wide &others, int square) {
    constexpr int most_marks = 12; // 5 * 5^12 for each of 72 lines, and the way to the middle, fit
    const int r = 2 * (square / board.cols) - board.rows + 1, c = 2 * (square % board.cols) - board.cols + 1;
    std::uint64_t sum = 0;
    for (const Wide &line : board.lines) {
        const bool mine = (line & others).none(), theirs = (line & own).none();
        if (!line[static_cast<std::size_t>(square)] || (!mine && !theirs)) continue;
        std::uint64_t value = (mine ? 3 : 0) + (theirs ? 2 : 0);
        for (int marks = std::min(count(line & (own | others)), most_marks); marks > 0; --marks) value *= 5;
        sum += value;
    }
    return (sum + 1) * 1024 -
           static_cast<std::uint64_t>(r * r + c * c); // of equals the nearest to the middle
}

} // namespace

Adviser::Adviser(const Board &board, std::vector<int> order)
    : board_(board), order_(std::move(order)), solver_(board, table_bytes()) {}

// Whether the distances to the end are worth a table.
bool Adviser::has_table(const Position &position) const {
    return board_.squares <= max_timed_squares || count(board_.all & ~position.marks()) <= max_quick_empty;
}

// The table that holds the position. It is made from the first position that asks, and serves all that follow.
DistanceTable &Adviser::table_of(const Position &position, Side to_move) {
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    if (table_ && table_->holds(mover, waiter)) return *table_;
    if (table_) tabled_ += table_->positions();
    table_.reset(); // before the next takes its memory
    return table_.emplace(board_, mover, waiter);
}

Value Adviser::value(const Position &position, Side to_move) {
    known_ = {};
    return known_.value = find_value(position, to_move);
}

Value Adviser::find_value(const Position &position, Side to_move) {
    if (const Value value = verdict(board_, position); value != UNCLEAR) return value;
    if (count(board_.all & ~position.marks()) <= max_quick_empty)
        return table_of(position, to_move).value(position, to_move);
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    // Who moves second does not win from the empty board: the first could take that strategy over, since a
    // mark more does no harm.
    if (position.marks() == 0) known_.safe = to_move;
    if (solver_.wins(mover, waiter, Turn::attacker)) return win_of(to_move);
    if (position.marks() == 0) return DRAW;
    known_.safe = other(to_move);
    if (solver_.wins(waiter, mover, Turn::defender)) return win_of(other(to_move));
    return DRAW;
}

std::vector<Advice> Adviser::moves(const Position &position, Side to_move, bool plies) {
    assert(verdict(board_, position) == UNCLEAR);
    DistanceTable *const table = plies && has_table(position) ? &table_of(position, to_move) : nullptr;
    std::vector<Advice> moves;
    for (const int square : order_) {
        if (position.marks() & bit(square)) continue;
        Position after = position;
        after.of(to_move) |= bit(square);
        Advice move{UNCLEAR, square};
        if (table) {
            move.value = table->value(after, other(to_move));
            const int score = table->score(after.of(other(to_move)), after.of(to_move));
            if (score != 0) move.plies = 101 - std::abs(score);
        } else {
            move.value = find_value(after, other(to_move));
        }
        moves.push_back(move);
    }
    return moves;
}

// The squares that are equally good, in order, where there is a table. Draws have no distance, and the solver knows
// them sooner.
std::vector<int> Adviser::equally_good(const Position &position, Side to_move, Advice &advice) {
    std::vector<int> good;
    const bool winning = advice.value == win_of(to_move);
    for (const Advice &move : moves(position, to_move, advice.value != DRAW)) {
        if (move.value != advice.value) continue;
        const bool better = winning ? move.plies < advice.plies : move.plies > advice.plies;
        if (good.empty() || better) {
            good.clear();
            advice.plies = move.plies;
        }
        if (move.plies == advice.plies) good.push_back(move.square);
    }
    return good;
}

// A square that keeps the value where there are too many for a table.
int Adviser::keeping_square(const Position &position, Side to_move, Value value, std::mt19937_64 *engine) {
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    const Mask empty = board_.all & ~position.marks();
    if (value == win_of(other(to_move))) return looks_best(position, to_move);
    if (value == win_of(to_move)) {
        const auto threats = threat_win(board_, mover, waiter);
        return threats ? threats->moves.front()
                       : solver_.good_move(mover, waiter, Turn::attacker,
                                           solver_.ordered(mover, waiter, empty, Turn::attacker));
    }
    std::vector<int> squares = solver_.ordered(waiter, mover, empty, Turn::defender);
    if (engine)
        for (std::size_t i = std::min<std::size_t>(squares.size(), 5); i > 1; --i)
            std::swap(squares[i - 1], squares[below(*engine, i)]);
    if (position.marks() == 0) return squares[0]; // see find_value()
    return solver_.good_move(waiter, mover, Turn::defender, squares);
}

Advice Adviser::best(const Position &position, Side to_move, std::mt19937_64 *engine) {
    Advice advice{value(position, to_move)};
    if (verdict(board_, position) != UNCLEAR) return advice;
    if (has_table(position)) {
        const std::vector<int> good = equally_good(position, to_move, advice);
        advice.square = good[engine ? below(*engine, good.size()) : 0];
    } else {
        advice.square = keeping_square(position, to_move, advice.value, engine);
    }
    assert(advice.square >= 0);
    return advice;
}

int Adviser::looks_best(const Position &position, Side to_move) const {
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    const Mask empty = board_.all & ~position.marks();
    if (const auto threats = threat_win(board_, mover, waiter)) return threats->moves.front();
    // The other side completes a line next: nothing else matters.
    if (const Mask last = scan(board_, waiter, mover).attacker_last) return first(last);
    const std::vector<int> squares = solver_.ordered(waiter, mover, empty, Turn::defender);
    for (const int square : squares)
        if (!threat_win(board_, waiter, mover | bit(square))) return square;
    return squares[0];
}

int gomoku_move(const WideBoard &board, const WidePosition &position, Side to_move, std::mt19937_64 *engine) {
    const Wide own = position.of(to_move), others = position.of(other(to_move));
    assert(verdict(board, position) == UNCLEAR);
    std::vector<std::pair<std::uint64_t, int>> ranked; // the best first
    for (int square = 0; square < board.squares; ++square)
        if (!position.marks()[static_cast<std::size_t>(square)]) {
            const std::uint64_t value = worth(board, own, others, square);
            ranked.emplace_back(engine ? (value + 1023) / 1024 * 1024 + (*engine)() % 1024 : value, square);
        }
    std::sort(ranked.rbegin(), ranked.rend());
    const auto with = [](Wide marks, int square) { return marks.set(static_cast<std::size_t>(square)); };
    for (const Wide &marks : {own, others})
        for (const auto &[value, square] : ranked)
            if (board.has_line(with(marks, square))) return square;
    if (const int square = packed_threat(board, own, others); square >= 0) return square;
    for (const auto &[value, square] : ranked)
        if (packed_threat(board, others, with(own, square)) < 0) return square;
    return ranked[0].second;
}

} // namespace tictactoe
