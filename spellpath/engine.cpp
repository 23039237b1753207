// The tree and sweep methods: a component is cut into blocks, and each block is solved for itself.
//
// Where a vertex is a cut vertex, a path comes from one of the blocks there and goes on into another, or ends. So the
// blocks form a tree, the block-cut tree, and are solved from its leaves on. For each block but the topmost: what is
// the longest way from the vertex that it hangs by into it? That is a tail, which hangs on the vertex when the block
// above is solved: a path that ends at a vertex goes on into its longest tail. And for every block: what is the
// longest path whose ends, tails included, are anywhere in it? That is skipped where it cannot beat the best so far.
// A path through a cut vertex with both its sides in blocks that hang there is two tails and the vertex.
//
// In a block, chains of vertices of degree two are contracted to one edge. Before the first block that is much work the
// best path is made longer (long_path.h), for a search that is ended early; if it is as long as the bound, that is all.
#include "spellpath/block_solver.h"
#include "spellpath/long_path.h"
#include "spellpath/methods.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace spell {

namespace {

struct Block {
    std::uint32_t top; // the vertex that it hangs by
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;

    std::vector<std::uint32_t> vertices() const {
        std::vector<std::uint32_t> vertices;
        for (const auto &[a, b] : edges) {
            vertices.push_back(a);
            vertices.push_back(b);
        }
        std::sort(vertices.begin(), vertices.end());
        vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
        return vertices;
    }
};

// The blocks of the component as they hang when it is held by `start`, each after those that hang by its vertices
// (Hopcroft and Tarjan, "Efficient algorithms for graph manipulation", 1973).
std::vector<Block> blocks_from(const Component &component, std::uint32_t start) {
    struct Frame {
        std::uint32_t vertex, parent;
        std::uint8_t next;
    };
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> entry(component.size()), low(component.size()); // entry 0: not yet
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    std::vector<Frame> stack{{start, none, 0}};
    std::vector<Block> blocks;
    std::uint32_t clock = 0;
    entry[start] = low[start] = ++clock;
    while (true) {
        Frame &frame = stack.back();
        const auto [v, parent, next] = frame;
        if (const auto around = component.neighbours(v); next < around.size()) {
            const std::uint32_t w = around[next];
            ++frame.next;
            if (w == parent || entry[w] > entry[v]) continue;
            edges.push_back({v, w});
            if (entry[w] == 0) {
                entry[w] = low[w] = ++clock;
                stack.push_back({w, v, 0});
            } else {
                low[v] = std::min(low[v], entry[w]);
            }
            continue;
        }
        stack.pop_back();
        if (parent == none) return blocks;
        low[parent] = std::min(low[parent], low[v]);
        if (low[v] < entry[parent]) continue;
        const auto first = std::find(edges.rbegin(), edges.rend(), std::pair(parent, v)).base() - 1;
        blocks.push_back({parent, {first, edges.end()}});
        edges.erase(first, edges.end());
    }
}

// A block as it is solved: its branching vertices, and the chains between them.
struct Contraction {
    BlockGraph graph;
    std::vector<std::uint32_t> vertices; // of the component, for each vertex of the graph
    std::vector<VertexPath> chains;      // of the component, for each edge of the graph, from a to b
};

class Engine {
  public:
    Engine(const Component &component, std::size_t beat, const SolverOptions &options, SolverStats &stats,
           VertexPath &best, double most_work)
        : component_(component), beat_(beat), options_(options), stats_(stats), best_(best),
          most_work_(most_work), tails_(component.size()), around_(component.size()),
          number_(component.size()), kept_(component.size()), steps_(component.size()) {}

