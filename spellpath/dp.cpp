// The dynamic program over a tree decomposition.
#include "spellpath/dp.h"

#include "shell/threads.h"
#include "spellpath/state.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>
#include <vector>

namespace spell {

namespace {

// What a state was made from: the uses of the vertex's own edges, use_bits each, and above them the number of
// the child's state, or of a pair of states of two children: the first one's number times the number of
// second ones, plus the second one's number.
using Origin = std::uint64_t;
constexpr unsigned origin_use_bits = most_neighbours * use_bits;
static_assert(origin_use_bits <= 32, "more neighbours leave an Origin no room for states");
static_assert(static_cast<unsigned>(Use::end_from_b) < 1u << use_bits);

constexpr int most_half_paths = 2; // a path has two ends

// The states of one side, the cheapest first, by what is touched and saturated of the common slots and by
// half paths.
using Groups = std::map<FrontierState::Masks, Numbers>;
using Group = Groups::value_type;

// The slots that any of the states touches.
SlotSet touched_by(const StateTable &table) {
    SlotSet touched = 0;
    for (std::size_t s = 0; s < table.size(); ++s) touched |= table[s].state.masks().touched;
    return touched;
}

Groups groups_of(const StateTable &table, SlotSet common) {
    Numbers states(table.size());
    std::iota(states.begin(), states.end(), 0);
    std::ranges::stable_sort(states, {}, [&](std::uint32_t s) { return table[s].path.cost; });
    Groups groups;
    for (const std::uint32_t s : states) {
        FrontierState::Masks masks = table[s].state.masks();
        masks.touched &= common;
        masks.saturated &= common;
        groups[masks].push_back(s);
    }
    return groups;
}

// The bytes that one side's groups take for each state: its numbers, in vectors that have grown by
// doubling, and its share of the map.
constexpr std::size_t join_bytes_per_state = 36;

// The pairs of groups whose states fit each other, by what their results have in common: the touched slots in
// the upper half of the key, the saturated ones in the lower half.
using GroupPairs = std::vector<std::pair<const Group *, const Group *>>;
using Buckets = std::map<std::uint64_t, GroupPairs>;

// The pairs of groups to unite. A result has two half paths at most. Cost: one comparison for each pair of
// groups.
Buckets buckets_of(const Groups &side_a, const Groups &side_b) {
    static_assert(label_kinds == 4);
    Buckets buckets;
    for (const Group &a : side_a)
        for (const Group &b : side_b) {
            const FrontierState::Masks &x = a.first, &y = b.first;
            if ((x.touched & y.saturated) != 0 || (x.saturated & y.touched) != 0) continue;
            if (x.half_paths + y.half_paths > most_half_paths) continue;
            const SlotSet saturated = x.saturated | y.saturated | (x.touched & y.touched);
            const std::uint64_t touched = x.touched | y.touched;
            buckets[touched << slot_set_bits | saturated].push_back({&a, &b});
        }
    return buckets;
}

class FrontierDp {
  public:
    FrontierDp(const BlockGraph &graph, std::uint32_t target, GapBudget &budget, const Run &run)
        : graph_(graph), decomposition_(budget.decomposition), budget_(budget), run_(run),
          origins_(run.memory), best_steps_(target - 1) {
        assert(target > 0 && decomposition_.slots <= frontier_slots);
        assert(decomposition_.order.size() == graph.size);
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            assert(decomposition_.edges[i].size() * use_bits <= origin_use_bits);
            nodes_.push_back({.edges = decomposition_.edges[i], .children = decomposition_.children[i]});
        }
    }

    std::optional<BlockPath> longest(double most_work) {
        run_.progress.vertices = graph_.size;
        run_.progress.done = 0;
        run_.progress.work = decomposition_.cost;
        // While a path could be longer than the best one.
        for (std::uint32_t i = 0; i < graph_.size && best_steps_ + 1 <= budget_.costs.bound; ++i) {
            const auto is_made = [&](std::uint32_t c) { return nodes_[c].message != nullptr; };
            if (decomposition_.costs[i] > most_work || !std::ranges::all_of(nodes_[i].children, is_made)) {
                for (const std::uint32_t c : nodes_[i].children)
                    budget_.raise_least(i, budget_.least[i] + budget_.least[c]);
                continue;
            }
            nodes_[i].message = std::make_unique<StateTable>(run_.memory);
            // Without an allowance, no path longer than the best one has a state here. A longer path may
            // still be whole in another part: there it ends without a state, and least costs are those of
            // states.
            if (const std::optional<ReducedCost> allowance = budget_.allowance(i, best_steps_ + 1)) {
                allowance_ = *allowance;
                eliminate(i);
            }
            run_.progress.done += decomposition_.costs[i];
        }
        run_.progress.vertices = 0; // the block is no longer at hand
        if (!best_) return {};
        return trace_back();
    }

