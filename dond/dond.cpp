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
    DoubleDouble lost = d; // 1 - left, and the more precise of the two while it is small
    DoubleDouble left = one + -d;
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) result = result * left;
        if (lost.hi < 0.5) {
            lost = lost * (two + -lost);
            left = one + -lost;
        } else {
            left = left * left;
        }
    }
    return result;
}

} // namespace

Chances::Chances(std::int64_t sides)
    : sides_(sides), alike_(std::max<std::int64_t>(0, sides - max_kept)),
      kept_(static_cast<std::size_t>(std::clamp<std::int64_t>(sides, 1, max_kept)),
            DoubleDouble{std::ldexp(1, scale_exponent), 0}),
      prefix_(kept_.size() + 1) {
    assert(1 <= sides && sides <= max_sides);
}

void Chances::advance(std::int64_t rolls) {
    assert(0 <= rolls && rolls <= max_rolls);
    for (std::int64_t n = std::min(rolls, warm_up); n > 0; --n) roll();
    rolls -= std::min(rolls, warm_up);
    if (rolls == 0 || kept_.front().hi == 0) return; // no face has a better chance than the first
    const DoubleDouble d = loss();
    // Half the power twice: the whole of it may be too small for a double-double before it meets the scale.
    const DoubleDouble half = survival_power(d, rolls / 2);
    const DoubleDouble odd = survival_power(d, rolls % 2);
    for (DoubleDouble &f : kept_) f = f * half * half * odd;
}

double Chances::after(std::int64_t last) const {
    assert(0 <= last && last < sides_);
    const std::int64_t depth = std::min(last, sides_ - 1 - last);
    return unscaled(kept_[std::min(static_cast<std::size_t>(depth), (kept_.size() - 1) / 2)]);
}

double Chances::mean() const { return unscaled(sum() / DoubleDouble::from(sides_)); }

/// One roll. By symmetry, the sum over the k faces above i + 1 equals prefix_[k].
void Chances::roll() {
    const std::size_t count = kept_.size();
    for (std::size_t i = 0; i < count; ++i) prefix_[i + 1] = prefix_[i] + kept_[i];
    const DoubleDouble middle = DoubleDouble::from(alike_) * kept_[(count - 1) / 2];
    for (std::size_t i = 0; i < (count + 1) / 2; ++i) {
        const std::size_t below = i > 0 ? i - 1 : 0;
        const std::size_t above = count > i + 2 ? count - i - 2 : 0;
        kept_[i] = (prefix_[below] + prefix_[above] + middle) / DoubleDouble::from(sides_);
        kept_[count - 1 - i] = kept_[i];
    }
}

/// The sum of f over all faces.
DoubleDouble Chances::sum() const {
    DoubleDouble total = DoubleDouble::from(alike_) * kept_[(kept_.size() - 1) / 2];
    for (const DoubleDouble f : kept_) total = total + f;
    return total;
}

/// The share d of the chances that one more roll takes, weighted by f.
DoubleDouble Chances::loss() const {
    const std::size_t count = kept_.size();
    DoubleDouble lost = DoubleDouble::from(3 * alike_) * kept_[(count - 1) / 2];
    for (std::size_t i = 0; i < count; ++i) {
        const int losing = 1 + (i > 0) + (i + 1 < count);
        lost = lost + DoubleDouble::from(losing) * kept_[i];
    }
    return lost / sum() / DoubleDouble::from(sides_);
}

double chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(0 <= rolls && nothing_rolled <= last && last < sides);
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
    assert(0 <= rows);
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
