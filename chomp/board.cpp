// Reads and writes boards; what a move leaves.
#include "chomp/board.h"

#include "shell/table.h"
#include "shell/text.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace chomp {

namespace {

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

/// Items such as 12 or 10^3, none higher than the one before. No item is more than `highest`; messages call
/// it `what`.
Lengths parse_items(const std::vector<std::string> &items, std::size_t highest, const std::string &what) {
    Lengths heights;
    for (const std::string_view item : items) {
        const std::size_t power = std::min(item.find('^'), item.size());
        const std::size_t least = heights.empty() ? 1 : 0, most = heights.empty() ? highest : heights.back();
        const auto height = shell::whole_number(item.substr(0, power), least, most);
        const auto run = shell::whole_number<std::size_t>(power == item.size() ? "1" : item.substr(power + 1),
                                                          1, Board::most);
        if (!height || !run)
            throw std::invalid_argument("column " + std::to_string(heights.size() + 1) + " is " +
                                        shell::in_quotes(item) + ", expected " + what + " from " +
                                        std::to_string(least) + " to " + std::to_string(most) +
                                        (heights.empty() ? "" : ", no higher than the column before"));
        heights.insert(heights.end(), *run, *height);
        if (heights.size() > Board::most)
            throw std::invalid_argument("the board has more than " + std::to_string(Board::most) +
                                        " columns");
    }
    return heights;
}

/// Whether a code point only says that the one before is drawn as text or as an emoji.
bool is_variation(char32_t point) { return point == 0xFE0E || point == 0xFE0F; }

/// The rows of a drawing, from the bottom, a character a square. Without the numbers of rows and columns, and
/// without the columns where no row has anything.
std::vector<std::u32string> rows_of(std::string_view text) {
    std::vector<std::u32string> rows;
    std::size_t width = 0;
    while (!text.empty()) {
        std::u32string row;
        for (std::string_view line = shell::take_line(text); !line.empty();) {
            const char32_t sign = shell::take_code_point(line).value_or(0);
            if (is_variation(sign)) continue;
            if (sign == '\t') row.resize(row.size() | 1, ' '); // to the next of every other column
            row += is_digit(sign) || sign == '\t' ? ' ' : sign;
        }
        if (row.find_first_not_of(' ') == row.npos) continue;
        width = std::max(width, row.size());
        rows.push_back(std::move(row));
    }
    std::ranges::reverse(rows);
    for (std::u32string &row : rows) row.resize(width, ' ');
    for (std::size_t column = width; column-- > 0;) {
        if (std::ranges::any_of(rows, [=](const auto &row) { return row[column] != ' '; })) continue;
        for (std::u32string &row : rows) row.erase(column, 1);
    }
    return rows;
}

struct Shape {
    Lengths rows;
    std::u32string signs; // the poison's first, row by row
};

/// The shape, if it is a board with the poison at the bottom left, whose other squares have one sign.
std::optional<Shape> shape_of(const std::vector<std::u32string> &rows) {
    Shape shape;
    for (const std::u32string &row : rows) {
        const std::size_t length = std::min(row.find_first_of(U" ."), row.size());
        if (row.find_first_not_of(U" .", length) != row.npos) return {};
        shape.rows.push_back(length);
        shape.signs += row.substr(0, length);
    }
    if (shape.rows[0] == 0 || !std::ranges::is_sorted(shape.rows, std::greater<>())) return {};
    if (shape.signs.find_first_not_of(shape.signs.back(), 1) != shape.signs.npos) return {};
    return shape;
}

/// The heights of a drawing's columns, from the poison on.
Lengths parse_drawing(std::string_view text, std::string &remark) {
    std::vector<std::u32string> rows = rows_of(text);
    for (const std::string corner : {"bottom left", "top left", "bottom right", "top right"}) {
        if (const auto shape = shape_of(rows)) {
            const std::size_t squares = shape->signs.size();
            if (squares > 1 && shape->signs.front() == shape->signs.back())
                remark += "no poison is marked: taken to be at the " + corner;
            else if (corner != "bottom left")
                remark += "the poison is at the " + corner + ": rows and columns count from there";
            else if (squares == 1 && shell::contains(text, '.'))
                remark += "dots are eaten squares: only the poison is left";
            return transposed(shape->rows);
        }
        // Turn the drawing for the next corner.
        std::ranges::reverse(rows);
        if (corner == "top left")
            for (std::u32string &row : rows) std::ranges::reverse(row);
    }
    throw std::invalid_argument("the drawing is no board, expected the poison in a corner, one sign for all "
                                "other squares, and rows that only get shorter from there");
}

} // namespace

