// Chooses orders in which the vertices of a block are eliminated.
#include "spellpath/order.h"

#include "shell/threads.h"
#include "spellpath/state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <functional>
#include <iterator>
#include <numeric>
#include <queue>
#include <random>
#include <utility>

namespace spell {

namespace {

// The graph that vertices are eliminated from. Neighbours are kept in lists and as a matrix of bits: an edge
// is looked up at once, and a copy of a graph of n vertices takes n * n / 8 bytes.
struct FillGraph {
    std::size_t words; // of each row
    std::vector<std::uint64_t> matrix;
    std::vector<Vertices> around;

    explicit FillGraph(const BlockGraph &graph)
        : words((graph.size + 63) / 64), matrix(graph.size * words), around(graph.size) {
        for (const auto &edge : graph.edges) join(edge.a, edge.b);
    }
    bool joined(Vertex a, Vertex b) const { return matrix[a * words + b / 64] >> b % 64 & 1; }
    void join(Vertex a, Vertex b) {
        assert(a != b);
        if (joined(a, b)) return;
        matrix[a * words + b / 64] |= std::uint64_t{1} << b % 64;
        matrix[b * words + a / 64] |= std::uint64_t{1} << a % 64;
        around[a].push_back(b);
        around[b].push_back(a);
    }
    /// Calls added(a, b) after each edge of fill.
    void eliminate(Vertex v, const auto &added) {
        for (const Vertex a : around[v]) std::erase(around[a], v);
        for (const Vertex a : around[v])
            for (const Vertex b : around[v]) {
                if (a >= b || joined(a, b)) continue;
                join(a, b);
                added(a, b);
            }
    }
    /// How many edges eliminating v would add.
    std::uint32_t fill(Vertex v) const {
        std::uint32_t missing = 0;
        for (const Vertex a : around[v])
            for (const Vertex b : around[v]) missing += a < b && !joined(a, b);
        return missing;
    }
};

// The tree decomposition of an order; nothing when a bag is wider than a state.
//
// The work at a position is estimated from the sizes of the bags: its states, which take the time of 10 pairs
// each, and the pairs joined. Each vertex of a bag multiplies the states by 3.6; each vertex that both sides
// of a join have multiplies the pairs by 10.1, each that one side has by 3.84. (Fitted to boards of three
// letters.)
std::optional<Decomposition> decomposition_of(const BlockGraph &graph, Vertices order) {
    assert(order.size() == graph.size);
    Numbers position(graph.size);
    for (std::uint32_t i = 0; i < graph.size; ++i) position[order[i]] = i;
    // Of each position, the bag without the vertex itself: the positions of later neighbours, and the bags of
    // children.
    std::vector<Numbers> bags(graph.size);
    Decomposition result(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
        const auto [i, later] = std::minmax({position[graph.edges[e].a], position[graph.edges[e].b]});
        bags[i].push_back(later);
        result.edges[i].push_back(e);
    }
    std::vector<Numbers> joined(graph.size); // the union of the children's bags so far
    for (std::uint32_t i = 0; i < graph.size; ++i) {
        Numbers &bag = bags[i];
        std::ranges::sort(bag);
        bag.erase(std::unique(bag.begin(), bag.end()), bag.end());
        if (bag.size() >= frontier_slots) return {};
        result.costs[i] += 10 * std::pow(3.6, static_cast<double>(bag.size()));
        const std::uint32_t p = result.parent[i] = bag.empty() ? i : bag.front();
        if (p == i) continue;
        result.children[p].push_back(i);
        bags[p].insert(bags[p].end(), bag.begin() + 1, bag.end());
        Numbers both;
        std::set_union(joined[p].begin(), joined[p].end(), bag.begin(), bag.end(), std::back_inserter(both));
        if (!joined[p].empty()) {
            const double common = static_cast<double>(joined[p].size() + bag.size() - both.size());
            result.costs[p] +=
                0.06 * std::pow(10.1, common) * std::pow(3.84, static_cast<double>(both.size()) - common);
        }
        joined[p] = std::move(both);
    }
    result.cost = std::accumulate(result.costs.begin(), result.costs.end(), 0.0);
    // From the last to the first: the filled graph is chordal, so all slots of a bag but the vertex's own are
    // known by then, and they differ.
    for (std::uint32_t i = graph.size; i-- > 0;) {
        SlotSet taken = 0;
        for (const std::uint32_t later : bags[i]) {
            const SlotSet bit = SlotSet{1} << result.slot[order[later]];
            assert((taken & bit) == 0);
            taken |= bit;
        }
        const auto slot = static_cast<std::uint32_t>(std::countr_one(taken));
        assert(slot < frontier_slots);
        result.slot[order[i]] = slot;
        result.slots = std::max(result.slots, slot + 1);
    }
    result.order = std::move(order);
    return result;
}

// Score: 64 per fill edge plus the vertex's bias. The lowest score is eliminated first.
constexpr std::uint32_t edge_of_fill = 64;

// The order of lowest scores; empty when a bag gets wider than a state. The graph is used up. Every vertex
// has a bias.
Vertices min_fill_order(FillGraph fill_graph, const Numbers &bias) {
    constexpr std::uint32_t gone = UINT32_MAX;
    Vertices order, scores(bias.size());
    // Scores and vertices. Scores that have changed since are skipped.
    using Scored = std::pair<std::uint32_t, std::uint32_t>;
    std::priority_queue<Scored, std::vector<Scored>, std::greater<>> queue;
    const auto set_score = [&](Vertex v, std::uint32_t score) {
        scores[v] = score;
        queue.push({score, v});
    };
    const auto count_fill = [&](Vertex v) { set_score(v, fill_graph.fill(v) * edge_of_fill + bias[v]); };
    for (Vertex v = 0; v < bias.size(); ++v) count_fill(v);
    while (order.size() < bias.size()) {
        const auto [score, best] = queue.top();
        queue.pop();
        if (score != scores[best]) continue;
        if (fill_graph.around[best].size() >= frontier_slots) return {};
        order.push_back(best);
        scores[best] = gone;
        // Adding fill edge ab lowers by one the fill count of each common neighbour of a and b. The former
        // neighbours of the eliminated vertex are counted anew.
        fill_graph.eliminate(best, [&](Vertex a, Vertex b) {
            for (const Vertex w : fill_graph.around[a])
                if (w != b && fill_graph.joined(w, b)) set_score(w, scores[w] - edge_of_fill);
        });
        for (const Vertex a : fill_graph.around[best]) count_fill(a);
    }
    return order;
}

// A hill climb: random biases at first. From then on the best biases are changed around a vertex, drawn by
// its cost, and the change is kept if it is no worse.
std::optional<Decomposition> climb(const BlockGraph &graph, std::uint64_t seed, int tries,
                                   const Limits &limits) {
    // In brackets: the relative time of three boards, of two, three and four letters, with half and with
    // twice the number. How many tries have random biases (1.09, 1.02).
    constexpr int random_tries = 100;
    // Later tries change the biases of vertices within this many cells of a vertex (1.02, 0.99).
    constexpr std::uint32_t radius = 5;
    // The climb is given up after this many tries, if all are too wide.
    constexpr int hopeless_tries = 5;
    // Biases are less than this (1.52, 1.55).
    constexpr std::uint32_t noise = 5 * edge_of_fill / 2;
    // In pairs of states a vertex, three times what it takes: so a climb costs a third of what follows (1.18,
    // 1.29).
    constexpr double cost_of_a_try = 300;

    const FillGraph fill_graph(graph);
    std::mt19937_64 random(seed);
    const auto below = [&random](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
    std::optional<Decomposition> best;
    Numbers best_bias(graph.size);
    for (int i = 0; i < tries; ++i) {
        if (best ? i * cost_of_a_try * graph.size >= best->pruned_cost() : i == hopeless_tries) break;
        limits.check();
        Numbers bias = best_bias;
        if (i < random_tries) {
            for (std::uint32_t &b : bias) b = below(i % 2 == 0 ? noise : edge_of_fill / 8);
        } else {
            double left = best->cost * below(1u << 20) / (1u << 20);
            std::uint32_t at = 0;
            while (at + 1 < graph.size && left >= best->costs[at]) left -= best->costs[at++];
            const Cell centre = graph.cells[best->order[at]];
            const int most = 1 + static_cast<int>(below(radius));
            for (Vertex v = 0; v < graph.size; ++v)
                if (distance(graph.cells[v], centre) <= most && below(2) == 0) bias[v] = below(noise);
        }
        Vertices order = min_fill_order(fill_graph, bias);
        if (order.empty()) continue;
        std::optional<Decomposition> next = decomposition_of(graph, std::move(order));
        if (best && next->cost > best->cost) continue;
        best = std::move(next);
        best_bias = std::move(bias);
    }
    return best;
}

} // namespace

std::optional<Decomposition> sweep_decomposition(const BlockGraph &graph) {
    std::optional<Decomposition> best;
    for (const bool by_rows : {true, false}) {
        Vertices order(graph.size);
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, {}, [&](Vertex v) {
            const auto [r, c] = graph.cells[v];
            return by_rows ? std::pair(r, c) : std::pair(c, r);
        });
        std::optional<Decomposition> next = decomposition_of(graph, std::move(order));
        const auto rank = [](const Decomposition &sweep) { return std::pair(sweep.slots, sweep.cost); };
        if (next && (!best || rank(*next) < rank(*best))) best = std::move(next);
    }
    return best;
}

std::optional<Decomposition> min_fill_decomposition(const BlockGraph &graph, int tries,
                                                    const Limits &limits) {
    constexpr int worth_two = 10; // tries
    // One climb in three ends at an order of twice the cost; the cheaper of two seldom does. With one, fifty
    // random boards took 0.91 times as long in the median and 1.7 at most. Two are climbed side by side.
    std::array<std::optional<Decomposition>, 2> found;
    shell::side_by_side(tries < worth_two ? 1 : 2,
                        [&](unsigned i) { found[i] = climb(graph, i + 1, tries, limits); });
    auto &[best, other] = found;
    return !best || (other && other->cost < best->cost) ? std::move(other) : std::move(best);
}

} // namespace spell
