// What a position is worth and what to play, and the slips of the easier levels, as often as
// shell::moves_for_a_slip says.
#include "tictactoe/advice.h"

#include "shell/machine.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace tictactoe {

namespace {

// What the solver's table may take: half a gigabyte, or a quarter of what this process may have.
std::size_t table_bytes() { return std::min(std::uint64_t{1} << 29, shell::process_memory() / 4); }

// A number below n, the same with every standard library.
std::size_t below(std::mt19937_64 &engine, std::size_t n) { return engine() % n; }

// The empty squares where the marks would complete a line.
Wide completing(const WideBoard &board, const Wide &marks, const Wide &others) {
    Wide squares;
    for (const Wide &line : board.lines)
        if ((line & others).none() && count(line & ~marks) == 1) squares |= line & ~marks;
    return squares;
}

// The first square of a sequence of threats that wins for the attacker, who is to move, or -1. Sequences are
// searched on every rectangle of 8 by 8 squares. On a narrow board the rectangles are longer; a small one is
// searched as a whole.
int local_threat(const WideBoard &board, const Wide &attacker, const Wide &defender) {
    const int rows = std::min(board.rows, max_squares / std::min(board.cols, 8));
    const int cols = std::min(board.cols, max_squares / rows);
    if (board.in_a_row > std::max(rows, cols)) return -1;
    const Board part(rows, cols, board.in_a_row);
    for (int top = 0; top + rows <= board.rows; ++top)
        for (int left = 0; left + cols <= board.cols; ++left) {
            const auto whole = [&](int square) {
                return (top + square / cols) * board.cols + left + square % cols;
            };
            Mask own = 0, others = 0;
            for (int square = 0; square < part.squares; ++square) {
                const std::size_t here = at(whole(square));
                if (attacker[here]) own |= bit(square);
                if (defender[here]) others |= bit(square);
            }
            if (const auto win = threat_win(part, own, others)) return whole(win->moves.front());
        }
    return -1;
}

// What the open lines through a square are worth: one's own a little more than the other side's, and five
// times as much for every mark on them.
std::uint64_t worth(const WideBoard &board, const Wide &own, const Wide &others, int square) {
    std::uint64_t sum = 0;
    for (const Wide &line : board.lines) {
        const bool mine = (line & others).none(), theirs = (line & own).none();
        if (!line[at(square)]) continue;
        std::uint64_t value = (mine ? 3 : 0) + (theirs ? 2 : 0); // 5 * 5^17 for each of 72 lines fit
        for (int marks = count(line & (own | others)); marks > 0; --marks) value *= 5;
        sum += value;
    }
    return sum;
}

} // namespace

Adviser::Adviser(Board board, std::vector<int> order)
    : board_(std::move(board)), order_(std::move(order)), solver_(board_, table_bytes()) {}

void Adviser::watch(shell::Progress &progress, double most_seconds) {
    solver_.watch = [&progress, most_seconds](std::uint64_t positions) {
        if (progress.seconds() >= most_seconds) throw Stopped();
        progress.poll([&] { return std::to_string(positions) + " positions"; });
    };
}

Value Adviser::value(const Position &position, Side to_move) {
    if (const Value value = verdict(board_, position); value != UNCLEAR) return value;
    if (solver_.wins(whether(position, to_move, to_move))) return win_of(to_move);
    if (steals(position)) return DRAW;
    return solver_.wins(whether(position, to_move, other(to_move))) ? win_of(other(to_move)) : DRAW;
}

std::vector<Advice> Adviser::moves(const Position &position, Side to_move, bool plies) {
    assert(verdict(board_, position) == UNCLEAR);
    const bool table = plies && has_table(position);
    // One table serves a small board. On a larger one each has what follows the position.
    const Mask taken = board_.squares <= DistanceTable::most_empty ? 0 : position.marks();
    if (table && (!table_ || taken)) table_.emplace(board_, taken);
    std::vector<Advice> moves;
    for (const int square : order_) {
        if (position.marks() & bit(square)) continue;
        Position after = position;
        after.of(to_move) |= bit(square);
        const int score = table ? table_->score(after.of(other(to_move)), after.of(to_move)) : 0;
        moves.push_back({.value = table ? table_->value(after, other(to_move)) : value(after, other(to_move)),
                         .square = square,
                         .plies = score == 0 ? 0 : 101 - std::abs(score)});
    }
    return moves;
}

