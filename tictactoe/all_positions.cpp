#include "tictactoe/all_positions.h"

#include <array>
#include <cassert>

namespace tictactoe {

AllPositions::AllPositions(const Board &board) {
    assert(board.squares <= most_squares);
    std::array<std::uint32_t, most_squares + 1> power{1};
    for (std::size_t square = 0; square < most_squares; ++square) power[square + 1] = power[square] * 3;
    results_.resize(power[static_cast<std::size_t>(board.squares)]);
    marks_.resize(std::size_t{1} << board.squares);
    for (std::size_t mask = 1; mask < marks_.size(); ++mask) {
        const Marks &rest = marks_[mask & (mask - 1)];
        marks_[mask].code = rest.code + power[static_cast<std::size_t>(first(mask))];
        marks_[mask].count = static_cast<std::uint8_t>(rest.count + 1);
    }
    for (const Mask line : board.lines) {
        const Mask rest = board.all & ~line;
        for (Mask more = rest;; more = (more - 1) & rest) {
            marks_[line | more].line = true;
            for (Mask missing = line; missing; missing &= missing - 1) {
                const Mask square = missing & -missing;
                Marks &almost = marks_[(line & ~square) | more];
                almost.completing = static_cast<std::uint16_t>(almost.completing | square);
            }
            if (more == 0) break;
        }
    }

    // Every square less is a number less, so successors come before what they follow.
    for (Mask occupied = board.all;; --occupied) {
        const Mask empty = board.all & ~occupied;
        const int movers = marks_[occupied].count / 2;
        for (Mask mover = occupied;; mover = (mover - 1) & occupied) {
            const Marks &own = marks_[mover];
            if (own.count == movers && !own.line) {
                const Mask waiter = occupied & ~mover;
                const Marks &others = marks_[waiter];
                Result result = loss;
                if (others.line) {
                    // It can arise if one mark, the last, is in all lines.
                    Mask common = waiter;
                    for (const Mask line : board.lines)
                        if ((waiter & line) == line) common &= line;
                    reachable_ += common != 0;
                } else {
                    ++reachable_;
                    if (own.completing & empty) result = win;
                    else if (empty == 0) result = draw;
                    else if (const Mask threats = others.completing & empty; threats & (threats - 1))
                        result = loss;
                    else {
                        const std::uint32_t code = others.code + 2 * own.code; // as the successors see it
                        for (Mask rest = threats ? threats : empty; rest && result != win; rest &= rest - 1) {
                            const int reply =
                                -results_[code + 2 * power[static_cast<std::size_t>(first(rest))]];
                            if (reply > result) result = static_cast<Result>(reply);
                        }
                    }
                }
                results_[own.code + 2 * others.code] = result;
            }
            if (mover == 0) break;
        }
        if (occupied == 0) break;
    }
}

} // namespace tictactoe
