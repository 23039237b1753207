#include "spellpath/block_solver.h"

#include "spellpath/block_table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <exception>
#include <functional>
#include <initializer_list>
#include <thread>

namespace spell {

namespace {

constexpr unsigned finished = 64; // in place of a slot: the end of a segment that is an end of the path

// Where a state comes from. After a join: the numbers of the two states, that of the first in the high half. Else: in
// the high half the number of the state that was joined, and below the uses of the vertex's own edges, three bits
// each.
using Origin = std::uint64_t;

enum class Linked { impossible, open, whole };

// Puts a step between slots a and b, or at a the end of the path where b is `finished`. When that makes a path that
// has both its ends, it is whole.
Linked link(Boundary &state, unsigned a, unsigned b) {
    // The other end of the segment that gets a step at the slot; a vertex without a step is both ends of its own.
    const auto other_end = [&state](unsigned slot) {
        if (slot == finished) return finished;
        const unsigned label = state.get(slot);
        return label == untouched ? slot : label == half_path ? finished : label - first_mate;
    };
    if (state.get(a) == saturated || (b != finished && state.get(b) == saturated)) return Linked::impossible;
    const unsigned end_a = other_end(a), end_b = other_end(b);
    if (end_a == b && b != finished) return Linked::impossible; // a cycle
    if (end_a != a) state.set(a, saturated);
    if (end_b != b) state.set(b, saturated);
    if (end_a == finished && end_b == finished) return Linked::whole;
    if (end_a != finished) state.set(end_a, end_b == finished ? half_path : first_mate + end_b);
    if (end_b != finished) state.set(end_b, end_a == finished ? half_path : first_mate + end_a);
    return Linked::open;
}

// The longest whole path found in some part of the work, and how it became whole.
struct Whole {
    std::uint32_t steps = 0;
    std::uint32_t node = 0;
    std::uint32_t join = 0; // the join that made it whole, from 1, or 0 where a step did
    Origin origin = 0;

    void offer(const Whole &other) {
        if (other.steps > steps) *this = other;
    }
};

class BlockSolver {
  public:
    BlockSolver(const BlockGraph &graph, const Elimination &elimination, std::uint32_t beat,
                const SolverOptions &options, SolverStats &stats, const std::vector<RestBound> *bounds,
                std::size_t beam)
        : graph_(graph), elimination_(elimination), stats_(stats), bounds_(bounds), beam_(beam),
          poll_(options.poll), budget_(options.memory), nodes_(graph.size) {
        best_.steps = beat;
        std::vector<std::uint32_t> place(graph.size);
        for (std::uint32_t i = 0; i < graph.size; ++i) place[elimination.order[i]] = i;
        for (std::uint32_t e = 0; e < graph.edges.size(); ++e)
            nodes_[std::min(place[graph.edges[e].a], place[graph.edges[e].b])].edges.push_back(e);
        for (std::uint32_t i = 0; i < graph.size; ++i)
            if (elimination.parent[i] != i) nodes_[elimination.parent[i]].children.push_back(i);
    }

    BlockPath run() {
        std::vector<BoundaryTable> messages;
        messages.reserve(graph_.size);
        stats_.vertices = graph_.size;
        for (std::uint32_t i = 0; i < graph_.size; ++i) {
            stats_.eliminated = i;
            messages.push_back(eliminate(i, join_children(i, messages)));
            budget_.take(8 * messages.back().size());
            nodes_[i].origins = messages.back().origins();
            stats_.states += messages.back().size();
        }
        BlockPath path;
        path.lost = lost_;
        if (!found_) return path;
        path.steps = best_.steps;
        path.uses.assign(graph_.edges.size(), Use::none);
        trace_back(path);
        return path;
    }

  private:
    struct Node {                               // of the i-th vertex of the order
        std::vector<std::uint32_t> edges;       // to later vertices
        std::vector<std::uint32_t> children;    // in the decomposition
        std::vector<std::vector<Origin>> joins; // of the states after each join of a further child
        std::vector<Origin> origins;            // of the states when the vertex is forgotten
    };

