#include "spellpath/elimination.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <future>
#include <iterator>
#include <numeric>
#include <random>
#include <tuple>

namespace spell {

namespace {

// The graph that elimination works on: neighbours in lists and as a matrix of bits.
class FillGraph {
  public:
    explicit FillGraph(const BlockGraph &graph)
        : words_((graph.size + 63) / 64), rows_(graph.size * words_), lists_(graph.size) {
        for (const auto &edge : graph.edges) join(edge.a, edge.b);
    }
    bool joined(std::uint32_t a, std::uint32_t b) const { return rows_[a * words_ + b / 64] >> b % 64 & 1; }
    const std::vector<std::uint32_t> &around(std::uint32_t v) const { return lists_[v]; }
    void join(std::uint32_t a, std::uint32_t b) {
        if (joined(a, b)) return;
        rows_[a * words_ + b / 64] |= std::uint64_t{1} << b % 64;
        rows_[b * words_ + a / 64] |= std::uint64_t{1} << a % 64;
        lists_[a].push_back(b);
        lists_[b].push_back(a);
    }
    // Takes v out and joins its neighbours.
    void eliminate(std::uint32_t v) {
        for (const std::uint32_t a : lists_[v]) {
            std::erase(lists_[a], v);
            for (const std::uint32_t b : lists_[v])
                if (a < b) join(a, b);
        }
    }
    std::uint32_t fill(std::uint32_t v) const {
        std::uint32_t missing = 0;
        for (const std::uint32_t a : lists_[v])
            for (const std::uint32_t b : lists_[v]) missing += a < b && !joined(a, b);
        return missing;
    }

