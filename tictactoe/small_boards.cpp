#include "tictactoe/small_boards.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tictactoe {

namespace {

constexpr int immediate = 100; // the score of a win in no plies

// Goes to the next position, as a counter in base three does whose last digit is the last square: empty, O, X. Returns
// false after the last one.
bool advance(const Board &board, Position &position) {
    for (int square = board.squares - 1; square >= 0; --square) {
        const Mask here = bit(square);
        if (position.x & here) {
            position.x &= ~here;
            continue;
        }
        if (position.o & here) position.x |= here;
        position.o ^= here;
        return true;
    }
    return false;
}

} // namespace

RetrogradeTable::RetrogradeTable(const Board &board, Mask mover, Mask waiter)
    : mover_(mover), waiter_(waiter) {
    for (Mask rest = board.all & ~(mover | waiter); rest; rest &= rest - 1) empty_.push_back(first(rest));
    assert(empty_.size() <= most_empty && !board.has_line(mover) && !board.has_line(waiter));
    // The code and the size of every packed set, from those of the set without its lowest square.
    const std::size_t sets = std::size_t{1} << empty_.size();
    std::vector<char> sizes(sets);
    std::uint32_t power = 1;
    codes_.resize(sets);
    for (std::size_t set = 1; set < sets; ++set) {
        const bool single = (set & (set - 1)) == 0;
        codes_[set] = single ? power : codes_[set & (set - 1)] + codes_[set & -set];
        sizes[set] = static_cast<char>(sizes[set & (set - 1)] + 1);
        if (single) power *= 3;
    }
    scores_.resize(power);
    const std::vector<char> movers = sets_with_line(board, mover, waiter),
                            waiters = sets_with_line(board, waiter, mover);
    // With one square less a set has a smaller number, so positions are solved after those that follow them. Of an even
    // number of new marks the last was the first waiter's.
    for (auto taken = static_cast<Packed>(sets - 1);; --taken) {
        solve(taken, sizes[taken] % 2 == 0 ? waiters : movers, sizes);
        if (taken == 0) break;
    }
}

// Which packed sets make, with the marks that a side had before, a line of its own.
std::vector<char> RetrogradeTable::sets_with_line(const Board &board, Mask own, Mask others) const {
    std::vector<char> result(codes_.size());
    for (const Mask line : board.lines)
        if (!(line & others)) result[packed(line & ~own)] = true;
    for (std::size_t square = 1; square < result.size(); square *= 2)
        for (std::size_t set = 0; set < result.size(); ++set)
            if (set & square && result[set ^ square]) result[set] = true;
    return result;
}

// The scores of all positions with these squares taken.
void RetrogradeTable::solve(Packed taken, const std::vector<char> &waiter_has_line,
                            const std::vector<char> &sizes) {
    std::array<std::size_t, most_empty> moves; // what each adds to the code of the position after it
    std::size_t empty = 0;
    for (Packed rest = static_cast<Packed>(codes_.size() - 1) & ~taken; rest; rest &= rest - 1)
        moves[empty++] = std::size_t{2} * codes_[rest & -rest];
    for (Packed own = taken;; own = (own - 1) & taken) {
        if (sizes[own] == sizes[taken] / 2) {
            const Packed others = taken & ~own;
            const std::size_t after = codes_[others] + std::size_t{2} * codes_[own]; // the roles change
            int best = -immediate;                                                   // the waiter has a line
            if (!waiter_has_line[others]) {
                // A score of the other side's is worth its negative, and one ply later.
                if (empty == 0) best = 0;
                for (std::size_t i = 0; i < empty; ++i) {
                    const int reply = scores_[after + moves[i]];
                    best = std::max(best, reply > 0 ? 1 - reply : reply < 0 ? -reply - 1 : 0);
                }
            }
            scores_[codes_[own] + std::size_t{2} * codes_[others]] = static_cast<std::int8_t>(best);
            ++positions_;
        }
        if (own == 0) break;
    }
}

RetrogradeTable::Packed RetrogradeTable::packed(Mask squares) const {
    Packed result = 0;
    for (std::size_t i = 0; i < empty_.size(); ++i)
        result |= static_cast<Packed>(squares >> empty_[i] & 1) << i;
    return result;
}

bool RetrogradeTable::holds(Mask mover, Mask waiter) const {
    // Whoever was to move first has made as many moves as the other, or one more.
    const bool again = count((mover | waiter) & ~(mover_ | waiter_)) % 2 == 0;
    const Mask movers = again ? mover_ : waiter_, waiters = again ? waiter_ : mover_;
    return (movers & ~mover) == 0 && (waiters & ~waiter) == 0 &&
           count(waiter & ~waiters) - count(mover & ~movers) == (again ? 0 : 1);
}

int RetrogradeTable::score(Mask mover, Mask waiter) const {
    assert(holds(mover, waiter));
    return scores_[codes_[packed(mover)] + std::size_t{2} * codes_[packed(waiter)]];
}

Audit audit(const Board &board, const std::vector<int> &order, int table_depth) {
    const RetrogradeTable truth(board, 0, 0);
    TicTacToe lecture(board, Method::table, order, table_depth);
    Audit audit;
    Position position;
    do {
        if (verdict(board, position) != UNCLEAR) continue;
        lecture.set(position);
        for (const Side side : {Side::x, Side::o}) {
            if (why_impossible(board, position, side, lecture_names)) continue;
            ++audit.positions;
            const Value says = lecture.chooseMove(side).val;
            const int score = truth.score(position.of(side), position.of(other(side)));
            const Value is = score == 0 ? DRAW : win_of(score > 0 ? side : other(side));
            if (says != is) audit.faults.push_back({position, side, says, is});
        }
    } while (advance(board, position));
    return audit;
}

} // namespace tictactoe
