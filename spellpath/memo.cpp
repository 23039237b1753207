// The lab's cached recursion, with bounds.
//
// A state is a cell v and the set of cells that a depth-first search from v can still reach, v included (reach.h).
//
//   - What the cache holds for a state is an upper bound on the length of its longest way on; without pruning it is
//     that length. A cached or computed bound that cannot beat the best path so far ends the search of the state,
//     else the state is searched (again), which then finds a better path or a lower bound.
//   - States with one way on are neither looked up nor stored: the next state with a choice is.
//   - The bound counts: a path from v alternates between the two colours, and only its last cell can be one that has
//     a single neighbour in the set.
//   - The recursion is a stack of our own, since a path may be longer than the system's stack is deep.
#include "spellpath/methods.h"
#include "spellpath/path_cache.h"
#include "spellpath/reach.h"

#include <algorithm>

namespace spell {

namespace {

template <class Reach>
class MemoSearch {
  public:
    MemoSearch(const Component &component, std::size_t beat, const SolverOptions &options, SolverStats &stats,
               VertexPath &best)
        : component_(component), options_(options), target_(std::max(beat, best.size())),
          bounds_(options.bounds), stats_(stats), best_(best), reach_(component, options.bounds),
          set_bytes_((component.size() + 7) / 8),
          key_bytes_(set_bytes_ + (component.size() <= 1 << 8    ? 1
                                   : component.size() <= 1 << 16 ? 2
                                                                 : 4)),
          key_(Reach::written(component) + 4 + PathCache::padding),
          cache_(key_bytes_, component.size(), options.memory) {}

    bool run(std::span<const std::uint32_t> starts, std::uint64_t most_calls) {
        last_call_ = most_calls > UINT64_MAX - stats_.calls ? UINT64_MAX : stats_.calls + most_calls;
        const std::size_t bound = path_bound(component_);
        const std::size_t all = reach_.mark();
        for (const std::uint32_t start : starts) {
            if ((bounds_ && target_ >= bound) || stats_.calls >= last_call_) break;
            search(start);
            reach_.back(all);
        }
        stats_.entries += cache_.size();
        return stats_.calls < last_call_;
    }

  private:
    struct Frame {
        std::uint32_t vertex;
        std::uint32_t bound;       // on the longest way on through the neighbours searched so far
        std::size_t before, after; // marks: the set with the vertex, and without it
        std::uint8_t count, next;
        bool whole;                              // known: without the vertex the set is still connected
        std::array<std::uint32_t, 6> neighbours; // to search, in this order
    };

    // The state of standing on v, with the set as it is.
    PathCache::Key key(std::uint32_t v) {
        reach_.write(key_.data());
        for (std::size_t i = set_bytes_; i < key_bytes_; ++i, v >>= 8) key_[i] = static_cast<std::uint8_t>(v);
        return std::span(key_).first(key_bytes_);
    }

    // An upper bound on the length of the longest path from v in the set.
    std::uint32_t way_on_bound(std::uint32_t v) const {
        const auto [cells, leaves] = reach_.counts();
        const std::size_t own = component_.vertices[v].colour, other = 1 - own;
        const std::uint32_t own_leaves = leaves[own] - (reach_.degree(v) <= 1);
        const std::uint32_t p = cells[own] - own_leaves, q = cells[other] - leaves[other]; // p counts v
        std::uint32_t bound = std::min(2 * p, 2 * q + 1);
        if (own_leaves > 0) bound = std::max(bound, 2 * std::min(p, q) + 1);
        if (leaves[other] > 0) bound = std::max(bound, 2 * std::min(p, q + 1));
        return bound;
    }

    // Steps on v, a cell of the set, which is what v can reach. Returns a bound on the length of the way on
    // when there is nothing to search, else 0 and v is on the stack.
    std::uint32_t step_on(std::uint32_t v) {
        if ((++stats_.calls & poll_mask_) == 0 && options_.poll) options_.poll();
        const std::size_t before = stack_.size();
        const unsigned degree = reach_.degree(v);
        if (degree == 0) {
            if (before + 1 > target_) {
                target_ = stats_.best = before + 1;
                best_.clear();
                for (const Frame &frame : stack_) best_.push_back(frame.vertex);
                best_.push_back(v);
            }
            return 1;
        }
        if (bounds_)
            if (const std::uint32_t bound = way_on_bound(v); before + bound <= target_) return bound;
        if (degree > 1)
            if (const std::uint32_t bound = cache_.find(key(v)); bound > 0 && before + bound <= target_) {
                ++stats_.hits;
                return bound;
            }

        Frame &frame = stack_.emplace_back(Frame{v, 0, reach_.mark(), 0, 0, 0, degree == 1, {}});
        reach_.take(v);
        frame.after = reach_.mark();
        std::array<unsigned, 6> degrees;
        for (const std::uint32_t w : component_.neighbours(v)) {
            if (!reach_.contains(w)) continue;
            // Fewest ways on first (Warnsdorff's rule): long paths, and with them good targets, come early.
            const unsigned ways_on = reach_.degree(w);
            std::size_t place = frame.count++;
            for (; place > 0 && degrees[place - 1] > ways_on; --place) {
                degrees[place] = degrees[place - 1];
                frame.neighbours[place] = frame.neighbours[place - 1];
            }
            degrees[place] = ways_on;
            frame.neighbours[place] = w;
        }
        return 0;
    }

    void search(std::uint32_t start) {
        std::uint32_t returned = step_on(start);
        while (!stack_.empty()) {
            if (stats_.calls >= last_call_) {
                stack_.clear();
                return;
            }
            Frame &frame = stack_.back();
            if (returned > 0) {
                frame.bound = std::max(frame.bound, returned);
                reach_.back(frame.after);
            }
            if (frame.next < frame.count) {
                const std::uint32_t w = frame.neighbours[frame.next++];
                if (!frame.whole && (frame.whole = reach_.keep_reachable(frame.vertex, w)))
                    for (std::size_t i = frame.next; i < frame.count; ++i)
                        cache_.prefetch(key(frame.neighbours[i]));
                returned = step_on(w);
            } else {
                reach_.back(frame.before);
                returned = 1 + frame.bound;
                if (frame.count > 1) cache_.store(key(frame.vertex), returned);
                stack_.pop_back();
            }
        }
    }

    const Component &component_;
    const SolverOptions &options_;
    std::size_t target_; // only a longer path is of interest
    const bool bounds_;
    // Polled every 16 calls or every 1024: a large component makes them slow.
    const std::uint64_t poll_mask_ = component_.size() > 256 ? 15 : 1023;
    std::uint64_t last_call_ = 0; // where stats_.calls ends the search
    SolverStats &stats_;
    VertexPath &best_;
    Reach reach_;
    std::vector<Frame> stack_;
    std::size_t set_bytes_, key_bytes_;
    std::vector<std::uint8_t> key_; // the set, the cell the path stands on, the cache's padding
    PathCache cache_;
};

} // namespace

bool longest_by_memo(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                     std::uint64_t most_calls, const SolverOptions &options, SolverStats &stats,
                     VertexPath &best) {
    const auto run = [&]<class Reach>() {
        return MemoSearch<Reach>(component, beat, options, stats, best).run(starts, most_calls);
    };
    if (component.size() <= 64) return run.template operator()<SmallReach<1>>();
    if (component.size() <= 128) return run.template operator()<SmallReach<2>>();
    if (component.size() <= 256) return run.template operator()<SmallReach<4>>();
    return run.template operator()<LargeReach>();
}

} // namespace spell