  private:
    std::size_t words_;
    std::vector<std::uint64_t> rows_;
    std::vector<std::vector<std::uint32_t>> lists_;
};

// A vertex is taken out for each edge of fill that it makes less than others, and this bias says what else counts.
constexpr std::uint32_t edge_of_fill = 64;
using Bias = std::vector<std::uint32_t>; // of every vertex

// An order of minimum fill plus bias, the root last; none where a bag gets wider than most_slots.
std::vector<std::uint32_t> min_fill_order(const BlockGraph &graph, FillGraph fill_graph, const Bias &bias) {
    constexpr std::uint32_t gone = UINT32_MAX, last = UINT32_MAX - 1;
    std::vector<std::uint32_t> order, scores(graph.size), changed;
    std::vector<bool> marked(graph.size);
    const auto set_score = [&](std::uint32_t v) {
        scores[v] = graph.root == v ? last : fill_graph.fill(v) * edge_of_fill + bias[v];
    };
    for (std::uint32_t v = 0; v < graph.size; ++v) set_score(v);
    while (order.size() < graph.size) {
        const auto best =
            static_cast<std::uint32_t>(std::min_element(scores.begin(), scores.end()) - scores.begin());
        if (fill_graph.around(best).size() >= most_slots) return {};
        order.push_back(best);
        scores[best] = gone;
        const auto around = fill_graph.around(best);
        fill_graph.eliminate(best);
        changed.clear();
        for (const std::uint32_t a : around) {
            if (!marked[a]) changed.push_back(a), marked[a] = true;
            for (const std::uint32_t b : fill_graph.around(a))
                if (!marked[b]) changed.push_back(b), marked[b] = true;
        }
        for (const std::uint32_t a : changed) {
            set_score(a);
            marked[a] = false;
        }
    }
    return order;
}

// The work at each place of a decomposition: its states, which take the time of some pairs each, and the pairs that are
// joined. The numbers are fitted to what boards of three letters give: 3.6 states for each vertex of a bag, and pairs by
// the vertices that both sides of a join have and those that one has.
std::vector<double> estimate(const Elimination &elimination,
                             const std::vector<std::vector<std::uint32_t>> &bags) {
    std::vector<double> costs(bags.size());
    std::vector<std::vector<std::uint32_t>> joined(
        bags.size()); // what the children so far have touched, if any
    std::vector<bool> any(bags.size());
    for (std::uint32_t i = 0; i < bags.size(); ++i) {
        costs[i] += 10 * std::pow(3.6, static_cast<double>(bags[i].size()));
        const std::uint32_t p = elimination.parent[i];
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

// The decomposition that an order gives; as a path, everything before a vertex hangs on it.
Elimination elimination_of(const BlockGraph &graph, std::vector<std::uint32_t> order, bool path) {
    Elimination result;
    result.order = std::move(order);
    result.parent.resize(graph.size);
    result.slot.resize(graph.size);
    const std::vector<std::uint32_t> place = result.places();
    std::vector<std::vector<std::uint32_t>> bags(graph.size); // without the vertex itself
    if (path) {
        // The boundary: seen from what is gone, and not gone.
        std::vector<std::vector<std::uint32_t>> around(graph.size);
        for (const auto &edge : graph.edges) {
            around[edge.a].push_back(edge.b);
            around[edge.b].push_back(edge.a);
        }
        std::vector<std::uint32_t> boundary;
        std::vector<bool> in(graph.size);
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            const std::uint32_t v = result.order[i];
            std::erase(boundary, v);
            in[v] = true;
            for (const std::uint32_t w : around[v])
                if (!in[w]) boundary.push_back(w), in[w] = true;
            if (boundary.size() > most_slots) { // too wide for anybody: it is not worth the memory
                result.slots = static_cast<std::uint32_t>(boundary.size());
                return result;
            }
            bags[i] = boundary;
            result.parent[i] = std::min(i + 1, graph.size - 1);
        }
    } else {
        FillGraph fill_graph(graph);
        for (std::uint32_t i = 0; i < graph.size; ++i) {
            bags[i] = fill_graph.around(result.order[i]);
            result.parent[i] = i;
            std::uint32_t first = graph.size;
            for (const std::uint32_t w : bags[i]) first = std::min(first, place[w]);
            if (first < graph.size) result.parent[i] = first;
            fill_graph.eliminate(result.order[i]);
        }
    }
    result.costs = estimate(result, bags);
    result.cost = std::accumulate(result.costs.begin(), result.costs.end(), 0.0);
    // From the last to the first: the graph is chordal, so the slots of a bag but one are known and differ.
    for (std::uint32_t i = graph.size; i-- > 0;) {
        std::uint32_t taken = 0;
        for (const std::uint32_t w : bags[i]) taken |= std::uint32_t{1} << result.slot[w];
        const auto slot = static_cast<std::uint32_t>(std::countr_one(taken));
        result.slot[result.order[i]] = slot;
        result.slots = std::max(result.slots, slot + 1);
    }
    return result;
}

// The best order of a hill climb: orders of random biases at first, and from then on the best one's bias is changed around a
// vertex where the work is, and stays so if that is no worse.
Elimination climb(const BlockGraph &graph, const FillGraph &fill_graph, std::uint64_t seed, int tries,
                  const std::function<void()> &poll) {
    constexpr int starts = 100, radius = 5;
    constexpr int few = 5;                                // tries that come out too wide, all of them
    constexpr int many = 300;                             // tries that gain nothing worth having
    constexpr std::uint32_t noise = 5 * edge_of_fill / 2; // found by trying
    const double cost_of_a_try = 100.0 * graph.size;      // in pairs of states, by time
    std::mt19937_64 random(seed);
    const auto below = [&random](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
    Elimination best;
    best.slots = most_slots + 1;
    Bias best_bias(graph.size);
    int gained = 0; // the try that came to this cost
    double gained_cost = INFINITY;
    const auto enough = [&](int i) {
        if (best.order.empty()) return i == few;
        return i == gained + many || i * cost_of_a_try >= best.cost / 3;
    };
    for (int i = 0; i < tries && !enough(i); ++i) {
        if (poll) poll();
        Bias bias = best_bias;
        if (i < starts) {
            for (std::uint32_t &b : bias) b = below(i % 2 == 0 ? noise : edge_of_fill / 8);
        } else {
            double left = best.cost * below(1u << 20) / (1u << 20);
            std::uint32_t place = 0;
            while (place + 1 < graph.size && left >= best.costs[place]) left -= best.costs[place++];
            const Cell centre = graph.cells[best.order[place]];
            const int distance = 1 + static_cast<int>(below(radius));
            for (std::uint32_t v = 0; v < graph.size; ++v)
                if (std::abs(graph.cells[v].r - centre.r) <= distance &&
                    std::abs(graph.cells[v].c - centre.c) <= distance && below(2) == 0)
                    bias[v] = below(noise);
        }
        std::vector<std::uint32_t> order = min_fill_order(graph, fill_graph, bias);
        if (order.empty()) continue;
        Elimination next = elimination_of(graph, std::move(order), false);
        if (!best.order.empty() && next.cost > best.cost) continue;
        if (next.cost < 0.99 * gained_cost) gained = i, gained_cost = next.cost;
        best = std::move(next);
        best_bias = std::move(bias);
    }
    return best;
}

} // namespace

std::vector<std::uint32_t> Elimination::places() const {
    std::vector<std::uint32_t> places(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) places[order[i]] = i;
    return places;
}

std::vector<std::vector<std::uint32_t>> Elimination::own_edges(const BlockGraph &graph) const {
    const std::vector<std::uint32_t> place = places();
    std::vector<std::vector<std::uint32_t>> edges(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e)
        edges[std::min(place[graph.edges[e].a], place[graph.edges[e].b])].push_back(e);
    return edges;
}

Elimination sweep_elimination(const BlockGraph &graph) {
    Elimination best;
    for (const bool by_rows : {true, false}) {
        std::vector<std::uint32_t> order(graph.size);
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            const auto key = [&](std::uint32_t v) {
                const auto [r, c] = graph.cells[v];
                return std::tuple(graph.root == v, by_rows ? r : c, by_rows ? c : r);
            };
            return key(a) < key(b);
        });
        Elimination next = elimination_of(graph, std::move(order), true);
        if (by_rows || next.slots < best.slots || (next.slots == best.slots && next.cost < best.cost))
            best = std::move(next);
    }
    return best;
}

Elimination tree_elimination(const BlockGraph &graph, int tries, const std::function<void()> &poll) {
    const FillGraph fill_graph(graph);
    const auto search = [&](std::uint64_t seed) { return climb(graph, fill_graph, seed, tries, poll); };
    constexpr int worth_a_thread = 10; // tries
    if (tries < worth_a_thread) return search(1);
    // Where no thread can be had, the second search comes after the first.
    std::future<Elimination> other = std::async(std::launch::async | std::launch::deferred, search, 2);
    Elimination first = search(1), second = other.get();
    return second.order.empty() || (!first.order.empty() && first.cost <= second.cost) ? first : second;
}

} // namespace spell
