#pragma once
// A number as the unevaluated sum of two doubles, hi the double nearest to it and lo the rest: about 106 bits
// with the range of a double (T. J. Dekker, "A floating-point technique for extending the available
// precision", 1971).
//
// Compilers may fuse a product with a sum that follows it (g++ does by default where the processor has the
// instruction). No product here reaches a sum where that would matter: those that must be fused say std::fma.

#include <cassert>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace dond {

struct DoubleDouble {
    double hi = 0;
    double lo = 0;

    /// n exactly; |n| must be below 2^62.
    static DoubleDouble from(std::int64_t n) {
        assert(std::abs(n) < std::int64_t{1} << 62);
        const double hi = static_cast<double>(n);
        return {hi, static_cast<double>(n - static_cast<std::int64_t>(hi))};
    }
};

/// The sum of two numbers of which |a| >= |b|, exactly.
inline DoubleDouble fast_two_sum(double a, double b) {
    assert(std::abs(a) >= std::abs(b));
    const double hi = a + b;
    return {hi, b - (hi - a)};
}

/// The sum of any two numbers, exactly (D. E. Knuth).
inline DoubleDouble two_sum(double a, double b) {
    const double hi = a + b;
    const double from_b = hi - a;
    return {hi, (a - (hi - from_b)) + (b - from_b)};
}

inline DoubleDouble operator-(DoubleDouble a) { return {-a.hi, -a.lo}; }

/// Full precision unless a and b nearly cancel, which nobody here asks of it.
inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble sum = two_sum(a.hi, b.hi);
    return fast_two_sum(sum.hi, sum.lo + (a.lo + b.lo));
}

inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const double cross = a.hi * b.lo + a.lo * b.hi;
    const double hi = std::fma(a.hi, b.hi, cross);
    return {hi, std::fma(a.hi, b.hi, -hi) + cross};
}

inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
    const double quotient = a.hi / b.hi;
    const double rest = std::fma(-quotient, b.hi, a.hi) + a.lo;
    return fast_two_sum(quotient, std::fma(-quotient, b.lo, rest) / b.hi);
}

} // namespace dond
