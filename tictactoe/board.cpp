// The board, its rows, and who has won.
#include "tictactoe/board.h"

#include <numeric>

namespace tictactoe {

std::vector<int> row_order(int squares) {
    std::vector<int> order(at(squares));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

std::vector<int> squares_of(const Wide &set) {
    std::vector<int> squares = row_order(max_side * max_side);
    std::erase_if(squares, [&set](int square) { return !set[at(square)]; });
    return squares;
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

} // namespace tictactoe