Lengths transposed(const Lengths &lengths) {
    Lengths result;
    for (std::size_t i = lengths.size(); i > 0; --i)
        result.resize(std::max(result.size(), lengths[i - 1]), i);
    return result;
}

std::string Square::text() const {
    return "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
}

bool is_drawn_row(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t0123456789");
    if (first == line.npos || (first > 0 && is_digit(static_cast<unsigned char>(line[first - 1]))))
        return false;
    std::set<char32_t> signs;
    for (line.remove_prefix(first); !line.empty();) {
        const char next = shell::small(line[0]);
        const char32_t sign = shell::take_code_point(line).value_or(0);
        if (shell::contains(std::string_view(". \t|,;\"+-=:"), next) || is_variation(sign)) continue;
        if (sign < 0x80 && next != '#' && (next < 'a' || next > 'z')) return false;
        signs.insert(sign);
    }
    return signs.size() <= 2;
}

Board Board::rectangle(std::string_view text) {
    Lengths sides;
    for (const std::string &side : shell::numbers_of(text))
        sides.push_back(shell::whole_number<std::size_t>(side, 1, most).value_or(0));
    if (sides.size() != 2 || shell::contains(sides, 0U))
        throw std::invalid_argument(shell::in_quotes(text) +
                                    " found, expected rows x columns such as 4x7, each from 1 to " +
                                    std::to_string(most));
    return Board(Lengths(sides[1], sides[0]));
}

Board Board::parse(std::string_view given, std::string &remark) {
    // One row without #, X and dots is a word.
    if (is_drawn_row(given.substr(0, given.find_first_of("\n/"))) &&
        given.find_first_of("\n/#X.") != given.npos) {
        std::string rows(given), table;
        std::ranges::replace(rows, '/', '\n');
        rows = shell::without_tables(rows, {.empty = " "}, table);
        if (!table.empty()) remark = table.substr(table.find(' ') + 1) + "; ";
        return Board(parse_drawing(rows, remark));
    }
    const std::string plain = shell::plain(given);
    if (plain.find_first_of("xX*") != plain.npos || plain.find("\u00d7") != plain.npos ||
        plain.find(" by ") != plain.npos)
        return rectangle(plain);
    const std::vector<std::string> items = shell::words_of(plain, " \t[](){},;/+|");
    if (items.empty())
        throw std::invalid_argument("the state is empty, expected the heights of columns such as 74332");
    if (items.size() == 1 && plain.find_first_of("^,;/+|") == plain.npos) {
        std::vector<std::string> digits;
        for (const char digit : items[0]) digits.emplace_back(1, digit);
        return Board(parse_items(digits, 9, "a digit"), Form::digits);
    }
    if (items.size() == 2 && plain.find_first_not_of("0123456789 \t") == plain.npos) {
        // Columns that grow are no state, so it is the size.
        const std::string &a = items[0], &b = items[1], size = a + 'x' + b;
        if (std::pair(a.size(), a) < std::pair(b.size(), b)) {
            remark = "read as " + size + ", rows x columns";
            return rectangle(size);
        }
        throw std::invalid_argument(shell::in_quotes(plain) + " found, expected " + size +
                                    " for rows x columns, or " + a + ',' + b + " for two columns");
    }
    return Board(parse_items(items, most, "a height, or a run such as 10^3,"));
}

Board::Board(Lengths heights, Form form) : heights_(std::move(heights)), form_(form) {
    assert(!heights_.empty() && std::ranges::is_sorted(heights_, std::greater<>()));
}

std::string Board::text() const {
    std::string text;
    if (form_ == Form::digits) {
        for (const std::size_t height : heights_) text += static_cast<char>('0' + height);
        return text;
    }
    // By itself, 12 would be two columns in digits.
    if (columns() == 1 && height(0) > 9) return std::to_string(height(0)) + "x1";
    for (auto from = heights_.begin(); from != heights_.end();) {
        const auto to =
            std::find_if(from, heights_.end(), [&](std::size_t height) { return height != *from; });
        if (!text.empty()) text += ',';
        text += std::to_string(*from);
        if (to - from > 1) text += '^' + std::to_string(to - from);
        from = to;
    }
    return text;
}

Board Board::eaten(Square square) const {
    assert(has(square));
    Lengths after = heights_;
    for (std::size_t column = square.column; column < columns(); ++column)
        after[column] = std::min(after[column], square.row);
    return Board(std::move(after), form_);
}

} // namespace chomp
