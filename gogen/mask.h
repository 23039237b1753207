// The exam's Mask: a set of the board's cells, a bit a cell. Its interface is the exam's, hence global.
#pragma once

#include <cstdint>

class Mask {
  public:
    /// Every cell, or none.
    explicit(false) Mask(bool value = true);

    void set_all(bool value) { *this = Mask(value); }
    /// Cells off the board are not there: setting one does nothing, and none is in the set.
    void set_element(int r, int c, bool value = true);
    bool get_element(int r, int c) const;

    /// mask[r][c] reads and writes.
    struct Element {
        Mask &mask;
        int r, c;
        operator bool() const { return mask.get_element(r, c); }
        Element &operator=(bool value);
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

    /// Five lines of five digits, 0 or 1, on standard output.
    void print() const;
    /// The cells at most d king's moves away from one of the set, those of the set included.
    Mask neighbourhood(int d = 1) const;
    /// How many cells are in the set.
    int count() const;
    /// The first cell, row by row, that is in the set, or is not; -1, -1 and false if there is none.
    bool get_position(bool value, int &r, int &c) const;

    void intersect_with(const Mask &other) { *this *= other; }
    void union_with(const Mask &other) { *this += other; }
    Mask &operator*=(const Mask &other);
    Mask &operator+=(const Mask &other);
    Mask &operator-=(const Mask &other); // the cells that are in this one only
    Mask operator*(const Mask &other) const { return Mask(*this) *= other; }
    Mask operator+(const Mask &other) const { return Mask(*this) += other; }
    Mask operator-(const Mask &other) const { return Mask(*this) -= other; }
    Mask operator!() const { return Mask() - *this; }

  private:
    std::uint32_t cells_; // as gogen::Cells
};
