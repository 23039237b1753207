#include "dond/exact.h"

#include "dond/dond.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace dond {

namespace {

__extension__ typedef unsigned __int128 Wide;

// By then every chance of three faces or fewer is 0 or 3^-n, and larger dice have more ways than a fraction has room for.
constexpr std::int64_t most_rolls = 512;

// ways / s^rolls in lowest terms, if it fits 128 bits.
std::optional<std::string> reduced(Natural ways, std::uint64_t sides, std::int64_t rolls) {
    if (ways.fits(0)) return "0";
    Natural all = 1;
    for (; rolls > 0 && all.fits(2); --rolls) {
        Natural quotient = ways;
        const std::uint64_t common = std::gcd(quotient.divide(sides), sides);
        ways.divide(common);
        all *= sides / common;
    }
    if (!all.fits(2)) return {};
    return all.text() == "1" ? "1" : ways.text() + '/' + all.text();
}

} // namespace

Natural &Natural::operator+=(const Natural &other) {
    Wide carry = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        carry += Wide{words_[i]} + other.words_[i];
        words_[i] = static_cast<std::uint64_t>(carry);
        carry >>= 64;
    }
    assert(carry == 0);
    return *this;
}

Natural &Natural::operator-=(const Natural &other) {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const Wide difference = Wide{words_[i]} - other.words_[i] - borrow;
        words_[i] = static_cast<std::uint64_t>(difference);
        borrow = difference >> 64 != 0;
    }
    assert(borrow == 0);
    return *this;
}

Natural &Natural::operator*=(std::uint64_t by) {
    Wide carry = 0;
    for (std::uint64_t &word : words_) {
        carry += Wide{word} * by;
        word = static_cast<std::uint64_t>(carry);
        carry >>= 64;
    }
    assert(carry == 0);
    return *this;
}

std::uint64_t Natural::divide(std::uint64_t by) {
    Wide rest = 0;
    for (std::size_t i = words_.size(); i-- > 0;) {
        rest = rest << 64 | words_[i];
        words_[i] = static_cast<std::uint64_t>(rest / by);
        rest %= by;
    }
    return static_cast<std::uint64_t>(rest);
}

bool Natural::fits(std::size_t n) const {
    return std::all_of(words_.begin() + static_cast<std::ptrdiff_t>(n), words_.end(),
                       [](std::uint64_t word) { return word == 0; });
}

std::string Natural::text() const {
    std::string digits;
    Natural rest = *this;
    do digits += static_cast<char>('0' + rest.divide(10));
    while (!rest.fits(0));
    std::reverse(digits.begin(), digits.end());
    return digits;
}

Ways::Ways(std::int64_t sides) : sides_(sides) { assert(1 <= sides && sides <= max_sides); }

const Natural &Ways::count(std::int64_t face) const {
    const std::int64_t depth = std::min(face, sides_ - 1 - face);
    return counts_[std::min(static_cast<std::size_t>(depth), counts_.size() - 1)];
}

Natural Ways::sum() const {
    Natural total = 0;
    for (std::size_t depth = 0; depth + 1 < counts_.size(); ++depth)
        for (int edge = 0; edge < 2; ++edge) total += counts_[depth];
    Natural middle = counts_.back();
    middle *= static_cast<std::uint64_t>(sides_) - 2 * (counts_.size() - 1);
    return total += middle;
}

void Ways::roll() {
    ++rolls_;
    const Natural total = sum();
    too_many_ = too_many_ || !total.fits(3);
    if (too_many_) return;
    std::vector<Natural> next;
    const std::int64_t depths = std::min(rolls_ + 1, (sides_ + 1) / 2);
    for (std::int64_t face = 0; face < depths; ++face) {
        next.push_back(total);
        for (const std::int64_t lost : {face - 1, face, face + 1})
            if (0 <= lost && lost < sides_) next.back() -= count(lost);
    }
    counts_ = std::move(next);
}

std::optional<std::string> Ways::after(std::int64_t last) const {
    if (too_many_) return {};
    return reduced(count(last), static_cast<std::uint64_t>(sides_), rolls_);
}

std::optional<std::string> Ways::mean() const {
    if (too_many_) return {};
    return reduced(sum(), static_cast<std::uint64_t>(sides_), rolls_ + 1);
}

std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    if (rolls == 0) return "1";
    Ways ways(sides);
    const std::int64_t needed = last == nothing_rolled ? rolls - 1 : rolls;
    for (std::int64_t n = std::min(needed, most_rolls); n > 0; --n) ways.roll();
    return last == nothing_rolled ? ways.mean() : ways.after(last);
}

std::vector<std::optional<std::string>> exact_table(std::int64_t sides, std::int64_t rows) {
    std::vector<std::optional<std::string>> values;
    Ways ways(sides);
    for (std::int64_t n = 0; n < rows; ++n, ways.roll())
        for (std::int64_t i = 0; i < (sides + 1) / 2; ++i) values.push_back(ways.after(i));
    return values;
}

} // namespace dond
