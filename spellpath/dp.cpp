#include "spellpath/dp.h"

#include "spellpath/shell.h"
#include "spellpath/state.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <compare>
#include <utility>
#include <vector>

namespace spell {

namespace {

// Where a state comes from: the uses of the vertex's own edges, use_bits each, and above them the number of the pair of
// states that were joined (or of the one state that was not). The number of a pair is that of its first state times the
// number of second states, plus that of its second state.
using Origin = std::uint64_t;
constexpr unsigned origin_use_bits = 6 * use_bits; // a vertex has at most six edges
static_assert(static_cast<unsigned>(Use::end_from_b) < 1u << use_bits);

// Where a partial path was made: at which position in the order, after the join of which of its children, and from
// what.
struct Source {
    std::uint32_t position, child;
    Origin origin;
};

// What is carried along with a state.
struct Partial {
    std::uint32_t steps;
    ReducedCost cost;
    Source source;
};

// The longest whole path found in some part of the work.
struct Best {
    std::uint32_t steps; // its length, or one less than the target while there is none
    std::optional<Source> source;

    void offer(const Partial &whole) {
        if (whole.steps <= steps) return;
        steps = whole.steps;
        source = whole.source;
    }
    void offer(const Best &other) {
        if (other.source) offer(Partial{other.steps, 0, *other.source});
    }
};

// The touched slots in the upper half, the saturated ones in the lower half.
using Signature = std::uint64_t;
constexpr Signature signature_of(SlotSet touched, SlotSet saturated) {
    return Signature{touched} << slot_set_bits | saturated;
}

// One side of a join, with what is asked of each of its states many times.
struct JoinSide {
    const StateTable &table;
    std::vector<FrontierState::Masks> masks; // of each state
    std::vector<std::uint8_t> half_paths;    // of each state
    SlotSet touched = 0;                     // by any of the states

    explicit JoinSide(const StateTable &side) : table(side) {
        for (std::size_t s = 0; s < side.size(); ++s) {
            masks.push_back(side.state(s).masks());
            half_paths.push_back(static_cast<std::uint8_t>(side.state(s).half_paths()));
            touched |= masks.back().touched;
        }
    }
};

// States of one side that have the same common slots touched, the same of them saturated, and as many half paths. The
// cheapest come first.
struct StateGroup {
    FrontierState::Masks masks; // of the common slots
    unsigned half_paths;
    std::vector<std::uint32_t> states;
};

// The order of the states of a side: by group, and within a group by cost.
struct GroupKey {
    std::uint64_t group;
    ReducedCost cost;
    std::uint32_t state;
    auto operator<=>(const GroupKey &) const = default;
};

// What a side and its groups take for each state, vectors that have grown by doubling included.
constexpr std::size_t join_bytes_per_state =
    2 * (sizeof(FrontierState::Masks) + 1 + sizeof(std::uint32_t)) + sizeof(GroupKey);

std::vector<StateGroup> groups_of(const JoinSide &side, SlotSet common) {
    static_assert(frontier_slots <= 30, "the two highest bits of a key are the number of half paths");
    std::vector<GroupKey> keys;
    keys.reserve(side.masks.size());
    for (std::uint32_t s = 0; s < side.masks.size(); ++s) {
        const auto [touched, saturated] = side.masks[s];
        keys.push_back(
            {std::uint64_t{side.half_paths[s]} << 62 | signature_of(touched & common, saturated & common),
             side.table.reduced_cost(s), s});
    }
    std::sort(keys.begin(), keys.end());
    std::vector<StateGroup> groups;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint32_t s = keys[i].state;
        const auto [touched, saturated] = side.masks[s];
        if (i == 0 || keys[i - 1].group != keys[i].group)
            groups.push_back({{touched & common, saturated & common}, side.half_paths[s], {}});
        groups.back().states.push_back(s);
    }
    return groups;
}

// Two groups whose states fit each other, by their numbers in JoinWork.
struct GroupPair {
    Signature signature;
    std::uint32_t a, b;
};

struct JoinWork {
    std::vector<StateGroup> groups_a, groups_b;
    std::vector<GroupPair> group_pairs; // by the signature at the final slots, then by the whole signature
    std::size_t state_pairs = 0;        // how many pairs of states these are
};

// The pairs of states to unite. A result has at most `most_half_paths` half paths. `final_slots` is a mask of
// signatures. Cost: sorting the states of both sides, and one comparison for each pair of groups.
JoinWork join_work(const JoinSide &a, const JoinSide &b, unsigned most_half_paths, Signature final_slots) {
    const SlotSet common = a.touched & b.touched;
    JoinWork work{groups_of(a, common), groups_of(b, common), {}, 0};
    for (std::uint32_t i = 0; i < work.groups_a.size(); ++i)
        for (std::uint32_t j = 0; j < work.groups_b.size(); ++j) {
            const StateGroup &in_a = work.groups_a[i], &in_b = work.groups_b[j];
            const auto &x = in_a.masks, &y = in_b.masks;
            if ((x.touched & y.saturated) != 0 || (x.saturated & y.touched) != 0) continue;
            if (in_a.half_paths + in_b.half_paths > most_half_paths) continue;
            const SlotSet full = x.saturated | y.saturated | (x.touched & y.touched);
            work.group_pairs.push_back({signature_of(x.touched | y.touched, full), i, j});
            work.state_pairs += in_a.states.size() * in_b.states.size();
        }
    std::stable_sort(work.group_pairs.begin(), work.group_pairs.end(),
                     [final_slots](const GroupPair &x, const GroupPair &y) {
                         return std::pair(x.signature & final_slots, x.signature) <
                                std::pair(y.signature & final_slots, y.signature);
                     });
    return work;
}

class FrontierDp {
  public:
    FrontierDp(const BlockGraph &graph, const Decomposition &decomposition, std::uint32_t target,
               GapBudget &budget, const Run &run)
        : graph_(graph), decomposition_(decomposition), budget_(budget), run_(run), origins_(run.memory),
          nodes_(graph.size), best_{target - 1, {}} {
        std::vector<std::vector<std::uint32_t>> own_edges = decomposition.own_edges(graph);
        const ReducedCosts &costs = budget.costs();
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            Node &node = nodes_[i];
            node.edges = std::move(own_edges[i]);
            assert(node.edges.size() * use_bits <= origin_use_bits);
            node.absent_cost += costs.absent[decomposition.order[i]];
            for (const std::uint32_t e : node.edges)
                node.absent_cost += costs.edges[e][static_cast<std::size_t>(Use::none)];
            const std::uint32_t parent = decomposition.parent[i];
            if (parent == i) continue;
            nodes_[parent].children.push_back(i);
            nodes_[parent].absent_cost += node.absent_cost;
        }
    }

