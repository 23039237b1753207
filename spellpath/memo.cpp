#include "spellpath/recursion.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <unordered_map>
#include <utility>

namespace spell {

namespace {

class MemoSearch {
  public:
    explicit MemoSearch(Search &search)
        : search_(search), component_(search.component), counters_(search.run.counters), reach_(component_),
          memory_(search.run.memory) {}

    bool run(const Vertices &starts, std::uint64_t most_calls) {
        calls_left_ = most_calls;
        const std::size_t all = reach_.mark();
        for (const Vertex start : starts) {
            if (search_.settled() || calls_left_ == 0) break;
            search(start);
            reach_.back(all);
        }
        counters_.entries += cache_.size();
        return calls_left_ > 0;
    }

  private:
    struct Frame {
        Vertex vertex;
        std::uint32_t bound = 0;       // on the longest way on through the neighbours searched so far
        std::size_t before, after = 0; // marks: the set with the vertex, and without it
        std::uint8_t count = 0, next = 0;
        bool whole; // known: without the vertex the set is still connected
        std::array<Vertex, most_neighbours> neighbours = {}; // to search, in this order
    };

    // The state of standing on v, with the set as it is.
    const std::string &key(Vertex v) {
        key_ = reach_.bytes();
        return key_.append(reinterpret_cast<const char *>(&v), sizeof v);
    }
    // A bound on the longest way on from v that an earlier search has found; 0 if there was none.
    std::uint32_t cached(Vertex v) {
        const auto found = cache_.find(key(v));
        return found == cache_.end() ? 0 : found->second;
    }
    void store(Vertex v, std::uint32_t bound) {
        constexpr std::size_t entry_bytes = 112; // besides the key: what malloc and a node of the map take
        const auto [entry, is_new] = cache_.insert_or_assign(key(v), bound);
        if (is_new) memory_.take(entry->first.size() + entry_bytes);
    }

    // Whether a way on of at most `bound` cells cannot beat the incumbent.
    bool is_hopeless(std::uint32_t bound) const { return stack_.size() + bound <= search_.lower_bound; }

    // Steps on v, a vertex of the set, which is what v can reach. Returns a bound on the length of the way on
    // when there is nothing to search; else it returns 0 and v is on the stack.
    std::uint32_t step_on(Vertex v) {
        --calls_left_;
        if (++counters_.calls % 16 == 0) search_.run.limits.check(); // a call may take 1 ms
        const unsigned degree = reach_.degree(v);
        if (degree == 0) {
            if (!is_hopeless(1)) offer_path_to(v);
            return 1;
        }
        const std::uint32_t bound =
            path_bound_from(reach_.counts(), component_.vertices[v].colour, degree <= 1);
        assert(bound > 0);
        if (is_hopeless(bound)) return bound;
        if (degree > 1)
            if (const std::uint32_t known = cached(v); known > 0 && is_hopeless(known)) {
                ++counters_.hits;
                return known;
            }
        push(v, degree);
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
    void push(Vertex v, unsigned degree) {
        Frame &frame = stack_.emplace_back(Frame{.vertex = v, .before = reach_.mark(), .whole = degree == 1});
        reach_.take(v);
        frame.after = reach_.mark();
        for (const Vertex w : component_.neighbours(v)) {
            if (!reach_.contains(w)) continue;
            std::size_t i = frame.count++;
            for (; i > 0 && reach_.degree(frame.neighbours[i - 1]) > reach_.degree(w); --i)
                frame.neighbours[i] = frame.neighbours[i - 1];
            frame.neighbours[i] = w;
        }
    }

    void search(Vertex start) {
        std::uint32_t returned = step_on(start);
        while (!stack_.empty()) {
            if (calls_left_ == 0) {
                stack_.clear();
                return;
            }
            Frame &frame = stack_.back();
            if (returned > 0) {
                frame.bound = std::max(frame.bound, returned);
                reach_.back(frame.after);
            }
            if (frame.next < frame.count) {
                const Vertex w = frame.neighbours[frame.next++];
                if (!frame.whole) frame.whole = reach_.keep_reachable(frame.vertex, w);
                returned = step_on(w);
            } else {
                reach_.back(frame.before);
                returned = 1 + frame.bound;
                if (frame.count > 1) store(frame.vertex, returned);
                stack_.pop_back();
            }
        }
    }

    Search &search_;
    const Component &component_;
    Counters &counters_;
    std::uint64_t calls_left_ = 0;
    Reach reach_;
    std::vector<Frame> stack_;
    std::string key_; // the set, and the vertex that the path stands on
    std::unordered_map<std::string, std::uint32_t> cache_;
    MemoryUse memory_; // of the cache
};

} // namespace

bool longest_by_memo(Search &search, const Vertices &starts, std::uint64_t most_calls) {
    return MemoSearch(search).run(starts, most_calls);
}

Reach::Reach(const Component &component)
    : component_(component), vertices_(component.size()), set_((component.size() + 7) / 8, 0) {
    for (Vertex v = 0; v < component.size(); ++v) {
        vertices_[v].degree = component.vertices[v].degree;
        vertices_[v].colour = component.vertices[v].colour;
        put(v);
    }
}

// Puts v, whose degree is right, into the set.
void Reach::put(Vertex v) {
    set_[v / 8] = static_cast<char>(set_[v / 8] | 1 << v % 8);
    ++counts_.cells[vertices_[v].colour];
    counts_.leaves[vertices_[v].colour] += vertices_[v].degree <= 1;
}

void Reach::take(Vertex v) {
    taken_.push_back(v);
    set_[v / 8] = static_cast<char>(set_[v / 8] & ~(1 << v % 8));
    --counts_.cells[vertices_[v].colour];
    counts_.leaves[vertices_[v].colour] -= vertices_[v].degree <= 1;
    for (const Vertex w : component_.neighbours(v)) {
        Node &vertex = vertices_[w];
        counts_.leaves[vertex.colour] += --vertex.degree == 1 && contains(w);
    }
}

void Reach::back(std::size_t mark) {
    while (taken_.size() > mark) {
        const Vertex v = taken_.back();
        taken_.pop_back();
        for (const Vertex w : component_.neighbours(v)) {
            Node &vertex = vertices_[w];
            counts_.leaves[vertex.colour] -= vertex.degree++ == 1 && contains(w);
        }
        put(v);
    }
}

bool Reach::keep_reachable(Vertex v, Vertex w) {
    // The set was connected with v in it: when a search from w meets all neighbours of v, it can meet all.
    const auto around = component_.neighbours(v);
    auto missing = std::count_if(around.begin(), around.end(), [&](Vertex u) { return contains(u); }) - 1;
    if (missing == 0) return true;
    ++round_;
    queue_.assign(1, w);
    vertices_[w].met = round_;
    for (std::size_t i = 0; i < queue_.size(); ++i)
        for (const Vertex u : component_.neighbours(queue_[i]))
            if (contains(u) && vertices_[u].met != round_) {
                vertices_[u].met = round_;
                queue_.push_back(u);
                if (std::find(around.begin(), around.end(), u) != around.end() && --missing == 0) return true;
            }
    // Take out the parts of the neighbours that were not met.
    for (const Vertex u : around) {
        if (!contains(u) || vertices_[u].met == round_) continue;
        queue_.assign(1, u);
        take(u);
        for (std::size_t i = 0; i < queue_.size(); ++i)
            for (const Vertex x : component_.neighbours(queue_[i]))
                if (contains(x)) {
                    take(x);
                    queue_.push_back(x);
                }
    }
    return false;
}

} // namespace spell
