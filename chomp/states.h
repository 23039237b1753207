// The states of the described method: boards within a given one, each packed into 64 bits.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace chomp {

/// A board as the lengths of its rows, each in a field of bits, the bottom row in the highest: so states are
/// in the lexicographic order of their rows, and the empty board is 0.
using State = std::uint64_t;

/// How the boards within one with the given rows are packed: a field is as wide as its row needs.
class Packing {
  public:
    static constexpr std::size_t most_rows = 9;

    /// Takes 1 to 9 rows, bottom first, that fit into 63 bits, so that no state is all ones. They do if there are less
    /// than 2^32 states: k rows that need 64 bits make at least 2^(64-k) / k! of them.
    explicit Packing(std::span<const int> rows) : rows_(rows.size()) {
        int shift = 0;
        for (std::size_t row = rows_; row-- > 0;) {
            limit_[row] = static_cast<State>(rows[row]);
            shift_[row] = shift;
            shift += static_cast<int>(std::bit_width(limit_[row]));
            assert(shift <= 63);
            ones_[row] = State{1} << shift_[row] | (row + 1 < rows_ ? ones_[row + 1] : 0);
            fields_[row] = (State{1} << shift) - 1;
        }
    }

    std::size_t rows() const { return rows_; }
    State length(State state, std::size_t row) const { return (state & fields_[row]) >> shift_[row]; }
    State limit(std::size_t row) const { return limit_[row]; }
    /// 1 in the fields of the row and those above it.
    State ones(std::size_t row) const { return ones_[row]; }
    /// All bits of the fields of the row and those above it.
    State fields(std::size_t row) const { return fields_[row]; }

    std::vector<int> unpack(State state) const {
        std::vector<int> rows(rows_);
        for (std::size_t row = 0; row < rows_; ++row) rows[row] = static_cast<int>(length(state, row));
        return rows;
    }

  private:
    std::size_t rows_;
    std::array<State, most_rows> limit_{};
    std::array<int, most_rows> shift_{};
    std::array<State, most_rows + 1> ones_{}, fields_{}; // 0 beyond the last row
};

/// Calls visit(state) for every board within the packing's, the empty one first and in ascending order: a
/// board comes after all that a move makes of it, since a move leaves the rows below it alone and makes its
/// own row shorter.
template <typename Visit>
void chomp_states(const Packing &packing, Visit visit) {
    State state = 0;
    visit(state);
    for (std::size_t row = packing.rows(); row-- > 0;) {
        // The last row that can be longer is, and those above it are empty.
        const State length = packing.length(state, row);
        if (length < packing.limit(row) && (row == 0 || length < packing.length(state, row - 1))) {
            state &= ~packing.fields(row + 1);
            state += packing.ones(row) - packing.ones(row + 1);
            visit(state);
            row = packing.rows();
        }
    }
}

/// Calls visit(successor) for what each move makes of the board, column by column from the left and in a
/// column from the bottom, until visit returns true. Returns whether it did.
template <typename Visit>
bool chomp_successors(const Packing &packing, State state, Visit visit) {
    std::size_t reach = packing.rows(); // the rows that have the column
    const State columns = packing.length(state, 0);
    for (State column = 0; column < columns; ++column) {
        while (packing.length(state, reach - 1) <= column) --reach;
        const State kept = state & packing.fields(reach), ones = packing.ones(reach);
        for (std::size_t row = 0; row < reach; ++row) {
            const State cut = (packing.ones(row) - ones) * column;
            if (visit((state & ~packing.fields(row)) | cut | kept)) return true;
        }
    }
    return false;
}

} // namespace chomp
