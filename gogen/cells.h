// Sets of the board's 25 cells, and of the 25 letters, in one word each.
#pragma once

#include <bit>
#include <cstdint>

namespace gogen {

constexpr int side = 5;
constexpr int size = side * side; // of cells, and of letters: 'A' to 'Y'

/// A set of cells. Cell (r, c) is bit 6 r + c: the sixth column is empty in every set, a guard between the rows, so
/// that a shift by one cannot carry a cell from the end of a row to the start of the next.
using Cells = std::uint32_t;

/// A set of letters: bit 0 is 'A', bit 24 is 'Y'.
using Letters = std::uint32_t;

constexpr Cells cell(int r, int c) { return Cells{1} << (6 * r + c); }
constexpr int row_of(Cells one) { return std::countr_zero(one) / 6; }
constexpr int col_of(Cells one) { return std::countr_zero(one) % 6; }
/// The cell's number in reading order, 0 to 24, and back.
constexpr int index_of(Cells one) { return std::countr_zero(one) - row_of(one); }
constexpr Cells cell_at(int index) { return cell(index / side, index % side); }

constexpr Cells all_cells = 0b011111'011111'011111'011111'011111;
constexpr Letters all_letters = (Letters{1} << size) - 1;

constexpr Letters letter(unsigned number) { return Letters{1} << number; }

/// Every cell a king's move away from some cell of the set. A cell of the set is in it only as another's neighbour.
constexpr Cells around(Cells set) {
    const Cells beside = set << 1 | set >> 1;
    const Cells three = set | beside;
    return (beside | three << 6 | three >> 6) & all_cells;
}

/// How many members a set has. Baseline x86-64 has no instruction for it, and std::popcount calls a function there.
constexpr int size_of(std::uint32_t set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    return static_cast<int>(((set + (set >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

constexpr bool is_single(std::uint32_t set) { return (set & (set - 1)) == 0; } // of a set that is not empty

/// The first member of a set that is not empty, the set without it, and the bit that it is.
constexpr std::uint32_t first_of(std::uint32_t set) { return set & (0 - set); }
constexpr std::uint32_t rest_of(std::uint32_t set) { return set & (set - 1); }
constexpr unsigned number_of(std::uint32_t set) { return static_cast<unsigned>(std::countr_zero(set)); }

} // namespace gogen
