// Why a maze has no solution.
#pragma once

#include "alice/search.h"

#include <string>

namespace alice {

/// Lines about a search that has not reached the goal. They count the three ways in which a walk can end, over all states
/// that were reached, and name the cells from which the goal could be entered, with the d that is missing there.
std::string dead_ends_text(const Search &search);

} // namespace alice
