#include "tictactoe/drawing.h"

#include <algorithm>
#include <cstddef>

namespace tictactoe {

namespace {

// A turn on the largest boards is a drawing, what the computer plays, and the question for a move. The rest is for rows:
// two lines each but the last if there are lines between them, one line each else.
constexpr int spare_lines = 6;
constexpr int most_lined_rows = (terminal_lines - spare_lines + 1) / 2,
              most_dotted_rows = terminal_lines - spare_lines;
constexpr int margin = 4, lined_width = 4;
constexpr int most_lined_cols = (terminal_cols - margin) / lined_width;

std::string numbered(int number) { return (number < 10 ? "  " : " ") + std::to_string(number) + ' '; }

std::string without_end_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

char mark_on(const Position &position, int square, char mark, char empty) {
    if (position.human & bit(square)) return mark;
    if (position.computer & bit(square)) return mark == 'X' ? 'O' : 'X';
    return empty;
}

std::string lined(const Board &board, const Position &position, char mark) {
    std::string head = "   ", between = "    ---", text;
    for (int c = 0; c < board.cols; ++c) head += numbered(c);
    for (int c = 1; c < board.cols; ++c) between += "+---";
    text = without_end_blanks(head);
    for (int r = 0; r < board.rows; ++r) {
        std::string line = numbered(r);
        for (int c = 0; c < board.cols; ++c) {
            line += c > 0 ? "| " : " ";
            line += mark_on(position, r * board.cols + c, mark, ' ');
            line += ' ';
        }
        text += without_end_blanks(line);
        if (r + 1 < board.rows) text += between + '\n';
    }
    return text;
}

// The numbers of the columns, by their digits below each other.
std::string dotted_head(int cols, int ten, std::size_t width) {
    std::string line(margin, ' ');
    for (int c = 0; c < cols; ++c) {
        line += ten == 1 || c >= 10 ? static_cast<char>('0' + c / ten % 10) : ' ';
        line.append(width - 1, ' ');
    }
    return line;
}

std::string dotted(const Board &board, const Position &position, char mark) {
    const std::size_t width = margin + 2 * board.cols <= terminal_cols ? 2 : 1;
    const int pieces = (board.rows + most_dotted_rows - 1) / most_dotted_rows;
    const int rows = (board.rows + pieces - 1) / pieces;
    std::string text;
    for (const int ten : {10, 1}) {
        if (ten == 10 && board.cols <= 10) continue;
        std::string line;
        for (int piece = 0; piece < pieces; ++piece) line += dotted_head(board.cols, ten, width);
        text += without_end_blanks(line);
    }
    for (int i = 0; i < rows; ++i) {
        std::string line;
        for (int r = i; r < board.rows; r += rows) {
            line += numbered(r);
            for (int c = 0; c < board.cols; ++c) {
                line += mark_on(position, r * board.cols + c, mark, '.');
                line.append(width - 1, ' ');
            }
        }
        text += without_end_blanks(line);
    }
    return text;
}

} // namespace

std::string drawing(const Board &board, const Position &position, char mark) {
    const bool small = board.rows <= most_lined_rows && board.cols <= most_lined_cols;
    return '\n' + (small ? lined(board, position, mark) : dotted(board, position, mark)) + '\n';
}

} // namespace tictactoe
