// Long paths, quickly: what a search that is ended early has at least.
#pragma once

#include "spellpath/component.h"
#include "spellpath/solver.h"

#include <cstddef>
#include <span>

namespace spell {

/// The longest path of some depth-first search trees, which are deep: the next step is to where there are fewest ways
/// on, with random ties. With `from_start` only that from the root, the first start. There are as many trees as have
/// `most_vertices` together. The same path every time.
VertexPath path_of_search_trees(const Component &component, std::span<const std::uint32_t> starts,
                                bool from_start, std::size_t most_vertices);

/// Makes the path as long as it can by large neighbourhood search (Shaw, "Using constraint programming and local search
/// methods to solve vehicle routing problems", 1998): in each of so many windows on the grid, the component is cut down
/// to the path and what is in the window, and solved exactly. The same path every time. Throws SearchEnded, and the path
/// is as long as it was by then.
void lengthen(const Component &component, int windows, const SolverOptions &options, VertexPath &path);

} // namespace spell
