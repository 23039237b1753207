#include "spellpath/order.h"

#include "spellpath/state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <random>
#include <tuple>
#include <utility>

namespace spell {

namespace {

// The graph that vertices are eliminated from. Neighbours are kept in lists and as a matrix of bits: an edge is looked
// up at once, and a copy of a graph of n vertices takes n * n / 8 bytes.
class FillGraph {
  public:
    explicit FillGraph(const BlockGraph &graph)
        : words_((graph.size + 63) / 64), rows_(graph.size * words_), lists_(graph.size) {
        for (const auto &edge : graph.edges) join(edge.a, edge.b);
    }
    bool joined(std::uint32_t a, std::uint32_t b) const { return rows_[a * words_ + b / 64] >> b % 64 & 1; }
    const std::vector<std::uint32_t> &around(std::uint32_t v) const { return lists_[v]; }
    void join(std::uint32_t a, std::uint32_t b) {
        assert(a != b);
        if (joined(a, b)) return;
        rows_[a * words_ + b / 64] |= std::uint64_t{1} << b % 64;
        rows_[b * words_ + a / 64] |= std::uint64_t{1} << a % 64;
        lists_[a].push_back(b);
        lists_[b].push_back(a);
    }
    /// Calls added(a, b) after each edge of fill.
    template <typename Added>
    void eliminate(std::uint32_t v, const Added &added) {
        for (const std::uint32_t a : lists_[v]) std::erase(lists_[a], v);
        for (const std::uint32_t a : lists_[v])
            for (const std::uint32_t b : lists_[v]) {
                if (a >= b || joined(a, b)) continue;
                join(a, b);
                added(a, b);
            }
    }
    /// How many edges eliminating v would add.
    std::uint32_t fill(std::uint32_t v) const {
        std::uint32_t missing = 0;
        for (const std::uint32_t a : lists_[v])
            for (const std::uint32_t b : lists_[v]) missing += a < b && !joined(a, b);
        return missing;
    }

  private:
    std::size_t words_; // of each row
    std::vector<std::uint64_t> rows_;
    std::vector<std::vector<std::uint32_t>> lists_;
};

// For each position in the order, the bag without the vertex itself.
using Bags = std::vector<std::vector<std::uint32_t>>;

// Estimates the work at each position: its states, which take the time of 10 pairs each, and the pairs joined. Each
// vertex of a bag multiplies the states by 3.6; each vertex that both sides of a join have multiplies the pairs by
// 10.1, each that one side has by 3.84. (Fitted to boards of three letters.)
std::vector<double> estimate(const Decomposition &result, const Bags &bags) {
    std::vector<double> costs(bags.size());
    std::vector<std::vector<std::uint32_t>> joined(bags.size()); // the union of the children's bags so far
    std::vector<bool> any(bags.size());
    for (std::uint32_t i = 0; i < bags.size(); ++i) {
        costs[i] += 10 * std::pow(3.6, static_cast<double>(bags[i].size()));
        const std::uint32_t p = result.parent[i];
        if (p == i) continue;
        std::vector<std::uint32_t> &base = joined[p], message = bags[i];
        std::sort(message.begin(), message.end());
        std::vector<std::uint32_t> both;
        std::set_union(base.begin(), base.end(), message.begin(), message.end(), std::back_inserter(both));
        if (any[p]) {
            const double common = static_cast<double>(base.size() + message.size() - both.size());
            costs[p] +=
                0.06 * std::pow(10.1, common) * std::pow(3.84, static_cast<double>(both.size()) - common);
        }
        any[p] = true;
        base = std::move(both);
    }
    return costs;
}

// Of every vertex, its position in the order.
std::vector<std::uint32_t> positions_in(const std::vector<std::uint32_t> &order) {
    std::vector<std::uint32_t> positions(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) positions[order[i]] = i;
    return positions;
}

// What an order and its bags give.
Decomposition decomposition_of(std::vector<std::uint32_t> order, std::vector<std::uint32_t> parent,
                               const Bags &bags) {
    Decomposition result;
    result.order = std::move(order);
    result.parent = std::move(parent);
    result.costs = estimate(result, bags);
    result.cost = std::accumulate(result.costs.begin(), result.costs.end(), 0.0);
    // From the last to the first: the filled graph is chordal, so all slots of a bag but the vertex's own are known by
    // then, and they differ.
    result.slot.resize(result.order.size());
    for (std::size_t i = result.order.size(); i-- > 0;) {
        SlotSet taken = 0;
        for (const std::uint32_t w : bags[i]) {
            assert((taken >> result.slot[w] & 1) == 0);
            taken |= SlotSet{1} << result.slot[w];
        }
        const auto slot = static_cast<std::uint32_t>(std::countr_one(taken));
        assert(slot < frontier_slots);
        result.slot[result.order[i]] = slot;
        result.slots = std::max(result.slots, slot + 1);
    }
    return result;
}

// The path decomposition of an order: each bag is the vertices seen from what has been passed, and not passed. Nothing
// when a bag is wider than a state.
std::optional<Decomposition> path_decomposition(const BlockGraph &graph, std::vector<std::uint32_t> order) {
    const std::vector<std::vector<std::uint32_t>> around = graph.edges_around();
    Bags bags(graph.size);
    std::vector<std::uint32_t> frontier, parent(graph.size);
    std::vector<bool> met(graph.size);
    for (std::uint32_t i = 0; i < graph.size; ++i) {
        const std::uint32_t v = order[i];
        std::erase(frontier, v);
        met[v] = true;
        for (const std::uint32_t e : around[v])
            for (const std::uint32_t w : {graph.edges[e].a, graph.edges[e].b}) {
                if (!met[w]) frontier.push_back(w);
                met[w] = true;
            }
        if (frontier.size() >= frontier_slots) return {};
        bags[i] = frontier;
        parent[i] = std::min(i + 1, graph.size - 1);
    }
    return decomposition_of(std::move(order), std::move(parent), bags);
}

// Score: 64 per fill edge plus the vertex's bias. The lowest score is eliminated first.
constexpr std::uint32_t edge_of_fill = 64;
using Bias = std::vector<std::uint32_t>; // of every vertex

// The vertices' scores, as the leaves of a tournament: a scan of all scores took most of the time of a try.
class Scores {
  public:
    explicit Scores(std::uint32_t size) : size_(size), tree_(2 * size) {}
    void set(std::uint32_t v, std::uint32_t score) {
        std::size_t i = size_ + v;
        tree_[i] = {score, v};
        while (i /= 2) tree_[i] = std::min(tree_[2 * i], tree_[2 * i + 1]);
    }
    void lower(std::uint32_t v, std::uint32_t by) { set(v, tree_[size_ + v].first - by); }
    /// The first vertex of those with the lowest score.
    std::uint32_t lowest() const { return tree_[1].second; }

