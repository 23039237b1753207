// The size of the board, the letters, and sets of cells and of letters in one word each.
//
// To change the size, change the 5 of GOGEN_SIDE: messages, drawings and new puzzles follow. Only --help
// (main.cpp), the man page and comments say five by five, 24 givens and A to Y; data/gogen and tests/gogen
// are of that size.
#pragma once

#include "shell/machine.h"

#include <bit>

namespace gogen {

#ifndef GOGEN_SIDE // tests/gogen/gogen_four.cpp compiles this folder with 4
#define GOGEN_SIDE 5
#endif
constexpr int side = GOGEN_SIDE;
constexpr int size = side * side; // of cells, and of letters

constexpr char first_letter = 'A', last_letter = first_letter + size - 1; // 'Y'
static_assert(last_letter <= 'Z', "letters for a side of 5 at most");
constexpr char letter_name(unsigned number) { return static_cast<char>(first_letter + number); }
constexpr bool is_letter(char c) { return first_letter <= c && c <= last_letter; }
constexpr unsigned number_of_letter(char c) { return static_cast<unsigned>(c - first_letter); }

/// A set of cells. Cell (r, c) is bit 6 r + c for a side of 5: the column behind the last is empty in every
/// set, a guard between the rows, so that a shift by one cannot carry a cell from the end of a row to the
/// start of the next.
using Cells = std::uint32_t;
constexpr int row_bits = side + 1;
constexpr int cell_bits = side * row_bits; // the bits of a set of cells, guards included
static_assert(cell_bits <= 32);

/// A set of letters: bit 0 is the first, 'A'.
using Letters = std::uint32_t;

constexpr Letters all_letters = (Letters{1} << size) - 1;

constexpr std::uint32_t first_of(std::uint32_t set) { return set & (0 - set); }
constexpr std::uint32_t rest_of(std::uint32_t set) { return set & (set - 1); }
constexpr bool is_single(std::uint32_t set) { return rest_of(set) == 0; } // for a set that is not empty

/// The number of the first member; in a set of letters, A is 0.
constexpr unsigned number_of(std::uint32_t set) { return static_cast<unsigned>(std::countr_zero(set)); }
constexpr Letters letter(unsigned number) { return Letters{1} << number; }

constexpr Cells cell(int r, int c) { return Cells{1} << (row_bits * r + c); }
constexpr int row_of(Cells one) { return std::countr_zero(one) / row_bits; }
constexpr int col_of(Cells one) { return std::countr_zero(one) % row_bits; }
/// The cell's number in reading order, from 0, and back.
constexpr std::size_t index_of(Cells one) { return number_of(one) - number_of(one) / row_bits; }
constexpr Cells cell_at(std::size_t index) { return Cells{1} << (index / side * row_bits + index % side); }

/// A range over the members of a set in order, as `of` gives them.
template <std::uint32_t (*of)(std::uint32_t)>
struct Range {
    std::uint32_t rest;

    explicit constexpr Range(std::uint32_t set) : rest(set) {}
    constexpr Range begin() const { return *this; }
    constexpr Range end() const { return Range(0); }
    constexpr std::uint32_t operator*() const { return of(rest); }
    constexpr void operator++() { rest = rest_of(rest); }
    constexpr bool operator!=(Range other) const { return rest != other.rest; }
};
/// Each member as a set of one: for (const Cells one : members(set)).
using members = Range<first_of>;
/// The number of each member: for (const unsigned a : numbers(letters)).
using numbers = Range<number_of>;

/// The cells of every `step`-th row and column, from the first.
constexpr Cells cells_every(int step) {
    Cells result = 0;
    for (int r = 0; r < side; r += step)
        for (int c = 0; c < side; c += step) result |= cell(r, c);
    return result;
}
constexpr Cells all_cells = cells_every(1);
constexpr Cells newspaper_cells = cells_every(2); // where newspapers print the given letters

/// Every cell a king's move away from some cell of the set.
constexpr Cells around(Cells set) {
    const Cells beside = set << 1 | set >> 1;
    const Cells three = set | beside;
    return (beside | three << row_bits | three >> row_bits) & all_cells;
}
static_assert(around(cell(0, 0)) == (cell(0, 1) | cell(1, 0) | cell(1, 1)));
static_assert(around(cell(0, side - 1)) == (cell(0, side - 2) | cell(1, side - 2) | cell(1, side - 1)),
              "the guard column keeps rows apart");

/// The number of members of a set.
constexpr unsigned size_of(std::uint32_t set) { return static_cast<unsigned>(shell::count_bits(set)); }
static_assert(size_of(all_cells) == size && size_of(all_letters) == size);

} // namespace gogen
