#include "tictactoe/board.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace tictactoe {

Board::Board(int rows_, int cols_, int in_a_row_)
    : rows(rows_), cols(cols_), in_a_row(in_a_row_), squares(rows_ * cols_) {
    assert(rows >= 1 && cols >= 1 && squares <= max_squares);
    assert(in_a_row >= 1 && in_a_row <= std::max(rows, cols));
    all = ~Mask{0} >> (max_squares - squares);
    struct Step {
        int r, c;
    };
    constexpr Step steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c)
            for (const Step step : steps) {
                const int last_r = r + (in_a_row - 1) * step.r, last_c = c + (in_a_row - 1) * step.c;
                if (last_r >= rows || last_c < 0 || last_c >= cols) continue;
                Mask line = 0;
                for (int i = 0; i < in_a_row; ++i) line |= bit((r + i * step.r) * cols + c + i * step.c);
                lines.push_back(line);
            }
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end()); // one in a row has no direction
}

Position parse_position(const Board &board, std::string_view text, Side to_move) {
    const auto wrong = [&](const std::string &reason) {
        std::string shown;
        for (const char c : text.substr(0, 80)) shown += c >= ' ' && c <= '~' ? c : '?';
        return std::invalid_argument("position '" + shown + (text.size() > 80 ? "...'" : "'") + ' ' + reason);
    };
    Position position;
    int square = 0;
    bool after_slash = false;
    for (const char c : text) {
        if (c == '/') {
            if (square == 0 || square >= board.squares || square % board.cols != 0 || after_slash)
                throw wrong("has a slash after " + std::to_string(square) +
                            " squares, expected slashes only between rows of " + std::to_string(board.cols));
            after_slash = true;
            continue;
        }
        after_slash = false;
        if (c != '.' && c != 'H' && c != 'C')
            throw wrong(std::string("has '") + (c >= ' ' && c <= '~' ? c : '?') +
                        "', expected only '.', 'H', 'C' and slashes between rows");
        if (square < board.squares && c == 'H') position.human |= bit(square);
        if (square < board.squares && c == 'C') position.computer |= bit(square);
        ++square;
    }
    if (square != board.squares)
        throw wrong("has " + std::to_string(square) + " squares, expected " + std::to_string(board.squares) +
                    " (" + std::to_string(board.rows) + " rows of " + std::to_string(board.cols) + ")");
    const int own = count(position.of(to_move)), others = count(position.of(other(to_move)));
    const char *name = to_move == Side::human ? "human" : "computer";
    if (own != others && own != others - 1)
        throw wrong("has " + std::to_string(own) + (own == 1 ? " mark" : " marks") + " of the " + name +
                    "'s, who is to move, and " + std::to_string(others) +
                    " of the other's, expected as many or one fewer");
    if (board.has_line(position.human) && board.has_line(position.computer))
        throw wrong("has both sides winning, expected one at most");
    return position;
}

std::string text_of(const Board &board, const Position &position) {
    std::string text;
    for (int square = 0; square < board.squares; ++square) {
        if (square > 0 && square % board.cols == 0) text += '/';
        text += (position.human & bit(square)) ? 'H' : (position.computer & bit(square)) ? 'C' : '.';
    }
    return text;
}

} // namespace tictactoe
