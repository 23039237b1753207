// dond_big: dice of any size by a method other than the library's, in floating point of 320 bits.
//   dond_big --methods       compares its two methods
//   dond_big --borders       compares it with the library where the library's method changes
//   dond_big --random N      compares it with the library on N random sizes, twice
//   dond_big s t last-roll   prints one chance as dond does
//   dond_big --table s t     prints a table as dond does
// A comparison says how many chances agree to the last bit of a double.
//
// Few rolls: f_{n+1}(i) is the total less the neighbours, and f_n(i) = f_n(n) for i from n to the middle.
//
// Many rolls: the dominant eigenvector in closed form. (mu I + T) v = sum(v) 1 with mu = lambda s, so
//     v(i) = c + a (r^i + r^(s-1-i)),  r^2 + (1 + mu) r + 1 = 0,  |r| < 1.
// With c = 1, v(-1) = 0 gives a = -1 / (1/r + r^s), and sum(v), which must be mu + 3, gives mu. Then
//     f_n(i) = lambda^n v(i) sum(v) / sum(v^2),
// but for the other eigenvectors, relative to it less than 0.48^n for s >= 4 and (3 / (s - 3))^n for s >= 10.

#include "dond/dond.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

/// 0 or +-0.mantissa * 2^exponent, rounded towards zero; limbs are least significant first and the top bit is
/// set.
class Big {
  public:
    Big(std::int64_t n = 0) : negative(n < 0) {
        const auto size = static_cast<std::uint64_t>(n < 0 ? -n : n);
        limbs[count - 1] = static_cast<std::uint32_t>(size >> 32);
        limbs[count - 2] = static_cast<std::uint32_t>(size);
        exponent = 64;
        normalize();
    }

    bool zero() const { return limbs[count - 1] == 0; }

    Big operator-() const {
        Big result = *this;
        result.negative = !negative;
        return result;
    }

