#include "spellpath/block_solver.h"

#include "spellpath/boundary_table.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <exception>
#include <functional>
#include <initializer_list>
#include <system_error>
#include <thread>
#include <utility>

namespace spell {

namespace {

constexpr unsigned finished = 64; // in place of a slot: the end of a segment that is an end of the path

// Where a state comes from: the uses of the vertex's own edges, three bits each, and above them the number of the pair
// of states that were joined: that of the first, times how many second ones there are, plus that of the second.
using Origin = std::uint64_t;
constexpr unsigned use_bits = 3, uses_bits = 6 * use_bits; // a cell has six neighbours

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

// The longest whole path found in some part of the work, if it is longer than `steps` was at first.
struct Whole {
    std::uint32_t steps = 0;
    std::uint32_t node = 0;
    std::uint32_t child = 0; // the last of the node's children that has been joined
    Origin origin = 0;
    bool found = false;

    void offer(const Whole &other) {
        if (other.steps <= steps) return;
        *this = other;
        found = true;
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
        std::vector<std::vector<std::uint32_t>> own_edges = elimination.own_edges(graph);
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            nodes_[i].edges = std::move(own_edges[i]);
            if (elimination.parent[i] != i) nodes_[elimination.parent[i]].children.push_back(i);
        }
    }

    BlockPath run() {
        std::vector<BoundaryTable> messages;
        messages.reserve(graph_.size);
        stats_.vertices = graph_.size;
        for (std::uint32_t i = 0; i < graph_.size; ++i) {
            stats_.eliminated = i;
            messages.push_back(eliminate(i, messages));
            nodes_[i].origins = origins_of(messages.back());
            stats_.states += messages.back().size();
        }
        BlockPath path;
        path.lost = lost_;
        if (!best_.found) return path;
        path.steps = best_.steps;
        path.uses.assign(graph_.edges.size(), Use::none);
        trace_back(path);
        return path;
    }

  private:
    struct Node {                            // of the i-th vertex of the order
        std::vector<std::uint32_t> edges;    // to later vertices
        std::vector<std::uint32_t> children; // in the decomposition
        // Of the states after each join but the last; the first is that of children 0 and 1.
        std::vector<std::vector<Origin>> joins;
        std::vector<Origin> origins; // of the states when the vertex is forgotten
    };

    // A path of a block with a root is whole only when the root, the last vertex, is forgotten: it is one of its ends.
    bool rooted() const { return graph_.root.has_value(); }
    unsigned most_halves() const { return rooted() ? 1 : 2; }

    std::vector<Origin> origins_of(const BoundaryTable &table) {
        budget_.take(sizeof(Origin) * table.size());
        std::vector<Origin> origins(table.size());
        for (std::size_t s = 0; s < table.size(); ++s) origins[s] = table.origin(s);
        return origins;
    }

