#include "tictactoe/position.h"

#include "tictactoe/shell.h"

namespace tictactoe {

WrittenPosition parse_position(const Board &board, std::string_view text) {
    const auto wrong = [&](const std::string &reason) {
        return shell::Misuse("position " + shell::in_quotes(text) + ' ' + reason);
    };
    WrittenPosition written;
    int square = 0;
    bool after_slash = false, letters = false;
    for (const char c : text) {
        if (c == '/') {
            if (square == 0 || square >= board.squares || square % board.cols != 0 || after_slash)
                throw wrong("has a slash after " + counted(square, "square") +
                            ", expected slashes only between rows of " + std::to_string(board.cols));
            after_slash = true;
            continue;
        }
        after_slash = false;
        const bool human = c == 'H' || c == 'h' || c == 'X' || c == 'x';
        const bool computer = c == 'C' || c == 'c' || c == 'O' || c == 'o';
        if (c != '.' && !human && !computer)
            throw wrong("has " + shell::in_quotes({&c, 1}) +
                        ", expected only '.', 'H' and 'C', or 'X' and 'O', and slashes between rows");
        const bool crosses = c == 'X' || c == 'x' || c == 'O' || c == 'o';
        if (c != '.') (crosses ? written.crosses : letters) = true;
        if (written.crosses && letters)
            throw wrong("has " + shell::in_quotes({&c, 1}) + ", expected either 'H' and 'C' or 'X' and 'O'");
        if (square < board.squares && human) written.position.human |= bit(square);
        if (square < board.squares && computer) written.position.computer |= bit(square);
        ++square;
    }
    if (square != board.squares)
        throw wrong("has " + counted(square, "square") + ", expected " + std::to_string(board.squares) +
                    " (" + counted(board.rows, "row") + " of " + std::to_string(board.cols) + ")");
    return written;
}

std::string counted(int number, const std::string &noun) {
    return std::to_string(number) + ' ' + noun + (number == 1 ? "" : "s");
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
