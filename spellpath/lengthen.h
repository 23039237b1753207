// Long paths without a proof: the first incumbent, and a longer one.
//
// first_path() goes down to the deepest vertices of depth-first search trees. Linear for each tree.
//
// lengthen() is a large neighbourhood search (Shaw, "Using constraint programming and local search methods to
// solve vehicle routing problems", 1998). In each of many windows on the grid, the component is cut down to
// the path and what is in the window, and solved exactly (dp.h). A window takes about a millisecond: on
// 100x100 with three letters (spellgen --seed 1) the first path has 2,908 cells, and after a second it has
// 6,093, where no path has more than 6,207.
//
// What only an end of the path can take up, such as a tail of 41 cells, is worth having from the start: the
// first path begins there. (60x60 with three letters, seed 8: 2,287 cells after 222 windows, 2,231 before.)
//
// When windows no longer lengthen the path, its ends are in the wrong regions: what lies behind a narrow neck
// holds at most an end of the path. So now and then an end is led to a place where the path misses much,
// through windows in which an end is worth more the nearer it is to that place. The changed path is kept if
// it becomes as long as the one before. On 60x60 with three letters, seeds 1 to 20, this brought 1,500
// windows from 1.2 % below the upper bound to 0.9 %, and seed 5 from 3.3 % to the longest path, 2,211 cells.
#pragma once

#include "spellpath/search.h"

#include <cstddef>
#include <optional>

namespace spell {

/// A long path: to the deepest vertex of some depth-first search trees from `end`, or from random roots.
/// Deterministic.
VertexPath first_path(const Component &component, std::optional<Vertex> end = {});

/// Lengthens the incumbent in the windows from number `first` up to `end`, or until it is as long as the
/// upper bound. Nothing if it is a path of another component. Throws Stopped.
void lengthen(Search &search, std::size_t first, std::size_t end);

} // namespace spell
