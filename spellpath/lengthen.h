// Long paths without a proof: the first incumbent, and a longer one.
//
// first_path() goes down to the deepest vertices of depth-first search trees. Linear for each tree.
//
// lengthen() is a large neighbourhood search (Shaw, "Using constraint programming and local search methods to
// solve vehicle routing problems", 1998). In each of many windows on the grid, the component is cut down to
// the path and what is in the window, and solved exactly (dp.h). A window takes about a millisecond: on
// 100x100 with three letters (spellgen --seed 1) the first path has 2,908 cells, and after a second it has
// 6,093, where no path has more than 6,207.
#pragma once

#include "spellpath/search.h"

#include <cstddef>

namespace spell {

/// A long path: to the deepest vertex of some depth-first search trees from random roots. Deterministic.
VertexPath first_path(const Component &component);

/// Lengthens the incumbent in the windows from number `first` up to `end`, or until it is as long as the
/// upper bound. Nothing if it is a path of another component. Throws Stopped.
void lengthen(Search &search, std::size_t first, std::size_t end);

} // namespace spell
