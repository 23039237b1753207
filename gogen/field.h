// Numbers on the board for several choices of signs side by side: what signs.h sums up.
#pragma once

#include "gogen/cells.h"

#include <array>
#include <cstddef>

namespace gogen {

constexpr std::size_t lanes = 4; // choices of signs that are evaluated side by side
constexpr std::size_t width = side * lanes;

// A number for each cell and lane. The loops below have a fixed number of turns, so that compilers use vectors.
struct Field {
    std::array<double, size * lanes> at;

    double *cell(std::size_t p) { return at.data() + p * lanes; }
    const double *cell(std::size_t p) const { return at.data() + p * lanes; }
    // By way of an array of its own, so that a compiler sees that nothing overlaps.
    void operator*=(const Field &other) {
        for (std::size_t row = 0; row < at.size(); row += width) {
            std::array<double, width> products;
            for (std::size_t i = 0; i < width; ++i) products[i] = at[row + i] * other.at[row + i];
            for (std::size_t i = 0; i < width; ++i) at[row + i] = products[i];
        }
    }
};

// For each cell the sum over its neighbours: those beside it, and three in the row above and in the one below.
inline void sum_around(Field &to, const Field &field) {
    std::array<double, size * lanes> beside;
    std::array<double, (side + 2) * width> three; // between two rows of 0
    for (std::size_t i = 0; i < width; ++i) three[i] = three[three.size() - width + i] = 0;
    for (std::size_t row = 0; row < field.at.size(); row += width) {
        const double *const from = field.at.data() + row;
        for (std::size_t i = 0; i < lanes; ++i) beside[row + i] = from[i + lanes];
        for (std::size_t i = lanes; i < width - lanes; ++i)
            beside[row + i] = from[i - lanes] + from[i + lanes];
        for (std::size_t i = width - lanes; i < width; ++i) beside[row + i] = from[i - lanes];
        for (std::size_t i = 0; i < width; ++i) three[row + width + i] = beside[row + i] + from[i];
    }
    for (std::size_t i = 0; i < beside.size(); ++i) to.at[i] = beside[i] + three[i] + three[i + 2 * width];
}

} // namespace gogen
