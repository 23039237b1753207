#include "gogen/mask.h"

#include "gogen/cells.h"
#include "gogen/common.h"

#include <iostream>

static bool on_board(int r, int c) { return 0 <= r && r < HEIGHT && 0 <= c && c < WIDTH; }

Mask::Mask(bool value) : cells_(value ? gogen::all_cells : 0) {}

void Mask::set_element(int r, int c, bool value) {
    if (!on_board(r, c)) return;
    cells_ |= gogen::cell(r, c);
    if (!value) cells_ ^= gogen::cell(r, c);
}

bool Mask::get_element(int r, int c) const { return on_board(r, c) && (cells_ & gogen::cell(r, c)) != 0; }

Mask::Element &Mask::Element::operator=(bool value) {
    mask.set_element(r, c, value);
    return *this;
}

void Mask::print() const {
    for (int r = 0; r < HEIGHT; ++r) {
        for (int c = 0; c < WIDTH; ++c) std::cout << get_element(r, c);
        std::cout << '\n';
    }
}

Mask Mask::neighbourhood(int d) const {
    Mask result = *this;
    for (; d > 0 && result.cells_ != 0 && result.cells_ != gogen::all_cells; --d)
        result.cells_ |= gogen::around(result.cells_);
    return result;
}

int Mask::count() const { return std::popcount(cells_); }

bool Mask::get_position(bool value, int &r, int &c) const {
    const gogen::Cells set = value ? cells_ : (!*this).cells_;
    r = set ? gogen::row_of(set) : -1;
    c = set ? gogen::col_of(set) : -1;
    return set != 0;
}

Mask &Mask::operator*=(const Mask &other) {
    cells_ &= other.cells_;
    return *this;
}
Mask &Mask::operator+=(const Mask &other) {
    cells_ |= other.cells_;
    return *this;
}
Mask &Mask::operator-=(const Mask &other) {
    cells_ &= ~other.cells_;
    return *this;
}