    // A path of a block with a root is whole only when the root, the last vertex, is forgotten: it is one of its ends.
    bool rooted() const { return graph_.root.has_value(); }
    unsigned most_halves() const { return rooted() ? 1 : 2; }

    void offer(const Whole &whole) {
        found_ = found_ || whole.steps > best_.steps;
        best_.offer(whole);
    }

    BoundaryTable join_children(std::uint32_t i, std::vector<BoundaryTable> &messages) {
        Node &node = nodes_[i];
        // The largest last: until then the tables are small.
        std::stable_sort(node.children.begin(), node.children.end(), [&](std::uint32_t a, std::uint32_t b) {
            return messages[a].size() < messages[b].size();
        });
        BoundaryTable table(budget_);
        if (node.children.empty()) table.insert({}, 0, 0);
        for (std::uint32_t c = 0; c < node.children.size(); ++c) {
            BoundaryTable message = std::move(messages[node.children[c]]);
            if (c == 0) {
                table = std::move(message);
                continue;
            }
            table = join(i, c, table, message);
            budget_.take(8 * table.size());
            node.joins.push_back(table.origins());
        }
        return table;
    }

    // States of one side of a join that have the same common vertices touched, the same of them saturated, and as many
    // half paths.
    struct Group {
        Boundary::Masks masks;
        unsigned halves;
        std::vector<std::uint32_t> states;
    };
    struct Side {
        const BoundaryTable &table;
        std::vector<Boundary::Masks> masks;
        std::vector<std::uint8_t> halves;
        std::uint32_t touched = 0; // by any of the states

        explicit Side(const BoundaryTable &side) : table(side) {
            for (std::size_t s = 0; s < side.size(); ++s) {
                masks.push_back(side.state(s).masks());
                halves.push_back(static_cast<std::uint8_t>(side.state(s).halves()));
                touched |= masks.back().touched;
            }
        }
        std::vector<Group> groups(std::uint32_t common) const {
            const auto key = [&](std::uint32_t s) {
                return std::uint64_t{halves[s]} << 62 | std::uint64_t{masks[s].touched & common} << 32 |
                       (masks[s].saturated & common);
            };
            std::vector<std::uint32_t> sorted(masks.size());
            for (std::uint32_t s = 0; s < sorted.size(); ++s) sorted[s] = s;
            std::stable_sort(sorted.begin(), sorted.end(), [&](auto x, auto y) { return key(x) < key(y); });
            std::vector<Group> groups;
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                const std::uint32_t s = sorted[i];
                if (i == 0 || key(sorted[i - 1]) != key(s))
                    groups.push_back(
                        {{masks[s].touched & common, masks[s].saturated & common}, halves[s], {}});
                groups.back().states.push_back(s);
            }
            return groups;
        }
    };

    // Two groups whose states fit each other. All pairs have the same signature: what is touched and saturated of the
    // common vertices in the result.
    struct GroupPair {
        std::uint64_t signature;
        const Group *a, *b;
        std::size_t pairs() const { return a->states.size() * b->states.size(); }
    };

