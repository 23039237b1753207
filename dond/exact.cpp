#include "dond/exact.h"

#include "dond/dond.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace dond {

namespace {

__extension__ typedef unsigned __int128 Wide;

std::string text(Wide n) {
    std::string digits;
    do digits += static_cast<char>('0' + static_cast<int>(n % 10));
    while ((n /= 10) > 0);
    return {digits.rbegin(), digits.rend()};
}

// In lowest terms, by Euclid's algorithm.
std::string fraction(Wide ways, Wide all) {
    Wide common = all;
    for (Wide rest = ways; rest != 0;) common = std::exchange(rest, common % rest);
    return text(ways / common) + (all == common ? "" : '/' + text(all / common));
}

// The ways to survive of one die, at first for no roll.
class Ways {
  public:
    explicit Ways(std::int64_t sides) : sides_(static_cast<std::uint64_t>(sides)) {}

    // From n rolls to n + 1. Returns false, and changes nothing, if s^(n + 1) does not fit.
    bool roll() {
        if (all_ > ~Wide{0} / sides_) return false;
        const Wide total = sum();
        std::vector<Wide> next(std::min<std::uint64_t>(counts_.size() + 1, (sides_ + 1) / 2), total);
        for (std::uint64_t face = 0; face < next.size(); ++face)
            for (std::uint64_t lost = face - std::min<std::uint64_t>(face, 1); lost <= face + 1; ++lost)
                if (lost < sides_) next[face] -= count(lost);
        counts_ = std::move(next);
        all_ *= sides_;
        return true;
    }

    Wide count(std::uint64_t face) const {
        const std::uint64_t depth = std::min(face, sides_ - 1 - face);
        return counts_[std::min<std::size_t>(depth, counts_.size() - 1)];
    }
    // Of all faces: at most s^(n + 1), which fits wherever it is asked for.
    Wide sum() const {
        Wide total = counts_.back() * (sides_ - 2 * (counts_.size() - 1));
        for (std::size_t depth = 0; depth + 1 < counts_.size(); ++depth) total += 2 * counts_[depth];
        return total;
    }
    Wide all() const { return all_; }

  private:
    std::uint64_t sides_;
    Wide all_ = 1;                   // s^n
    std::vector<Wide> counts_ = {1}; // of the faces from the edge on; the others have that of the last
};

// Whether no face may follow the last roll: then nothing survives, ever.
bool ends_at(std::int64_t sides, std::int64_t last) { return sides < 3 || (sides == 3 && last == 1); }

} // namespace

std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(1 <= sides && sides <= max_sides && rolls >= 0);
    const bool first = last == nothing_rolled;
    if (rolls == 0 || (first && rolls == 1)) return "1";
    if (ends_at(sides, first ? 0 : last)) return "0";
    Ways ways(sides);
    for (std::int64_t n = first ? 1 : 0; n < rolls; ++n)
        if (!ways.roll()) return {};
    if (!first) return fraction(ways.count(static_cast<std::uint64_t>(last)), ways.all());
    const Wide survivors = ways.sum(), all = ways.all();
    return ways.roll() ? std::optional(fraction(survivors, all * static_cast<std::uint64_t>(sides)))
                       : std::nullopt;
}

std::vector<std::optional<std::string>> exact_table(std::int64_t sides, std::int64_t rows) {
    std::vector<std::optional<std::string>> values;
    Ways ways(sides);
    bool fits = true;
    for (std::int64_t n = 0; n < rows; ++n, fits = fits && ways.roll())
        for (std::int64_t i = 0; i < (sides + 1) / 2; ++i)
            if (n > 0 && ends_at(sides, i)) values.emplace_back("0");
            else if (!fits) values.emplace_back();
            else values.push_back(fraction(ways.count(static_cast<std::uint64_t>(i)), ways.all()));
    return values;
}

} // namespace dond
