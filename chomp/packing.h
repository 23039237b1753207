// Packing: a state of the map method as one 64-bit key.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace chomp {

/// A board as the lengths of its rows, each in a bit field of its own, the bottom row in the highest field.
/// So states compare as their rows do, lexicographically from the bottom, and the empty board is 0.
using State = std::uint64_t;

/// The bit fields for all states within one board: each field is as wide as the board's row needs.
class Packing {
  public:
    static constexpr std::size_t most_rows = 9; // heights are digits
    static constexpr int most_bits = 63;        // so that no state is all ones

    /// Takes the lengths of 1 to 9 rows, bottom first, whose fields fit into most_bits. They do if the board
    /// has fewer than 2^32 states: k rows that need 64 bits make at least 2^(64-k) / k! states.
    explicit Packing(std::span<const int> rows) : rows_(rows.size()) {
        assert(!rows.empty() && rows.size() <= most_rows);
        int shift = 0;
        for (std::size_t row = rows_; row-- > 0;) {
            assert(rows[row] > 0 && (row == 0 || rows[row] <= rows[row - 1]));
            limit_[row] = static_cast<State>(rows[row]);
            shift_[row] = shift;
            shift += static_cast<int>(std::bit_width(limit_[row]));
            assert(shift <= most_bits);
            ones_[row] = State{1} << shift_[row] | (row + 1 < rows_ ? ones_[row + 1] : 0);
            mask_[row] = (State{1} << shift) - 1;
        }
    }

    std::size_t rows() const { return rows_; }
    State length(State state, std::size_t row) const { return (state & mask_[row]) >> shift_[row]; }
    /// How long the row is in the whole board.
    State limit(std::size_t row) const { return limit_[row]; }
    /// A 1 in the field of `row` and in each field above it. Times n, it makes all these rows n long.
    State ones(std::size_t row) const { return ones_[row]; }
    /// All bits of the fields of `row` and of the rows above it.
    State mask(std::size_t row) const { return mask_[row]; }

    std::vector<int> unpack(State state) const {
        std::vector<int> rows(rows_);
        for (std::size_t row = 0; row < rows_; ++row) rows[row] = static_cast<int>(length(state, row));
        return rows;
    }

  private:
    std::size_t rows_;
    std::array<State, most_rows> limit_{};
    std::array<int, most_rows> shift_{};
    std::array<State, most_rows + 1> ones_{}, mask_{}; // 0 for the row above the last
};

} // namespace chomp
