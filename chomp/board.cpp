#include "chomp/board.h"

#include "shell/text.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace chomp {

namespace {

/// The items of a list. Between two of them is a sign, or a blank; a blank beside a sign means nothing, and
/// brackets are blanks.
std::vector<std::string> items_of(std::string_view text) {
    constexpr std::string_view blanks = " \t[](){}", separating = ",;/+-";
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

/// The heights of a drawing's columns. Dots are eaten squares.
Lengths parse_drawing(std::string_view text) {
    Lengths rows; // from the top
    while (!text.empty()) {
        std::string row(shell::take_line(text));
        std::erase_if(row, [](char c) { return std::string_view("#.X").find(c) == std::string_view::npos; });
        const std::size_t squares = std::min(row.find('.'), row.size());
        std::string expected = std::string(squares, '#') + std::string(row.size() - squares, '.');
        if (text.empty()) expected.replace(0, 1, "X");
        if (row != expected || (!rows.empty() && static_cast<int>(squares) < rows.back()))
            throw std::invalid_argument("row " + std::to_string(rows.size() + 1) + " of the drawing is " +
                                        shell::in_quotes(row) +
                                        ", expected squares, #, no fewer than above, then eaten ones, and X "
                                        "at the left of the last row");
        rows.push_back(static_cast<int>(squares));
    }
    std::ranges::reverse(rows);
    return transposed(rows);
}

} // namespace

std::optional<int> whole_number(std::string_view word, int least, int most) {
    int value = 0;
    const char *const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (word.starts_with('-') || error != std::errc() || rest != end || value < least || value > most)
        return {};
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
    line.remove_prefix(std::min(line.find_first_not_of(" \t0123456789"), line.size()));
    return !line.empty() && line.find_first_not_of("#.X \t") == line.npos;
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
    if (is_drawn_row(given.substr(0, given.find('\n')))) return Board(parse_drawing(given));
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
    // Heights that increase are turned round. What is no number, such as 10^3, is less than any.
    const auto height = [](std::string_view item) { return whole_number(item, 0, most); };
    const bool turned = height(items.front()) && height(items.front()) < height(items.back()) &&
                        std::ranges::is_sorted(items, {}, height);
    if (turned) std::ranges::reverse(items);
    Board board(parse_items(items, most, "a height, or a run such as 10^3,"));
    if (turned && remark) *remark = shell::in_quotes(plain) + " increases: turned round, to " + board.text();
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
