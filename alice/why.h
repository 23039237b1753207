// Why a maze has no solution.
#pragma once

#include "alice/search.h"

#include <string>

namespace alice {

/// Of a search that has not reached the goal: lines that count the three ways in which a walk ends, over all states that
/// can be reached, and name the cells that the goal could be entered from with a d that is missing there.
std::string why_text(const Search &search);

} // namespace alice
