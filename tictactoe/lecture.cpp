// The lecture's three searches, with its faults.
#include "tictactoe/lecture.h"

#include <cassert>

namespace tictactoe {

TicTacToe::TicTacToe(const Board &board, Method method, std::vector<int> order, int table_depth)
    : board_(board), method_(method), order_(std::move(order)), table_depth_(table_depth) {
    assert(board.squares <= max_lecture_squares && static_cast<int>(order_.size()) == board.squares);
}

Value TicTacToe::positionValue() const { return verdict(board_, position_); }

Best TicTacToe::chooseMove(Side side) {
    calls_ = 0;
    transpositions_.clear();
    return chooseMove(side, HUMAN_WIN, COMPUTER_WIN, 0);
}

Best TicTacToe::chooseMove(Side side, Value alpha, Value beta, int depth) {
    ++calls_;
    if (const Value value = positionValue(); value != UNCLEAR) return {value};
    const bool keeps = method_ == Method::table && depth <= table_depth_;
    if (keeps && depth >= 3)
        if (const auto found = transpositions_.find({position_.x, position_.o});
            found != transpositions_.end())
            return {found->second};
    Best best{side == computer ? alpha : beta};
    for (const int square : order_) {
        if (position_.marks() & bit(square)) continue;
        position_.of(side) |= bit(square);
        const Best reply = chooseMove(other(side), alpha, beta, depth + 1);
        position_.of(side) &= ~bit(square);
        if (side == computer ? reply.val <= best.val : reply.val >= best.val) continue;
        best = {reply.val, square / board_.cols, square % board_.cols};
        if (method_ == Method::minimax) continue;
        (side == computer ? alpha : beta) = reply.val;
        if (alpha >= beta) break;
    }
    if (keeps) transpositions_[{position_.x, position_.o}] = best.val;
    return best;
}

} // namespace tictactoe
