// A board: columns of squares on a common base line, none higher than the one to its left.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chomp {

class Board {
  public:
    /// The board that a text such as `74332` says: the heights of its columns, leftmost first. Throws
    /// std::invalid_argument when it is empty, has other than digits, starts with 0 or increases.
    explicit Board(std::string_view text);
    /// The board with these lengths of rows, bottom first and nonincreasing, as so many columns; 0s fill up.
    Board(std::span<const int> rows, std::size_t columns);

    const std::string &text() const { return heights_; }
    std::size_t columns() const { return heights_.size(); }
    /// The lengths of its rows but empty ones, bottom first.
    std::vector<int> rows() const;
    /// The heights of its columns but empty ones, leftmost first: the rows of its mirror image.
    std::vector<int> heights() const;

    /// By the heights, leftmost first.
    auto operator<=>(const Board &) const = default;

  private:
    std::string heights_; // as digits
};

/// The number of boards that lie within one with these rows, the empty one and itself included;
/// too_many_states stands for that or more.
std::uint64_t count_states(std::span<const int> rows);
constexpr std::uint64_t too_many_states = std::uint64_t{1} << 63;

/// A picture of the board, the poisoned square an X, and beside it (below it, where it is wide) one of the
/// board after a move, the squares eaten as dots; `after` may be the board itself for no move.
std::string picture(const Board &board, const Board &after);

} // namespace chomp