    std::optional<BlockPath> longest() {
        std::vector<StateTable> messages; // from each position to its parent
        messages.reserve(graph_.size);
        run_.progress.vertices = graph_.size;
        run_.progress.done = 0;
        run_.progress.work = decomposition_.cost;
        for (std::uint32_t i = 0; i < graph_.size; ++i) {
            messages.emplace_back(run_.memory);
            if (set_allowance(i)) {
                messages.back() = eliminate(i, messages);
                nodes_[i].origins = origins_of(messages.back());
                run_.counters.states += messages.back().size();
                learn(i, messages.back());
            }
            run_.progress.done += decomposition_.costs[i];
            if (messages.back().size() == 0 && must_enter(i)) break;
        }
        run_.progress.vertices = 0; // the block is no longer at hand
        if (!best_.source) return {};
        return trace_back();
    }

  private:
    struct Node {                            // a position in the order
        std::vector<std::uint32_t> edges;    // to later vertices
        std::vector<std::uint32_t> children; // in the decomposition
        // Of the states after each join but the last; the first join is that of children 0 and 1.
        std::vector<std::vector<Origin>> joins;
        std::vector<Origin> origins; // of the states when the vertex has been forgotten
        // The reduced costs of a path that uses none of the edges and forgotten vertices of the part below.
        std::uint64_t absent_cost = 0;
    };

    // A path of a block with a root is whole only when the root, the last vertex, is forgotten: the root is one of its
    // ends.
    bool is_rooted() const { return graph_.root.has_value(); }
    unsigned most_half_paths() const { return is_rooted() ? 1 : 2; }

    // Returns whether a path longer than the best one can have a state at the i-th position.
    bool set_allowance(std::uint32_t i) {
        if (best_.steps + 1 > budget_.costs().bound) return false;
        budget_.set_target(best_.steps + 1);
        const std::optional<ReducedCost> allowance = budget_.allowance(i);
        if (allowance) allowance_ = *allowance;
        return allowance.has_value();
    }

    // Whether every path longer than the best one enters the part below the i-th position: one that avoids it would
    // cost more than the gap. (A path that avoids it needs no state there, and the part's allowance says nothing about
    // it.)
    bool must_enter(std::uint32_t i) const {
        return best_.steps + 1 > budget_.costs().bound ||
               nodes_[i].absent_cost > budget_.costs().gap(best_.steps + 1);
    }

