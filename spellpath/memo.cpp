#include "spellpath/memo.h"

#include "spellpath/path_bound.h"
#include "spellpath/path_cache.h"
#include "spellpath/reach.h"

#include <algorithm>

namespace spell {

namespace {

template <class Reach>
class MemoSearch {
  public:
    MemoSearch(Search &search, MemoBounds bounds)
        : search_(search), component_(search.component), bounds_(bounds == MemoBounds::on),
          stats_(search.stats), reach_(component_, bounds_), set_bytes_((component_.size() + 7) / 8),
          key_bytes_(set_bytes_ + (component_.size() <= 1 << 8    ? 1
                                   : component_.size() <= 1 << 16 ? 2
                                                                  : 4)),
          key_(Reach::written(component_) + 4 + PathCache::padding),
          cache_(key_bytes_, component_.size(), search.limits.memory) {}

    bool run(std::span<const std::uint32_t> starts, std::uint64_t most_calls) {
        last_call_ = most_calls > UINT64_MAX - stats_.calls ? UINT64_MAX : stats_.calls + most_calls;
        const std::size_t all = reach_.mark();
        for (const std::uint32_t start : starts) {
            if ((bounds_ && search_.settled()) || stats_.calls >= last_call_) break;
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
        return path_bound_from(reach_.counts(), component_.vertices[v].colour, reach_.degree(v) <= 1);
    }

    // Steps on v, a vertex of the set, which is what v can reach. Returns a bound on the length of the way on when there is
    // nothing to search; else it returns 0 and v is on the stack.
    std::uint32_t step_on(std::uint32_t v) {
        if ((++stats_.calls & poll_mask_) == 0) search_.limits.check();
        const std::size_t before = stack_.size();
        const unsigned degree = reach_.degree(v);
        if (degree == 0) {
            if (before + 1 > search_.incumbent.length()) {
                VertexPath path;
                for (const Frame &frame : stack_) path.push_back(frame.vertex);
                path.push_back(v);
                search_.offer(std::move(path));
            }
            return 1;
        }
        if (bounds_)
            if (const std::uint32_t bound = way_on_bound(v); before + bound <= search_.incumbent.length())
                return bound;
        if (degree > 1)
            if (const std::uint32_t bound = cache_.find(key(v));
                bound > 0 && before + bound <= search_.incumbent.length()) {
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

    Search &search_;
    const Component &component_;
    const bool bounds_;
    // Polled every 16 calls or every 1024: a large component makes them slow.
    const std::uint64_t poll_mask_ = component_.size() > 256 ? 15 : 1023;
    std::uint64_t last_call_ = 0; // the value of stats_.calls that ends the search
    SearchStats &stats_;
    Reach reach_;
    std::vector<Frame> stack_;
    std::size_t set_bytes_, key_bytes_;
    std::vector<std::uint8_t> key_; // the set, the cell the path stands on, the cache's padding
    PathCache cache_;
};

} // namespace

bool longest_by_memo(Search &search, std::span<const std::uint32_t> starts, std::uint64_t most_calls,
                     MemoBounds bounds) {
    const auto run = [&]<class Reach>() { return MemoSearch<Reach>(search, bounds).run(starts, most_calls); };
    const std::size_t size = search.component.size();
    if (size <= 64) return run.template operator()<SmallReach<1>>();
    if (size <= 128) return run.template operator()<SmallReach<2>>();
    if (size <= 256) return run.template operator()<SmallReach<4>>();
    return run.template operator()<LargeReach>();
}

} // namespace spell
