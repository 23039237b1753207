// The tree and sweep methods: a component is cut into blocks, and each block is solved for itself (graph.h).
//
// The blocks are solved from the leaves of the block-cut tree on. Each gives its top the longest tail into it, and for
// each the longest path is sought whose ends, tails included, are anywhere in it; this is skipped where it cannot beat
// the incumbent. So a block is one or two tasks. What is done for a task is listed in solver.cpp, stage 2.
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
    explicit BlockSearch(Search &search, Method method = Method::automatic);

    /// Returns whether all tasks are solved: then the incumbent is a longest path of the component. Else it has stopped
    /// at a task with which a later call begins: its estimated work is more than `most_work` pairs of states, it is
    /// wider than a state, or its bound is over 4,096 steps too high. Throws Stopped and MemoryExhausted.
    bool run(double most_work);

    /// Whether the task that run() stopped at is wider than a state.
    bool is_too_wide() const { return task_ && !task_->decomposition; }
    /// Bounds the paths of the task that run() stopped at by the relaxation, which costs about a hundredth of its work,
    /// where that is worth it. If it is stopped, the bound is what there is.
    void relax();

  private:
    struct Task {
        Contraction contraction;
        std::optional<Decomposition> decomposition; // nothing: all that were tried are wider than a state
        bool is_sweep = false;
        std::optional<ReducedCosts> costs; // when relaxed
    };

    // Of the task at hand.
    const Block &block() const { return tree_.blocks[next_ / 2]; }
    Ends ends() const { return next_ % 2 == 0 ? Ends::anywhere : Ends::one_at_top; }

    bool enter();
    Task plan() const;
    bool solve();
    void take(const BlockPath &longest);
    void lower_upper_bound(std::size_t steps);

    Search &search_;
    const Method method_;
    const BlockTree tree_;
    Tails tails_;
    std::size_t next_ = 0; // two numbers a block: the path anywhere in it, and the tail of its top
    std::optional<Task> task_;
};

} // namespace spell