    // Notes in the budget what the states cost at least.
    void learn(std::uint32_t i, const StateTable &table) {
        ReducedCost least = allowance_ + 1;
        for (std::size_t s = 0; s < table.size(); ++s) least = std::min(least, table.reduced_cost(s));
        budget_.raise_least(i, least);
    }

    std::vector<Origin> origins_of(const StateTable &table) {
        origins_.take(sizeof(Origin) * table.size());
        std::vector<Origin> origins(table.size());
        for (std::size_t s = 0; s < table.size(); ++s) origins[s] = table.origin(s);
        return origins;
    }

    // All four stages of a vertex: the states when it has been forgotten.
    StateTable eliminate(std::uint32_t i, std::vector<StateTable> &messages) {
        Node &node = nodes_[i];
        // Join the largest table last: until then the results are small.
        std::stable_sort(node.children.begin(), node.children.end(), [&](std::uint32_t a, std::uint32_t b) {
            return messages[a].size() < messages[b].size();
        });
        StateTable table(run_.memory);
        if (node.children.empty()) table.insert({}, 0, 0, 0);
        else table = std::move(messages[node.children[0]]);
        const auto last = static_cast<std::uint32_t>(node.children.size() - 1);
        for (std::uint32_t c = 1; c < node.children.size(); ++c) {
            const StateTable message = std::move(messages[node.children[c]]);
            // Leave to each branch to come what it costs at least.
            join_allowance_ = allowance_;
            for (std::uint32_t d = c + 1; d <= last; ++d)
                join_allowance_ = GapBudget::less(join_allowance_, budget_.least(node.children[d]));
            table = join(i, c, table, message, c == last ? After::introduce_and_forget : After::nothing);
            if (c < last) node.joins.push_back(origins_of(table));
        }
        if (node.children.size() < 2) table = introduce_and_forget(i, table);
        table.prune();
        return table;
    }

    // Slots whose label is final, as a mask of signatures: neither the i-th vertex nor its edges use them. Results that
    // differ there stay apart.
    Signature final_slots(std::uint32_t i) const {
        SlotSet slots = ~(SlotSet{1} << decomposition_.slot[decomposition_.order[i]]);
        for (const std::uint32_t e : nodes_[i].edges)
            for (const std::uint32_t v : {graph_.edges[e].a, graph_.edges[e].b})
                slots &= ~(SlotSet{1} << decomposition_.slot[v]);
        return signature_of(slots, slots);
    }
    static constexpr unsigned portion_bits = 4; // 16: enough for two threads to end at about the same time
    static unsigned portion_of(Signature final_part) {
        return static_cast<unsigned>(final_part * 0x9E3779B97F4A7C15 >> (64 - portion_bits));
    }

    struct Portion {
        StateTable table;
        Best best;
        std::uint64_t pairs = 0;
    };
    enum class Threads { one, two };

    // The states that the work makes in all portions. It does not matter which thread does which portion.
    template <typename Work>
    StateTable do_portions(Threads threads, const Work &work) {
        constexpr unsigned portions = 1u << portion_bits;
        std::vector<Portion> done;
        for (unsigned p = 0; p < portions; ++p) done.push_back({StateTable(run_.memory), best_, 0});
        std::atomic<unsigned> next = 0;
        const unsigned side = threads == Threads::two ? run_.limits.threads : 1;
        shell::side_by_side(side, [&](unsigned) {
            try {
                for (unsigned p = next++; p < portions; p = next++) work(p, done[p]);
            } catch (...) {
                next = portions;
                throw;
            }
        });
        StateTable table(run_.memory);
        for (Portion &portion : done) {
            best_.offer(portion.best);
            run_.counters.pairs += portion.pairs;
            table.append(std::move(portion.table));
        }
        return table;
    }

    // What happens to the results of a join.
    enum class After { nothing, introduce_and_forget };

