// A board: columns of squares on a common base line, none higher than its left neighbour.
#pragma once

#include <compare>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chomp {

/// Row and column from 0, from the bottom left.
struct Square {
    std::size_t row, column;
};

class Board {
  public:
    static constexpr std::size_t most_height = 9; // a digit

    /// Reads the heights of the columns as digits, leftmost first: `74332`. Throws std::invalid_argument if the
    /// text is empty, has anything but digits, starts with 0 or increases.
    explicit Board(std::string_view text);
    /// Takes the lengths of at most nine rows, bottom first and nonincreasing, none above `columns`. Columns to
    /// the right of the bottom row have height 0.
    Board(std::span<const int> rows, std::size_t columns);

    /// The mirror image of that: takes the heights of at most `columns` columns; the others are empty.
    static Board from_heights(std::span<const int> heights, std::size_t columns);

    const std::string &text() const { return heights_; }
    std::size_t columns() const { return heights_.size(); }
    /// The lengths of the rows that are not empty, bottom first.
    std::vector<int> rows() const;
    /// The heights of the columns that are not empty, leftmost first: the rows of the mirror image.
    std::vector<int> heights() const;

    std::size_t height(std::size_t column) const { return static_cast<std::size_t>(heights_[column] - '0'); }
    /// The number of squares.
    std::size_t squares() const;
    bool has(Square square) const { return square.column < columns() && square.row < height(square.column); }
    /// The board after a move that picks this square, which must be there.
    Board eaten(Square square) const;

    /// By the heights, leftmost first.
    auto operator<=>(const Board &) const = default;

  private:
    std::string heights_; // as digits
};

/// The square that a move from one board to the other has picked; they must differ by a move.
Square move_between(const Board &before, const Board &after);

} // namespace chomp
