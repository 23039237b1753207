#include "chomp/picture.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace chomp {

std::string picture(const Board &board, const Board &after) {
    constexpr std::size_t widest_pair = 18; // 78 characters
    const std::size_t columns = board.columns();
    const auto row_of = [&board, columns](const Board &eaten, char row) {
        std::string line;
        for (std::size_t column = 0; column < columns; ++column) {
            const char square = row >= board.text()[column]   ? ' '
                                : row >= eaten.text()[column] ? '.'
                                : row == '0' && column == 0   ? 'X'
                                                              : '#';
            line += column == 0 ? "" : " ";
            line += square;
        }
        return line;
    };
    const bool beside = columns <= widest_pair;
    std::string before_lines, after_lines;
    for (char row = board.text()[0]; row-- > '0';) {
        std::string line = row_of(board, row);
        if (board != after && beside) line += "      " + row_of(after, row);
        const auto add = [](std::string &lines, const std::string &text) {
            lines.append(text, 0, text.find_last_not_of(' ') + 1) += '\n';
        };
        add(before_lines, line);
        if (board != after && !beside) add(after_lines, row_of(after, row));
    }
    return before_lines + (after_lines.empty() ? "" : "\n") + after_lines;
}

} // namespace chomp

namespace chomp {

namespace {

constexpr std::size_t square_size = 24, gap = 36; // in SVG's pixels
constexpr std::size_t most_beside = 15; // columns of a board that has another one beside it: 792 pixels

std::string number(std::size_t value) { return std::to_string(value); }

/// One board with its top left corner at (x, y). Squares that `after` lacks are dashed; `picked` gets a ring.
std::string svg_board(const Board &board, const Board &after, std::optional<Square> picked, std::size_t x,
                      std::size_t y) {
    const std::size_t height = board.height(0);
    const auto left = [&](std::size_t column) { return x + column * square_size; };
    const auto top = [&](std::size_t row) { return y + (height - 1 - row) * square_size; };
    std::string text;
    for (std::size_t column = 0; column < board.columns(); ++column)
        for (std::size_t row = 0; row < board.height(column); ++row)
            text += "<rect class=\"" +
                    std::string(!after.has({row, column}) ? "eaten"
                                : row + column == 0       ? "poison"
                                                          : "square") +
                    "\" x=\"" + number(left(column) + 2) + "\" y=\"" + number(top(row) + 2) +
                    "\" width=\"20\" height=\"20\" rx=\"3\"/>\n";
    const auto middle = [](std::size_t start) { return number(start + square_size / 2); };
    if (after.has({0, 0}))
        text += "<text class=\"skull\" x=\"" + middle(left(0)) + "\" y=\"" +
                number(top(0) + square_size / 2 + 5) + "\">X</text>\n";
    if (picked)
        text += "<circle class=\"picked\" cx=\"" + middle(left(picked->column)) + "\" cy=\"" +
                middle(top(picked->row)) + "\" r=\"" + number(square_size / 3) + "\"/>\n";
    return text;
}

} // namespace

std::string svg_picture(const Board &board, std::span<const Board> wins) {
    const bool beside = board.columns() <= most_beside;
    const std::size_t columns = board.columns() * square_size, rows = board.height(0) * square_size;
    const std::size_t pictures = std::max<std::size_t>(wins.size(), 1);
    const std::size_t step = gap + rows + (beside || wins.empty() ? 0 : gap / 2 + rows);
    const std::size_t width = gap + columns + (beside && !wins.empty() ? gap + columns : 0) + gap;
    const std::string wide = number(width), high = number(pictures * step + gap);
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + wide + "\" height=\"" + high +
                       "\" viewBox=\"0 0 " + wide + ' ' + high + "\">\n<title>Chomp " + board.text() +
                       (wins.empty() ? ": LOSS" : ": WIN") + R"(</title>
<style>
.square { fill: #8a5a36; stroke: #3b2314; }
.poison { fill: #f2e6c9; stroke: #3b2314; }
.eaten { fill: none; stroke: #b8a897; stroke-dasharray: 3 3; }
.picked { fill: none; stroke: #ffffff; stroke-width: 4px; }
text { font: 14px sans-serif; fill: #3b2314; }
.skull { font-weight: bold; text-anchor: middle; fill: #a00000; }
</style>
<rect width="100%" height="100%" fill="#ffffff"/>
)";
    std::size_t y = 0;
    if (wins.empty())
        text += "<text x=\"" + number(gap) + "\" y=\"" + number(gap - 10) + "\">LOSS</text>\n" +
                svg_board(board, board, {}, gap, gap);
    for (const Board &after : wins) {
        const Square picked = move_between(board, after);
        text += "<text x=\"" + number(gap) + "\" y=\"" + number(y + gap - 10) + "\">eat row " +
                number(picked.row + 1) + ", column " + number(picked.column + 1) + "</text>\n" +
                svg_board(board, board, picked, gap, y + gap) +
                svg_board(board, after, {}, beside ? gap + columns + gap : gap,
                          y + gap + (beside ? 0 : rows + gap / 2));
        y += step;
    }
    return text + "</svg>\n";
}

} // namespace chomp