    friend Big operator+(const Big &a, const Big &b) {
        if (a.zero()) return b;
        if (b.zero()) return a;
        if (b.larger_than(a)) return b + a;
        if (a.exponent - b.exponent >= bits) return a;
        // One limb more at the bottom, for what the shift pushes out, and one at the top, for the carry.
        std::array<std::uint32_t, count + 2> sum = {};
        std::array<std::uint32_t, count + 2> small = {};
        std::copy(a.limbs.begin(), a.limbs.end(), sum.begin() + 1);
        const auto shift = static_cast<std::size_t>(a.exponent - b.exponent);
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t moved = std::uint64_t{b.limbs[i]} << 32 >> shift % 32;
            const std::size_t to = i + 1; // less shift / 32; the low half goes one further down
            if (to >= shift / 32) small[to - shift / 32] |= static_cast<std::uint32_t>(moved >> 32);
            if (to >= shift / 32 + 1) small[to - shift / 32 - 1] |= static_cast<std::uint32_t>(moved);
        }
        std::int64_t carry = 0;
        for (std::size_t i = 0; i < sum.size(); ++i) {
            carry += sum[i];
            carry += a.negative == b.negative ? std::int64_t{small[i]} : -std::int64_t{small[i]};
            sum[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        return from_limbs(sum, a.exponent + 32, a.negative);
    }

    friend Big operator-(const Big &a, const Big &b) { return a + -b; }

    friend Big operator*(const Big &a, const Big &b) {
        std::array<std::uint32_t, 2 *count> product = {};
        for (std::size_t i = 0; i < count; ++i) {
            std::uint64_t carry = 0;
            for (std::size_t k = 0; k < count; ++k) {
                carry += product[i + k] + std::uint64_t{a.limbs[i]} * b.limbs[k];
                product[i + k] = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            product[i + count] = static_cast<std::uint32_t>(carry);
        }
        return from_limbs(product, a.exponent + b.exponent, a.negative != b.negative);
    }

    /// Newton's iteration for 1/b from a double: 53, 106, 212, 424 bits.
    friend Big operator/(const Big &a, const Big &b) {
        Big mantissa = b;
        mantissa.exponent = 0;
        Big inverse = from_double(1 / mantissa.nearest());
        for (int i = 0; i < 4; ++i) inverse = inverse + inverse * (Big(1) - mantissa * inverse);
        if (!inverse.zero()) inverse.exponent -= b.exponent;
        return a * inverse;
    }

    /// For 0 < x < 2^1000: Newton's iteration again.
    friend Big square_root(const Big &x) {
        Big root = from_double(std::sqrt(x.nearest()));
        for (int i = 0; i < 4; ++i) {
            root = root + x / root;
            --root.exponent;
        }
        return root;
    }

    friend Big power(Big base, std::int64_t n) {
        Big result = 1;
        for (; n > 0; n /= 2) {
            if (n % 2 == 1) result = result * base;
            base = base * base;
        }
        return result;
    }

    /// The nearest double, ties to even; 0 for what is below the normal ones.
    double nearest() const {
        if (zero() || exponent < -1021) return 0;
        std::uint64_t top = std::uint64_t{limbs[count - 1]} << 32 | limbs[count - 2];
        const std::uint64_t rest = top % 2048;
        top /= 2048;
        bool sticky = rest % 1024 != 0;
        for (std::size_t i = 0; i < count - 2; ++i) sticky = sticky || limbs[i] != 0;
        if (rest >= 1024 && (sticky || top % 2 == 1)) ++top;
        const double size = std::ldexp(static_cast<double>(top), static_cast<int>(exponent) - 53);
        return negative ? -size : size;
    }

  private:
    static constexpr std::size_t count = 10;
    static constexpr std::int64_t bits = 32 * count;
    static constexpr std::int64_t tiny = -1'000'000; // exponents below this are as good as 0

    static Big from_double(double x) {
        int exponent_of_x = 0;
        Big result = static_cast<std::int64_t>(std::ldexp(std::frexp(x, &exponent_of_x), 53));
        if (!result.zero()) result.exponent += exponent_of_x - 53;
        return result;
    }

    /// 0.limbs * 2^exponent, cut to the limbs that a Big has.
    template <std::size_t n>
    static Big from_limbs(const std::array<std::uint32_t, n> &wide, std::int64_t exponent, bool negative) {
        Big result;
        std::size_t top = n;
        while (top > 0 && wide[top - 1] == 0) --top;
        for (std::size_t i = 0; i < std::min(count, top); ++i) {
            result.limbs[count - 1 - i] = wide[top - 1 - i];
        }
        result.exponent = exponent - 32 * static_cast<std::int64_t>(n - top);
        result.negative = negative;
        const std::uint32_t below = top > count ? wide[top - 1 - count] : 0;
        result.normalize(below);
        return result;
    }

    /// Shifts the top bit into its place, filling up from the limb below; very small numbers become 0.
    void normalize(std::uint32_t below = 0) {
        std::size_t top = count;
        while (top > 0 && limbs[top - 1] == 0) --top;
        if (top == 0) {
            *this = Zero();
            return;
        }
        if (top < count) {
            std::copy_backward(limbs.begin(), limbs.begin() + static_cast<std::ptrdiff_t>(top), limbs.end());
            std::fill(limbs.begin(), limbs.end() - static_cast<std::ptrdiff_t>(top), 0U);
            exponent -= 32 * static_cast<std::int64_t>(count - top);
        }
        const int shift = std::countl_zero(limbs[count - 1]);
        if (shift > 0) {
            for (std::size_t i = count - 1; i > 0; --i) {
                limbs[i] = limbs[i] << shift | limbs[i - 1] >> (32 - shift);
            }
            limbs[0] = limbs[0] << shift | below >> (32 - shift);
            exponent -= shift;
        }
        if (exponent < tiny) *this = Zero();
    }

    struct Nothing {};
    explicit Big(Nothing) {}
    static Big Zero() { return Big(Nothing()); }

    bool larger_than(const Big &other) const {
        if (exponent != other.exponent) return exponent > other.exponent;
        return std::lexicographical_compare(other.limbs.rbegin(), other.limbs.rend(), limbs.rbegin(),
                                            limbs.rend());
    }

    std::array<std::uint32_t, count> limbs = {};
    std::int64_t exponent = 0;
    bool negative = false;
};

/// f_n and its mean over the faces.
struct Survival {
    Big after;
    Big mean;
};

Survival few_rolls(std::int64_t s, std::int64_t n, std::int64_t face) {
    const std::int64_t half = (s + 1) / 2; // faces 0..half-1; the rest are their mirror images
    const std::int64_t size = std::min(n + 1, half);
    std::vector<Big> f(static_cast<std::size_t>(size), Big(1));
    const auto at = [&](std::int64_t i) {
        if (i < 0 || i >= s) return Big(0);
        return f[static_cast<std::size_t>(std::min({i, s - 1 - i, size - 1}))];
    };
    const auto total = [&] {
        // Twice the faces below the middle but the last kept, the last kept as often as there are faces left.
        Big sum;
        for (std::int64_t i = 0; i < size - 1; ++i) sum = sum + at(i) + at(i);
        return sum + at(size - 1) * Big(s - 2 * (size - 1));
    };
    const Big share = Big(1) / Big(s);
    for (; n > 0; --n) {
        const Big sum = total();
        std::vector<Big> next;
        for (std::int64_t i = 0; i < size; ++i) {
            next.push_back((sum - at(i - 1) - at(i) - at(i + 1)) * share);
        }
        f = next;
    }
    return {at(face), total() * share};
}

/// For s >= 4.
Survival many_rolls(std::int64_t s, std::int64_t n, std::int64_t face) {
    const Big one = 1;
    Big r;
    Big a;
    Big sum_of_powers;
    Big mu = s - 2;
    // mu = s - 3 + a (sum of powers), by fixed-point iteration: the correction hardly depends on mu.
    for (int step = 0; step < 300; ++step) {
        const Big b = one + mu;
        r = Big(-2) / (b + square_root(b * b - Big(4)));
        const Big r_to_s = power(r, s);
        a = -one / (one / r + r_to_s);
        sum_of_powers = Big(2) * (one - r_to_s) / (one - r);
        const Big next = Big(s - 3) + a * sum_of_powers;
        const bool settled = (next - mu).zero() || ((next - mu) / mu * power(Big(2), 300)).nearest() == 0;
        mu = next;
        if (settled) break;
    }
    const Big sum = mu + Big(3);
    const Big squares_of_powers =
        Big(2) * (one - power(r, 2 * s)) / (one - r * r) + Big(2 * s) * power(r, s - 1);
    const Big squares = Big(s) + Big(2) * a * sum_of_powers + a * a * squares_of_powers;
    const Big v = one + a * (power(r, face) + power(r, s - 1 - face));
    const Big common = power(mu / Big(s), n) * sum / squares;
    return {common * v, common * sum / Big(s)};
}

/// Three faces or less: two faces lose at once, of three only the outer ones can follow each other.
Survival few_faces(std::int64_t s, std::int64_t n, std::int64_t face) {
    if (n == 0) return {1, 1};
    if (s < 3) return {0, 0};
    const Big third = power(Big(1) / Big(3), n);
    return {face == 1 ? Big(0) : third, third * Big(2) / Big(3)};
}

Survival survival(std::int64_t s, std::int64_t n, std::int64_t face) {
    if (s <= 3) return few_faces(s, n, face);
    const std::int64_t enough = s < 30 ? 200 : s < 1000 ? 100 : 40;
    return n <= enough ? few_rolls(s, n, face) : many_rolls(s, n, face);
}

Big chance(std::int64_t s, std::int64_t t, std::int64_t last) {
    if (t == 0) return 1;
    return last < 0 ? survival(s, t - 1, 0).mean : survival(s, t, last).after;
}

struct Tally {
    int agreed = 0;
    int compared = 0;

    void compare(std::int64_t s, std::int64_t t, std::int64_t last, double actual, const Big &expected) {
        ++compared;
        if (actual == expected.nearest() || (expected.nearest() == 0 && actual < 2.2250738585072014e-308)) {
            ++agreed;
        } else if (compared - agreed <= 5) {
            std::cout << s << ' ' << t << ' ' << last << ": " << std::hexfloat << actual << ", expected "
                      << expected.nearest() << std::defaultfloat << '\n';
        }
    }

    void compare(std::int64_t s, std::int64_t t, std::int64_t last) {
        compare(s, t, last, dond::chance(s, t, last), chance(s, t, last));
    }

    void report(const char *title) const {
        std::cout << title << ": " << agreed << " of " << compared << " agree\n";
    }
};

void compare_methods() {
    Tally tally;
    for (std::int64_t s = 3; s <= 80; s += s < 30 ? 1 : 7) {
        const std::int64_t n = s < 30 ? 200 : 100;
        for (std::int64_t face = 0; face < s; face += 1 + s / 5) {
            const Survival rolled = few_rolls(s, n, face);
            const Survival closed = s == 3 ? few_faces(s, n, face) : many_rolls(s, n, face);
            tally.compare(s, n, face, rolled.after.nearest(), closed.after);
            tally.compare(s, n, -1, rolled.mean.nearest(), closed.mean);
        }
    }
    tally.report("few rolls against closed form");
}

/// A whole number from 0 to limit, about as likely to have few digits as many. The engine's output is mapped
/// by hand: the distributions of the standard library differ from one to the next.
std::int64_t random_size(std::mt19937_64 &engine, std::int64_t limit) {
    const std::uint64_t shift = engine() % 60;
    const auto wanted = static_cast<std::int64_t>((engine() >> 4) >> shift);
    return wanted % (limit + 1);
}

void compare_random(std::int64_t count) {
    constexpr std::int64_t largest = 1'000'000'000'000'000'000;
    std::mt19937_64 engine(20100);
    Tally any;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t s = 1 + random_size(engine, largest - 1);
        const std::int64_t t = random_size(engine, largest);
        const std::int64_t last =
            i % 2 == 0 ? random_size(engine, s) - 1 : random_size(engine, std::min<std::int64_t>(s, 40)) - 1;
        any.compare(s, t, last);
    }
    any.report("random sizes");

    // Most of those are 0 or nearly 1. Here t is at most 240 s, which is about e^-720.
    Tally likely;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t s = 4 + random_size(engine, largest - 4);
        const std::int64_t t = random_size(engine, std::min(largest / 240, s) * 240);
        const std::int64_t last = random_size(engine, std::min<std::int64_t>(s, 40)) - 1;
        likely.compare(s, t, last);
    }
    likely.report("random sizes, t to 240 s");
}

