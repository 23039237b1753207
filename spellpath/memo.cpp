// The method memo: recursion with a cache and upper bounds.
#include "spellpath/recursion.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <unordered_map>
#include <utility>

namespace spell {

namespace {

class MemoSearch {
  public:
    explicit MemoSearch(Search &search)
        : search_(search), component_(search.component), counters_(search.run.counters),
          memory_(search.run.memory) {}

    bool run(const Vertices &starts, std::uint64_t most_calls) {
        calls_left_ = most_calls;
        const Reach all(component_);
        for (const Vertex start : starts) {
            if (search_.settled() || calls_left_ == 0) break;
            search(start, all);
        }
        counters_.entries += cache_.size();
        return calls_left_ > 0;
    }

  private:
    struct Frame {
        Vertex vertex;
        Reach reach;              // from the vertex, which is in it
        Vertices neighbours = {}; // to search, in this order
        std::size_t next = 0;
        std::uint32_t bound = 0; // on the longest way on through the neighbours searched so far
        bool is_whole = false;   // known: without the vertex the set is still connected
    };

    // The state of standing on v.
    const std::string &key(Vertex v, const Reach &reach) {
        key_ = reach.set;
        return key_.append(reinterpret_cast<const char *>(&v), sizeof v);
    }

    // Whether a way on of at most `bound` cells cannot beat the incumbent.
    bool is_hopeless(std::uint32_t bound) const { return stack_.size() + bound <= search_.lower_bound; }

    // Steps on v, from which the set can be reached. Returns a bound on the length of the way on when there
    // is nothing to search; else it returns 0 and v is on the stack.
    std::uint32_t step_on(Vertex v, const Reach &reach) {
        --calls_left_;
        if (++counters_.calls % 16 == 0) search_.run.limits.check(); // a call may take 1 ms
        const std::size_t degree = reach.degree(v);
        if (degree == 0) {
            if (!is_hopeless(1)) offer_path_to(v);
            return 1;
        }
        const std::uint32_t bound = path_bound_from(reach.counts, component_.vertices[v].colour, degree == 1);
        assert(bound > 0);
        if (is_hopeless(bound)) return bound;
        if (degree > 1)
            if (const auto found = cache_.find(key(v, reach));
                found != cache_.end() && is_hopeless(found->second)) {
                ++counters_.hits;
                return found->second;
            }
        push(v, reach);
        return 0;
    }

    void offer_path_to(Vertex v) {
        VertexPath path;
        for (const Frame &frame : stack_) path.push_back(frame.vertex);
        path.push_back(v);
        search_.offer(std::move(path));
    }

    // Puts v on the stack, with its neighbours sorted: fewest ways on first (Warnsdorff's rule), so that long
    // paths come early.
    void push(Vertex v, const Reach &reach) {
        memory_.take(reach.set.size());
        Frame &frame = stack_.emplace_back(Frame{.vertex = v, .reach = reach});
        for (const Vertex w : component_.neighbours(v))
            if (reach.contains(w)) frame.neighbours.push_back(w);
        std::ranges::stable_sort(frame.neighbours, {}, [&](Vertex w) { return reach.degree(w); });
    }

    // Takes the last vertex off the stack. Returns the bound on the longest way on from it, which is kept if
    // it had a choice.
    std::uint32_t pop() {
        constexpr std::size_t entry_bytes = 112; // besides the key: what malloc and a node of the map take
        const Frame &frame = stack_.back();
        const std::uint32_t bound = 1 + frame.bound;
        if (frame.neighbours.size() > 1) {
            const auto [entry, is_new] = cache_.insert_or_assign(key(frame.vertex, frame.reach), bound);
            if (is_new) memory_.take(entry->first.size() + entry_bytes);
        }
        memory_.give_back(frame.reach.set.size());
        stack_.pop_back();
        return bound;
    }

    void search(Vertex start, const Reach &all) {
        std::uint32_t returned = step_on(start, all);
        while (!stack_.empty() && calls_left_ > 0) {
            Frame &frame = stack_.back();
            frame.bound = std::max(frame.bound, returned);
            if (frame.next == frame.neighbours.size()) {
                returned = pop();
                continue;
            }
            const Vertex w = frame.neighbours[frame.next++];
            Reach reach = frame.reach;
            reach.take(frame.vertex);
            if (!frame.is_whole) frame.is_whole = reach.keep_reachable(frame.vertex, w);
            returned = step_on(w, reach);
        }
    }

    Search &search_;
    const Component &component_;
    Counters &counters_;
    std::uint64_t calls_left_ = 0;
    std::vector<Frame> stack_;
    std::string key_; // the set, and the vertex that the path stands on
    std::unordered_map<std::string, std::uint32_t> cache_;
    MemoryUse memory_; // of the cache and the stack's sets
};

} // namespace

bool longest_by_memo(Search &search, const Vertices &starts, std::uint64_t most_calls) {
    return MemoSearch(search).run(starts, most_calls);
}

Reach::Reach(const Component &whole)
    : component(&whole), set((whole.size() + 7) / 8, 0), counts(counts_of(whole)) {
    for (Vertex v = 0; v < whole.size(); ++v) flip(v);
}

std::size_t Reach::degree(Vertex v) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(component->neighbours(v), [&](Vertex w) { return contains(w); }));
}

void Reach::take(Vertex v) {
    const auto colour = component->vertices[v].colour;
    --counts.cells[colour];
    counts.leaves[colour] -= degree(v) <= 1;
    flip(v);
    for (const Vertex w : component->neighbours(v))
        counts.leaves[1 - colour] += contains(w) && degree(w) == 1;
}

bool Reach::keep_reachable(Vertex v, Vertex w) {
    // The set was connected with v in it: when a search from w meets all neighbours of v, it can meet all.
    const auto around = component->neighbours(v);
    std::size_t missing = degree(v) - 1; // w is one of them
    if (missing == 0) return true;
    Reach unmet = *this;
    Vertices queue{w};
    unmet.flip(w);
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Vertex u : component->neighbours(queue[i]))
            if (unmet.contains(u)) {
                unmet.flip(u);
                queue.push_back(u);
                if (std::ranges::count(around, u) > 0 && --missing == 0) return true;
            }
    for (Vertex u = 0; u < component->size(); ++u)
        if (unmet.contains(u)) take(u);
    return false;
}

} // namespace spell