    void run() {
        // Held by a vertex of the largest block, and one of no other if there is one, only the small ones hang.
        std::vector<Block> blocks = blocks_from(component_, 0);
        std::uint32_t start = 0;
        std::vector<std::uint32_t> membership(component_.size());
        for (const Block &block : blocks)
            for (const std::uint32_t v : block.vertices()) ++membership[v];
        if (!blocks.empty()) {
            const auto smaller = [](const Block &a, const Block &b) {
                return a.edges.size() < b.edges.size();
            };
            const auto vertices = std::max_element(blocks.begin(), blocks.end(), smaller)->vertices();
            const auto lone = [&](std::uint32_t v) { return membership[v] == 1; };
            const auto found = std::find_if(vertices.begin(), vertices.end(), lone);
            start = found == vertices.end() ? vertices.front() : *found;
            blocks = blocks_from(component_, start);
        }
        stats_.blocks += blocks.size();
        for (const Block &block : blocks) {
            stats_.best = length();
            if (length() >= bound_) return;
            solve(block, block.top == start && membership[start] == 1);
        }
        pass_through(start, true);
    }

  private:
    // The longest path so far.
    std::size_t length() const { return std::max(beat_, best_.size()); }

    // Hangs a tail on v: the two longest are kept.
    void add_tail(std::uint32_t v, VertexPath tail) {
        auto &[first, second] = tails_[v];
        if (tail.size() > second.size()) second = std::move(tail);
        if (second.size() > first.size()) std::swap(first, second);
    }
    // The tail of a vertex of a block that hangs by `top`, whose own tails are in other blocks.
    const VertexPath &tail_of(std::uint32_t v, std::uint32_t top) const {
        static const VertexPath no_tail;
        return v == top ? no_tail : tails_[v].first;
    }
    // The longest path through v and blocks that hang by it. With one tail it goes on to the vertex above, where it
    // is found longer, but for the topmost vertex.
    void pass_through(std::uint32_t v, bool topmost = false) {
        const auto &[first, second] = tails_[v];
        if ((second.empty() && !topmost) || first.size() + 1 + second.size() <= length()) return;
        best_ = first;
        best_.push_back(v);
        best_.insert(best_.end(), second.rbegin(), second.rend());
    }

    void solve(const Block &block, bool topmost) {
        if (block.edges.size() == 1) {
            // A bridge: a path that passes it is one through its upper vertex.
            const auto [a, b] = block.edges[0];
            const std::uint32_t below = a == block.top ? b : a;
            pass_through(below);
            VertexPath tail = std::move(tails_[below].first);
            tail.push_back(below);
            add_tail(block.top, std::move(tail));
            return;
        }
        const std::vector<std::uint32_t> vertices = block.vertices();
        for (const std::uint32_t v : vertices) {
            if (v != block.top) pass_through(v);
            around_[v].clear();
        }
        for (const auto &[a, b] : block.edges) {
            around_[a].push_back(b);
            around_[b].push_back(a);
        }
        std::vector<std::size_t> tails{0, 0};
        for (const std::uint32_t v : vertices) tails.push_back(tail_of(v, block.top).size());
        std::partial_sort(tails.begin(), tails.begin() + 2, tails.end(), std::greater<>());
        if (vertices.size() + tails[0] + tails[1] > length()) {
            const Contraction contraction = contract(vertices, block.top, false);
            solve(contraction.graph, length() > 0 ? length() - 1 : 0, [&](const BlockPath &better) {
                best_ = read(contraction, better, block.top);
                stats_.best = length();
            });
        }
        if (!topmost) {
            const Contraction contraction = contract(vertices, block.top, true);
            VertexPath path;
            solve(contraction.graph, 0,
                  [&](const BlockPath &better) { path = read(contraction, better, block.top); });
            if (path.empty()) return; // the best path is as long as the bound by now
            if (path.back() != block.top) std::reverse(path.begin(), path.end());
            path.pop_back();
            add_tail(block.top, std::move(path));
        }
    }

    Contraction contract(const std::vector<std::uint32_t> &vertices, std::uint32_t top, bool rooted) {
        for (const std::uint32_t v : vertices)
            kept_[v] = around_[v].size() > 2 || !tail_of(v, top).empty() || (rooted && v == top);
        if (std::none_of(vertices.begin(), vertices.end(), [&](std::uint32_t v) { return kept_[v]; }))
            kept_[vertices[0]] = true;
        Contraction contraction;
        while (!contract_once(vertices, top, rooted, contraction)) {
        }
        return contraction;
    }

