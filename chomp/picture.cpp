// Draws a board with characters and as SVG.
#include "chomp/picture.h"

#include "shell/page.h"
#include "shell/text.h"

#include <algorithm>

namespace chomp {

namespace {

// Units of an SVG picture. A square is 24 wide.
constexpr double unit = 24, gap = 36;
constexpr double largest = 8;                         // millimetres of a square
constexpr svg::Box page{.width = 190, .height = 259}; // of A4 and letter, with margins

// How squares look.
constexpr std::string_view good = "fill=\"#8a5a36\" stroke=\"#3b2314\"",
                           poisoned = "fill=\"#f2e6c9\" stroke=\"#3b2314\"",
                           eaten = "fill=\"none\" stroke=\"#b8a897\" stroke-dasharray=\"3 3\"";

/// From one board to the next, which stands below it.
double step_of(const Board &board) { return gap + static_cast<double>(board.rows()) * unit; }

/// One board, its top at `y`, with words above it. Squares that the move eats are dashed; the one to pick
/// gets a ring.
void add_board(svg::Document &document, const Board &board, std::optional<Square> move, double y) {
    const auto left = [&](std::size_t column) { return gap + static_cast<double>(column) * unit; };
    const auto top = [&](std::size_t row) { return y + static_cast<double>(board.rows() - 1 - row) * unit; };
    for (std::size_t column = 0; column < board.columns(); ++column)
        for (std::size_t row = 0; row < board.height(column); ++row) {
            const std::string_view square = row + column == 0 ? poisoned : good;
            document.add("<rect ", move && move->eats({row, column}) ? eaten : square, " x=\"",
                         left(column) + 2, "\" y=\"", top(row) + 2, "\" width=\"", unit - 4, "\" height=\"",
                         unit - 4, "\" rx=\"3\"/>\n");
        }
    document.add_text(left(0) + unit / 2, top(0) + unit / 2 + 5, "X",
                      " font-weight=\"bold\" text-anchor=\"middle\" fill=\"#a00000\"");
    if (move)
        document.add("<circle fill=\"none\" stroke=\"#a00000\" stroke-width=\"3\" cx=\"",
                     left(move->column) + unit / 2, "\" cy=\"", top(move->row) + unit / 2, "\" r=\"",
                     unit / 3, "\"/>\n");
    document.add_text(gap, y - 10, move ? "eat " + move->text() : "LOSS");
}

} // namespace

std::string picture(const Board &board, std::optional<Square> move,
                    std::optional<std::size_t> numbered_within) {
    const bool numbered = numbered_within.has_value();
    const std::size_t label = numbered ? std::to_string(board.rows()).size() : 0;
    // The characters of a column: its whole number and a blank, less if there is no room for that.
    const std::size_t digits = std::to_string(board.columns()).size();
    std::size_t pitch = numbered ? digits + 1 : 2;
    while (pitch > 1 && label + pitch * board.columns() + 2 > numbered_within.value_or(80)) --pitch;
    std::string text;
    const auto add = [&text](std::size_t width, const std::string &cell) {
        text += std::string(width - cell.size(), ' ') + cell;
    };
    const std::size_t first = numbered ? std::max<std::size_t>(pitch, 2) : 1; // the first column's
    for (std::size_t row = board.rows(); row-- > 0; text += '\n') {
        if (numbered) add(label, std::to_string(row + 1));
        for (std::size_t column = 0; board.has({row, column}); ++column)
            add(column == 0 ? first : pitch, move && move->eats({row, column}) ? "."
                                             : row + column == 0               ? "X"
                                                                               : "#");
    }
    // Numbers that do not fit are two lines, tens above ones.
    const bool whole = digits < pitch;
    for (std::size_t place = whole || digits == 1 ? 1 : 10; numbered && place > 0; place /= 10) {
        add(label, "");
        for (std::size_t column = 0; column < board.columns(); ++column) {
            const std::size_t number = (column + 1) / place;
            add(column == 0 ? first : pitch, number == 0 ? "" : std::to_string(whole ? number : number % 10));
        }
        text += '\n';
    }
    return text;
}

std::string in_words(const Board &board) {
    const Lengths rows = transposed(board.heights());
    std::string text;
    for (std::size_t row = rows.size(); row-- > 0;)
        text += "row " + std::to_string(row + 1) + ": " + shell::count_of(rows[row], "square") +
                (row == 0 ? ", the first is X\n" : "\n");
    return text;
}

std::string svg_picture(const Board &board, std::span<const Square> wins) {
    const double words = 160; // `eat row 10, column 12`
    std::vector<std::optional<Square>> moves(wins.begin(), wins.end());
    if (wins.empty()) moves.emplace_back(); // the board alone
    const auto boards = static_cast<double>(moves.size());
    const svg::Box view{.width = gap + std::max(words, static_cast<double>(board.columns()) * unit) + gap,
                        .height = boards * step_of(board) + gap};
    const double scale = std::min({largest / unit, page.width / view.width, page.height / view.height});
    svg::Document document({.width = view.width * scale, .height = view.height * scale}, view,
                           "Chomp " + board.text() + (wins.empty() ? ": LOSS" : ": WIN"));
    document.begin_font(14, " fill=\"#3b2314\"");
    double y = gap;
    for (const auto move : moves) {
        add_board(document, board, move, y);
        y += step_of(board);
    }
    return document.add("</g>\n").take();
}

} // namespace chomp
