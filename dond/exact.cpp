// The chances as fractions.
#include "dond/exact.h"

#include <utility>

namespace dond {

namespace {

constexpr Wide most = ~Wide{0};

std::string text(Wide n) {
    const auto last = static_cast<char>('0' + static_cast<int>(n % 10));
    return (n < 10 ? "" : text(n / 10)) + last;
}

// In lowest terms, by Euclid's algorithm.
std::string fraction(Wide ways, Wide all) {
    Wide common = all;
    for (Wide rest = ways; rest != 0;) common = std::exchange(rest, common % rest);
    return text(ways / common) + (all == common ? "" : '/' + text(all / common));
}

} // namespace

// Where no face may follow, the count is 0 from the first roll on, and that roll always fits.
void ExactChances::advance(std::int64_t rolls) {
    for (; rolls > 0 && fits_ && counts_.at(0) > 0; --rolls) {
        fits_ = all_ <= most / sides_;
        if (!fits_) return;
        counts_.roll(1);
        all_ *= sides_;
    }
}

std::optional<std::string> ExactChances::after(std::int64_t last) const {
    const bool first = last == nothing_rolled;
    if (counts_.at(first ? 0 : last) == 0) return "0";
    if (!fits_ || (first && all_ > most / sides_)) return {};
    return first ? fraction(counts_.sum(), all_ * sides_) : fraction(counts_.at(last), all_);
}

std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    ExactChances chances(sides);
    chances.advance(last == nothing_rolled ? rolls - 1 : rolls);
    return chances.after(last);
}

} // namespace dond
