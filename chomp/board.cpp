#include "chomp/board.h"

#include <algorithm>
#include <cassert>
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
    assert(rows.size() <= most_height);
    for (const int length : rows) {
        assert(length >= 0 && static_cast<std::size_t>(length) <= columns);
        for (int column = 0; column < length; ++column) ++heights_[static_cast<std::size_t>(column)];
    }
}

Board Board::from_heights(std::span<const int> heights, std::size_t columns) {
    Board board({}, columns);
    for (std::size_t column = 0; column < heights.size(); ++column) {
        assert(heights[column] >= 0 && heights[column] <= static_cast<int>(most_height) &&
               (column < columns || heights[column] == 0));
        if (column < columns) board.heights_[column] = static_cast<char>('0' + heights[column]);
    }
    return board;
}

std::size_t Board::squares() const {
    std::size_t sum = 0;
    for (std::size_t column = 0; column < columns(); ++column) sum += height(column);
    return sum;
}

Board Board::eaten(Square square) const {
    assert(has(square));
    Board after = *this;
    for (std::size_t column = square.column; column < columns(); ++column)
        after.heights_[column] = std::min(heights_[column], static_cast<char>('0' + square.row));
    return after;
}

Square move_between(const Board &before, const Board &after) {
    std::size_t column = 0;
    while (before.height(column) == after.height(column)) ++column;
    const Square square{after.height(column), column};
    assert(before.eaten(square) == after);
    return square;
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

} // namespace chomp
