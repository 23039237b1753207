// The upper bound on a block's longest path, by multipliers.
#include "spellpath/relaxation.h"

#include <cassert>
#include <cstddef>
#include <functional>
#include <numeric>
#include <utility>

namespace spell {

std::optional<ReducedCost> ReducedCosts::gap(std::uint32_t steps) const {
    assert(steps <= bound);
    const double units = std::isinf(bound) ? most_reduced_cost : (bound - steps) * units_per_step;
    if (units > most_reduced_cost) return {};
    return static_cast<ReducedCost>(units);
}

namespace {

using Variables = std::vector<double>; // of each variable

// What the multipliers charge each variable.
Variables payments_of(const BlockGraph &graph, const std::vector<Row> &rows,
                      std::span<const double> multipliers) {
    Variables payments(graph.edges.size() + graph.size);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const double multiplier = multipliers[r];
        if (multiplier == 0) continue;
        for (const std::uint32_t i : rows[r].plus) payments[i] += multiplier;
        for (const std::uint32_t i : rows[r].minus) payments[i] -= multiplier;
    }
    return payments;
}

// Rounded down, by more than all the errors of doubles.
ReducedCost rounded(double cost) {
    return static_cast<ReducedCost>(
        std::clamp((cost - 1e-9) * units_per_step, 0.0, double{most_reduced_cost}));
}

} // namespace

std::vector<Row> rows_of(const BlockGraph &graph) {
    std::vector<Row> rows;
    const auto edges = static_cast<std::uint32_t>(graph.edges.size());
    // Two steps at a vertex, an end counting as one.
    for (const Numbers &around : graph.edges_around()) rows.push_back({.plus = around, .limit = 2});
    Row ends{.limit = 2};
    for (Vertex v = 0; v < graph.size; ++v) {
        rows[v].plus.push_back(edges + v);
        ends.plus.push_back(edges + v);
    }
    rows.push_back(std::move(ends));
    return rows;
}

Row subtour_cut(const BlockGraph &graph, const std::vector<Numbers> &around, const Vertices &set, Vertex v) {
    assert(std::ranges::find(set, v) != set.end());
    std::vector<bool> in(graph.size);
    for (const Vertex u : set) in[u] = true;
    Row cut;
    for (const Vertex u : set) {
        if (u != v) cut.minus.push_back(static_cast<std::uint32_t>(graph.edges.size()) + u);
        for (const std::uint32_t e : around[u]) {
            const bool stays = in[graph.edges[e].a] && in[graph.edges[e].b];
            if (u == v && stays) cut.plus.push_back(e);
            if (u != v && !stays) cut.minus.push_back(e);
        }
    }
    return cut;
}

ReducedCosts reduced_costs(const BlockGraph &graph, const std::vector<Row> &rows,
                           std::span<const double> multipliers) {
    const Variables payments = payments_of(graph, rows, multipliers);
    const auto of_end = [&](Vertex v) { return payments[graph.edges.size() + v]; };

    // The bound begins with the limits of the rows, rounded up by more than all the errors of doubles.
    ReducedCosts costs(graph);
    costs.bound = 1e-6;
    for (std::size_t r = 0; r < rows.size(); ++r) costs.bound += multipliers[r] * rows[r].limit;

    // Each edge has the best of its uses.
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
        const auto &[a, b, inner] = graph.edges[e];
        const std::array<double, 4> gains{0, inner + 1 - payments[e], inner - of_end(a),
                                          inner - of_end(b)}; // by Use
        double best = std::max(gains[0], gains[1]);
        if (inner > 0) best = std::max({best, gains[2], gains[3]});
        costs.bound += best;
        for (std::size_t use = 0; use < gains.size(); ++use) costs.edges[e][use] = rounded(best - gains[use]);
    }

    // A path may end in the tail of a vertex. A vertex that it does not visit was credited with its row's
    // limit.
    for (Vertex v = 0; v < graph.size; ++v) {
        const double end = graph.tails[v] - of_end(v), best = std::max(0.0, end);
        costs.bound += best;
        costs.absent[v] = rounded(rows[v].limit * multipliers[v] + best);
        costs.ended[v] = rounded(best - end);
    }
    return costs;
}

