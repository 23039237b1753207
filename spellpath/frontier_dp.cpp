#include "spellpath/frontier_dp.h"

#include "spellpath/frontier_join.h"
#include "spellpath/frontier_state.h"
#include "spellpath/state_table.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <functional>
#include <system_error>
#include <thread>
#include <utility>

namespace spell {

namespace {

// Where a state comes from: the uses of the vertex's own edges, use_bits each, and above them the number of the pair of states
// that were joined (or of the one state that was not). The number of a pair is that of its first state times the number of
// second states, plus that of its second state.
using Origin = std::uint64_t;
constexpr unsigned uses_bits = 6 * use_bits; // a vertex has at most six edges
static_assert(static_cast<unsigned>(Use::end_from_b) < 1u << use_bits);

// Where a partial path was made: at which place in the order, after the join of which of its children, and from what.
struct Source {
    std::uint32_t place, child;
    Origin origin;
};

// What is carried along with a state.
struct Partial {
    std::uint32_t steps;
    Loss loss;
    Source source;
};

// The longest whole path found in some part of the work.
struct Best {
    std::uint32_t steps; // its length, or the lower bound while there is none
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

class FrontierDp {
  public:
    FrontierDp(const BlockGraph &graph, const Decomposition &decomposition, std::uint32_t lower_bound,
               const Limits &limits, SearchStats &stats, const Pruning &pruning)
        : graph_(graph), decomposition_(decomposition), limits_(limits), stats_(stats), pruning_(pruning),
          budget_(limits.memory), nodes_(graph.size), best_{lower_bound, {}} {
        std::vector<std::vector<std::uint32_t>> own_edges = decomposition.own_edges(graph);
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            nodes_[i].edges = std::move(own_edges[i]);
            assert(nodes_[i].edges.size() * use_bits <= uses_bits);
            const std::uint32_t parent = decomposition.parent[i];
            if (parent != i) nodes_[parent].children.push_back(i);
            if (!pruning.losses) continue;
            const LossTable &losses = pruning.losses->losses();
            nodes_[i].untouched += losses.absent[decomposition.order[i]];
            for (const std::uint32_t e : nodes_[i].edges)
                nodes_[i].untouched += losses.edges[e][static_cast<std::size_t>(Use::none)];
            if (parent != i) nodes_[parent].untouched += nodes_[i].untouched;
        }
    }

    FrontierResult run() {
        std::vector<StateTable> messages; // from each place to its parent
        messages.reserve(graph_.size);
        stats_.vertices = graph_.size;
        stats_.done = 0;
        stats_.work = decomposition_.cost;
        for (std::uint32_t i = 0; i < graph_.size; ++i) {
            if (!set_allowance(i)) {
                if (must_pass(i)) break;
                messages.emplace_back(budget_);
                continue;
            }
            messages.push_back(eliminate(i, messages));
            stats_.done += decomposition_.costs[i];
            nodes_[i].origins = origins_of(messages.back());
            stats_.states += messages.back().size();
            if (pruning_.losses) learn(i, messages.back());
            if (messages.back().size() == 0 && must_pass(i)) break;
        }
        stats_.vertices = 0; // the block is no longer at hand
        FrontierResult result;
        result.dropped_bound = dropped_bound_;
        if (best_.source) result.path = trace_back();
        return result;
    }

  private:
    struct Node {                            // a place in the order
        std::vector<std::uint32_t> edges;    // to later vertices
        std::vector<std::uint32_t> children; // in the decomposition
        // Of the states after each join but the last; the first join is that of children 0 and 1.
        std::vector<std::vector<Origin>> joins;
        std::vector<Origin> origins; // of the states when the vertex has been forgotten
        std::uint64_t untouched =
            0; // what a path loses that uses none of the part's edges and forgotten vertices
    };