    // All that a state of a and a state of b make together. Results of different signatures differ, so those of one
    // signature make a bucket that is searched alone, small enough for the processor's cache; and the buckets can be
    // made by several threads, and the tables of these be put one after the other.
    BoundaryTable join(std::uint32_t i, std::uint32_t step, const BoundaryTable &table_a,
                       const BoundaryTable &table_b) {
        const Side a(table_a), b(table_b);
        const std::uint32_t common = a.touched & b.touched;
        const std::vector<Group> groups_a = a.groups(common), groups_b = b.groups(common);
        std::vector<GroupPair> work;
        std::size_t all_pairs = 0;
        for (const Group &in_a : groups_a)
            for (const Group &in_b : groups_b) {
                const auto &x = in_a.masks, &y = in_b.masks;
                if ((x.touched & y.saturated) != 0 || (x.saturated & y.touched) != 0) continue;
                if (in_a.halves + in_b.halves > most_halves()) continue;
                const std::uint32_t full = x.saturated | y.saturated | (x.touched & y.touched);
                work.push_back({std::uint64_t{x.touched | y.touched} << 32 | full, &in_a, &in_b});
                all_pairs += work.back().pairs();
            }
        std::stable_sort(work.begin(), work.end(),
                         [](const GroupPair &x, const GroupPair &y) { return x.signature < y.signature; });

        struct Portion {
            BoundaryTable table;
            Whole whole;
            std::uint64_t pairs = 0;
            std::size_t begin = 0, end = 0; // of the work
            std::exception_ptr error;
        };
        const auto run = [&](Portion &portion) {
            try {
                for (std::size_t w = portion.begin; w < portion.end; ++w) {
                    if (w == portion.begin || work[w].signature != work[w - 1].signature)
                        portion.table.begin_bucket();
                    const std::uint32_t meeting = work[w].a->masks.touched & work[w].b->masks.touched;
                    for (const std::uint32_t sa : work[w].a->states)
                        for (const std::uint32_t sb : work[w].b->states) {
                            if (++portion.pairs % 65536 == 0 && poll_) poll_();
                            Boundary state = table_a.state(sa);
                            const Whole whole{table_a.steps(sa) + table_b.steps(sb), i, step,
                                              Origin{sa} << 32 | sb};
                            const Linked linked =
                                unite(state, a.masks[sa], table_b.state(sb), b.masks[sb], meeting);
                            if (linked == Linked::open)
                                portion.table.insert(state, whole.steps, whole.origin);
                            if (linked == Linked::whole && !rooted()) portion.whole.offer(whole);
                        }
                }
            } catch (...) {
                portion.error = std::current_exception();
            }
        };
        // Two portions of about as many pairs, cut between two signatures.
        std::size_t cut = 0;
        for (std::size_t pairs = 0;
             cut < work.size() && (2 * pairs < all_pairs || work[cut].signature == work[cut - 1].signature);
             ++cut)
            pairs += work[cut].pairs();
        Portion first{BoundaryTable(budget_), {}, 0, 0, cut, {}},
            second{BoundaryTable(budget_), {}, 0, cut, work.size(), {}};
        constexpr std::size_t worth_a_thread = 100'000;
        if (all_pairs < worth_a_thread) {
            run(first);
            run(second);
        } else {
            std::thread other(run, std::ref(second));
            run(first);
            other.join();
        }
        for (const Portion *portion : {&first, &second}) {
            if (portion->error) std::rethrow_exception(portion->error);
            offer(portion->whole);
            stats_.pairs += portion->pairs;
        }
        first.table.append(std::move(second.table));
        return std::move(first.table);
    }

    // Puts b into a. They meet where both have the end of a segment.
    static Linked unite(Boundary &a, const Boundary::Masks &masks_a, const Boundary &b,
                        const Boundary::Masks &masks_b, std::uint32_t meeting) {
        const Boundary alone_a = a;
        a.words[0] |= b.words[0]; // right where only one has a label
        a.words[1] |= b.words[1];
        if (meeting == 0) return Linked::open;
        // The other ends of the segments that begin at slot s in a, at 32 + s in b.
        std::array<std::uint8_t, 64> other;
        const auto read_ends = [&other](const Boundary &state, std::uint32_t ends, unsigned offset) {
            for (; ends != 0; ends &= ends - 1) {
                const auto s = static_cast<unsigned>(std::countr_zero(ends));
                const unsigned label = state.get(s);
                other[offset + s] =
                    static_cast<std::uint8_t>(label == half_path ? finished : offset + label - first_mate);
            }
        };
        read_ends(alone_a, masks_a.touched & ~masks_a.saturated, 0);
        read_ends(b, masks_b.touched & ~masks_b.saturated, 32);
        bool whole = false;
        std::uint64_t changed = 0;
        for (std::uint32_t rest = meeting; rest != 0; rest &= rest - 1) {
            const auto s = static_cast<unsigned>(std::countr_zero(rest));
            const unsigned p = other[s], q = other[32 + s];
            if (p == 32 + s) return Linked::impossible; // a cycle
            if (p == finished && q == finished) whole = true;
            if (p != finished) other[p] = static_cast<std::uint8_t>(q), changed |= std::uint64_t{1} << p;
            if (q != finished) other[q] = static_cast<std::uint8_t>(p), changed |= std::uint64_t{1} << q;
            a.set(s, saturated);
        }
        changed &= ~(std::uint64_t{meeting} << 32 | meeting);
        for (; changed != 0; changed &= changed - 1) {
            const auto end = static_cast<unsigned>(std::countr_zero(changed));
            a.set(end % 32, other[end] == finished ? half_path : first_mate + other[end] % 32);
        }
        return !whole ? Linked::open : a.closed() ? Linked::whole : Linked::impossible;
    }