namespace {

// Flows from one vertex after another, over the edges that the path uses, to its ends, which are joined to a
// sink.
class Flows {
  public:
    Flows(const BlockGraph &graph, const Variables &path)
        : sink_(graph.size), around_(graph.size + 1), from_(graph.size + 1), seen_(graph.size + 1) {
        for (std::size_t e = 0; e < graph.edges.size(); ++e)
            add(graph.edges[e].a, graph.edges[e].b, path[e], path[e]);
        for (Vertex v = 0; v < graph.size; ++v) add(v, sink_, path[graph.edges.size() + v], 0);
    }

    // The source side of a minimum cut if less than `amount` can flow from the vertex, else nothing.
    std::optional<Vertices> cut_off(Vertex source, double amount) {
        for (const std::uint32_t a : used_) arcs_[a].room = arcs_[a].full;
        used_.clear();
        while (amount > 0) {
            if (!search(source)) return reached_;
            Numbers way; // its arcs, from the sink back
            double flow = amount;
            for (Vertex v = sink_; v != source; v = arcs_[way.back() ^ 1].to) {
                way.push_back(from_[v]);
                flow = std::min(flow, arcs_[from_[v]].room);
            }
            for (const std::uint32_t a : way) {
                arcs_[a].room -= flow;
                arcs_[a ^ 1].room += flow;
                used_.insert(used_.end(), {a, a ^ 1});
            }
            amount -= flow;
        }
        return {};
    }
    // From now on any flow may end at the vertex.
    void make_sink(Vertex v) {
        Arc &end = arcs_[around_[v].back()];
        end.room = end.full = INFINITY;
    }

  private:
    struct Arc {
        Vertex to;
        double room, full; // how much more can flow; at first
    };
    // Arcs 2i and 2i + 1 are the two directions of one.
    void add(Vertex a, Vertex b, double there, double back) {
        around_[a].push_back(static_cast<std::uint32_t>(arcs_.size()));
        arcs_.push_back({.to = b, .room = there, .full = there});
        around_[b].push_back(static_cast<std::uint32_t>(arcs_.size()));
        arcs_.push_back({.to = a, .room = back, .full = back});
    }
    // Whether the sink can be reached, by a breadth-first search; from_ is the arc that each vertex was
    // reached by. The source's own end does not count.
    bool search(Vertex source) {
        constexpr double nothing = 1e-7; // room of less than this is rounding
        ++searches_;
        seen_[source] = searches_;
        reached_.assign(1, source);
        for (std::size_t i = 0; i < reached_.size(); ++i)
            for (const std::uint32_t a : around_[reached_[i]]) {
                const Vertex to = arcs_[a].to;
                if (seen_[to] == searches_ || arcs_[a].room <= nothing || (to == sink_ && i == 0)) continue;
                seen_[to] = searches_;
                from_[to] = a;
                if (to == sink_) return true;
                reached_.push_back(to);
            }
        return false;
    }

