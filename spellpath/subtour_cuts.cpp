#include "spellpath/subtour_cuts.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

namespace spell {

namespace {

constexpr double nothing = 1e-7; // less than this is rounding

// Flows from one vertex after the other over the edges that the path uses to its ends.
class Flows {
  public:
    Flows(const BlockGraph &graph, const FractionalPath &path,
          const std::vector<std::vector<std::uint32_t>> &around)
        : graph_(graph), path_(path), around_(around), flow_(graph.edges.size()), room_(path.ends),
          from_(graph.size), seen_(graph.size), is_sink_(graph.size) {
        if (graph.root) room_[*graph.root] = 1;
        full_room_ = room_;
    }

    // The source side of a minimum cut if less than `amount` can flow from the vertex, else nothing.
    std::optional<std::vector<std::uint32_t>> cut_off(std::uint32_t source, double amount) {
        for (const std::uint32_t e : used_edges_) flow_[e] = 0;
        for (const std::uint32_t v : used_ends_) room_[v] = full_room_[v];
        used_edges_.clear();
        used_ends_.clear();
        while (amount > 0) {
            const std::optional<std::uint32_t> end = search(source);
            if (!end) return reached_;
            amount -= augment(source, *end, amount);
        }
        return {};
    }
    // From now on what reaches the vertex has reached an end.
    void make_sink(std::uint32_t v) { is_sink_[v] = true; }

  private:
    std::uint32_t other(std::uint32_t e, std::uint32_t v) const {
        return graph_.edges[e].a == v ? graph_.edges[e].b : graph_.edges[e].a;
    }
    // How much more can flow along the edge from v. Flow from a to b is positive.
    double residual(std::uint32_t e, std::uint32_t v) const {
        return path_.edges[e] - (graph_.edges[e].a == v ? flow_[e] : -flow_[e]);
    }

    // A vertex where flow may end, by a breadth-first search; from_ is the edge that each was reached by.
    std::optional<std::uint32_t> search(std::uint32_t source) {
        ++searches_;
        seen_[source] = searches_;
        reached_.assign(1, source);
        for (std::size_t i = 0; i < reached_.size(); ++i) {
            const std::uint32_t v = reached_[i];
            if (v != source && (is_sink_[v] || room_[v] > nothing)) return v;
            for (const std::uint32_t e : around_[v]) {
                const std::uint32_t w = other(e, v);
                if (seen_[w] == searches_ || residual(e, v) <= nothing) continue;
                seen_[w] = searches_;
                from_[w] = e;
                reached_.push_back(w);
            }
        }
        return {};
    }

    double augment(std::uint32_t source, std::uint32_t end, double amount) {
        if (!is_sink_[end]) amount = std::min(amount, room_[end]);
        for (std::uint32_t v = end, w; v != source; v = w) {
            w = other(from_[v], v);
            amount = std::min(amount, residual(from_[v], w));
        }
        for (std::uint32_t v = end; v != source; v = other(from_[v], v)) {
            flow_[from_[v]] += graph_.edges[from_[v]].b == v ? amount : -amount;
            used_edges_.push_back(from_[v]);
        }
        if (!is_sink_[end]) {
            room_[end] -= amount;
            used_ends_.push_back(end);
        }
        return amount;
    }

    const BlockGraph &graph_;
    const FractionalPath &path_;
    const std::vector<std::vector<std::uint32_t>> &around_;
    std::vector<double> flow_;             // along each edge
    std::vector<double> room_, full_room_; // how much can end at each vertex: now, at first
    std::vector<std::uint32_t> used_edges_, used_ends_;
    std::vector<std::uint32_t> reached_, from_, seen_; // by the search; seen_ is the last search that did
    std::vector<bool> is_sink_;
    std::uint32_t searches_ = 0;
};

} // namespace

double SubtourCut::excess(const FractionalPath &path) const {
    double excess = 0;
    for (const std::uint32_t e : inner) excess += path.edges[e];
    for (const std::uint32_t e : leaving) excess -= path.edges[e];
    for (const std::uint32_t v : others) excess -= path.ends[v];
    return excess;
}

std::vector<std::vector<std::uint32_t>> edges_around(const BlockGraph &graph) {
    std::vector<std::vector<std::uint32_t>> around(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
        around[graph.edges[e].a].push_back(e);
        around[graph.edges[e].b].push_back(e);
    }
    return around;
}

SubtourCut subtour_cut(const BlockGraph &graph, const std::vector<std::vector<std::uint32_t>> &around,
                       const std::vector<std::uint32_t> &set, std::uint32_t v) {
    assert(graph.root != v && std::find(set.begin(), set.end(), v) != set.end());
    std::vector<bool> in(graph.size);
    for (const std::uint32_t u : set) in[u] = true;
    SubtourCut cut;
    for (const std::uint32_t u : set) {
        if (graph.root == u) cut.fixed_ends = 1;
        else if (u != v) cut.others.push_back(u);
        for (const std::uint32_t e : around[u]) {
            const bool stays = in[graph.edges[e].a] && in[graph.edges[e].b];
            if (u == v && stays) cut.inner.push_back(e);
            if (u != v && !stays) cut.leaving.push_back(e);
        }
    }
    return cut;
}

std::vector<SubtourCut> separate(const BlockGraph &graph, const FractionalPath &path, double tolerance) {
    const std::vector<std::vector<std::uint32_t>> around = edges_around(graph);
    std::vector<double> steps(graph.size); // to other vertices
    for (std::uint32_t v = 0; v < graph.size; ++v)
        for (const std::uint32_t e : around[v]) steps[v] += path.edges[e];
    std::vector<std::uint32_t> order(graph.size);
    std::iota(order.begin(), order.end(), 0);
    const auto passes = [&](std::uint32_t v) { return steps[v] + path.ends[v] + (graph.root == v); };
    std::stable_sort(order.begin(), order.end(), [&](auto v, auto w) { return passes(v) > passes(w); });

    Flows flows(graph, path, around);
    std::vector<SubtourCut> cuts;
    for (const std::uint32_t v : order) {
        if (graph.root == v || steps[v] <= tolerance) continue;
        if (const auto set = flows.cut_off(v, steps[v] - tolerance))
            cuts.push_back(subtour_cut(graph, around, *set, v));
        flows.make_sink(v);
    }
    return cuts;
}

} // namespace spell
