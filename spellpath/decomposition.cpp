#include "spellpath/decomposition.h"

#include "spellpath/fill_graph.h"
#include "spellpath/frontier_state.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numeric>
#include <tuple>

namespace spell {

namespace {

using Bags =
    std::vector<std::vector<std::uint32_t>>; // for each place in the order, the bag without the vertex itself

// Estimates the work at each place: its states, which take the time of 10 pairs each, and the pairs joined. The numbers
// are fitted to what boards of three letters give. Each vertex of a bag multiplies the states by 3.6; each vertex that both
// sides of a join have multiplies the pairs by 10.1, each that one side has by 3.84.
std::vector<double> estimate(const Decomposition &result, const Bags &bags) {
    std::vector<double> costs(bags.size());
    std::vector<std::vector<std::uint32_t>> joined(
        bags.size()); // what the children so far have touched, if any
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

// What an order and its bags give.
Decomposition decomposition_of(std::vector<std::uint32_t> order, std::vector<std::uint32_t> parent,
                               const Bags &bags) {
    Decomposition result;
    result.order = std::move(order);
    result.parent = std::move(parent);
    result.costs = estimate(result, bags);
    result.cost = std::accumulate(result.costs.begin(), result.costs.end(), 0.0);
    // From the last to the first: the filled graph is chordal, so all slots of a bag but the vertex's own are known by then,
    // and they differ.
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
    std::vector<std::vector<std::uint32_t>> around(graph.size);
    for (const auto &edge : graph.edges) {
        around[edge.a].push_back(edge.b);
        around[edge.b].push_back(edge.a);
    }
    Bags bags(graph.size);
    std::vector<std::uint32_t> frontier, parent(graph.size);
    std::vector<bool> met(graph.size);
    for (std::uint32_t i = 0; i < graph.size; ++i) {
        const std::uint32_t v = order[i];
        std::erase(frontier, v);
        met[v] = true;
        for (const std::uint32_t w : around[v])
            if (!met[w]) frontier.push_back(w), met[w] = true;
        if (frontier.size() >= frontier_slots) return {};
        bags[i] = frontier;
        parent[i] = std::min(i + 1, graph.size - 1);
    }
    return decomposition_of(std::move(order), std::move(parent), bags);
}

} // namespace

Decomposition tree_decomposition(const BlockGraph &graph, std::vector<std::uint32_t> order) {
    assert(order.size() == graph.size);
    std::vector<std::uint32_t> place(graph.size), parent(graph.size);
    for (std::uint32_t i = 0; i < graph.size; ++i) place[order[i]] = i;
    Bags bags(graph.size);
    FillGraph fill_graph(graph);
    for (std::uint32_t i = 0; i < graph.size; ++i) {
        bags[i] = fill_graph.around(order[i]);
        std::uint32_t first = graph.size;
        for (const std::uint32_t w : bags[i]) first = std::min(first, place[w]);
        parent[i] = first < graph.size ? first : i;
        fill_graph.eliminate(order[i]);
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

std::vector<std::uint32_t> Decomposition::places() const {
    std::vector<std::uint32_t> places(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) places[order[i]] = i;
    return places;
}

std::vector<std::vector<std::uint32_t>> Decomposition::own_edges(const BlockGraph &graph) const {
    const std::vector<std::uint32_t> place = places();
    std::vector<std::vector<std::uint32_t>> edges(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e)
        edges[std::min(place[graph.edges[e].a], place[graph.edges[e].b])].push_back(e);
    return edges;
}

} // namespace spell
