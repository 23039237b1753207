// The lab's method: a table of the chances for every number of rolls left and every last roll, filled row by
// row. It adds the chances of the allowed faces, one by one, in plain doubles. Cost: s * s * t additions, and
// 2 * s doubles of memory.

#include "dond/dond.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace dond {

Answer chance_by_dp(std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    assert(1 <= sides && 0 <= rolls && nothing_rolled <= last && last < sides);
    constexpr std::int64_t most = 1'000'000'000; // additions: some seconds
    if (sides > most / sides || rolls > most / (sides * sides))
        throw std::runtime_error("s x s x t is too large for --method dp, expected at most " +
                                 std::to_string(most));
    // before[i] and chance[i] are the chances of surviving n - 1 and n more rolls after the last roll i. The
    // next row of the table needs only the present one. Without a last roll the first one cannot lose, so row
    // t - 1 is the last.
    const auto s = static_cast<std::size_t>(sides);
    std::vector<double> chance(s, 1), before(s);
    std::uint64_t additions = 0;
    for (std::int64_t n = 1; n <= (last == nothing_rolled ? rolls - 1 : rolls); ++n) {
        before.swap(chance);
        for (std::size_t i = 0; i < s; ++i) {
            double sum = 0;
            for (std::size_t j = 0; j < s; ++j)
                if (j + 1 < i || i + 1 < j) sum += before[j]; // neither equal nor one away
            chance[i] = sum / static_cast<double>(s);
            // Below the normal doubles, rounding up would keep a chance from ever becoming 0.
            if (chance[i] < std::numeric_limits<double>::min()) chance[i] = 0;
            additions += s - std::min(s, 1 + std::size_t{i > 0} + std::size_t{i + 1 < s});
        }
    }
    if (last != nothing_rolled) return {chance[static_cast<std::size_t>(last)], additions};
    return {std::accumulate(chance.begin(), chance.end(), 0.0) / static_cast<double>(s), additions + s};
}

} // namespace dond