    // Joins what hangs on the vertex, uses its edges to later vertices or does not, and forgets it.
    BoundaryTable eliminate(std::uint32_t i, std::vector<BoundaryTable> &messages) {
        Node &node = nodes_[i];
        // The largest last: until then the tables are small.
        std::stable_sort(node.children.begin(), node.children.end(), [&](std::uint32_t a, std::uint32_t b) {
            return messages[a].size() < messages[b].size();
        });
        BoundaryTable table(budget_);
        if (node.children.empty()) table.insert({}, 0, 0);
        else table = std::move(messages[node.children[0]]);
        const auto last = static_cast<std::uint32_t>(node.children.size() - 1);
        for (std::uint32_t c = 1; c < node.children.size(); ++c) {
            const BoundaryTable message = std::move(messages[node.children[c]]);
            table = join(i, c, table, message, c == last);
            if (c < last) node.joins.push_back(origins_of(table));
        }
        if (node.children.size() < 2) table = step(i, table);
        table.prune(elimination_.slots);
        if (bounds_) narrow(table, (*bounds_)[i]);
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

    // The slots of which it cannot change any more whether they are touched and saturated, as a mask of signatures: those
    // of vertices that the i-th, or an edge of its, does not touch. The results that differ there stay apart, and so the
    // work is cut into portions, done by two threads, that make different states.
    std::uint64_t settled_slots(std::uint32_t i) const {
        std::uint32_t slots = ~(std::uint32_t{1} << elimination_.slot[elimination_.order[i]]);
        for (const std::uint32_t e : nodes_[i].edges)
            for (const std::uint32_t v : {graph_.edges[e].a, graph_.edges[e].b})
                slots &= ~(std::uint32_t{1} << elimination_.slot[v]);
        return std::uint64_t{slots} << 32 | slots;
    }
    static std::uint64_t signature(const Boundary::Masks &masks) {
        return std::uint64_t{masks.touched} << 32 | masks.saturated;
    }
    static constexpr unsigned portions = 16; // enough for two threads to end at about the same time
    static unsigned portion_of(std::uint64_t settled_signature) {
        return static_cast<unsigned>(settled_signature * 0x9E3779B97F4A7C15 >> 60);
    }

    struct Portion {
        BoundaryTable table;
        Whole whole;
        std::uint64_t pairs = 0;
        std::exception_ptr error;
    };

    // The states that the work makes in all portions. Which thread does which portion does not matter.
    template <typename Work>
    BoundaryTable do_portions(bool worth_a_thread, const Work &work) {
        std::vector<Portion> done;
        for (unsigned p = 0; p < portions; ++p) done.push_back({BoundaryTable(budget_), best_, 0, {}});
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
        if (worth_a_thread) {
            std::thread other;
            try {
                other = std::thread(run);
            } catch (const std::system_error &) { // no more threads to be had: this one does it all
            }
            run();
            if (other.joinable()) other.join();
        } else {
            run();
        }
        for (const Portion &portion : done) {
            if (portion.error) std::rethrow_exception(portion.error);
            best_.offer(portion.whole);
            stats_.pairs += portion.pairs;
        }
        BoundaryTable table(budget_);
        for (Portion &portion : done) table.append(std::move(portion.table));
        return table;
    }

    // All that a state of a and a state of b make together, and when b is the last to be joined, the states after the
    // vertex has been forgotten. Results of different signatures differ, so those of one signature make a bucket that is
    // searched alone, small enough for the processor's cache.
    BoundaryTable join(std::uint32_t i, std::uint32_t child, const BoundaryTable &table_a,
                       const BoundaryTable &table_b, bool last) {
        if (table_b.size() > 0 && table_a.size() > (Origin{1} << (64 - uses_bits)) / table_b.size())
            throw MemoryExhausted(); // a pair has no number
        const Side a(table_a), b(table_b);
        const std::uint32_t common = a.touched & b.touched;
        const std::uint64_t settled = settled_slots(i);
        const std::vector<Group> groups_a = a.groups(common), groups_b = b.groups(common);
        std::vector<GroupPair> work;
        std::size_t all_pairs = 0;
        for (const Group &in_a : groups_a)
            for (const Group &in_b : groups_b) {
                const auto &x = in_a.masks, &y = in_b.masks;
                if ((x.touched & y.saturated) != 0 || (x.saturated & y.touched) != 0) continue;
                if (in_a.halves + in_b.halves > most_halves()) continue;
                const std::uint32_t full = x.saturated | y.saturated | (x.touched & y.touched);
                work.push_back({signature({x.touched | y.touched, full}), &in_a, &in_b});
                all_pairs += work.back().pairs();
            }
        std::stable_sort(work.begin(), work.end(), [settled](const GroupPair &x, const GroupPair &y) {
            return std::pair(x.signature & settled, x.signature) <
                   std::pair(y.signature & settled, y.signature);
        });

        constexpr std::size_t worth_a_thread = 100'000;
        return do_portions(all_pairs >= worth_a_thread, [&](unsigned p, Portion &portion) {
            BoundaryTable bucket(budget_);
            for (std::size_t w = 0; w < work.size(); ++w) {
                const std::uint64_t here = work[w].signature & settled;
                if (portion_of(here) != p) continue;
                if (w == 0 || (work[w - 1].signature & settled) != here) portion.table.begin_bucket();
                if (w == 0 || work[w - 1].signature != work[w].signature) bucket.clear();
                const std::uint32_t meeting = work[w].a->masks.touched & work[w].b->masks.touched;
                for (const std::uint32_t sa : work[w].a->states)
                    for (const std::uint32_t sb : work[w].b->states) {
                        if (++portion.pairs % 65536 == 0 && poll_) poll_();
                        Boundary state = table_a.state(sa);
                        Whole whole{table_a.steps(sa) + table_b.steps(sb), i, child,
                                    (Origin{sa} * table_b.size() + sb) << uses_bits};
                        const Linked linked =
                            unite(state, a.masks[sa], table_b.state(sb), b.masks[sb], meeting);
                        if (linked == Linked::open) bucket.insert(state, whole.steps, whole.origin);
                        if (linked == Linked::whole && !rooted()) portion.whole.offer(whole);
                    }
                if (w + 1 < work.size() && work[w + 1].signature == work[w].signature) continue;
                if (last)
                    for (std::size_t s = 0; s < bucket.size(); ++s)
                        take_steps(i, 0, bucket.state(s), bucket.state(s).halves(),
                                   {bucket.steps(s), i, child, bucket.origin(s)}, portion);
                else portion.table.append(std::move(bucket));
            }
        });
    }

    // The same for the states of the only child.
    BoundaryTable step(std::uint32_t i, const BoundaryTable &table) {
        const std::uint64_t settled = settled_slots(i);
        std::vector<std::uint8_t> portion_numbers(table.size());
        for (std::size_t s = 0; s < table.size(); ++s)
            portion_numbers[s] =
                static_cast<std::uint8_t>(portion_of(signature(table.state(s).masks()) & settled));
        constexpr std::size_t worth_a_thread = 10'000;
        return do_portions(table.size() >= worth_a_thread, [&](unsigned p, Portion &portion) {
            for (std::size_t s = 0; s < table.size(); ++s) {
                if (s % 65536 == 0 && poll_) poll_();
                if (portion_numbers[s] == p)
                    take_steps(i, 0, table.state(s), table.state(s).halves(),
                               {table.steps(s), i, 0, Origin{s} << uses_bits}, portion);
            }
        });
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

    // The vertex has at most two steps in the end, so there are few ways to use its edges: all are tried.
    void take_steps(std::uint32_t i, std::size_t e, const Boundary &state, unsigned halves,
                    const Whole &so_far, Portion &portion) {
        if (e == nodes_[i].edges.size()) {
            forget(i, state, halves, so_far, portion);
            return;
        }
        take_steps(i, e + 1, state, halves, so_far, portion);
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
            next.origin |= static_cast<Origin>(how) << use_bits * e;
            if (linked == Linked::whole && !rooted() && used.closed()) portion.whole.offer(next);
            if (linked == Linked::open && halves + ends <= most_halves())
                take_steps(i, e + 1, used, halves + ends, next, portion);
        };
        use(Use::whole, edge.inner + 1, 0, {{a, b}});
        if (edge.inner > 0) {
            use(Use::end_from_a, edge.inner, 1, {{a, finished}});
            use(Use::end_from_b, edge.inner, 1, {{b, finished}});
        }
        if (edge.inner > 1) use(Use::ends_from_both, edge.inner, 2, {{a, finished}, {b, finished}});
    }

    void forget(std::uint32_t i, Boundary state, unsigned halves, Whole so_far, Portion &portion) {
        const std::uint32_t v = elimination_.order[i];
        const unsigned slot = elimination_.slot[v], label = state.get(slot);
        const bool is_root = graph_.root == v;
        if (is_root && label <= saturated) return;
        state.set(slot, untouched);
        if (label > saturated) {
            so_far.steps += graph_.tails[v];
            if (label == half_path) {
                if (is_root == rooted() && state.closed()) portion.whole.offer(so_far);
                return;
            }
            if (++halves > most_halves()) return;
            state.set(label - first_mate, half_path);
        }
        if (bounds_ &&
            so_far.steps + (*bounds_)[i].most(state, most_halves() - halves) <= portion.whole.steps)
            return;
        portion.table.insert(state, so_far.steps, so_far.origin);
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
        for (std::size_t s = 0; s < message.size(); ++s) room -= most[s] > least;
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
        std::vector<Whole> todo{best_}; // of these, how they came to be
        while (!todo.empty()) {
            const Whole made = todo.back();
            todo.pop_back();
            const Node &node = nodes_[made.node];
            for (std::size_t e = 0; e < node.edges.size(); ++e)
                if (const auto use = static_cast<Use>(made.origin >> use_bits * e & 7); use != Use::none)
                    path.uses[node.edges[e]] = use;
            if (node.children.empty()) continue;
            const auto forgotten = [&](std::uint32_t child, std::size_t state) {
                todo.push_back({0, child, last_child(child), nodes_[child].origins[state]});
            };
            const std::size_t pair = made.origin >> uses_bits;
            if (made.child == 0) {
                forgotten(node.children[0], pair);
                continue;
            }
            const std::uint32_t second = node.children[made.child];
            const std::size_t seconds = nodes_[second].origins.size();
            forgotten(second, pair % seconds);
            if (made.child == 1) forgotten(node.children[0], pair / seconds);
            else todo.push_back({0, made.node, made.child - 1, node.joins[made.child - 2][pair / seconds]});
        }
    }
    std::uint32_t last_child(std::uint32_t i) const {
        return nodes_[i].children.empty() ? 0 : static_cast<std::uint32_t>(nodes_[i].children.size() - 1);
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
};

} // namespace

BlockPath solve_block(const BlockGraph &graph, const Elimination &elimination, std::uint32_t beat,
                      const SolverOptions &options, SolverStats &stats, const std::vector<RestBound> *bounds,
                      std::size_t beam) {
    assert(elimination.slots <= most_slots);
    return BlockSolver(graph, elimination, beat, options, stats, bounds, beam).run();
}

} // namespace spell
