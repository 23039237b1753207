// Solves every position of a small board.
#include "tictactoe/small_boards.h"

#include "tictactoe/lecture.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>

namespace tictactoe {

namespace {

constexpr int immediate = 100; // the score of a win in no plies
constexpr std::int8_t unknown = 127;

// What the other side's score after a move is worth to the mover: its negative, one ply later.
int before_move(int score) {
    if (score == 0) return 0;
    return score > 0 ? 1 - score : -1 - score;
}

} // namespace

DistanceTable::DistanceTable(const Board &board, Mask marks)
    : board_(board), after_line_(board.line_wins() ? -immediate : immediate) {
    assert(count(board.all & ~marks) <= most_empty);
    std::uint32_t power = 1;
    for (const int square : squares_of(board.all & ~marks)) {
        codes_[at(square)] = power;
        power *= 3;
    }
    scores_.assign(power, unknown);
}

// The marks of the first position add nothing.
std::uint32_t DistanceTable::code_of(Mask squares) const {
    std::uint32_t code = 0;
    for (; squares; squares &= squares - 1) code += codes_[at(first(squares))];
    return code;
}

int DistanceTable::score(Mask mover, Mask waiter) {
    return board_.has_line(waiter) ? after_line_ : solve(mover, waiter, code_of(mover), code_of(waiter));
}

Value DistanceTable::value(const Position &position, Side to_move) {
    const int worth = score(position.of(to_move), position.of(other(to_move)));
    return worth == 0 ? DRAW : win_of(worth > 0 ? to_move : other(to_move));
}

// A position in which neither side has a line.
int DistanceTable::solve(Mask mover, Mask waiter, std::uint32_t mover_code, std::uint32_t waiter_code) {
    std::int8_t &kept = scores_[mover_code + std::size_t{2} * waiter_code];
    if (kept != unknown) return kept;
    ++positions_;
    Mask last = 0; // where the mover completes a line
    for (const Mask line : board_.lines)
        if (!(line & waiter) && std::has_single_bit(line & ~mover)) last |= line & ~mover;
    const Mask empty = board_.all & ~(mover | waiter);
    int best = empty ? -immediate : 0;
    if (last) best = before_move(after_line_);
    if (best == immediate - 1) return kept = immediate - 1; // nothing wins sooner
    for (Mask rest = empty & ~last; rest; rest &= rest - 1) {
        const std::uint32_t code = codes_[at(first(rest))];
        const int reply = solve(waiter, mover | (rest & -rest), waiter_code, mover_code + code);
        best = std::max(best, before_move(reply));
    }
    return kept = static_cast<std::int8_t>(best);
}

Audit audit(const Board &board, const std::vector<int> &order, int table_depth) {
    DistanceTable truth(board);
    TicTacToe lecture(board, Method::table, order, table_depth);
    Audit audit;
    int positions = 1;
    for (int square = 0; square < board.squares; ++square) positions *= 3;
    for (int number = 0; number < positions; ++number) {
        // Its digits in base three are the squares, the last digit the last one: empty, O, X.
        Position position;
        for (int square = board.squares - 1, rest = number; square >= 0; --square, rest /= 3)
            if (rest % 3 != 0) (rest % 3 == 1 ? position.o : position.x) |= bit(square);
        if (verdict(board, position) != UNCLEAR) continue;
        lecture.set(position);
        for (const Side side : {Side::x, Side::o}) {
            if (why_impossible(board, position, side, lecture_names)) continue;
            ++audit.positions;
            const Value says = lecture.chooseMove(side).val;
            const Value is = truth.value(position, side);
            if (says != is)
                audit.faults.push_back({.position = position, .to_move = side, .says = says, .is = is});
        }
    }
    return audit;
}

} // namespace tictactoe
