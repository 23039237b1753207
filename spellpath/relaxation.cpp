#include "spellpath/relaxation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace spell {

ReducedCosts ReducedCosts::none(const BlockGraph &graph) {
    return {INFINITY, std::vector<std::array<ReducedCost, 4>>(graph.edges.size()),
            std::vector<ReducedCost>(graph.size), std::vector<ReducedCost>(graph.size)};
}

bool ReducedCosts::can_tell_gap(std::uint32_t steps) const {
    return std::isinf(bound) || (bound - steps) * units_per_step <= most_reduced_cost;
}

ReducedCost ReducedCosts::gap(std::uint32_t steps) const {
    assert(steps <= bound);
    return static_cast<ReducedCost>(std::min((bound - steps) * units_per_step, double{most_reduced_cost}));
}

namespace {

// What the multipliers make each whole edge and an end at each vertex pay.
struct Payments {
    std::vector<double> edges, ends;
};

Payments payments_of(const BlockGraph &graph, const std::vector<SubtourCut> &cuts,
                     const Multipliers &multipliers) {
    Payments payments{std::vector<double>(graph.edges.size()), multipliers.vertices};
    for (std::size_t e = 0; e < graph.edges.size(); ++e)
        payments.edges[e] = multipliers.vertices[graph.edges[e].a] + multipliers.vertices[graph.edges[e].b];
    for (std::size_t c = 0; c < cuts.size(); ++c) {
        const double multiplier = multipliers.cuts[c];
        if (multiplier == 0) continue;
        for (const std::uint32_t e : cuts[c].inner) payments.edges[e] += multiplier;
        for (const std::uint32_t e : cuts[c].leaving) payments.edges[e] -= multiplier;
        for (const std::uint32_t v : cuts[c].others) payments.ends[v] -= multiplier;
    }
    return payments;
}

// How many ends of a path are to be chosen.
unsigned free_ends(const BlockGraph &graph) { return graph.root ? 1 : 2; }

// The most steps that an end at each vertex brings: its tail, or the longest chain there.
std::vector<std::uint32_t> end_worths(const BlockGraph &graph) {
    std::vector<std::uint32_t> worths = graph.tails;
    for (const auto &[a, b, inner] : graph.edges)
        for (const std::uint32_t v : {a, b}) worths[v] = std::max(worths[v], inner);
    return worths;
}

// The multiplier of the number of ends: with it, no more ends are worth having than there are.
double multiplier_of_ends(const BlockGraph &graph, const Payments &payments) {
    const std::vector<std::uint32_t> worths = end_worths(graph);
    double first = -INFINITY, second = -INFINITY;
    for (std::uint32_t v = 0; v < graph.size; ++v) {
        if (graph.root == v) continue;
        const double gain = worths[v] - payments.ends[v];
        second = std::max(second, std::min(first, gain));
        first = std::max(first, gain);
    }
    const double multiplier = free_ends(graph) == 1 ? first : second;
    return std::isfinite(multiplier) ? multiplier : 0;
}

// Rounded down, by more than all the errors of doubles.
ReducedCost rounded(double cost) {
    return static_cast<ReducedCost>(
        std::clamp((cost - 1e-9) * units_per_step, 0.0, double{most_reduced_cost}));
}

} // namespace

ReducedCosts reduced_costs(const BlockGraph &graph, const std::vector<SubtourCut> &cuts,
                           const Multipliers &multipliers) {
    Payments payments = payments_of(graph, cuts, multipliers);
    const double of_ends = multiplier_of_ends(graph, payments);
    for (double &payment : payments.ends) payment += of_ends;

    // The bound begins with the right-hand sides of the constraints, rounded up by more than all the errors of doubles.
    ReducedCosts costs;
    costs.bound = 1e-6 + of_ends * free_ends(graph);
    for (std::size_t c = 0; c < cuts.size(); ++c) costs.bound += multipliers.cuts[c] * cuts[c].fixed_ends;

    // Each edge has the best of its uses.
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
        const auto &[a, b, inner] = graph.edges[e];
        const double end_a = inner - payments.ends[a], end_b = inner - payments.ends[b];
        const std::array<double, 4> gains{0, inner + 1 - payments.edges[e], end_a, end_b}; // by Use
        double best = std::max(gains[0], gains[1]);
        if (inner > 0) best = std::max({best, gains[2], gains[3]});
        costs.bound += best;
        std::array<ReducedCost, 4> &edge = costs.edges.emplace_back();
        for (std::size_t use = 0; use < edge.size(); ++use) edge[use] = rounded(best - gains[use]);
    }

    // Each vertex is credited with the steps that it may have, two or at the root, an end of the path already, one.
    for (std::uint32_t v = 0; v < graph.size; ++v) {
        const bool is_root = graph.root == v;
        const double credit = (is_root ? 1 : 2) * multipliers.vertices[v];
        const double end = graph.tails[v] - payments.ends[v], best = is_root ? 0 : std::max(0.0, end);
        costs.bound += credit + best;
        costs.absent.push_back(rounded(credit + best));
        costs.ended.push_back(is_root ? 0 : rounded(best - end));
    }
    return costs;
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

