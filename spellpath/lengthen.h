// Long paths without a proof: the first incumbent, and a longer one.
//
// first_path() goes down to the deepest vertices of depth-first search trees. Linear for each tree.
//
// lengthen() is a large neighbourhood search (Shaw, "Using constraint programming and local search methods to solve
// vehicle routing problems", 1998). In each of many windows on the grid, the component is cut down to the path and what
// is in the window, and solved exactly (blocks.h). Some milliseconds a window. It makes no search shorter, and is there
// for those that a limit ends: on 100x100 with three letters (spellgen --seed 1) the first path has 2,908 cells, and
// the one after ten seconds 6,121, where no path has more than 6,207.
#pragma once

#include "spellpath/search.h"

namespace spell {

/// A long path: to the deepest vertex of some depth-first search trees from random roots. The same one every time.
VertexPath first_path(const Component &component);

/// Lengthens the incumbent, or first_path() if that is longer, in up to `windows` windows, until it is as long as the
/// upper bound. Nothing if the incumbent is a path of another component. Throws Stopped and MemoryExhausted.
void lengthen(Search &search, int windows);

} // namespace spell