    // False when a chain came back to where it began: now it has a vertex that is kept, and all is to be done again.
    bool contract_once(const std::vector<std::uint32_t> &vertices, std::uint32_t top, bool rooted,
                       Contraction &contraction) {
        contraction = {};
        BlockGraph &graph = contraction.graph;
        for (const std::uint32_t v : vertices) {
            if (!kept_[v]) continue;
            number_[v] = graph.size++;
            contraction.vertices.push_back(v);
            graph.tails.push_back(static_cast<std::uint32_t>(tail_of(v, top).size()));
            graph.colours.push_back(component_.vertices[v].colour != 0);
            graph.cells.push_back(component_.cells[v]);
            if (rooted && v == top) graph.root = number_[v];
        }
        for (const std::uint32_t v : contraction.vertices)
            for (std::uint32_t w : around_[v]) {
                VertexPath chain;
                for (std::uint32_t before = v; !kept_[w];) {
                    chain.push_back(w);
                    w = around_[w][around_[w][0] == before ? 1 : 0];
                    before = chain.back();
                }
                if (w == v) {
                    kept_[chain[chain.size() / 2]] = true;
                    return false;
                }
                if (w < v) continue; // a chain is met from both of its ends
                graph.edges.push_back({number_[v], number_[w], static_cast<std::uint32_t>(chain.size())});
                contraction.chains.push_back(std::move(chain));
            }
        return true;
    }

    using Better = std::function<void(const BlockPath &)>;

    // Hands over paths of more than so many steps, each longer than those before and the last the longest there is. By
    // the method asked for, or by what suits the block: a tree decomposition where that is much narrower than a sweep,
    // else the sweep, whose bounds are good where a block is dense.
    void solve(const BlockGraph &graph, std::size_t beat_steps, const Better &better) {
        constexpr int few_tries = 5, many_tries = 3000;
        constexpr double little_work = 1e6;
        // For a tree: an order takes time and room by their square.
        constexpr std::uint32_t too_many_vertices = 10'000;
        const bool choose = options_.method == Method::automatic;
        auto beat = static_cast<std::uint32_t>(beat_steps);
        const bool tree = options_.method != Method::sweep && graph.size <= too_many_vertices;
        Elimination elimination;
        if (tree) elimination = tree_elimination(graph, choose ? few_tries : many_tries, options_.poll);
        if (elimination.cost > most_work_) throw TooWide();
        bool sweeps = !tree;
        if (sweeps || (choose && (elimination.slots > most_slots || elimination.cost > little_work))) {
            Elimination sweep = sweep_elimination(graph);
            sweeps = sweeps || sweep.slots <= elimination.slots + 3;
            if (!sweeps) prepare_for(elimination.cost);
            elimination = sweeps ? std::move(sweep) : tree_elimination(graph, many_tries, options_.poll);
        }
        if (elimination.slots > most_slots || elimination.cost > most_work_) throw TooWide();
        if (!sweeps) prepare_for(elimination.cost); // a sweep's first beam is a good path by itself
        if (length() >= bound_) return;
        if (!graph.root)
            beat = std::max(beat, static_cast<std::uint32_t>(std::max<std::size_t>(length(), 1) - 1));
        stats_.bag = std::max<std::uint64_t>(stats_.bag, elimination.slots);
        const auto solve_with = [&](const std::vector<RestBound> *bounds, std::size_t beam) {
            const BlockPath path = solve_block(graph, elimination, beat, options_, stats_, bounds, beam);
            if (!path.uses.empty()) {
                beat = path.steps;
                better(path);
            }
            return path.lost;
        };
        if (sweeps) {
            // A narrow beam finds a good path, and with it the bounds drop more in a wider one, until nothing was lost.
            const std::vector<RestBound> bounds = rest_bounds(graph, elimination, options_.poll);
            for (std::size_t beam = 3000; solve_with(&bounds, beam) > beat; beam *= 8) {
            }
            return;
        }
        solve_with(nullptr, 0);
    }