    // Unites the states of a and of b, the child-th child's. After the last join, the vertex is forgotten.
    StateTable join(std::uint32_t i, std::uint32_t child, const StateTable &table_a,
                    const StateTable &table_b, After after) {
        if (table_b.size() > 0 && table_a.size() > (Origin{1} << (64 - origin_use_bits)) / table_b.size())
            throw MemoryExhausted(); // the numbers of the pairs do not fit into an origin
        const MemoryUse sides(run_.memory, (table_a.size() + table_b.size()) * join_bytes_per_state);
        const JoinSide a(table_a), b(table_b);
        const Signature final_part = final_slots(i);
        const JoinWork work = join_work(a, b, most_half_paths(), final_part);

        constexpr std::size_t worth_a_thread = 100'000;
        const Threads threads = work.state_pairs >= worth_a_thread ? Threads::two : Threads::one;
        return do_portions(threads, [&](unsigned p, Portion &portion) {
            StateTable bucket(run_.memory);
            const auto &pairs = work.group_pairs;
            for (std::size_t w = 0; w < pairs.size(); ++w) {
                const Signature here = pairs[w].signature & final_part;
                if (portion_of(here) != p) continue;
                if (after == After::introduce_and_forget &&
                    (w == 0 || (pairs[w - 1].signature & final_part) != here))
                    portion.table.begin_bucket();
                if (w == 0 || pairs[w - 1].signature != pairs[w].signature) bucket.clear();
                unite_groups({i, child, 0}, a, work.groups_a[pairs[w].a], b, work.groups_b[pairs[w].b],
                             bucket, portion);
                if (w + 1 < pairs.size() && pairs[w + 1].signature == pairs[w].signature) continue;
                if (after == After::nothing) {
                    portion.table.append(std::move(bucket));
                    continue;
                }
                for (std::size_t s = 0; s < bucket.size(); ++s)
                    introduce(i, 0, bucket.state(s), bucket.state(s).half_paths(),
                              {bucket.steps(s), bucket.reduced_cost(s), {i, child, bucket.origin(s)}},
                              portion);
            }
        });
    }

    // Unites each state of a group with each of another one: this is where most of the time goes.
    void unite_groups(Source source, const JoinSide &a, const StateGroup &group_a, const JoinSide &b,
                      const StateGroup &group_b, StateTable &bucket, Portion &portion) {
        const SlotSet meeting = group_a.masks.touched & group_b.masks.touched;
        for (const std::uint32_t sa : group_a.states)
            for (const std::uint32_t sb : group_b.states) {
                const ReducedCost cost = a.table.reduced_cost(sa) + b.table.reduced_cost(sb);
                if (cost > join_allowance_) break; // those that follow are no cheaper
                if (++portion.pairs % 65536 == 0) run_.limits.check();
                FrontierState state = a.table.state(sa);
                const std::uint32_t steps = a.table.steps(sa) + b.table.steps(sb);
                source.origin = (Origin{sa} * b.table.size() + sb) << origin_use_bits;
                const Joined joined = unite(state, a.masks[sa], b.table.state(sb), b.masks[sb], meeting);
                if (joined == Joined::open) bucket.insert(state, steps, cost, source.origin);
                if (joined == Joined::whole && !is_rooted()) portion.best.offer(Partial{steps, cost, source});
            }
    }

    // The last two stages of a vertex with at most one child.
    StateTable introduce_and_forget(std::uint32_t i, const StateTable &table) {
        const Signature final_part = final_slots(i);
        std::vector<std::uint8_t> portion_numbers(table.size());
        for (std::size_t s = 0; s < table.size(); ++s) {
            const auto [touched, saturated] = table.state(s).masks();
            portion_numbers[s] =
                static_cast<std::uint8_t>(portion_of(signature_of(touched, saturated) & final_part));
        }
        constexpr std::size_t worth_a_thread = 10'000;
        const Threads threads = table.size() >= worth_a_thread ? Threads::two : Threads::one;
        return do_portions(threads, [&](unsigned p, Portion &portion) {
            for (std::size_t s = 0; s < table.size(); ++s) {
                if (s % 65536 == 0) run_.limits.check();
                if (portion_numbers[s] == p)
                    introduce(i, 0, table.state(s), table.state(s).half_paths(),
                              {table.steps(s), table.reduced_cost(s), {i, 0, Origin{s} << origin_use_bits}},
                              portion);
            }
        });
    }

