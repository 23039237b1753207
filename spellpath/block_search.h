// The tree and sweep methods: a component is cut into blocks, and each block is solved for itself.
//
// The blocks are solved from the leaves of the block-cut tree on (block_tree.h). Each gives its top the longest tail into
// it, and for each the longest path is sought whose ends, tails included, are anywhere in it. The latter is skipped where it
// cannot beat the incumbent. A block is contracted (contraction.h), decomposed by a tree (min_fill.h) or a sweep
// (decomposition.h), and solved by dynamic programming (frontier_dp.h). Where that is expensive, the losses of a relaxation
// (relaxation.h) drop most of its states: a path as long as the relaxation's bound is sought first, and while there is none,
// shorter ones, so that few losses are allowed.
//
// Cost: that of the most expensive block, see frontier_dp.h.
#pragma once

#include "spellpath/search.h"

#include <cmath>
#include <functional>

namespace spell {

enum class Decomposing {
    by_tree,
    by_sweep,
    as_suits // by a tree where that is much narrower, else by a sweep, whose bounds are good where a block is dense
};

struct BlockSearchOptions {
    Decomposing decomposing = Decomposing::as_suits;
    double most_work = INFINITY; // of a block, in pairs of states
    // Called before each block whose estimated work, in pairs of states, is `expensive` or more. It may improve the
    // incumbent, so that a search that is ended has a good answer.
    std::function<void(double work)> before_expensive;
    static constexpr double expensive = 2e7; // about a second
};

/// Offers the incumbent a longest path of the component. Throws SearchEnded; of that, TooExpensive when a block is wider than
/// a state or its estimated work is more than most_work.
void longest_by_blocks(Search &search, const BlockSearchOptions &options);

} // namespace spell
