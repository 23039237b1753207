#include "spellpath/elimination.h"

#include <algorithm>
#include <cmath>
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

// None where a bag gets wider than most_slots, else an order of minimum fill, in eighths of an edge, with so much noise added; ties broken at random, the root last.
std::vector<std::uint32_t> min_fill_order(const BlockGraph &graph, FillGraph fill_graph,
                                          std::mt19937_64 &random, std::uint32_t noise) {
    std::vector<std::uint32_t> order, fill(graph.size), changed;
    std::vector<bool> gone(graph.size), marked(graph.size);
    for (std::uint32_t v = 0; v < graph.size; ++v) fill[v] = fill_graph.fill(v);
    while (order.size() < graph.size) {
        std::uint32_t best = UINT32_MAX, ties = 0;
        std::uint64_t least = UINT64_MAX;
        for (std::uint32_t v = 0; v < graph.size; ++v) {
            if (gone[v] || (graph.root == v && order.size() + 1 < graph.size)) continue;
            const std::uint64_t score = std::uint64_t{fill[v]} * 8 + random() % noise;
            if (score < least) {
                least = score;
                ties = 0;
            }
            if (score == least && random() % ++ties == 0) best = v;
        }
        if (fill_graph.around(best).size() >= most_slots) return {};
        order.push_back(best);
        gone[best] = true;
        const auto around = fill_graph.around(best);
        fill_graph.eliminate(best);
        changed.clear();
        for (const std::uint32_t a : around) {
            if (!marked[a]) changed.push_back(a), marked[a] = true;
            for (const std::uint32_t b : fill_graph.around(a))
                if (!marked[b]) changed.push_back(b), marked[b] = true;
        }
        for (const std::uint32_t a : changed) {
            fill[a] = fill_graph.fill(a);
            marked[a] = false;
        }
    }
    return order;
}

// The work that a decomposition is: states, 3 for each vertex of a bag, and pairs of states that are joined, 6 for each
// vertex that both sides of a join have (of the nine pairs of untouched, end and saturated, six fit).
double estimate(const Elimination &elimination, const std::vector<std::vector<std::uint32_t>> &bags) {
    double cost = 0;
    std::vector<std::vector<std::uint32_t>> joined(
        bags.size()); // what the children so far have touched, if any
    std::vector<bool> any(bags.size());
    for (std::uint32_t i = 0; i < bags.size(); ++i) {
        cost += std::pow(3.0, static_cast<double>(bags[i].size() + 1));
        const std::uint32_t p = elimination.parent[i];
        if (p == i) continue;
        std::vector<std::uint32_t> &base = joined[p], message = bags[i];
        std::sort(message.begin(), message.end());
        std::vector<std::uint32_t> both;
        std::set_union(base.begin(), base.end(), message.begin(), message.end(), std::back_inserter(both));
        if (any[p]) {
            const double common = static_cast<double>(base.size() + message.size() - both.size());
            cost += std::pow(7.0, common) * std::pow(3.0, static_cast<double>(both.size()) - common);
        }
        any[p] = true;
        base = std::move(both);
    }
    return cost;
}

// The decomposition that an order gives; as a path, everything before a vertex hangs on it.
Elimination elimination_of(const BlockGraph &graph, std::vector<std::uint32_t> order, bool path) {
    Elimination result;
    result.order = std::move(order);
    result.parent.resize(graph.size);
    result.slot.assign(graph.size, UINT32_MAX);
    std::vector<std::uint32_t> place(graph.size);
    for (std::uint32_t i = 0; i < graph.size; ++i) place[result.order[i]] = i;

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
    result.cost = estimate(result, bags);
    // From the last to the first: the graph is chordal, so the slots of a bag but one are known and differ.
    for (std::uint32_t i = graph.size; i-- > 0;) {
        std::uint64_t taken = 0;
        for (const std::uint32_t w : bags[i])
            if (result.slot[w] < 64) taken |= std::uint64_t{1} << result.slot[w];
        std::uint32_t slot = 0;
        while (slot < 64 && taken >> slot & 1) ++slot;
        result.slot[result.order[i]] = slot;
        result.slots = std::max(result.slots, slot + 1);
    }
    return result;
}

} // namespace

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
    std::mt19937_64 random(1);
    const FillGraph fill_graph(graph);
    Elimination best;
    best.slots = most_slots + 1;
    constexpr int few = 5;                           // tries that come out too wide
    const double cost_of_a_try = 100.0 * graph.size; // in time, about what so many states take
    for (int i = 0; i < tries && (best.order.empty() ? i < few : i * cost_of_a_try < best.cost / 4); ++i) {
        if (poll) poll();
        constexpr std::uint32_t noise = 20; // found by trying: more than two cells of fill, less than three
        std::vector<std::uint32_t> order = min_fill_order(graph, fill_graph, random, i % 2 == 0 ? noise : 1);
        if (order.empty()) continue;
        Elimination next = elimination_of(graph, std::move(order), false);
        if (best.order.empty() || next.cost < best.cost) best = std::move(next);
    }
    return best;
}

} // namespace spell