void compare_borders() {
    Tally tally;
    for (const std::int64_t s : {4, 5, 6, 9, 63, 64, 65, 66, 67, 129}) {
        for (const std::int64_t t : {1, 2, 127, 128, 129, 130, 131, 257}) {
            for (const std::int64_t last : {std::int64_t{-1}, std::int64_t{0}, s / 2, s - 1}) {
                tally.compare(s, t, last);
            }
        }
    }
    tally.report("borders of the method");
}

void print_table(std::int64_t s, std::int64_t t) {
    std::cout << t << ' ' << chance(s, t, -1).nearest() << '\n';
    for (std::int64_t n = t - 1; n >= 0; --n) {
        std::cout << n;
        for (std::int64_t i = 0; i < (s + 1) / 2; ++i) std::cout << ' ' << chance(s, n, i).nearest();
        std::cout << '\n';
    }
}

} // namespace

int main(int argc, char **argv) {
    const std::vector<std::string> words(argv, argv + argc);
    const auto number = [&](std::size_t i) { return std::stoll(words[i]); };
    if (argc == 4 && words[1] == "--table") {
        print_table(number(2), number(3));
    } else if (argc == 4) {
        std::cout << chance(number(1), number(2), number(3)).nearest() << '\n';
    } else if (argc == 2 && words[1] == "--methods") {
        compare_methods();
    } else if (argc == 2 && words[1] == "--borders") {
        compare_borders();
    } else if (argc == 3 && words[1] == "--random") {
        compare_random(number(2));
    } else {
        std::cerr << "dond_big: unknown operands\n";
        return 2;
    }
    return 0;
}
