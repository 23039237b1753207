// Long paths without a proof: the first incumbent, and a longer one.
//
// search_trees_path() takes the longest path of some depth-first search trees, which are deep: the next step goes to
// where there are fewest ways on, with random ties. Linear for each tree.
//
// lengthen() is a large neighbourhood search (Shaw, "Using constraint programming and local search methods to solve
// vehicle routing problems", 1998). In each of many windows on the grid, the component is cut down to the path and what
// is in the window, and solved exactly (blocks.h). Some milliseconds a window. It makes no search shorter, and is there
// for those that a limit ends: on 100x100 with three letters (spellgen --seed 1) the first path has 2,989 cells, and
// the one after ten seconds 6,133, where no path has more than 6,207.
#pragma once

#include "spellpath/search.h"

#include <cstddef>
#include <span>

namespace spell {

/// The longest path in depth-first search trees from random roots, which are some of `starts`. There are as many trees
/// as have `most_vertices` together, and one at least. The same path every time.
VertexPath search_trees_path(const Component &component, std::span<const std::uint32_t> starts,
                             std::size_t most_vertices);

/// Tries so many windows, fewer if the incumbent gets as long as the upper bound. An incumbent without a path stays as
/// it is. The same path every time. Throws Stopped and MemoryExhausted.
void lengthen(Search &search, int windows);

} // namespace spell
