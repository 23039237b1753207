#include "tictactoe/symmetry.h"

#include <cassert>
#include <cstddef>

namespace tictactoe {

namespace {

// The bits of x in reverse: neighbours, then pairs, nibbles, bytes, halves of words and words change places.
Mask reversed(Mask x) {
    x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
    x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
    x = (x >> 8 & 0x00ff00ff00ff00ffu) | (x & 0x00ff00ff00ff00ffu) << 8;
    x = (x >> 16 & 0x0000ffff0000ffffu) | (x & 0x0000ffff0000ffffu) << 16;
    return x >> 32 | x << 32;
}

} // namespace

Symmetry::Symmetry(const Board &board) : rows_(board.rows), cols_(board.cols), squares_(board.squares) {
    if (rows_ != cols_) return;
    transpose_.resize(static_cast<std::size_t>((squares_ + 7) / 8));
    for (int square = 0; square < squares_; ++square) {
        const Mask image = bit(square % cols_ * cols_ + square / cols_);
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (byte >> (square % 8) & 1) transpose_[static_cast<std::size_t>(square / 8)][byte] |= image;
    }
}

Mask Symmetry::turned(Mask mask) const { return reversed(mask) >> (max_squares - squares_); }

Mask Symmetry::upended(Mask mask) const {
    Mask result = 0;
    const Mask row = ~Mask{0} >> (max_squares - cols_);
    for (int r = 0; r < rows_; ++r) result |= (mask >> r * cols_ & row) << (rows_ - 1 - r) * cols_;
    return result;
}

Mask Symmetry::transposed(Mask mask) const {
    Mask result = 0;
    for (const auto &images : transpose_) {
        result |= images[mask & 255];
        mask >>= 8;
    }
    return result;
}

Mask Symmetry::to_image(Mask mask, int image) const {
    assert(image >= 0 && image < images());
    if (image & transpose) mask = transposed(mask);
    if (image & reverse_rows) mask = upended(mask);
    if (image & turn) mask = turned(mask);
    return mask;
}

} // namespace tictactoe