    const std::uint32_t sink_;
    std::vector<Arc> arcs_;
    std::vector<Numbers> around_; // the arcs from each vertex; that to the sink is last
    Vertices reached_;
    Numbers used_, from_, seen_; // seen_ is the last search that reached it
    std::uint32_t searches_ = 0;
};

// Separation: cuts that the path breaks by more than a tolerance, at most one for each vertex v. From each
// vertex, a flow as large as its steps has to reach ends of the path. If it cannot, the vertices that it can
// still reach are S, the source side of a minimum cut (Ford and Fulkerson, 1956). The vertices with most
// steps come first: one that has been looked at is as good as an end for those that follow, since a set that
// cuts those off from the ends either holds it, and has been found, or would be found here. So most flows are
// short. Cost: a breadth-first search for each augmenting path, two or three for each vertex.
std::vector<Row> separate(const BlockGraph &graph, const std::vector<Numbers> &around,
                          const Variables &path) {
    constexpr double tolerance = 0.1;
    std::vector<double> steps(graph.size); // to other vertices
    for (Vertex v = 0; v < graph.size; ++v)
        for (const std::uint32_t e : around[v]) steps[v] += path[e];
    Vertices order(graph.size);
    std::iota(order.begin(), order.end(), 0);
    const auto passes = [&](Vertex v) { return steps[v] + path[graph.edges.size() + v]; };
    std::ranges::stable_sort(order, std::greater<>(), passes);

    Flows flows(graph, path);
    std::vector<Row> cuts;
    for (const Vertex v : order) {
        if (steps[v] <= tolerance) continue;
        if (const auto set = flows.cut_off(v, steps[v] - tolerance))
            cuts.push_back(subtour_cut(graph, around, *set, v));
        flows.make_sink(v);
    }
    return cuts;
}

// A point of the method: the variables, and behind them the multipliers.
using Point = std::vector<double>;

// The linear program is solved by the primal-dual hybrid gradient method (Chambolle and Pock 2011) with
// diagonal step sizes (Pock and Chambolle 2011), restarts (Applegate et al. 2021, "PDLP") and Halpern's
// averaging with reflection (Lu and Yang 2024): a step down along the multipliers' gradient, a step up along
// the violated constraints', nothing but products of a sparse matrix with a vector. It converges within some
// hundred steps. It needs no factorisation and no exact optimum, since any multipliers give a valid bound.
// Subtour cuts are added as they are broken.
class Relaxation {
  public:
    Relaxation(const BlockGraph &graph, const Limits &limits)
        : graph_(graph), limits_(limits), around_(graph.edges_around()), rows_(rows_of(graph)) {
        for (const BlockGraph::Edge &edge : graph.edges) worths_.push_back(edge.inner + 1);
        for (Vertex v = 0; v < graph.size; ++v) {
            std::uint32_t worth = graph.tails[v]; // of an end: the tail, or the longest chain
            for (const std::uint32_t e : around_[v]) worth = std::max(worth, graph.edges[e].inner);
            worths_.push_back(worth);
        }
        at_.resize(worths_.size());
        best_.resize(rows_.size(), 0.5);
        at_.insert(at_.end(), best_.begin(), best_.end());
    }

    ReducedCosts run() {
        // Half and twice these values, and the tolerance of separate(), changed the time by at most 2 % on
        // boards of two letters and 8 % on boards of three. 50 rounds are never reached on them. On 33 boards
        // of three and four letters, no round lowered the bound after one that had converged and did not. On
        // a large board a round converges late: 150x150 with three letters (seed 1) has its bound after 1.4
        // s, 20 rounds more lowered it by 0.02.
        constexpr int first_steps = 1000, steps = 300, rounds = 50;

        constexpr double least_gain = 1e-5; // of the bound
        try {
            double before = INFINITY, earlier = INFINITY; // the bounds of the last two rounds
            for (int round = 0; round < rounds; ++round) {
                const bool converged = iterate(round == 0 ? first_steps : steps);
                if ((converged ? before : earlier) - best_bound_ < least_gain * best_bound_) break;
                earlier = std::exchange(before, best_bound_);
                for (Row &cut : separate(graph_, around_, at_)) rows_.push_back(std::move(cut));
            }
        } catch (const Stopped &) { // the multipliers so far give a bound, too
        }
        best_.resize(rows_.size());
        return reduced_costs(graph_, rows_, best_);
    }

  private:
    // Step sizes: one over how many variables a row has, or how many rows a variable is in.
    void set_sizes() {
        sizes_.assign(worths_.size(), 0);
        for (const Row &row : rows_) {
            for (const std::uint32_t i : row.plus) ++sizes_[i];
            for (const std::uint32_t i : row.minus) ++sizes_[i];
            sizes_.push_back(static_cast<double>(row.plus.size() + row.minus.size()));
        }
    }

    std::span<const double> multipliers(const Point &point) const {
        return std::span(point).subspan(worths_.size());
    }