    // A path of a block with a root is whole only when the root, the last vertex, is forgotten: the root is one of its ends.
    bool is_rooted() const { return graph_.root.has_value(); }
    unsigned most_half_paths() const { return is_rooted() ? 1 : 2; }

    // Returns whether a path longer than the best one can pass the i-th part.
    bool set_allowance(std::uint32_t i) {
        LossBudget *const losses = pruning_.losses;
        if (!losses) return true;
        if (best_.steps + 1 > losses->losses().bound) return false;
        losses->set_target(best_.steps + 1);
        const std::optional<Loss> allowance = losses->allowance(i);
        if (allowance) allowance_ = *allowance;
        return allowance.has_value();
    }

    // Whether no path longer than the best one is whole in another part: it would lose all that the i-th part loses when it
    // does not come there. Such a path does not need a state of the i-th part, and what that part may lose leaves room for
    // states of the other one, not for the path.
    bool must_pass(std::uint32_t i) const {
        return pruning_.losses && (best_.steps + 1 > pruning_.losses->losses().bound ||
                                   nodes_[i].untouched > pruning_.losses->losses().budget(best_.steps + 1));
    }

    // Tells the budget what the states lose at least.
    void learn(std::uint32_t i, const StateTable &table) {
        Loss least = allowance_ + 1;
        for (std::size_t s = 0; s < table.size(); ++s) least = std::min(least, table.loss(s));
        pruning_.losses->raise_least(i, least);
    }

    std::vector<Origin> origins_of(const StateTable &table) {
        budget_.take(sizeof(Origin) * table.size());
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
        StateTable table(budget_);
        if (node.children.empty()) table.insert({}, 0, 0, 0);
        else table = std::move(messages[node.children[0]]);
        const auto last = static_cast<std::uint32_t>(node.children.size() - 1);
        for (std::uint32_t c = 1; c < node.children.size(); ++c) {
            const StateTable message = std::move(messages[node.children[c]]);
            join_allowance_ = allowance_;
            if (pruning_.losses)
                for (std::uint32_t d = c + 1; d <= last; ++d)
                    join_allowance_ =
                        LossBudget::less(join_allowance_, pruning_.losses->least(node.children[d]));
            table = join(i, c, table, message, c == last ? After::introduce_and_forget : After::nothing);
            if (c < last) node.joins.push_back(origins_of(table));
        }
        if (node.children.size() < 2) table = introduce_and_forget(i, table);
        table.prune();
        if (pruning_.rest_bounds) narrow(table, (*pruning_.rest_bounds)[i]);
        return table;
    }

    // Slots whose label is final, as a mask of signatures: neither the i-th vertex nor its edges use them. Results that differ
    // there stay apart.
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
        std::exception_ptr error;
    };
    enum class Threads { one, two };

    // The states that the work makes in all portions. It does not matter which thread does which portion.
    template <typename Work>
    StateTable do_portions(Threads threads, const Work &work) {
        constexpr unsigned portions = 1u << portion_bits;
        std::vector<Portion> done;
        for (unsigned p = 0; p < portions; ++p) done.push_back({StateTable(budget_), best_, 0, {}});
        std::atomic<unsigned> next = 0;
        const auto run = [&] {
            for (unsigned p = next++; p < portions; p = next++) {
                try {
                    work(p, done[p]);
                } catch (...) {
                    done[p].error = std::current_exception();
                    next = portions;
                }
            }
        };
        std::thread other;
        if (threads == Threads::two && limits_.threads == 2) try {
                other = std::thread(run);
            } catch (const std::system_error &) { // no thread can be had: this one does it all
            }
        run();
        if (other.joinable()) other.join();
        for (const Portion &portion : done) {
            if (portion.error) std::rethrow_exception(portion.error);
            best_.offer(portion.best);
            stats_.pairs += portion.pairs;
        }
        StateTable table(budget_);
        for (Portion &portion : done) table.append(std::move(portion.table));
        return table;
    }

