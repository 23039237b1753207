#include "chomp/board.h"

#include "shell/table.h"
#include "shell/text.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <climits>
#include <iterator>
#include <map>
#include <set>

namespace chomp {

namespace {

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return shell::small(c) >= 'a' && shell::small(c) <= 'z'; }

/// The items of a list. Between two of them is a sign, or a blank; a blank beside a sign means nothing, and
/// brackets are blanks.
std::vector<std::string> items_of(std::string_view text) {
    constexpr std::string_view blanks = " \t[](){}", separating = ",;/+-|";
    std::vector<std::string> items(1);
    bool blank = false; // before the character
    for (const char c : text) {
        const bool separates = separating.find(c) != separating.npos;
        if (blanks.find(c) == blanks.npos) {
            const std::string &item = items.back();
            if (separates || (blank && c != '^' && !item.empty() && item.back() != '^')) items.emplace_back();
            if (!separates) items.back() += c;
        }
        blank = blanks.find(c) != blanks.npos;
    }
    return items;
}

/// Items such as 12 or 10^3, none higher than the one before. No item is more than `highest`; messages call
/// it `what`.
Lengths parse_items(std::span<const std::string> items, int highest, const std::string &what) {
    Lengths heights;
    for (const std::string_view item : items) {
        const std::size_t power = std::min(item.find('^'), item.size());
        const int least = heights.empty() ? 1 : 0, most = heights.empty() ? highest : heights.back();
        const auto height = whole_number(item.substr(0, power), least, most);
        const auto run = whole_number(power == item.size() ? "1" : item.substr(power + 1), 1, Board::most);
        if (!height || !run)
            throw std::invalid_argument("column " + std::to_string(heights.size() + 1) + " is " +
                                        (item.empty() ? "missing" : shell::in_quotes(item)) + ", expected " +
                                        what + " from " + std::to_string(least) + " to " +
                                        std::to_string(most) +
                                        (heights.empty() ? "" : ", no higher than the column before"));
        heights.insert(heights.end(), at(*run), *height);
        if (heights.size() > Board::most)
            throw std::invalid_argument("the board has more than " + std::to_string(Board::most) +
                                        " columns");
    }
    return heights;
}

struct Sign {
    std::size_t row, column; // from the top; characters from the left
    char32_t sign;
};

/// The signs of a drawing, their columns counted from 0. Throws std::invalid_argument if there are numbers,
/// but not those of its rows, from the top, and perhaps of its columns, or these numbers' last digits.
std::vector<Sign> signs_of(std::string_view text) {
    std::vector<Sign> signs;
    std::set<std::size_t> columns;
    std::string numbers, expected;
    std::size_t rows = 0;
    for (; !text.empty(); rows += !signs.empty() && signs.back().row == rows) {
        std::size_t column = 0;
        for (std::string_view line = shell::take_line(text); !line.empty(); ++column) {
            const char32_t sign = shell::take_code_point(line).value_or(0);
            if (is_digit(sign)) numbers += static_cast<char>(sign);
            if (sign == '\t') column |= 1; // to the next of every other column
            if (is_digit(sign) || sign == ' ' || sign == '\t') continue;
            signs.push_back({rows, column, sign});
            columns.insert(column);
        }
    }
    for (Sign &sign : signs) sign.column = at(std::distance(columns.begin(), columns.find(sign.column)));
    for (; rows > 0; --rows) expected += std::to_string(rows);
    const auto are = [&](int modulus) {
        std::string all = expected;
        for (int column = 1; all.size() < numbers.size(); ++column) all += std::to_string(column % modulus);
        return all == numbers;
    };
    if (!numbers.empty() && !are(10) && !are(INT_MAX))
        throw std::invalid_argument("the numbers " + shell::in_quotes(numbers) +
                                    " beside the drawing are not those of its rows and columns");
    return signs;
}

/// The heights of a drawing's columns, from the poison on.
Lengths parse_drawing(std::string_view text, std::string &remark) {
    std::vector<Sign> squares = signs_of(text);
    const std::size_t bottom = squares.back().row,
                      right = std::ranges::max(squares, {}, &Sign::column).column;
    const bool dots = std::erase_if(squares, [](const Sign &square) { return square.sign == '.'; }) > 0;
    std::map<char32_t, int> counts;
    for (const Sign &square : squares) ++counts[square.sign];
    char32_t poison = 0;
    for (const auto &[sign, count] : counts)
        if (count == 1) poison = sign;
    if (counts.empty() || counts.size() > (poison == 0 ? 1 : 2))
        throw std::invalid_argument("the drawing has " + shell::count_of(counts.size(), "sign") +
                                    ", expected one for its squares, such as #, and one for the poison");

    // Of the four corners, the poison's is the one from which rows and columns only get shorter. If it has a
    // sign, that is the square there.
    for (const std::string corner : {"bottom left", "top left", "bottom right", "top right"}) {
        Lengths rows(bottom + 1);
        const auto from_corner = [&](const Sign &square) {
            return Square{corner.starts_with("top") ? square.row : bottom - square.row,
                          corner.ends_with("left") ? square.column : right - square.column};
        };
        for (const Sign &square : squares) ++rows[from_corner(square).row];
        bool fits = std::ranges::is_sorted(rows, std::greater<>());
        for (const Sign &square : squares) {
            const auto [row, column] = from_corner(square);
            fits = fits && column < at(rows[row]) && (square.sign != poison || row + column == 0);
        }
        if (!fits) continue;
        if (poison == 0) remark += "no poison is marked: taken to be at the " + corner;
        else if (corner != "bottom left")
            remark += "the poison is at the " + corner + ": rows and columns count from there";
        else if (dots && squares.size() == 1) remark += "dots are eaten squares: only the poison is left";
        return transposed(rows);
    }
    throw std::invalid_argument(
        "the drawing is no board, expected the poison in a corner and rows that only get "
        "shorter from there");
}

} // namespace

