// The lab's first program: plain recursion over every path from every start, nothing remembered and nothing cut.
// Cost: the number of paths, which is exponential. It is the model answer and the measure of the other methods.
#pragma once

#include "spellpath/search.h"

#include <span>

namespace spell {

/// Offers the incumbent a longest path among those that begin at one of `starts`. Throws SearchEnded.
void longest_by_dfs(Search &search, std::span<const std::uint32_t> starts);

} // namespace spell