    // Introduces the vertex's edges from the e-th on, in all ways: they are few, since the vertex has two steps at
    // most.
    void introduce(std::uint32_t i, std::size_t e, const FrontierState &state, unsigned half_paths,
                   const Partial &partial, Portion &portion) {
        if (e == nodes_[i].edges.size()) {
            forget(i, state, half_paths, partial, portion);
            return;
        }
        const std::uint32_t number = nodes_[i].edges[e];
        const BlockGraph::Edge &edge = graph_.edges[number];
        // Adds what the use costs, and returns whether that is allowed.
        const auto pay = [&](Partial &next, Use how) {
            next.cost += budget_.costs().edges[number][static_cast<std::size_t>(how)];
            return next.cost <= allowance_;
        };
        if (Partial next = partial; pay(next, Use::none))
            introduce(i, e + 1, state, half_paths, next, portion);
        const unsigned a = decomposition_.slot[edge.a], b = decomposition_.slot[edge.b];
        // Links two slots, or a slot and an end of the path.
        const auto use = [&](Use how, std::uint32_t steps, unsigned ends, unsigned x, unsigned y) {
            Partial next = partial;
            if (!pay(next, how)) return;
            FrontierState used = state;
            const Joined joined = link(used, x, y);
            next.steps += steps;
            next.source.origin |= static_cast<Origin>(how) << use_bits * e;
            if (joined == Joined::whole && !is_rooted() && used.is_closed()) portion.best.offer(next);
            if (joined == Joined::open && half_paths + ends <= most_half_paths())
                introduce(i, e + 1, used, half_paths + ends, next, portion);
        };
        use(Use::whole, edge.inner + 1, 0, a, b);
        if (edge.inner > 0) {
            use(Use::end_from_a, edge.inner, 1, a, path_end);
            use(Use::end_from_b, edge.inner, 1, b, path_end);
        }
    }

    // Takes the i-th vertex off the frontier, and inserts the state.
    void forget(std::uint32_t i, FrontierState state, unsigned half_paths, Partial partial,
                Portion &portion) {
        const std::uint32_t v = decomposition_.order[i];
        const unsigned slot = decomposition_.slot[v];
        const Label label = state.get(slot);
        const bool is_root = graph_.root == v;
        const bool is_end = label != Label::untouched && label != Label::saturated;
        if (is_root && !is_end) return;
        state.set(slot, Label::untouched);
        if (is_end) {
            partial.steps += graph_.tails[v];
            if (label == Label::half_path) {
                if (is_root == is_rooted() && state.is_closed()) portion.best.offer(partial);
                return;
            }
            if (++half_paths > most_half_paths()) return;
            state.set(mate_of(label), Label::half_path);
        }
        if (label == Label::untouched) partial.cost += budget_.costs().absent[v];
        if (is_end) partial.cost += budget_.costs().ended[v];
        if (partial.cost > allowance_) return;
        portion.table.insert(state, partial.steps, partial.cost, partial.source.origin);
    }

    // Reads the edges of the best path back from the origins.
    BlockPath trace_back() const {
        BlockPath path{std::vector<Use>(graph_.edges.size(), Use::none), best_.steps};
        std::vector<Source> todo{*best_.source};
        while (!todo.empty()) {
            const Source made = todo.back();
            todo.pop_back();
            const Node &node = nodes_[made.position];
            for (std::size_t e = 0; e < node.edges.size(); ++e)
                if (const auto use = static_cast<Use>(made.origin >> use_bits * e & ((1u << use_bits) - 1));
                    use != Use::none) {
                    assert(path.uses[node.edges[e]] == Use::none);
                    path.uses[node.edges[e]] = use;
                }
            if (node.children.empty()) continue;
            const auto from_child = [&](std::uint32_t child, std::size_t state) {
                todo.push_back({child, last_child(child), nodes_[child].origins[state]});
            };
            const std::size_t pair = made.origin >> origin_use_bits;
            if (made.child == 0) {
                from_child(node.children[0], pair);
                continue;
            }
            const std::uint32_t second = node.children[made.child];
            const std::size_t second_states = nodes_[second].origins.size();
            from_child(second, pair % second_states);
            if (made.child == 1) from_child(node.children[0], pair / second_states);
            else
                todo.push_back(
                    {made.position, made.child - 1, node.joins[made.child - 2][pair / second_states]});
        }
        return path;
    }
    std::uint32_t last_child(std::uint32_t i) const {
        return nodes_[i].children.empty() ? 0 : static_cast<std::uint32_t>(nodes_[i].children.size() - 1);
    }

    const BlockGraph &graph_;
    const Decomposition &decomposition_;
    GapBudget &budget_;
    const Run &run_;
    MemoryUse origins_;
    std::vector<Node> nodes_;
    Best best_;
    ReducedCost allowance_ = 0, join_allowance_ = 0; // of the states at the position at hand
};

} // namespace

std::optional<BlockPath> longest_by_dp(const BlockGraph &graph, const Decomposition &decomposition,
                                       std::uint32_t target, GapBudget &budget, const Run &run) {
    assert(target > 0 && decomposition.slots <= frontier_slots && decomposition.order.size() == graph.size);
    assert(!graph.root || decomposition.order.back() == *graph.root);
    return FrontierDp(graph, decomposition, target, budget, run).longest();
}

} // namespace spell