  private:
    const std::size_t size_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        tree_; // score and vertex: the lower one of i is 2i or 2i + 1
};

// The order of lowest scores, the root last; empty when a bag gets wider than a state. `fill_graph` is that of the
// graph, and is used up.
std::vector<std::uint32_t> min_fill_order(const BlockGraph &graph, FillGraph &fill_graph, const Bias &bias) {
    constexpr std::uint32_t gone = UINT32_MAX, last = UINT32_MAX - 1;
    std::vector<std::uint32_t> order;
    Scores scores(graph.size);
    const auto set_score = [&](std::uint32_t v) {
        scores.set(v, graph.root == v ? last : fill_graph.fill(v) * edge_of_fill + bias[v]);
    };
    for (std::uint32_t v = 0; v < graph.size; ++v) set_score(v);
    while (order.size() < graph.size) {
        const std::uint32_t best = scores.lowest();
        if (fill_graph.around(best).size() >= frontier_slots) return {};
        order.push_back(best);
        scores.set(best, gone);
        // Adding fill edge ab lowers by one the fill count of each common neighbour of a and b. The former neighbours
        // of the eliminated vertex are counted anew.
        fill_graph.eliminate(best, [&](std::uint32_t a, std::uint32_t b) {
            for (const std::uint32_t w : fill_graph.around(a))
                if (w != b && graph.root != w && fill_graph.joined(w, b)) scores.lower(w, edge_of_fill);
        });
        for (const std::uint32_t a : fill_graph.around(best)) set_score(a);
    }
    return order;
}

// A hill climb: random biases at first. From then on the best biases are changed around a vertex, drawn by its cost,
// and stay so if that is no worse.
class Climb {
  public:
    Climb(const BlockGraph &graph, std::uint64_t seed)
        : graph_(graph), fill_graph_(graph), random_(seed), best_bias_(graph.size) {}

    std::optional<Decomposition> run(int tries, const Limits &limits) {
        for (int i = 0; i < tries && !enough(i); ++i) {
            limits.check();
            Bias bias = i < random_tries ? random_bias(i) : changed_bias();
            FillGraph used_up = fill_graph_;
            std::vector<std::uint32_t> order = min_fill_order(graph_, used_up, bias);
            if (order.empty()) continue;
            Decomposition next = tree_decomposition(graph_, std::move(order));
            if (best_ && next.cost > best_->cost) continue;
            best_ = std::move(next);
            best_bias_ = std::move(bias);
        }
        return std::move(best_);
    }