  private:
    // A position in the order; or, after all positions, a join of two children that leaves their parent one
    // child fewer.
    struct Node {
        Numbers edges = {};               // of the vertex to later ones
        Numbers children = {};            // in the decomposition; at most two when they have been joined
        std::vector<Origin> origins = {}; // of the states that the parent gets
        std::unique_ptr<StateTable> message = {}; // these states, until the parent takes them
    };
    using Source = std::pair<std::uint32_t, Origin>; // a node, and what a whole path was made from there

    // What each thread has for itself while a node is worked on.
    struct Worker {
        SharedTable &table;
        StateTable bucket;
        PartialPath best; // whole; no origin and best_steps_ while there is none
        std::uint64_t pairs = 0;

        void offer(const PartialPath &whole) {
            if (whole.is_better_than(best)) best = whole;
        }
    };

    // Calls work(worker, item) for all items of the node, on several threads if that is worth it. The table
    // that they fill is its message.
    void work_on(std::uint32_t node, std::size_t items, double pairs, const auto &work) {
        const bool is_large = pairs > run_.limits.worth_threads;
        SharedTable table(run_.memory, is_large);
        const PartialPath none{.origin = 0, .steps = best_steps_, .cost = 0};
        PartialPath best = none;
        std::atomic<std::size_t> next = 0;
        std::mutex mutex;
        shell::side_by_side(is_large ? run_.limits.threads : 1, [&](unsigned) {
            Worker worker{.table = table, .bucket = StateTable(run_.memory), .best = none};
            for (std::size_t item; (item = next++) < items;) work(worker, item);
            const std::lock_guard lock(mutex);
            if (worker.best.is_better_than(best)) best = worker.best;
            run_.counters.pairs += worker.pairs;
        });
        if (best.steps > best_steps_) {
            best_steps_ = best.steps;
            best_ = Source(node, best.origin);
        }

        // Keep the origins of the states, and note in the budget what these cost at least.
        auto &[edges, children, origins, message] = nodes_[node];
        message = table.unite(run_.limits.threads);
        origins_.take(sizeof(Origin) * message->size());
        origins.reserve(message->size());
        ReducedCost least = allowance_ + 1;
        for (std::size_t s = 0; s < message->size(); ++s) {
            origins.push_back((*message)[s].path.origin);
            least = std::min(least, (*message)[s].path.cost);
        }
        if (node >= graph_.size) return; // a join
        run_.counters.states += origins.size();
        budget_.raise_least(node, least);
    }

    // All phases of a vertex.
    void eliminate(std::uint32_t i) {
        // Join children until there are at most two.
        while (nodes_[i].children.size() > 2) {
            const auto node = static_cast<std::uint32_t>(nodes_.size());
            const Numbers left = nodes_[i].children;
            nodes_.push_back({.children = {left[0], left[1]}});
            join(node);
            nodes_[i].children.erase(nodes_[i].children.begin());
            nodes_[i].children[0] = node;
        }
        const Numbers &children = nodes_[i].children;
        if (children.size() == 2) return join(i);
        auto from = std::make_unique<StateTable>(run_.memory);
        if (children.empty()) from->append({}); // nothing is forgotten
        else from = std::move(nodes_[children[0]].message);
        constexpr std::size_t lot = 1024; // of states that a thread takes
        work_on(i, (from->size() + lot - 1) / lot, static_cast<double>(from->size()),
                [&](Worker &worker, std::size_t item) {
                    run_.limits.check();
                    for (std::size_t s = item * lot; s < std::min(from->size(), (item + 1) * lot); ++s) {
                        PartialPath path = (*from)[s].path;
                        path.origin = Origin{s} << origin_use_bits;
                        introduce(i, 0, (*from)[s].state, path, worker);
                    }
                });
    }

    // Unites the states of the node's two children, and goes on with the results bucket by bucket.
    void join(std::uint32_t node) {
        const Numbers &children = nodes_[node].children;
        const auto table_a = std::move(nodes_[children[0]].message),
                   table_b = std::move(nodes_[children[1]].message);
        if (table_a->size() * table_b->size() > Origin{1} << (64 - origin_use_bits))
            throw MemoryExhausted(); // the numbers of the pairs do not fit into an origin
        const MemoryUse sides(run_.memory, (table_a->size() + table_b->size()) * join_bytes_per_state);
        const SlotSet common = touched_by(*table_a) & touched_by(*table_b);
        const Groups a = groups_of(*table_a, common), b = groups_of(*table_b, common);
        std::vector<GroupPairs> buckets;
        double work = 0;
        for (auto &[signature, pairs] : buckets_of(a, b)) {
            for (const auto &[x, y] : pairs) work += static_cast<double>(x->second.size() * y->second.size());
            buckets.push_back(std::move(pairs));
        }
        work_on(node, buckets.size(), work, [&](Worker &worker, std::size_t item) {
            for (const auto &[x, y] : buckets[item]) unite_groups(*table_a, *x, *table_b, *y, worker);
            for (std::size_t s = 0; s < worker.bucket.size(); ++s)
                introduce(node, 0, worker.bucket[s].state, worker.bucket[s].path, worker);
            worker.bucket.clear();
        });
    }

