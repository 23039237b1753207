// The exam's Mask: a set of the board's cells, a bit a cell. Its interface is the exam's, hence global.
#pragma once

#include "cells.h"
#include "common.h"

#include <iostream>

class Mask {
  public:
    /// Every cell, or none.
    explicit(false) Mask(bool value = true) : cells_(value ? gogen::all_cells : gogen::Cells{0}) {}

    void set_all(bool value) { *this = Mask(value); }
    /// Cells off the board do not exist: setting one does nothing, and none is in the set.
    void set_element(int r, int c, bool value = true) {
        const gogen::Cells one = cell(r, c);
        cells_ = value ? cells_ | one : cells_ & ~one;
    }
    bool get_element(int r, int c) const { return (cells_ & cell(r, c)) != 0; }

    /// mask[r][c] reads and writes.
    struct Element {
        Mask &mask;
        int r, c;
        operator bool() const { return mask.get_element(r, c); }
        Element &operator=(bool value) { return mask.set_element(r, c, value), *this; }
        Element &operator=(const Element &other) { return *this = static_cast<bool>(other); }
    };
    struct Row {
        Mask &mask;
        int r;
        Element operator[](int c) const { return {mask, r, c}; }
    };
    struct ConstRow {
        const Mask &mask;
        int r;
        bool operator[](int c) const { return mask.get_element(r, c); }
    };
    Row operator[](int r) { return {*this, r}; }
    ConstRow operator[](int r) const { return {*this, r}; }

    /// A line of digits, 0 or 1, for each row, on standard output.
    void print() const {
        for (int r = 0; r < HEIGHT; ++r, std::cout << '\n')
            for (int c = 0; c < WIDTH; ++c) std::cout << get_element(r, c);
    }
    /// The cells at most d king's moves away from one of the set, those of the set included.
    Mask neighbourhood(int d = 1) const {
        Mask result = *this;
        for (; d > 0 && result.cells_ != 0 && result.cells_ != gogen::all_cells; --d)
            result.cells_ |= gogen::around(result.cells_);
        return result;
    }
    /// How many cells are in the set.
    int count() const { return std::popcount(cells_); }
    /// The first cell, row by row, that is in the set, or is not; -1, -1 and false if there is none.
    bool get_position(bool value, int &r, int &c) const {
        const gogen::Cells set = value ? cells_ : (!*this).cells_;
        r = set ? gogen::row_of(set) : -1;
        c = set ? gogen::col_of(set) : -1;
        return set != 0;
    }

    void intersect_with(const Mask &other) { *this *= other; }
    void union_with(const Mask &other) { *this += other; }
    Mask &operator*=(const Mask &other) { return cells_ &= other.cells_, *this; }
    Mask &operator+=(const Mask &other) { return cells_ |= other.cells_, *this; }
    /// The cells that are in this one only.
    Mask &operator-=(const Mask &other) { return cells_ &= ~other.cells_, *this; }
    Mask operator*(const Mask &other) const { return Mask(*this) *= other; }
    Mask operator+(const Mask &other) const { return Mask(*this) += other; }
    Mask operator-(const Mask &other) const { return Mask(*this) -= other; }
    Mask operator!() const { return Mask() - *this; }

  private:
    /// The set of that cell; empty if it is off the board.
    static gogen::Cells cell(int r, int c) {
        return 0 <= r && r < HEIGHT && 0 <= c && c < WIDTH ? gogen::cell(r, c) : 0;
    }

    gogen::Cells cells_;
};