  private:
    // In brackets: the time of three boards, of two, three and four letters, with half as much and with twice as much.
    // The first tries are orders of random biases (1.09, 1.02).
    static constexpr int random_tries = 100;
    // Of the part of the board, in cells, where a later try changes the biases (1.02, 0.99).
    static constexpr int radius = 5;
    // When the first tries all come out too wide, the climb is given up.
    static constexpr int hopeless_tries = 5;
    // Of a bias (1.52, 1.55).
    static constexpr std::uint32_t noise = 5 * edge_of_fill / 2;
    // In pairs of states a vertex, three times what it takes: so a climb costs a third of what follows (1.18, 1.29).
    static constexpr double cost_of_a_try = 300;

    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

    bool enough(int i) const {
        if (!best_) return i == hopeless_tries;
        return i * cost_of_a_try * graph_.size >= best_->pruned_cost();
    }

    Bias random_bias(int i) {
        Bias bias(graph_.size);
        for (std::uint32_t &b : bias) b = below(i % 2 == 0 ? noise : edge_of_fill / 8);
        return bias;
    }

    Bias changed_bias() {
        Bias bias = best_bias_;
        double left = best_->cost * below(1u << 20) / (1u << 20);
        std::uint32_t i = 0;
        while (i + 1 < graph_.size && left >= best_->costs[i]) left -= best_->costs[i++];
        const Cell centre = graph_.cells[best_->order[i]];
        const int distance = 1 + static_cast<int>(below(radius));
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            if (std::abs(graph_.cells[v].r - centre.r) <= distance &&
                std::abs(graph_.cells[v].c - centre.c) <= distance && below(2) == 0)
                bias[v] = below(noise);
        return bias;
    }

    const BlockGraph &graph_;
    const FillGraph fill_graph_;
    std::mt19937_64 random_;
    std::optional<Decomposition> best_;
    Bias best_bias_;
};

} // namespace

Decomposition tree_decomposition(const BlockGraph &graph, std::vector<std::uint32_t> order) {
    assert(order.size() == graph.size);
    const std::vector<std::uint32_t> position = positions_in(order);
    std::vector<std::uint32_t> parent(graph.size);
    Bags bags(graph.size);
    FillGraph fill_graph(graph);
    for (std::uint32_t i = 0; i < graph.size; ++i) {
        bags[i] = fill_graph.around(order[i]);
        std::uint32_t first = graph.size;
        for (const std::uint32_t w : bags[i]) first = std::min(first, position[w]);
        parent[i] = first < graph.size ? first : i;
        fill_graph.eliminate(order[i], [](std::uint32_t, std::uint32_t) {});
    }
    return decomposition_of(std::move(order), std::move(parent), bags);
}

std::optional<Decomposition> sweep_decomposition(const BlockGraph &graph) {
    enum class By { rows, columns };
    std::optional<Decomposition> best;
    for (const By by : {By::rows, By::columns}) {
        std::vector<std::uint32_t> order(graph.size);
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            const auto key = [&](std::uint32_t v) {
                const auto [r, c] = graph.cells[v];
                return std::tuple(graph.root == v, by == By::rows ? r : c, by == By::rows ? c : r);
            };
            return key(a) < key(b);
        });
        std::optional<Decomposition> next = path_decomposition(graph, std::move(order));
        if (!next) continue;
        if (!best || std::pair(next->slots, next->cost) < std::pair(best->slots, best->cost))
            best = std::move(next);
    }
    return best;
}

std::vector<std::vector<std::uint32_t>> Decomposition::own_edges(const BlockGraph &graph) const {
    const std::vector<std::uint32_t> position = positions_in(order);
    std::vector<std::vector<std::uint32_t>> edges(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e)
        edges[std::min(position[graph.edges[e].a], position[graph.edges[e].b])].push_back(e);
    return edges;
}

std::optional<Decomposition> min_fill_decomposition(const BlockGraph &graph, int tries,
                                                    const Limits &limits) {
    constexpr int worth_two = 10; // tries
    // One climb in three ends at an order of twice the cost; the cheaper of two seldom does. With one, fifty random
    // boards took 0.91 times as long in the median and 1.7 at most.
    std::optional<Decomposition> best = Climb(graph, 1).run(tries, limits);
    if (tries < worth_two) return best;
    std::optional<Decomposition> other = Climb(graph, 2).run(tries, limits);
    return !best || (other && other->cost < best->cost) ? other : best;
}

} // namespace spell
