#include "tictactoe/position.h"

#include <stdexcept>

namespace tictactoe {

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