namespace {

// Whole edges and ends, each from 0 to 1.
struct FractionalPath {
    std::vector<double> edges; // how much of each is used, whole
    std::vector<double> ends;  // how much of an end of the path is at each vertex; 0 at a root
};

// What a cut bounds by its fixed_ends: the whole edges `inner`, less those that leave and the ends at others.
double excess(const SubtourCut &cut, const FractionalPath &path) {
    double excess = 0;
    for (const std::uint32_t e : cut.inner) excess += path.edges[e];
    for (const std::uint32_t e : cut.leaving) excess -= path.edges[e];
    for (const std::uint32_t v : cut.others) excess -= path.ends[v];
    return excess;
}

constexpr double nothing = 1e-7; // a flow of less than this is rounding

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

// Separation: cuts that the path breaks by more than `tolerance`, at most one for each vertex v. From each vertex, a
// flow as large as its steps has to reach ends of the path. If it cannot, the vertices that it can still reach are S,
// the source side of a minimum cut (Ford and Fulkerson, 1956). The vertices with most steps come first: one that has
// been looked at is as good as an end for those that follow, since a set that cuts those off from the ends either holds
// it, and has been found, or would be found here. So most flows are short. Cost: a breadth-first search for each
// augmenting path, two or three for each vertex.
std::vector<SubtourCut> separate(const BlockGraph &graph,
                                 const std::vector<std::vector<std::uint32_t>> &around,
                                 const FractionalPath &path, double tolerance) {
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

// A point of the method: a fractional path and multipliers.
struct Point {
    FractionalPath path;
    Multipliers multipliers;

    // All numbers of this point and others, in turn.
    template <typename Visit, typename... Others>
    static void for_each(const Visit &visit, Point &point, const Others &...others) {
        for (const auto member : {&FractionalPath::edges, &FractionalPath::ends})
            for (std::size_t i = 0; i < (point.path.*member).size(); ++i)
                visit((point.path.*member)[i], (others.path.*member)[i]...);
        for (const auto member : {&Multipliers::vertices, &Multipliers::cuts})
            for (std::size_t i = 0; i < (point.multipliers.*member).size(); ++i)
                visit((point.multipliers.*member)[i], (others.multipliers.*member)[i]...);
    }
};

// The linear program is solved by the primal-dual hybrid gradient method (Chambolle and Pock 2011) with diagonal step
// sizes (Pock and Chambolle 2011), restarts (Applegate et al. 2021, "PDLP") and Halpern's averaging with reflection (Lu
// and Yang 2024): a step down along the multipliers' gradient, a step up along the violated constraints', nothing but
// products of a sparse matrix with a vector. It converges within some hundred steps. It needs no factorisation and no
// exact optimum, since any multipliers give a valid bound. Subtour cuts are added as they are broken, and those that
// have had no multiplier for some rounds dropped.
class Relaxation {
  public:
    Relaxation(const BlockGraph &graph, const Limits &limits)
        : graph_(graph), limits_(limits), around_(graph.edges_around()), ends_(free_ends(graph)) {
        for (const std::uint32_t worth : end_worths(graph)) worths_.push_back(worth);
        at_.path.edges.resize(graph.edges.size());
        at_.path.ends.resize(graph.size);
        at_.multipliers.vertices.assign(graph.size, 0.5);
        best_.vertices = at_.multipliers.vertices;
    }

    ReducedCosts run() {
        constexpr int first_steps = 1000, steps = 300, rounds = 50;
        constexpr double broken = 0.1; // a cut, by so much
        for (int round = 0; round < rounds; ++round) {
            const bool converged = iterate(round == 0 ? first_steps : steps);
            const std::size_t before = cuts_.size();
            for (SubtourCut &cut : separate(graph_, around_, at_.path, broken)) {
                cuts_.push_back(std::move(cut));
                idle_.push_back(0);
            }
            if (cuts_.size() == before && converged) break;
            drop_idle_cuts();
        }
        best_.cuts.resize(cuts_.size());
        return reduced_costs(graph_, cuts_, best_);
    }

  private:
    // Step sizes: one over the sum of a row or column, times or by the weight of the primal side.
    void set_sizes() {
        edge_sizes_.assign(graph_.edges.size(), 2);
        end_sizes_.assign(graph_.size, 1);
        vertex_sizes_.assign(graph_.size, 1);
        cut_sizes_.assign(cuts_.size(), 0);
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            vertex_sizes_[v] += static_cast<double>(around_[v].size());
        for (std::size_t c = 0; c < cuts_.size(); ++c) {
            for (const auto *edges : {&cuts_[c].inner, &cuts_[c].leaving})
                for (const std::uint32_t e : *edges) edge_sizes_[e] += 1;
            for (const std::uint32_t v : cuts_[c].others) end_sizes_[v] += 1;
            cut_sizes_[c] =
                static_cast<double>(cuts_[c].inner.size() + cuts_[c].leaving.size() + cuts_[c].others.size());
        }
    }

    // The projection of the ends to those that are from 0 to 1 and sum up to as many as there are: each less a
    // multiplier by its size. The multiplier is found by Newton's method, within an interval, from the last one on.
    void project(std::vector<double> &ends) {
        double low = -INFINITY, high = INFINITY;
        for (int i = 0; i < 60; ++i) {
            double sum = -ends_, slope = 0;
            for (std::size_t v = 0; v < ends.size(); ++v) {
                const double end = ends[v] - end_multiplier_ / end_sizes_[v];
                sum += std::clamp(end, 0.0, 1.0);
                if (end > 0 && end < 1) slope += 1 / end_sizes_[v];
            }
            if (std::abs(sum) < 1e-9) break;
            (sum > 0 ? low : high) = end_multiplier_;
            double next = slope > 0 ? end_multiplier_ + sum / slope : sum > 0 ? INFINITY : -INFINITY;
            if (!(next > low && next < high))
                next = low == -INFINITY ? high - 1 : high == INFINITY ? low + 1 : (low + high) / 2;
            end_multiplier_ = next;
        }
        for (std::size_t v = 0; v < ends.size(); ++v)
            ends[v] = std::clamp(ends[v] - end_multiplier_ / end_sizes_[v], 0.0, 1.0);
    }

    // The next point by the method, in to_.
    void step() {
        const Payments payments = payments_of(graph_, cuts_, at_.multipliers);
        for (std::size_t e = 0; e < graph_.edges.size(); ++e)
            to_.path.edges[e] =
                std::clamp(at_.path.edges[e] +
                               (graph_.edges[e].inner + 1 - payments.edges[e]) / (edge_sizes_[e] * weight_),
                           0.0, 1.0);
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            to_.path.ends[v] = graph_.root == v ? -1e9
                                                : at_.path.ends[v] + (worths_[v] - payments.ends[v]) /
                                                                         (end_sizes_[v] * weight_);
        project(to_.path.ends);

        // Constraints are measured beyond the new point, as far as that is from the old one.
        for (std::size_t e = 0; e < graph_.edges.size(); ++e)
            beyond_.edges[e] = 2 * to_.path.edges[e] - at_.path.edges[e];
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            beyond_.ends[v] = 2 * to_.path.ends[v] - at_.path.ends[v];
        for (std::uint32_t v = 0; v < graph_.size; ++v) {
            double excess = beyond_.ends[v] - (graph_.root == v ? 1 : 2);
            for (const std::uint32_t e : around_[v]) excess += beyond_.edges[e];
            to_.multipliers.vertices[v] =
                std::max(0.0, at_.multipliers.vertices[v] + weight_ * excess / vertex_sizes_[v]);
        }
        for (std::size_t c = 0; c < cuts_.size(); ++c) {
            const double beyond = excess(cuts_[c], beyond_) - cuts_[c].fixed_ends;
            to_.multipliers.cuts[c] =
                std::max(0.0, at_.multipliers.cuts[c] + weight_ * beyond / cut_sizes_[c]);
        }
    }

    // The squares of the distances between two points, each side by its sizes.
    std::pair<double, double> distances(const Point &x, const Point &y) const {
        const auto sum = [](const std::vector<double> &a, const std::vector<double> &b,
                            const std::vector<double> &sizes) {
            double total = 0;
            for (std::size_t i = 0; i < a.size(); ++i) total += (a[i] - b[i]) * (a[i] - b[i]) * sizes[i];
            return total;
        };
        return {sum(x.path.edges, y.path.edges, edge_sizes_) + sum(x.path.ends, y.path.ends, end_sizes_),
                sum(x.multipliers.vertices, y.multipliers.vertices, vertex_sizes_) +
                    sum(x.multipliers.cuts, y.multipliers.cuts, cut_sizes_)};
    }

    // Keeps the multipliers of to_ if they give the best bound so far.
    void offer() {
        const double bound = reduced_costs(graph_, cuts_, to_.multipliers).bound;
        if (bound >= best_bound_) return;
        best_bound_ = bound;
        best_ = to_.multipliers;
    }

    // Takes so many steps, and returns whether they have come to rest. At the end at_ is a point of the method.
    bool iterate(int steps) {
        set_sizes();
        at_.multipliers.cuts.resize(cuts_.size());
        to_ = start_ = at_;
        beyond_ = at_.path;
        double first = 0, last = INFINITY, residual = 0; // since the restart
        int since = 0;                                   // the restart
        for (int i = 0; i < steps; ++i) {
            if (i % 16 == 0) limits_.check();
            step();
            if (i % 10 == 9) offer();
            const auto [primal, dual] = distances(to_, at_);
            residual = std::sqrt(primal * weight_ + dual / weight_);
            if (since == 0) first = residual;
            const bool good = residual <= 0.2 * first || (residual <= 0.8 * first && residual > last);
            if ((since > 0 && good) || since >= std::max(50.0, 0.36 * i)) {
                restart();
                since = 0;
                last = INFINITY;
                if (residual < at_rest) break;
                continue;
            }
            last = residual;
            const double share = 1.0 / (since + 2); // of the start
            Point::for_each([share](double &at, double to,
                                    double start) { at = (1 - share) * (2 * to - at) + share * start; },
                            at_, to_, start_);
            ++since;
        }
        at_ = to_;
        offer();
        return residual < 0.01;
    }

    // Starts anew from to_. The weight is set by how far both sides have come.
    void restart() {
        const auto [primal, dual] = distances(to_, start_);
        if (primal > 1e-12 && dual > 1e-12) weight_ = std::sqrt(weight_ * std::sqrt(dual / primal));
        at_ = start_ = to_;
    }

    // Drops the cuts that have had no multiplier for some rounds.
    void drop_idle_cuts() {
        constexpr int rounds = 3;
        at_.multipliers.cuts.resize(cuts_.size());
        best_.cuts.resize(cuts_.size());
        std::size_t kept = 0;
        for (std::size_t c = 0; c < cuts_.size(); ++c) {
            idle_[c] = at_.multipliers.cuts[c] > 0 || best_.cuts[c] > 0 ? 0 : idle_[c] + 1;
            if (idle_[c] > rounds) continue;
            if (kept < c) cuts_[kept] = std::move(cuts_[c]);
            idle_[kept] = idle_[c];
            at_.multipliers.cuts[kept] = at_.multipliers.cuts[c];
            best_.cuts[kept++] = best_.cuts[c];
        }
        cuts_.resize(kept);
        idle_.resize(kept);
        at_.multipliers.cuts.resize(kept);
        best_.cuts.resize(kept);
    }

    static constexpr double at_rest = 1e-5;

    const BlockGraph &graph_;
    const Limits &limits_;
    const std::vector<std::vector<std::uint32_t>> around_;
    const double ends_;
    std::vector<double> worths_; // of an end at each vertex
    std::vector<SubtourCut> cuts_;
    std::vector<int> idle_; // of each cut, for how many rounds it has had no multiplier
    Point at_, to_, start_; // start_ is that of the averaging
    FractionalPath beyond_;
    std::vector<double> edge_sizes_, end_sizes_, vertex_sizes_, cut_sizes_;
    double weight_ = 1, end_multiplier_ = 0;
    Multipliers best_;
    double best_bound_ = INFINITY;
};

} // namespace

ReducedCosts relax(const BlockGraph &graph, const Limits &limits) { return Relaxation(graph, limits).run(); }

GapBudget::GapBudget(const ReducedCosts &costs, const Decomposition &decomposition)
    : costs_(costs), parent_(decomposition.parent), children_(parent_.size()), least_(parent_.size()) {
    for (std::uint32_t i = 0; i < parent_.size(); ++i)
        if (parent_[i] != i) children_[parent_[i]].push_back(i);
}

void GapBudget::raise_least(std::uint32_t i, ReducedCost cost) {
    least_[i] = std::max(least_[i], std::min(cost, most_reduced_cost));
}

std::optional<ReducedCost> GapBudget::allowance(std::uint32_t i) const {
    std::uint64_t beside = 0;
    for (; parent_[i] != i; i = parent_[i])
        for (const std::uint32_t other : children_[parent_[i]])
            if (other != i) beside += least_[other];
    if (beside > total_) return {};
    return total_ - static_cast<ReducedCost>(beside);
}

} // namespace spell
