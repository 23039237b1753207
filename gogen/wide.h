// Whole numbers below 2^128. Every number of solutions is one: 25! is below 2^84.
#pragma once

#include <cstdint>
#include <string>

namespace gogen {

struct Wide {
    std::uint64_t high = 0, low = 0;

    friend bool operator==(const Wide &, const Wide &) = default;
};

/// Sum, difference and product modulo 2^128.
inline Wide operator+(Wide a, Wide b) {
    const std::uint64_t low = a.low + b.low;
    return {a.high + b.high + (low < a.low), low};
}
inline Wide operator-(Wide a, Wide b) { return {a.high - b.high - (a.low < b.low), a.low - b.low}; }
inline Wide operator*(Wide a, Wide b) {
    // The product of the low words from those of their halves; the carries add up in `middle` and `other`.
    const auto half = [](std::uint64_t x) { return x & 0xffffffff; };
    const std::uint64_t low = half(a.low) * half(b.low);
    const std::uint64_t middle = (a.low >> 32) * half(b.low) + (low >> 32);
    const std::uint64_t other = half(a.low) * (b.low >> 32) + half(middle);
    const std::uint64_t high = (a.low >> 32) * (b.low >> 32) + (middle >> 32) + (other >> 32);
    return {high + a.high * b.low + a.low * b.high, other << 32 | half(low)};
}

/// The number in decimal digits.
std::string text_of(Wide number);

} // namespace gogen
