#include "chomp/board.h"

#include <algorithm>
#include <stdexcept>

namespace chomp {

Board::Board(std::string_view text) : heights_(text) {
    if (text.empty())
        throw std::invalid_argument("the state is empty, expected the heights of columns such as 74332");
    char least = '1', most = '9';
    for (std::size_t column = 0; column < text.size(); ++column) {
        const char height = text[column];
        if (height < least || height > most)
            throw std::invalid_argument("column " + std::to_string(column + 1) + " is '" + height +
                                        "', expected a digit from " + least + " to " + most +
                                        (column == 0 ? "" : ", no higher than the column before"));
        least = '0';
        most = height;
    }
}

Board::Board(std::span<const int> rows, std::size_t columns) : heights_(columns, '0') {
    for (const int length : rows)
        for (int column = 0; column < length; ++column) ++heights_[static_cast<std::size_t>(column)];
}

std::vector<int> Board::rows() const {
    std::vector<int> lengths(static_cast<std::size_t>(heights_.front() - '0'));
    for (std::size_t row = 0; row < lengths.size(); ++row) {
        const auto reaches = [row](char height) { return height > '0' + static_cast<int>(row); };
        lengths[row] = static_cast<int>(std::count_if(heights_.begin(), heights_.end(), reaches));
    }
    return lengths;
}

std::vector<int> Board::heights() const {
    std::vector<int> heights;
    for (const char height : heights_)
        if (height > '0') heights.push_back(height - '0');
    return heights;
}

std::uint64_t count_states(std::span<const int> rows) {
    // At [length]: how many ways there are for the rows above one of that length.
    std::vector<std::uint64_t> ways{1};
    for (std::size_t row = rows.size(); row-- > 0;) {
        std::vector<std::uint64_t> below(static_cast<std::size_t>(rows[row]) + 1);
        std::uint64_t sum = 0;
        for (std::size_t length = 0; length < below.size(); ++length) {
            const std::uint64_t more = ways[std::min(length, ways.size() - 1)];
            sum = more < too_many_states - sum ? sum + more : too_many_states;
            below[length] = sum;
        }
        ways = std::move(below);
    }
    return ways.back();
}

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