std::optional<int> whole_number(std::string_view word, int least, int most) {
    int value = 0;
    const char *const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end || value < least || value > most) return {};
    return value;
}

Lengths transposed(std::span<const int> lengths) {
    Lengths result;
    for (std::size_t i = lengths.size(); i-- > 0;)
        while (result.size() < at(lengths[i])) result.push_back(static_cast<int>(i + 1));
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
        const char next = line[0];
        const char32_t sign = shell::take_code_point(line).value_or(0);
        if (std::string_view(". \t|,;\"+-=:").find(next) != line.npos) continue;
        if (next > 0 && next != '#' && !is_letter(next)) return false;
        signs.insert(sign);
    }
    return signs.size() <= 2;
}

Board Board::rectangle(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    Lengths sides;
    for (const std::string &side : shell::numbers_of(text))
        sides.push_back(whole_number(side, 1, most).value_or(0));
    if (sides.size() != 2 || sides[0] == 0 || sides[1] == 0)
        throw std::invalid_argument(shell::in_quotes(text) +
                                    " found, expected rows x columns such as 4x7, each from 1 to " +
                                    std::to_string(most));
    return Board(Lengths(at(sides[1]), sides[0]));
}

Board Board::parse(std::string_view given, std::string *remark) {
    std::string unheard, &said = remark ? *remark : unheard;
    // One row without #, X and dots is a word.
    if (is_drawn_row(given.substr(0, given.find_first_of("\n/"))) &&
        given.find_first_of("\n/#X.") != given.npos) {
        std::string rows(given), table;
        std::ranges::replace(rows, '/', '\n');
        rows = shell::without_tables(rows, {.empty = " "}, table);
        if (!table.empty()) said = table.substr(table.find(' ') + 1) + "; ";
        return Board(parse_drawing(rows, said));
    }
    const std::string plain = shell::plain(given);
    if (const std::size_t by = std::min(plain.find_first_of("xX*"), plain.find("\u00d7"));
        by != plain.npos && by > 0)
        return rectangle(plain);
    std::vector<std::string> items = items_of(plain);
    if (items == std::vector<std::string>{""})
        throw std::invalid_argument("the state is empty, expected the heights of columns such as 74332");
    if (items.size() == 1 && items[0].find('^') == std::string::npos) {
        const std::string digits = std::move(items[0]);
        items.clear();
        for (const char digit : digits) items.emplace_back(1, digit);
        return Board(parse_items(items, 9, "a digit"), Form::digits);
    }
    if (items.size() == 2 && plain.find_first_not_of("0123456789 \t") == plain.npos)
        throw std::invalid_argument(shell::in_quotes(plain) + " found, expected " + items[0] + 'x' +
                                    items[1] + " for rows x columns, or " + items[0] + ',' + items[1] +
                                    " for two columns");
    // Increasing heights are reversed. An item that is no number, such as 10^3, counts as less than any
    // number.
    const auto height = [](std::string_view item) { return whole_number(item, 0, most); };
    const bool turned = height(items.front()) && height(items.front()) < height(items.back()) &&
                        std::ranges::is_sorted(items, {}, height);
    if (turned) std::ranges::reverse(items);
    Board board(parse_items(items, most, "a height, or a run such as 10^3,"));
    if (turned) said = shell::in_quotes(plain) + " increases: reversed to " + board.text();
    return board;
}

Board::Board(Lengths heights, Form form) : heights_(std::move(heights)), form_(form) {
    assert(!heights_.empty() && std::ranges::is_sorted(heights_, std::greater<>()));
}

std::string Board::text() const {
    std::string text;
    if (form_ == Form::digits) {
        for (const int height : heights_) text += static_cast<char>('0' + height);
        return text;
    }
    // By itself, 12 would be two columns in digits.
    if (columns() == 1 && height(0) > 9) return std::to_string(height(0)) + "x1";
    for (auto from = heights_.begin(); from != heights_.end();) {
        const auto to = std::find_if(from, heights_.end(), [&](int height) { return height != *from; });
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
        after[column] = std::min(after[column], static_cast<int>(square.row));
    return with_heights(std::move(after));
}

Square move_between(const Board &before, const Board &after) {
    std::size_t column = 0;
    while (before.height(column) == after.height(column)) ++column;
    const Square square{after.height(column), column};
    assert(before.eaten(square) == after);
    return square;
}

} // namespace chomp
