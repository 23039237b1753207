#include "tictactoe/board.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <type_traits>
#include <utility>

namespace tictactoe {

template <typename Set>
BoardOf<Set>::BoardOf(int rows_, int cols_, int in_a_row_, Goal goal_)
    : rows(rows_), cols(cols_), in_a_row(in_a_row_), squares(rows_ * cols_), goal(goal_) {
    constexpr int most_squares = std::is_same_v<Set, Mask> ? max_squares : max_side * max_side;
    assert(rows >= 1 && cols >= 1 && squares <= most_squares);
    assert(in_a_row >= 1 && in_a_row <= std::max(rows, cols));
    all = ~Set(0) >> at(most_squares - squares);
    struct Step {
        int r, c;
    };
    constexpr Step steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (const Step step : steps) {
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < cols; ++c) {
                const int last_r = r + (in_a_row - 1) * step.r, last_c = c + (in_a_row - 1) * step.c;
                if (last_r >= rows || last_c < 0 || last_c >= cols) continue;
                Set line = 0;
                for (int i = 0; i < in_a_row; ++i)
                    line |= Set(1) << at((r + i * step.r) * cols + c + i * step.c);
                lines.push_back(line);
            }
        if (in_a_row == 1) break; // one in a row has no direction
    }
    // Searches go through the lines in this order.
    if constexpr (std::is_same_v<Set, Mask>) std::sort(lines.begin(), lines.end());
}
template BoardOf<Mask>::BoardOf(int, int, int, Goal);
template BoardOf<Wide>::BoardOf(int, int, int, Goal);

std::vector<int> row_order(int squares) {
    std::vector<int> order(at(squares));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

Symmetry::Symmetry(const Board &board) : images_(board.rows == board.cols ? 8 : 4) {
    for (std::size_t number = 0; number < images_.size(); ++number) {
        images_[number].resize(at((board.squares + 7) / 8));
        for (int square = 0; square < board.squares; ++square) {
            int r = square / board.cols, c = square % board.cols;
            if (number & 1) r = board.rows - 1 - r;
            if (number & 2) c = board.cols - 1 - c;
            if (number & 4) std::swap(r, c);
            auto &byte = images_[number][at(square / 8)];
            for (std::size_t value = 0; value < byte.size(); ++value)
                if (value >> (square % 8) & 1) byte[value] |= bit(r * board.cols + c);
        }
    }
}

std::string text_of(const Board &board, const Position &position, const Names &names) {
    std::string text;
    for (int square = 0; square < board.squares; ++square) {
        if (square > 0 && square % board.cols == 0) text += '/';
        text += '.';
        for (const Side side : {Side::x, Side::o})
            if (position.of(side) & bit(square)) text.back() = names.mark(side);
    }
    return text;
}

template <typename Set>
Value verdict(const BoardOf<Set> &board, const PositionOf<Set> &position) {
    assert((position.x & position.o) == Set(0));
    for (const Side side : {Side::x, Side::o})
        if (board.has_line(position.of(side))) return win_of(board.winner(side));
    return position.marks() == board.all ? DRAW : UNCLEAR;
}
template Value verdict(const Board &, const Position &);
template Value verdict(const WideBoard &, const WidePosition &);

template <typename Set>
std::optional<std::string> why_impossible(const BoardOf<Set> &board, const PositionOf<Set> &position,
                                          Side to_move, const Names &names) {
    const Set &own = position.of(to_move), &others = position.of(other(to_move));
    const std::string mover(1, names.mark(to_move)), waiter(1, names.mark(other(to_move)));
    if (count(own) != count(others) && count(own) != count(others) - 1)
        return "has " + std::to_string(count(own)) + ' ' + mover + " and " + std::to_string(count(others)) +
               ' ' + waiter + " with " + mover + " to move, expected as many " + mover + " as " + waiter +
               " or one fewer";
    if (board.has_line(own))
        return "has a line of " + mover + " with " + mover + " to move, expected no move after a line";
    Set common = board.all;
    for (const Set &line : board.lines)
        if ((others & line) == line) common &= line;
    if (common == Set(0))
        return "has lines of " + waiter +
               " with no square in common, expected lines that the last move can have made";
    return std::nullopt;
}
template std::optional<std::string> why_impossible(const Board &, const Position &, Side, const Names &);
template std::optional<std::string> why_impossible(const WideBoard &, const WidePosition &, Side,
                                                   const Names &);

} // namespace tictactoe
