// Cheap elimination orders, by a hill climb over randomised minimum fill.
//
// Minimum fill eliminates the vertex that adds the fewest edges. Each vertex has a bias that is added to its score, so
// random biases give random orders; the best of them are changed around the places where the estimated work is.
// Cost: a try takes about as long as joining 100 pairs of states for each vertex, and in a graph of thousands of vertices
// more, by their square.
#pragma once

#include "spellpath/contraction.h"
#include "spellpath/decomposition.h"
#include "spellpath/search.h"

#include <optional>

namespace spell {

/// The cheapest decomposition of two hill climbs, each of at most `tries` tries, or fewer where the cost is so low that
/// more would take longer than they could save. Two threads climb, and the result is the same every time. Nothing when
/// all tries are wider than a state. Throws what limits.poll throws.
std::optional<Decomposition> min_fill_decomposition(const BlockGraph &graph, int tries, const Limits &limits);

} // namespace spell
