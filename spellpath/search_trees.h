// A long path, at once: the longest path of some depth-first search trees, which are deep. It is the first incumbent.
//
// The next step of the search goes to where there are fewest ways on, with random ties. Cost: linear, for each tree.
#pragma once

#include "spellpath/component.h"

#include <cstddef>
#include <span>

namespace spell {

/// The longest path in trees from random roots, which are some of `starts`. There are as many trees as have `most_vertices`
/// together, and one at least. The same path every time.
VertexPath search_trees_path(const Component &component, std::span<const std::uint32_t> starts,
                             std::size_t most_vertices);

} // namespace spell
