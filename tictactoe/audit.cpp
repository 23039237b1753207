#include "tictactoe/audit.h"

#include "tictactoe/all_positions.h"
#include "tictactoe/referee.h"

namespace tictactoe {

namespace {

// Goes to the next position, as a counter in base three does whose last digit is the last square: empty, C, H. Returns
// false after the last one.
bool advance(const Board &board, Position &position) {
    for (int square = board.squares - 1; square >= 0; --square) {
        const Mask here = bit(square);
        if (position.human & here) {
            position.human &= ~here;
            continue;
        }
        if (position.computer & here) position.human |= here;
        position.computer ^= here;
        return true;
    }
    return false;
}

Value value_for(Side side, AllPositions::Result result) {
    if (result == AllPositions::draw) return DRAW;
    return win_of(result == AllPositions::win ? side : other(side));
}

} // namespace

Audit audit(const Board &board, const std::vector<int> &order, int table_depth) {
    const AllPositions truth(board);
    TicTacToe lecture(board, Method::table, order, table_depth);
    Audit audit;
    Position position;
    do {
        if (verdict(board, position) != UNCLEAR) continue;
        lecture.set(position);
        for (const Side side : {Side::human, Side::computer}) {
            if (why_impossible(board, position, side)) continue;
            ++audit.positions;
            const Value says = lecture.chooseMove(side).val;
            const Value is = value_for(side, truth.result(position.of(side), position.of(other(side))));
            if (says != is) audit.faults.push_back({position, side, says, is});
        }
    } while (advance(board, position));
    return audit;
}

} // namespace tictactoe