    // What happens to the results of a join.
    enum class After { nothing, introduce_and_forget };

    // Unites the states of a and of b, the child-th child's. After the last join, the vertex is forgotten.
    StateTable join(std::uint32_t i, std::uint32_t child, const StateTable &table_a,
                    const StateTable &table_b, After after) {
        if (table_b.size() > 0 && table_a.size() > (Origin{1} << (64 - uses_bits)) / table_b.size())
            throw MemoryExhausted(); // the numbers of the pairs do not fit into an origin
        const MemoryReservation sides(budget_, (table_a.size() + table_b.size()) * JoinSide::bytes_per_state);
        const JoinSide a(table_a), b(table_b);
        const Signature final_part = final_slots(i);
        const JoinWork work = join_work(a, b, most_half_paths(), final_part);

        constexpr std::size_t worth_a_thread = 100'000;
        const Threads threads = work.state_pairs >= worth_a_thread ? Threads::two : Threads::one;
        return do_portions(threads, [&](unsigned p, Portion &portion) {
            StateTable bucket(budget_);
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
                              {bucket.steps(s), bucket.loss(s), {i, child, bucket.origin(s)}}, portion);
            }
        });
    }

    // Unites each state of a group with each of another one: this is where most of the time goes.
    void unite_groups(Source source, const JoinSide &a, const StateGroup &group_a, const JoinSide &b,
                      const StateGroup &group_b, StateTable &bucket, Portion &portion) {
        const SlotSet meeting = group_a.masks.touched & group_b.masks.touched;
        for (const std::uint32_t sa : group_a.states)
            for (const std::uint32_t sb : group_b.states) {
                const Loss loss = a.table.loss(sa) + b.table.loss(sb);
                if (loss > join_allowance_) break; // those that follow lose no less
                if (++portion.pairs % 65536 == 0) limits_.check();
                FrontierState state = a.table.state(sa);
                const std::uint32_t steps = a.table.steps(sa) + b.table.steps(sb);
                source.origin = (Origin{sa} * b.table.size() + sb) << uses_bits;
                const Joined joined = unite(state, a.masks[sa], b.table.state(sb), b.masks[sb], meeting);
                if (joined == Joined::open) bucket.insert(state, steps, loss, source.origin);
                if (joined == Joined::whole && !is_rooted()) portion.best.offer(Partial{steps, loss, source});
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
                if (s % 65536 == 0) limits_.check();
                if (portion_numbers[s] == p)
                    introduce(i, 0, table.state(s), table.state(s).half_paths(),
                              {table.steps(s), table.loss(s), {i, 0, Origin{s} << uses_bits}}, portion);
            }
        });
    }

    // Introduces the vertex's edges from the e-th on, in all ways: they are few, since the vertex has two steps at most.
    void introduce(std::uint32_t i, std::size_t e, const FrontierState &state, unsigned half_paths,
                   const Partial &partial, Portion &portion) {
        if (e == nodes_[i].edges.size()) {
            forget(i, state, half_paths, partial, portion);
            return;
        }
        const std::uint32_t number = nodes_[i].edges[e];
        const BlockGraph::Edge &edge = graph_.edges[number];
        // Adds what the use loses, and returns whether that is allowed.
        const auto lose = [&](Partial &next, Use how) {
            if (pruning_.losses)
                next.loss += pruning_.losses->losses().edges[number][static_cast<std::size_t>(how)];
            return next.loss <= allowance_;
        };
        if (Partial next = partial; lose(next, Use::none))
            introduce(i, e + 1, state, half_paths, next, portion);
        const unsigned a = decomposition_.slot[edge.a], b = decomposition_.slot[edge.b];
        // Links two slots, or a slot and an end of the path.
        const auto use = [&](Use how, std::uint32_t steps, unsigned ends, unsigned x, unsigned y) {
            Partial next = partial;
            if (!lose(next, how)) return;
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
        if (pruning_.losses && label == Label::untouched) partial.loss += pruning_.losses->losses().absent[v];
        if (pruning_.losses && is_end) partial.loss += pruning_.losses->losses().ended[v];
        if (is_hopeless(i, state, half_paths, partial, portion.best)) return;
        portion.table.insert(state, partial.steps, partial.loss, partial.source.origin);
    }

    // Whether a state cannot beat the best path when the i-th vertex has been forgotten.
    bool is_hopeless(std::uint32_t i, const FrontierState &state, unsigned half_paths, const Partial &partial,
                     const Best &best) const {
        if (partial.loss > allowance_) return true;
        return pruning_.rest_bounds &&
               partial.steps + (*pruning_.rest_bounds)[i].most(state, most_half_paths() - half_paths) <=
                   best.steps;
    }

    // Drops what cannot beat the best path, and the least promising states beyond the width of the beam.
    void narrow(StateTable &message, const RestBound &bound) {
        std::vector<std::uint32_t> most(message.size());
        for (std::size_t s = 0; s < message.size(); ++s)
            most[s] = message.steps(s) +
                      bound.most(message.state(s), most_half_paths() - message.state(s).half_paths());
        std::uint32_t least = best_.steps + 1; // to be kept
        const std::size_t beam = pruning_.beam;
        if (message.size() > beam) {
            std::vector<std::uint32_t> sorted = most;
            std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(beam), sorted.end(),
                             std::greater<>());
            least = std::max(least, sorted[beam]);
        }
        // All above the least are kept, and as many of those that have just the least as there is room for.
        std::vector<bool> dropped(message.size());
        std::size_t room = beam;
        for (std::size_t s = 0; s < message.size(); ++s) room -= most[s] > least;
        for (std::size_t s = 0; s < message.size(); ++s) {
            if (most[s] > least) continue;
            dropped[s] = most[s] < least || room == 0;
            if (!dropped[s]) --room;
            if (dropped[s] && most[s] > best_.steps) dropped_bound_ = std::max(dropped_bound_, most[s]);
        }
        message.drop(dropped);
    }

    // Reads the edges of the best path back from the origins.
    BlockPath trace_back() const {
        BlockPath path{std::vector<Use>(graph_.edges.size(), Use::none), best_.steps};
        std::vector<Source> todo{*best_.source};
        while (!todo.empty()) {
            const Source made = todo.back();
            todo.pop_back();
            const Node &node = nodes_[made.place];
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
            const std::size_t pair = made.origin >> uses_bits;
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
                    {made.place, made.child - 1, node.joins[made.child - 2][pair / second_states]});
        }
        return path;
    }
    std::uint32_t last_child(std::uint32_t i) const {
        return nodes_[i].children.empty() ? 0 : static_cast<std::uint32_t>(nodes_[i].children.size() - 1);
    }

    const BlockGraph &graph_;
    const Decomposition &decomposition_;
    const Limits &limits_;
    SearchStats &stats_;
    const Pruning &pruning_;
    std::uint32_t dropped_bound_ = 0;
    MemoryBudget budget_;
    std::vector<Node> nodes_;
    Best best_;
    Loss allowance_ = UINT32_MAX, join_allowance_ = UINT32_MAX; // of the states at the place at hand
};

} // namespace

FrontierResult frontier_dp(const BlockGraph &graph, const Decomposition &decomposition,
                           std::uint32_t lower_bound, const Limits &limits, SearchStats &stats,
                           const Pruning &pruning) {
    assert(decomposition.slots <= frontier_slots && decomposition.order.size() == graph.size);
    assert(!graph.root || decomposition.order.back() == *graph.root);
    assert(!pruning.losses || pruning.beam == SIZE_MAX); // or the budget would learn from what the beam left
    return FrontierDp(graph, decomposition, lower_bound, limits, stats, pruning).run();
}

} // namespace spell