    // Eliminates the vertex from the states: uses its edges to later vertices or does not, and forgets it.
    BoundaryTable eliminate(std::uint32_t i, const BoundaryTable &joined) {
        BoundaryTable message(budget_);
        message.expect(joined.size());
        for (std::size_t s = 0; s < joined.size(); ++s) {
            if (s % 4096 == 0 && poll_) poll_();
            take_steps(i, 0, joined.state(s), joined.state(s).halves(),
                       {joined.steps(s), i, 0, Origin{s} << 32}, message);
        }
        message.prune(elimination_.slots);
        if (bounds_) narrow(message, (*bounds_)[i]);
        return message;
    }

    // The vertex has at most two steps in the end, so there are few ways to use its edges: all are tried.
    void take_steps(std::uint32_t i, std::size_t e, const Boundary &state, unsigned halves,
                    const Whole &so_far, BoundaryTable &message) {
        if (e == nodes_[i].edges.size()) {
            forget(i, state, halves, so_far, message);
            return;
        }
        take_steps(i, e + 1, state, halves, so_far, message);
        const BlockGraph::Edge &edge = graph_.edges[nodes_[i].edges[e]];
        const unsigned a = elimination_.slot[edge.a], b = elimination_.slot[edge.b];
        // Each link is of two slots, or of a slot and an end of the path.
        using Link = std::pair<unsigned, unsigned>;
        const auto use = [&](Use how, std::uint32_t steps, unsigned ends, std::initializer_list<Link> links) {
            Boundary used = state;
            Linked linked = Linked::open;
            for (const auto &[x, y] : links)
                linked = linked == Linked::open ? link(used, x, y) : Linked::impossible;
            Whole next = so_far;
            next.steps += steps;
            next.origin |= static_cast<Origin>(how) << 3 * e;
            if (linked == Linked::whole && !rooted() && used.closed()) offer(next);
            if (linked == Linked::open && halves + ends <= most_halves())
                take_steps(i, e + 1, used, halves + ends, next, message);
        };
        use(Use::whole, edge.inner + 1, 0, {{a, b}});
        if (edge.inner > 0) {
            use(Use::end_from_a, edge.inner, 1, {{a, finished}});
            use(Use::end_from_b, edge.inner, 1, {{b, finished}});
        }
        if (edge.inner > 1) use(Use::ends_from_both, edge.inner, 2, {{a, finished}, {b, finished}});
    }

    void forget(std::uint32_t i, Boundary state, unsigned halves, Whole so_far, BoundaryTable &message) {
        const std::uint32_t v = elimination_.order[i];
        const unsigned slot = elimination_.slot[v], label = state.get(slot);
        const bool is_root = graph_.root == v;
        if (is_root && label <= saturated) return;
        state.set(slot, untouched);
        if (label > saturated) {
            so_far.steps += graph_.tails[v];
            if (label == half_path) {
                if (is_root == rooted() && state.closed()) offer(so_far);
                return;
            }
            if (++halves > most_halves()) return;
            state.set(label - first_mate, half_path);
        }
        if (bounds_ && so_far.steps + (*bounds_)[i].most(state, most_halves() - halves) <= best_.steps)
            return;
        message.insert(state, so_far.steps, so_far.origin);
    }

