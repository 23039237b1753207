// The exam's Mask with its names, all of it in the header, for grading a student's gogen.cpp (see common.h):
// a truth value for every cell of the board.
#ifndef MASK_H
#define MASK_H

#include <common.h> // the student's, if there is one

#include <iostream>

class Mask {
  public:
    Mask(bool value = true) { set_all(value); }

    void set_all(bool value) {
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) cells[r][c] = value;
    }
    void set_element(int r, int c, bool value = true) { cells[r][c] = value; }
    bool get_element(int r, int c) const { return cells[r][c]; }
    bool *operator[](int r) { return cells[r]; }
    const bool *operator[](int r) const { return cells[r]; }

    void print() const {
        for (int r = 0; r < HEIGHT; ++r) {
            for (int c = 0; c < WIDTH; ++c) std::cout << cells[r][c];
            std::cout << std::endl;
        }
    }

    Mask neighbourhood(int d = 1) const {
        Mask result(false);
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c)
                for (int i = r - d; i <= r + d; ++i)
                    for (int j = c - d; j <= c + d; ++j)
                        if (cells[r][c] && i >= 0 && i < HEIGHT && j >= 0 && j < WIDTH)
                            result.cells[i][j] = true;
        return result;
    }

    int count() const {
        int n = 0;
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) n += cells[r][c];
        return n;
    }

    bool get_position(bool value, int &r, int &c) const {
        for (r = 0; r < HEIGHT; ++r)
            for (c = 0; c < WIDTH; ++c)
                if (cells[r][c] == value) return true;
        r = c = -1;
        return false;
    }

    void intersect_with(const Mask &other) { *this *= other; }
    void union_with(const Mask &other) { *this += other; }
    Mask &operator*=(const Mask &other) {
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) cells[r][c] = cells[r][c] && other.cells[r][c];
        return *this;
    }
    Mask &operator+=(const Mask &other) {
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) cells[r][c] = cells[r][c] || other.cells[r][c];
        return *this;
    }
    Mask &operator-=(const Mask &other) { return *this *= !other; }
    Mask operator*(const Mask &other) const { return Mask(*this) *= other; }
    Mask operator+(const Mask &other) const { return Mask(*this) += other; }
    Mask operator-(const Mask &other) const { return Mask(*this) -= other; }
    Mask operator!() const {
        Mask result;
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) result.cells[r][c] = !cells[r][c];
        return result;
    }

  private:
    bool cells[HEIGHT][WIDTH];
};

#endif
