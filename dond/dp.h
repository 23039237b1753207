#pragma once
// The lab's method: a table of the chances for every number of rolls left and every last roll, filled row by row.
//
// It adds what is allowed, face by face, in plain doubles. Cost: s * s * t additions, and 2 * s doubles of memory.

#include "dond/dond.h"

#include <cstdint>

namespace dond {

/// The additions that fill a table, at most: some seconds.
constexpr std::int64_t max_dp_additions = 1'000'000'000;
/// Whether the table takes at most max_dp_additions; sides is at least 1, rolls at least 0.
bool dp_is_feasible(std::int64_t sides, std::int64_t rolls);

/// The chance of surviving this many rolls after the last one, which may be nothing_rolled. The table is feasible.
Answer chance_by_dp(std::int64_t sides, std::int64_t rolls, std::int64_t last);

} // namespace dond
