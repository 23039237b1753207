#include "dond/dond.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace dond {

namespace {

constexpr std::int64_t max_kept = 64;
constexpr std::int64_t warm_up = 128; // rolls after which only the dominant eigenvector is left

// Chances are kept times 2^600, so that in the smallest of them the low half of a double-double is not
// subnormal.
constexpr int scale_exponent = 600;

double unscaled(DoubleDouble value) { return std::ldexp(value.hi, -scale_exponent); }

constexpr DoubleDouble one = {1, 0};
constexpr DoubleDouble two = {2, 0};

/// (1 - d)^n for 0 < d < 1.
DoubleDouble survival_power(DoubleDouble d, std::int64_t n) {
    DoubleDouble result = one;
    DoubleDouble lost = d; // 1 - kept, and the more precise of the two while it is small
    DoubleDouble kept = one + -d;
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) result = result * kept;
        if (lost.hi < 0.5) {
            lost = lost * (two + -lost);
            kept = one + -lost;
        } else {
            kept = kept * kept;
        }
    }
    return result;
}

} // namespace

Chances::Chances(std::int64_t sides_)
    : sides(sides_), alike(std::max<std::int64_t>(0, sides_ - max_kept)),
      kept(static_cast<std::size_t>(std::min(sides_, max_kept)),
           DoubleDouble{std::ldexp(1, scale_exponent), 0}),
      prefix(kept.size() + 1) {
    assert(1 <= sides && sides <= max_sides);
}

void Chances::advance(std::int64_t rolls) {
    assert(0 <= rolls && rolls <= max_rolls);
    for (std::int64_t n = std::min(rolls, warm_up); n > 0; --n) roll();
    rolls -= std::min(rolls, warm_up);
    if (rolls == 0 || kept.front().hi == 0) return; // no face has a better chance than the first
    const DoubleDouble d = loss();
    // Half the power twice: the whole of it may be too small for a double-double before it meets the scale.
    const DoubleDouble half = survival_power(d, rolls / 2);
    const DoubleDouble odd = survival_power(d, rolls % 2);
    for (DoubleDouble &f : kept) f = f * half * half * odd;
}

double Chances::after(std::int64_t last) const {
    assert(0 <= last && last < sides);
    const std::int64_t depth = std::min(last, sides - 1 - last);
    return unscaled(kept[std::min(static_cast<std::size_t>(depth), (kept.size() - 1) / 2)]);
}

double Chances::mean() const { return unscaled(sum() / DoubleDouble::from(sides)); }

/// One roll. By symmetry the faces above i + 1 sum to a prefix too: the one of as many faces.
void Chances::roll() {
    const std::size_t count = kept.size();
    for (std::size_t i = 0; i < count; ++i) prefix[i + 1] = prefix[i] + kept[i];
    const DoubleDouble middle = DoubleDouble::from(alike) * kept[(count - 1) / 2];
    for (std::size_t i = 0; i < (count + 1) / 2; ++i) {
        const std::size_t below = i > 0 ? i - 1 : 0;
        const std::size_t above = count > i + 2 ? count - i - 2 : 0;
        kept[i] = (prefix[below] + prefix[above] + middle) / DoubleDouble::from(sides);
        kept[count - 1 - i] = kept[i];
    }
}

/// The sum of f over all faces.
DoubleDouble Chances::sum() const {
    DoubleDouble total = DoubleDouble::from(alike) * kept[(kept.size() - 1) / 2];
    for (const DoubleDouble f : kept) total = total + f;
    return total;
}

/// The share d of the chances that one more roll takes, weighted by f.
DoubleDouble Chances::loss() const {
    const std::size_t count = kept.size();
    DoubleDouble lost = DoubleDouble::from(3 * alike) * kept[(count - 1) / 2];
    for (std::size_t i = 0; i < count; ++i) {
        const int losing = 1 + (i > 0) + (i + 1 < count);
        lost = lost + DoubleDouble::from(losing) * kept[i];
    }
    return lost / sum() / DoubleDouble::from(sides);
}

double chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    if (rolls == 0) return 1;
    Chances chances(sides);
    if (last == nothing_rolled) {
        chances.advance(rolls - 1);
        return chances.mean();
    }
    chances.advance(rolls);
    return chances.after(last);
}

std::vector<double> table(std::int64_t sides, std::int64_t rows) {
    const std::int64_t width = (sides + 1) / 2;
    std::vector<double> values(static_cast<std::size_t>(rows * width)); // all 0
    Chances chances(sides);
    auto value = values.begin();
    // Once all chances are 0 they stay so; rolling on would only wear out subnormal numbers.
    while (value != values.end() && chances.after(0) > 0) {
        for (std::int64_t i = 0; i < width; ++i) *value++ = chances.after(i);
        chances.advance(1);
    }
    return values;
}

} // namespace dond
