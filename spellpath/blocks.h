// The tree and sweep methods: a component is cut into blocks, and each block is solved by itself (graph.h).
//
// The blocks are solved from the leaves of the block-cut tree to its root. A block has up to two tasks: find
// its longest path, with tails at its ends, unless that cannot beat the incumbent; and find the longest tail
// of its top.
//
// A task
//
//   - is contracted, and gets the best of five orders by minimum fill;
//   - where that costs more than 1e6 pairs of states, a sweep instead, if that is not much wider;
//   - is relaxed, where that takes less time than it saves: the relaxation bounds the steps of a path;
//   - where a tree still costs more than 1e6 pairs, gets two climbs of up to 3,000 orders; or, where a time
//     limit leaves too little time for it, a closer bound from its small parts: what a path loses in each at
//     least. (100x100 with three letters, seed 2: at most 6,159 cells, where the relaxation says 6,183.)
//   - is solved by the dynamic program, for a path as long as the bound, then for shorter ones, until one is
//     found.
//
// Cost: that of the most expensive block, see dp.h.
#pragma once

#include "spellpath/graph.h"
#include "spellpath/order.h"
#include "spellpath/relaxation.h"
#include "spellpath/search.h"

#include <cstddef>
#include <optional>

namespace spell {

/// Solves a component block by block. The search must outlive it.
class BlockSearch {
  public:
    /// The method is tree, sweep, or automatic: a tree where that is much narrower, else a sweep.
    BlockSearch(Search &search, Method method);

    /// Returns whether all tasks are solved: then the incumbent is a longest path of the component. Otherwise
    /// a later call goes on with the task at hand: its work with reduced costs is estimated at over
    /// `most_work` pairs of states, it is wider than a state, or its bound is over 4,096 steps too high.
    /// Throws Stopped and MemoryExhausted.
    bool run(double most_work);

    /// Relaxes the task that run() stopped at and finds its order, where these are worth their time. Throws
    /// Stopped.
    void prepare();

    /// The longest tail in the task that run() stopped at, or nothing; the far end comes first.
    const VertexPath &longest_tail() const;

  private:
    struct Task {
        Contraction contraction;
        // Nothing: all that were tried are wider than a state.
        std::optional<Decomposition> decomposition = {};
        bool is_final = false;                  // the decomposition: it is a sweep, or comes from many tries
        std::optional<ReducedCosts> costs = {}; // when relaxed
    };

    // Of the task at hand.
    const Block &block() const { return tree_.blocks[next_ / 2]; }
    bool asks_for_tail() const { return next_ % 2 == 1; }
    std::size_t bait() const { return asks_for_tail() ? search_.component.size() : 0; }

    bool enter();
    Task plan() const;
    bool solve();
    void take(const BlockPath &longest);
    void lower_upper_bound(std::size_t steps);

    Search &search_;
    const Method method_;
    const BlockTree tree_;
    Tails tails_;
    std::size_t next_ = 0; // two numbers for each block: its longest path, and the tail of its top
    std::optional<Task> task_;
};

} // namespace spell