    // The next point by the method, in to_.
    void step() {
        const Variables payments = payments_of(graph_, rows_, multipliers(at_));

        for (std::size_t i = 0; i < worths_.size(); ++i) {
            const double gain = (worths_[i] - payments[i]) / (sizes_[i] * weight_);
            to_[i] = std::clamp(at_[i] + gain, 0.0, 1.0);
        }
        // The rows are evaluated at the new point extrapolated: as far again from the old one.
        for (std::size_t i = 0; i < worths_.size(); ++i) beyond_[i] = 2 * to_[i] - at_[i];
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            double excess = -rows_[r].limit;
            for (const std::uint32_t i : rows_[r].plus) excess += beyond_[i];
            for (const std::uint32_t i : rows_[r].minus) excess -= beyond_[i];
            const std::size_t i = worths_.size() + r;
            to_[i] = std::max(0.0, at_[i] + weight_ * excess / sizes_[i]);
        }
    }

    // The squares of the distances between two points, by the sizes: of the variables, and of the
    // multipliers.
    std::pair<double, double> distances(const Point &x, const Point &y) const {
        const auto sum = [&](std::size_t i, std::size_t end) {
            double total = 0;
            for (; i < end; ++i) total += (x[i] - y[i]) * (x[i] - y[i]) * sizes_[i];
            return total;
        };
        return {sum(0, worths_.size()), sum(worths_.size(), x.size())};
    }

    // Keeps the multipliers of to_ if they give the best bound so far.
    void offer() {
        const auto offered = multipliers(to_);
        const double bound = reduced_costs(graph_, rows_, offered).bound;
        if (bound >= best_bound_) return;
        best_bound_ = bound;
        best_.assign(offered.begin(), offered.end());
    }

    // Takes at most that number of steps, from at_ to at_. Returns whether they have converged.
    bool iterate(int steps) {
        set_sizes();
        at_.resize(sizes_.size());
        to_ = start_ = beyond_ = at_;
        double residual = 0; // how far the last step went
        int since = 0;       // the restart
        for (int i = 0; i < steps; ++i) {
            if (i % 16 == 0) limits_.check();
            step();
            if (i % 10 == 9) offer();
            const auto [path_residual, row_residual] = distances(to_, at_);
            residual = std::sqrt(path_residual * weight_ + row_residual / weight_);
            if (since >= std::max(50.0, 0.36 * i)) { // as in PDLP
                // Restart from to_. The weight of the two sides is set by how far each has come since the
                // last time.
                const auto [primal, dual] = distances(to_, start_);
                if (primal > 1e-12 && dual > 1e-12) weight_ = std::sqrt(weight_ * std::sqrt(dual / primal));
                at_ = start_ = to_;
                since = 0;
                if (residual < 1e-5) break;
                continue;
            }
            const double share = 1.0 / (since + 2); // of the start
            for (std::size_t k = 0; k < at_.size(); ++k)
                at_[k] = (1 - share) * (2 * to_[k] - at_[k]) + share * start_[k];
            ++since;
        }
        at_ = to_;
        offer();
        return residual < 0.01;
    }

    const BlockGraph &graph_;
    const Limits &limits_;
    const std::vector<Numbers> around_;
    std::vector<double> worths_; // of each variable, in steps
    std::vector<Row> rows_;
    Point at_, to_, start_, beyond_, sizes_; // start_ is that of the averaging
    double weight_ = 1;
    Multipliers best_;
    double best_bound_ = INFINITY;
};

} // namespace

ReducedCosts relax(const BlockGraph &graph, const Limits &limits) { return Relaxation(graph, limits).run(); }

std::optional<ReducedCost> GapBudget::allowance(std::uint32_t i, std::uint32_t target) const {
    const ReducedCost total = costs.gap(target).value();
    std::uint64_t beside = 0;
    const Numbers &parent = decomposition.parent;
    for (; parent[i] != i; i = parent[i])
        for (const std::uint32_t other : decomposition.children[parent[i]])
            if (other != i) beside += least[other];
    if (beside > total) return {};
    return total - static_cast<ReducedCost>(beside);
}

} // namespace spell
