// The fast method; dond.h says why it is right.
#include "dond/dond.h"

#include <cassert>
#include <cmath>

namespace dond {

void Chances::advance(std::int64_t rolls) {
    assert(rolls <= max_rolls);
    constexpr std::int64_t warm_up = 128; // rolls after which only the dominant eigenvector is left
    // No face has a better chance than the first. Once that is too small for a double, further rolls would
    // only be slow arithmetic on subnormal numbers.
    for (std::int64_t n = std::min(rolls, warm_up); n > 0 && after(0) > 0; --n)
        additions_ += faces_.roll(sides_);
    if (rolls <= warm_up || after(0) == 0) return;
    const long double d = (3 - 2 * faces_.at(0) / faces_.sum()) / sides_;
    faces_.scale(std::exp(static_cast<long double>(rolls - warm_up) * std::log1p(-d)));
}

double Chances::after(std::int64_t last) const {
    return static_cast<double>(last == nothing_rolled ? faces_.sum() / sides_ : faces_.at(last));
}

Answer chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(0 <= rolls && nothing_rolled <= last && last < sides);
    Chances chances(sides);
    chances.advance(last == nothing_rolled ? rolls - 1 : rolls);
    return {chances.after(last), chances.additions()};
}

} // namespace dond
