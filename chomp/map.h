// The described method: dynamic programming over a hash map from states to their winning successors (map.cpp).
#pragma once

#include "chomp/chomp.h"

#include <cstdint>

namespace chomp {

/// The method, see Found. check_map() throws TooLarge if solve_by_map() would.
Found solve_by_map(const Lengths &lengths, std::uint64_t states, const Options &options);
void check_map(const Lengths &lengths, std::uint64_t states, const Options &options);

} // namespace chomp
