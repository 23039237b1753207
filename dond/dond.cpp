#include "dond/dond.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace dond {

namespace {

constexpr std::int64_t max_kept = 64;
constexpr std::int64_t warm_up = 128; // rolls after which only the dominant eigenvector is left

/// (1 - d)^n for 0 < d < 1.
long double survival_power(long double d, std::int64_t n) {
    long double result = 1;
    long double lost = d; // 1 - left, and the more precise of the two while it is small
    long double left = 1 - d;
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) result *= left;
        if (lost < 0.5L) {
            lost *= 2 - lost;
            left = 1 - lost;
        } else {
            left *= left;
        }
    }
    return result;
}

} // namespace

Chances::Chances(std::int64_t sides)
    : sides_(sides), alike_(std::max<std::int64_t>(0, sides - max_kept)),
      kept_(static_cast<std::size_t>(std::clamp<std::int64_t>(sides, 1, max_kept)), 1.0L),
      prefix_(kept_.size() + 1) {
    assert(1 <= sides && sides <= max_sides);
}

void Chances::advance(std::int64_t rolls) {
    assert(0 <= rolls && rolls <= max_rolls);
    for (std::int64_t n = std::min(rolls, warm_up); n > 0; --n) roll();
    rolls -= std::min(rolls, warm_up);
    if (rolls == 0 || kept_.front() == 0) return; // no face has a better chance than the first
    const long double power = survival_power(loss(), rolls);
    for (long double &f : kept_) f *= power;
}

double Chances::after(std::int64_t last) const {
    assert(0 <= last && last < sides_);
    const std::int64_t depth = std::min(last, sides_ - 1 - last);
    return static_cast<double>(kept_[std::min(static_cast<std::size_t>(depth), (kept_.size() - 1) / 2)]);
}

double Chances::mean() const { return static_cast<double>(sum() / static_cast<long double>(sides_)); }

/// One roll. By symmetry, the sum over the k faces above i + 1 equals prefix_[k].
void Chances::roll() {
    const std::size_t count = kept_.size();
    for (std::size_t i = 0; i < count; ++i) prefix_[i + 1] = prefix_[i] + kept_[i];
    const long double middle = static_cast<long double>(alike_) * kept_[(count - 1) / 2];
    const std::size_t half = (count + 1) / 2;
    for (std::size_t i = 0; i < half; ++i) {
        const std::size_t below = i > 0 ? i - 1 : 0;
        const std::size_t above = count > i + 2 ? count - i - 2 : 0;
        kept_[i] = (prefix_[below] + prefix_[above] + middle) / static_cast<long double>(sides_);
        kept_[count - 1 - i] = kept_[i];
    }
    additions_ += count + 2 * half;
}

/// The sum of f over all faces.
long double Chances::sum() const {
    const long double middle = static_cast<long double>(alike_) * kept_[(kept_.size() - 1) / 2];
    return std::accumulate(kept_.begin(), kept_.end(), middle);
}

/// The share d of the chances that one more roll takes, weighted by f.
long double Chances::loss() const {
    const std::size_t count = kept_.size();
    long double lost = 3 * static_cast<long double>(alike_) * kept_[(count - 1) / 2];
    for (std::size_t i = 0; i < count; ++i) lost += (1 + (i > 0) + (i + 1 < count)) * kept_[i];
    return lost / sum() / static_cast<long double>(sides_);
}

Answer chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(0 <= rolls && nothing_rolled <= last && last < sides);
    if (rolls == 0) return {};
    Chances chances(sides);
    chances.advance(last == nothing_rolled ? rolls - 1 : rolls);
    return {last == nothing_rolled ? chances.mean() : chances.after(last), chances.additions()};
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