    // Unites each state of a group with each of another one: this is where most of the time goes.
    void unite_groups(const StateTable &a, const Group &group_a, const StateTable &b, const Group &group_b,
                      Worker &worker) {
        const SlotSet meeting = group_a.first.touched & group_b.first.touched;
        for (const std::uint32_t sa : group_a.second)
            for (const std::uint32_t sb : group_b.second) {
                const StateTable::Entry &x = a[sa], &y = b[sb];
                const PartialPath path{.origin = (Origin{sa} * b.size() + sb) << origin_use_bits,
                                       .steps = x.path.steps + y.path.steps,
                                       .cost = x.path.cost + y.path.cost};
                if (path.cost > allowance_) break; // the following ones are no cheaper
                if (++worker.pairs % 65536 == 0) run_.limits.check();
                FrontierState state = x.state;
                const Joined joined = unite(state, y.state, meeting);
                if (joined == Joined::open) worker.bucket.insert(state, path);
                if (joined == Joined::whole) worker.offer(path);
            }
    }

    // Introduces the vertex's edges from the e-th on, in all ways: they are few, since the vertex has two
    // steps at most. A node that only joins has none.
    void introduce(std::uint32_t i, std::size_t e, const FrontierState &state, const PartialPath &path,
                   Worker &worker) {
        if (e == nodes_[i].edges.size()) {
            if (i < graph_.size) forget(i, state, path, worker);
            else worker.table.insert(state, path);
            return;
        }
        const std::uint32_t number = nodes_[i].edges[e];
        const BlockGraph::Edge &edge = graph_.edges[number];
        const unsigned a = decomposition_.slot[edge.a], b = decomposition_.slot[edge.b];
        for (const Use how : {Use::none, Use::whole, Use::end_from_a, Use::end_from_b}) {
            const bool is_end = how == Use::end_from_a || how == Use::end_from_b;
            if (is_end && edge.inner == 0) break;
            PartialPath next = path;
            next.cost += budget_.costs.edges[number][static_cast<std::size_t>(how)];
            if (next.cost > allowance_) continue;
            next.origin |= static_cast<Origin>(how) << use_bits * e;
            FrontierState used = state;
            Joined joined = Joined::open;
            if (how != Use::none) {
                // Link two slots, or a slot and an end of the path.
                next.steps += is_end ? edge.inner : edge.inner + 1;
                joined = link(used, how == Use::end_from_b ? b : a, is_end ? path_end : b);
            }
            if (joined == Joined::whole) worker.offer(next);
            if (joined == Joined::open) introduce(i, e + 1, used, next, worker);
        }
    }

    // Takes the i-th vertex off the frontier, and inserts the state.
    void forget(std::uint32_t i, FrontierState state, PartialPath path, Worker &worker) {
        static_assert(label_kinds == 4);
        const Vertex v = decomposition_.order[i];
        const unsigned slot = decomposition_.slot[v];
        const Label label = state.get(slot);
        const bool is_end = is_segment_end(label);
        state.set(slot, Label::untouched);
        if (is_end) {
            path.steps += graph_.tails[v];
            path.cost += budget_.costs.ended[v];
            if (label == Label::half_path) {
                if (state.is_closed()) worker.offer(path);
                return;
            }
            state.set(mate_of(label), Label::half_path);
        }
        if (label == Label::untouched) path.cost += budget_.costs.absent[v];
        if (path.cost > allowance_ || state.half_paths() > most_half_paths) return;
        worker.table.insert(state, path);
    }

    // Reads the edges of the best path back from the origins.
    BlockPath trace_back() const {
        BlockPath path{std::vector<Use>(graph_.edges.size()), best_steps_};
        std::vector<Source> todo{*best_};
        while (!todo.empty()) {
            const auto [number, origin] = todo.back();
            todo.pop_back();
            const auto &[edges, children, origins, message] = nodes_[number];
            for (std::size_t e = 0; e < edges.size(); ++e)
                path.uses[edges[e]] = static_cast<Use>(origin >> use_bits * e & ((1u << use_bits) - 1));
            std::size_t state = origin >> origin_use_bits;
            if (children.size() == 2) {
                const std::vector<Origin> &second = nodes_[children[1]].origins;
                todo.push_back({children[1], second[state % second.size()]});
                state /= second.size();
            }
            if (!children.empty()) todo.push_back({children[0], nodes_[children[0]].origins[state]});
        }
        return path;
    }

    const BlockGraph &graph_;
    const Decomposition &decomposition_;
    GapBudget &budget_;
    const Run &run_;
    MemoryUse origins_;
    std::vector<Node> nodes_;
    std::uint32_t best_steps_; // of the longest whole path, or one less than the target while there is none
    std::optional<Source> best_;
    ReducedCost allowance_ = 0; // of the states at the position at hand
};

} // namespace

std::optional<BlockPath> longest_by_dp(const BlockGraph &graph, std::uint32_t target, GapBudget &budget,
                                       const Run &run, double most_work) {
    return FrontierDp(graph, target, budget, run).longest(most_work);
}

} // namespace spell