// A square that keeps the value where there are too many for a table.
int Adviser::keeping_square(const Position &position, Side to_move, Value value, std::mt19937_64 *engine) {
    if (value == win_of(other(to_move))) return -1;
    const bool wins = value == win_of(to_move);
    const Question question = whether(position, to_move, wins ? to_move : other(to_move));
    if (wins && board_.line_wins())
        if (const auto threats = threat_win(board_, question.attacker, question.defender))
            return threats->moves.front();
    std::vector<int> squares = solver_.ordered(question, board_.all & ~position.marks());
    if (!wins && engine)
        std::swap(squares[0], squares[below(*engine, std::min<std::size_t>(squares.size(), 5))]);
    if (!wins && steals(position)) return squares[0]; // any does
    return solver_.good_move(question, squares);
}

Advice Adviser::best(const Position &position, Side to_move, std::mt19937_64 *engine) {
    Advice advice{value(position, to_move)};
    if (verdict(board_, position) != UNCLEAR) return advice;
    if (!has_table(position)) {
        advice.square = keeping_square(position, to_move, advice.value, engine);
        return advice;
    }
    // The squares that are equally good, in order. Draws have no distance, and the solver knows them sooner.
    std::vector<int> good;
    for (const Advice &move : moves(position, to_move, advice.value != DRAW)) {
        if (move.value != advice.value) continue;
        const bool better =
            move.value == win_of(to_move) ? move.plies < advice.plies : move.plies > advice.plies;
        if (better) good.clear();
        if (good.empty()) advice.plies = move.plies;
        if (move.plies == advice.plies) good.push_back(move.square);
    }
    advice.square = good[engine ? below(*engine, good.size()) : 0];
    return advice;
}

int at_once(const WideBoard &board, const WidePosition &position, Side to_move, Level level,
            std::mt19937_64 &engine) {
    if (level == Level::hard) return -1;
    const Wide own = position.of(to_move), others = position.of(other(to_move));
    const auto any_of = [&](const Wide &set) {
        const std::vector<int> squares = squares_of(set);
        return squares.empty() ? -1 : squares[below(engine, squares.size())];
    };
    // A win at once, or the prevention of one.
    const Wide last = completing(board, own, others), theirs = completing(board, others, own);
    if (board.line_wins() && last.any()) return any_of(last);
    if (board.line_wins() && theirs.any() && level == Level::medium) return any_of(theirs);
    if (below(engine, shell::moves_for_a_slip(level)) != 0) return -1;
    // A square on a line with a mark, which in misere play completes no line.
    Wide near;
    for (const Wide &line : board.lines)
        if ((line & position.marks()).any()) near |= line;
    near &= ~position.marks();
    if (!board.line_wins()) near &= ~last;
    return any_of(near);
}

int looks_best(const WideBoard &board, const WidePosition &position, Side to_move, std::mt19937_64 *engine) {
    const Wide own = position.of(to_move), others = position.of(other(to_move));
    assert(verdict(board, position) == UNCLEAR);
    const Wide last = completing(board, own, others);
    const Wide urgent = board.line_wins() ? completing(board, others, own) : Wide();
    // The best first: whether it completes a line, prevents one, its lines, and among equals the nearest to
    // the middle, or a random one.
    std::vector<std::tuple<bool, bool, std::uint64_t, std::uint64_t, int>> ranked;
    for (const int square : squares_of(board.all & ~position.marks())) {
        const int r = 2 * (square / board.cols) - board.rows + 1,
                  c = 2 * (square % board.cols) - board.cols + 1;
        const auto rank = engine ? (*engine)() : static_cast<std::uint64_t>(1024 - r * r - c * c);
        ranked.emplace_back(last[at(square)], urgent[at(square)], worth(board, own, others, square), rank,
                            square);
    }
    std::sort(ranked.rbegin(), ranked.rend());
    if (!board.line_wins()) return std::get<int>(ranked.back());
    const int best = std::get<int>(ranked[0]);
    if ((last | urgent).any()) return best;
    if (const int square = local_threat(board, own, others); square >= 0) return square;
    for (const auto &[wins, holds, value, rank, square] : ranked)
        if (local_threat(board, others, Wide(own).set(at(square))) < 0) return square;
    return best;
}

} // namespace tictactoe