    // Drops what cannot beat the best path, and the least promising beyond the width of the beam.
    void narrow(BoundaryTable &message, const RestBound &bound) {
        std::vector<std::uint32_t> most(message.size());
        for (std::size_t s = 0; s < message.size(); ++s)
            most[s] =
                message.steps(s) + bound.most(message.state(s), most_halves() - message.state(s).halves());
        std::uint32_t least = best_.steps + 1; // to be kept
        if (message.size() > beam_) {
            std::vector<std::uint32_t> sorted = most;
            std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(beam_),
                             sorted.end(), std::greater<>());
            least = std::max(least, sorted[beam_]); // a few more may be kept: those with the same bound
        }
        std::vector<bool> dropped(message.size());
        std::size_t room = beam_;
        for (std::size_t s = 0; s < message.size(); ++s) room -= most[s] > least && room > 0;
        for (std::size_t s = 0; s < message.size(); ++s) {
            if (most[s] > least) continue;
            dropped[s] = most[s] < least || room == 0;
            if (!dropped[s]) --room;
            if (dropped[s] && most[s] > best_.steps) lost_ = std::max(lost_, most[s]);
        }
        message.drop(dropped);
    }

    // Reads the edges of the best path back from the origins.
    void trace_back(BlockPath &path) const {
        struct Visit {
            std::uint32_t node;
            std::size_t joins; // how many of the node's joins were done when the state was made
            std::uint32_t state;
        };
        std::vector<Visit> todo;
        const auto from_join = [&](std::uint32_t i, std::size_t joins, Origin origin) {
            const std::uint32_t child = nodes_[i].children[joins];
            read(child, nodes_[child].origins[origin & UINT32_MAX], path);
            todo.push_back({child, nodes_[child].joins.size(),
                            static_cast<std::uint32_t>(nodes_[child].origins[origin & UINT32_MAX] >> 32)});
            todo.push_back({i, joins - 1, static_cast<std::uint32_t>(origin >> 32)});
        };
        if (best_.join > 0) {
            from_join(best_.node, best_.join, best_.origin);
        } else {
            read(best_.node, best_.origin, path);
            todo.push_back({best_.node, nodes_[best_.node].joins.size(),
                            static_cast<std::uint32_t>(best_.origin >> 32)});
        }
        while (!todo.empty()) {
            const Visit visit = todo.back();
            todo.pop_back();
            const Node &node = nodes_[visit.node];
            if (visit.joins > 0) {
                from_join(visit.node, visit.joins, node.joins[visit.joins - 1][visit.state]);
            } else if (!node.children.empty()) {
                const std::uint32_t child = node.children[0];
                read(child, nodes_[child].origins[visit.state], path);
                todo.push_back({child, nodes_[child].joins.size(),
                                static_cast<std::uint32_t>(nodes_[child].origins[visit.state] >> 32)});
            }
        }
    }
    void read(std::uint32_t i, Origin origin, BlockPath &path) const {
        for (std::size_t e = 0; e < nodes_[i].edges.size(); ++e)
            path.uses[nodes_[i].edges[e]] = static_cast<Use>(origin >> 3 * e & 7);
    }

    const BlockGraph &graph_;
    const Elimination &elimination_;
    SolverStats &stats_;
    const std::vector<RestBound> *bounds_;
    const std::size_t beam_;
    std::uint32_t lost_ = 0;
    const std::function<void()> &poll_;
    MemoryBudget budget_;
    std::vector<Node> nodes_;
    Whole best_;
    bool found_ = false;
};

} // namespace

BlockPath solve_block(const BlockGraph &graph, const Elimination &elimination, std::uint32_t beat,
                      const SolverOptions &options, SolverStats &stats, const std::vector<RestBound> *bounds,
                      std::size_t beam) {
    assert(elimination.slots <= most_slots);
    return BlockSolver(graph, elimination, beat, options, stats, bounds, beam).run();
}

} // namespace spell