    // Before much work, the best path is made longer: a search that is ended early has that.
    void prepare_for(double work) {
        constexpr double much_work = 2e7, work_of_a_window = 1e6;
        if (work < much_work || lengthened_) return;
        lengthened_ = true;
        bound_ = path_bound(component_);
        const double windows = std::min(work / work_of_a_window, static_cast<double>(component_.size()));
        lengthen(component_, static_cast<int>(windows), options_, best_);
        stats_.best = length();
    }

    // The vertices of a solution in order, with the tails at its ends; none when there is no solution.
    VertexPath read(const Contraction &contraction, const BlockPath &solution, std::uint32_t top) {
        if (solution.uses.empty()) return {};
        const BlockGraph &graph = contraction.graph;
        VertexPath touched;
        const auto step = [&](std::uint32_t a, std::uint32_t b) {
            for (const auto &[from, to] : {std::pair(a, b), std::pair(b, a)}) {
                steps_[from].push_back(to);
                touched.push_back(from);
            }
        };
        for (std::size_t e = 0; e < graph.edges.size(); ++e) {
            const VertexPath &chain = contraction.chains[e];
            std::size_t missing = SIZE_MAX; // the step along the chain that is not taken
            switch (solution.uses[e]) {
            case Use::none:
                continue;
            case Use::whole:
                break;
            case Use::end_from_a:
                missing = chain.size();
                break;
            case Use::end_from_b:
                missing = 0;
                break;
            case Use::ends_from_both:
                missing = chain.size() / 2;
                break;
            }
            VertexPath line{contraction.vertices[graph.edges[e].a]};
            line.insert(line.end(), chain.begin(), chain.end());
            line.push_back(contraction.vertices[graph.edges[e].b]);
            for (std::size_t i = 0; i + 1 < line.size(); ++i)
                if (i != missing) step(line[i], line[i + 1]);
        }

        const auto end = [&](std::uint32_t v) { return steps_[v].size() == 1; };
        std::uint32_t at = *std::find_if(touched.begin(), touched.end(), end);
        VertexPath path = tail_of(at, top);
        for (std::uint32_t before = UINT32_MAX;;) {
            path.push_back(at);
            const auto &next = steps_[at];
            const auto on =
                std::find_if(next.begin(), next.end(), [&](std::uint32_t w) { return w != before; });
            if (on == next.end()) break;
            before = std::exchange(at, *on);
        }
        const VertexPath &last = tail_of(at, top);
        path.insert(path.end(), last.rbegin(), last.rend());
        for (const std::uint32_t v : touched) steps_[v].clear();
        assert(path.size() == solution.steps + 1);
        return path;
    }

    const Component &component_;
    const std::size_t beat_;
    const SolverOptions &options_;
    SolverStats &stats_;
    VertexPath &best_;
    const double most_work_;
    bool lengthened_ = false;      // best_
    std::size_t bound_ = SIZE_MAX; // no path is longer
    // The two longest tails of every vertex, in different blocks that hang by it, each from its far end.
    std::vector<std::pair<VertexPath, VertexPath>> tails_;
    // Of the vertices of the block at hand.
    std::vector<std::vector<std::uint32_t>> around_; // neighbours in the block
    std::vector<std::uint32_t> number_;              // in the contraction
    std::vector<bool> kept_;                         // by the contraction
    std::vector<std::vector<std::uint32_t>> steps_;  // along the path that is read
};

} // namespace

void longest_by_engine(const Component &component, std::size_t beat, const SolverOptions &options,
                       SolverStats &stats, VertexPath &best, double most_work) {
    Engine(component, beat, options, stats, best, most_work).run();
}

} // namespace spell
