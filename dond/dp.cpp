#include "dond/dp.h"

#include "dond/dond.h"

#include <cassert>
#include <numeric>
#include <vector>

namespace dond {

bool dp_is_feasible(std::int64_t sides, std::int64_t rolls) {
    assert(1 <= sides && 0 <= rolls);
    return sides <= max_dp_additions / sides && rolls <= max_dp_additions / (sides * sides);
}

double chance_by_dp(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(dp_is_feasible(sides, rolls) && nothing_rolled <= last && last < sides);
    if (rolls == 0) return 1;
    // before[i] and chance[i] are the chances of surviving n - 1 and n more rolls after the last roll i: of the table,
    // a row is all that the next one needs. Without a last roll the first one cannot lose, and the last row is that of t - 1.
    const auto s = static_cast<std::size_t>(sides);
    std::vector<double> chance(s, 1), before(s);
    for (std::int64_t n = 1; n <= (last == nothing_rolled ? rolls - 1 : rolls); ++n) {
        before.swap(chance);
        for (std::size_t i = 0; i < s; ++i) {
            double sum = 0;
            for (std::size_t j = 0; j < s; ++j)
                if (j + 1 < i || i + 1 < j) sum += before[j]; // neither equal nor one away
            chance[i] = sum / static_cast<double>(s);
        }
    }
    if (last != nothing_rolled) return chance[static_cast<std::size_t>(last)];
    return std::accumulate(chance.begin(), chance.end(), 0.0) / static_cast<double>(s);
}

} // namespace dond
