#pragma once
// The chances as fractions in lowest terms.
//
// Of s^n equally likely ways to roll n times, c_n(i) survive after the last roll i, and c_{n+1}(i) is the sum of c_n over
// all faces, less those of i and its neighbours: whole numbers may be subtracted. An edge is felt one face further inwards
// with each roll, so that after n rolls the faces n or more from either edge have the same count, and at most 127 counts do
// for every s. They are exact while s^n fits 128 bits.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dond {

/// The chance of surviving this many rolls after the last one, as dond.h has it: `17/54`, `1` or `0`; nothing where s^rolls
/// takes more than 128 bits, but for chances of 0.
std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last);

/// The values of table(), exactly.
std::vector<std::optional<std::string>> exact_table(std::int64_t sides, std::int64_t rows);

} // namespace dond
