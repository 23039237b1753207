// Makes the incumbent longer: large neighbourhood search (Shaw, "Using constraint programming and local search methods to solve
// vehicle routing problems", 1998).
//
// In each of many windows on the grid, the component is cut down to the path and what is in the window, and solved exactly by
// block_search.h. A search that is ended early has at least that path. Cost: some milliseconds a window.
#pragma once

#include "spellpath/search.h"

namespace spell {

/// Tries so many windows, fewer if the incumbent gets as long as the upper bound. An incumbent without a path stays as it is. The
/// same path every time. Throws SearchEnded.
void lengthen(Search &search, int windows);

} // namespace spell
