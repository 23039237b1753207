#include "chomp/board.h"

#include "chomp/shell.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <stdexcept>

namespace chomp {

namespace {

/// Without the blanks at its ends and around commas, x and ^.
std::string without_blanks(std::string_view text) {
    const auto joins = [](char byte) {
        return std::string_view(" \t,xX^").find(byte) != std::string_view::npos;
    };
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool blank = text[i] == ' ' || text[i] == '\t';
        const std::size_t next = text.find_first_not_of(" \t", i);
        if (blank && (result.empty() || joins(result.back()) || next == text.npos || joins(text[next])))
            continue;
        result += text[i];
    }
    return result;
}

/// 10x42: rows x columns.
Lengths parse_rectangle(std::string_view text, std::size_t by) {
    const auto rows = whole_number(text.substr(0, by), 1, Board::most);
    const auto columns = whole_number(text.substr(by + 1), 1, Board::most);
    if (!rows || !columns)
        throw std::invalid_argument(shell::in_quotes(text) +
                                    " found, expected rows x columns such as 4x7, each from 1 to " +
                                    std::to_string(Board::most));
    return Lengths(static_cast<std::size_t>(*columns), *rows);
}

/// 12,12,10 or 10^35,4^7; No item is more than `highest`; messages call it `what`.
Lengths parse_list(std::string_view text, int highest, const std::string &what) {
    Lengths heights;
    for (bool more = true; more;) {
        const std::size_t comma = text.find(',');
        const std::string_view item = text.substr(0, comma);
        more = comma != text.npos;
        if (more) text.remove_prefix(comma + 1);

        const std::size_t power = std::min(item.find('^'), item.size());
        const int least = heights.empty() ? 1 : 0, most = heights.empty() ? highest : heights.back();
        const auto height = whole_number(item.substr(0, power), least, most);
        const auto run = whole_number(power == item.size() ? "1" : item.substr(power + 1), 1, Board::most);
        if (!height || !run)
            throw std::invalid_argument("column " + std::to_string(heights.size() + 1) + " is " +
                                        shell::in_quotes(item) + ", expected " + what + " from " +
                                        std::to_string(least) + " to " + std::to_string(most) +
                                        (heights.empty() ? "" : ", no higher than the column before"));
        heights.insert(heights.end(), static_cast<std::size_t>(*run), *height);
        if (heights.size() > Board::most)
            throw std::invalid_argument("the board has more than " + std::to_string(Board::most) +
                                        " columns");
    }
    return heights;
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
    Lengths result(lengths.empty() ? 0 : static_cast<std::size_t>(lengths.front()));
    // Column i of the one is row i of the other: as long as there are rows that reach it.
    std::size_t reaching = lengths.size();
    for (std::size_t i = 0; i < result.size(); ++i) {
        while (lengths[reaching - 1] <= static_cast<int>(i)) --reaching;
        result[i] = static_cast<int>(reaching);
    }
    return result;
}

std::string Square::text() const {
    return "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
}

Board Board::parse(std::string_view given) {
    const std::string text = without_blanks(given);
    if (text.empty())
        throw std::invalid_argument("the state is empty, expected the heights of columns such as 74332");
    if (const std::size_t by = text.find_first_of("xX"); by != text.npos && by > 0)
        return Board(parse_rectangle(text, by));
    if (text.find_first_of(",^") != text.npos)
        return Board(parse_list(text, most, "a height, or a run such as 10^3,"));
    if (text.find_first_not_of("0123456789 ") == text.npos && text.find(' ') != text.npos)
        throw std::invalid_argument(shell::in_quotes(text) +
                                    " found, expected 4x3 for 4 rows of 3 squares, or 4,3 for two columns");
    std::string list;
    for (const char digit : text) list += (list.empty() ? "" : ",") + std::string(1, digit);
    return Board(parse_list(list, 9, "a digit"), Form::digits);
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
