#include "chomp/picture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>

namespace chomp {

namespace {

// In characters.

struct Style {
    bool beside;
    std::size_t step; // from one square to the next: 2 with a blank between
};

Style style_for(const Board &board, bool both) {
    constexpr std::size_t gap = 6, most_columns = 78, most_lines = 60;
    constexpr std::array<Style, 4> styles{{{true, 2}, {false, 2}, {true, 1}, {false, 1}}};
    for (const auto &[beside, step] : styles) {
        const std::size_t width = (board.columns() - 1) * step + 1;
        const std::size_t columns = beside && both ? 2 * width + gap : width;
        const std::size_t lines = beside || !both ? board.rows() : 2 * board.rows() + 1;
        if (columns <= most_columns && lines <= most_lines) return {beside, step};
    }
    return styles.back();
}

std::string row_of(const Board &board, const Board &after, std::size_t row, std::size_t step) {
    std::string line((board.columns() - 1) * step + 1, ' ');
    for (std::size_t column = 0; column < board.columns() && board.has({row, column}); ++column)
        line[column * step] = !after.has({row, column}) ? '.' : row + column == 0 ? 'X' : '#';
    return line;
}

// In SVG: units of the picture. A square is 24 wide.

constexpr double unit = 24, gap = 36;
constexpr double margin = 10, largest = 8, smallest = 1; // millimetres: of the page, and of a square

/// Where the pictures go.
struct Arrangement {
    bool beside;
    double width, step, height; // `step` from one winning move to the next

    Arrangement(const Board &board, std::size_t moves, bool next_to) : beside(next_to) {
        const double columns = static_cast<double>(board.columns()) * unit;
        const double rows = static_cast<double>(board.rows()) * unit;
        const double words = 160; // `eat row 10, column 12`
        width = gap + std::max(words, columns + (beside && moves > 0 ? gap + columns : 0)) + gap;
        step = gap + rows + (beside || moves == 0 ? 0 : gap / 2 + rows);
        height = static_cast<double>(std::max<std::size_t>(moves, 1)) * step + gap;
    }
    /// Millimetres a unit.
    double scale(svg::Paper paper) const {
        const svg::Box page = svg::inside(svg::page_of(paper), margin);
        return std::min({largest / unit, page.width / width, page.height / height});
    }
};

Arrangement arrangement_for(const Board &board, std::size_t moves, svg::Paper paper) {
    const Arrangement beside(board, moves, true), below(board, moves, false);
    return beside.scale(paper) >= below.scale(paper) ? beside : below;
}

/// One board with its top left corner at (x, y). Squares that `after` lacks are dashed; `picked` gets a ring.
void add_board(svg::Document &document, const Board &board, const Board &after, std::optional<Square> picked,
               double x, double y) {
    const auto left = [&](std::size_t column) { return x + static_cast<double>(column) * unit; };
    const auto top = [&](std::size_t row) { return y + static_cast<double>(board.rows() - 1 - row) * unit; };
    for (std::size_t column = 0; column < board.columns(); ++column)
        for (std::size_t row = 0; row < board.height(column); ++row)
            document.add("<rect class=\"",
                         !after.has({row, column}) ? "eaten"
                         : row + column == 0       ? "poison"
                                                   : "square",
                         "\" x=\"", left(column) + 2, "\" y=\"", top(row) + 2, "\" width=\"", unit - 4,
                         "\" height=\"", unit - 4, "\" rx=\"3\"/>\n");
    if (after.has({0, 0}))
        document.add_text(left(0) + unit / 2, top(0) + unit / 2 + 5, "X", " class=\"skull\"");
    if (picked)
        document.add("<circle class=\"picked\" cx=\"", left(picked->column) + unit / 2, "\" cy=\"",
                     top(picked->row) + unit / 2, "\" r=\"", unit / 3, "\"/>\n");
}

} // namespace

std::string picture(const Board &board, const Board &after) {
    const bool both = board != after;
    const auto [beside, step] = style_for(board, both);
    std::string first, second;
    const auto add = [](std::string &lines, const std::string &line) {
        lines.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
    };
    for (std::size_t row = board.rows(); row-- > 0;) {
        std::string line = row_of(board, board, row, step);
        if (both && beside) line += "      " + row_of(board, after, row, step);
        add(first, line);
        if (both && !beside) add(second, row_of(board, after, row, step));
    }
    return first + (second.empty() ? "" : "\n") + second;
}

std::string svg_picture(const Board &board, std::span<const Board> wins, svg::Paper paper) {
    const Arrangement place = arrangement_for(board, wins.size(), paper);
    const double scale = place.scale(paper);
    svg::Document document({0, 0, place.width * scale, place.height * scale},
                           {0, 0, place.width, place.height},
                           "Chomp " + board.text() + (wins.empty() ? ": LOSS" : ": WIN"));
    document.add(R"(<style>
.square { fill: #8a5a36; stroke: #3b2314; }
.poison { fill: #f2e6c9; stroke: #3b2314; }
.eaten { fill: none; stroke: #b8a897; stroke-dasharray: 3 3; }
.picked { fill: none; stroke: #ffffff; stroke-width: 4px; }
text { font: 14px sans-serif; fill: #3b2314; }
.skull { font-weight: bold; text-anchor: middle; fill: #a00000; }
</style>
)");
    double y = 0;
    if (wins.empty()) {
        document.add_text(gap, gap - 10, "LOSS");
        add_board(document, board, board, {}, gap, gap);
    }
    for (const Board &after : wins) {
        const Square picked = move_between(board, after);
        document.add_text(gap, y + gap - 10, "eat " + picked.text());
        add_board(document, board, board, picked, gap, y + gap);
        add_board(document, board, after, {},
                  place.beside ? gap + static_cast<double>(board.columns()) * unit + gap : gap,
                  y + gap + (place.beside ? 0 : static_cast<double>(board.rows()) * unit + gap / 2));
        y += place.step;
    }
    return document.take();
}

void check_fits_page(const Board &board, svg::Paper paper) {
    const double square = arrangement_for(board, 1, paper).scale(paper) * unit;
    if (square < smallest)
        throw std::invalid_argument("the board does not fit a page: its squares would be " +
                                    svg::number(square) + " mm wide, expected at least " +
                                    svg::number(smallest));
}

} // namespace chomp
