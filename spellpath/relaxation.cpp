#include "spellpath/relaxation.h"

#include "spellpath/subtour_cuts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spell {

namespace {

// A point of the method: a fractional path and prices.
struct Point {
    FractionalPath path;
    Prices prices;

    // All numbers of this point and others, in turn.
    template <typename Visit, typename... Others>
    static void for_each(const Visit &visit, Point &point, const Others &...others) {
        for (const auto member : {&FractionalPath::edges, &FractionalPath::ends})
            for (std::size_t i = 0; i < (point.path.*member).size(); ++i)
                visit((point.path.*member)[i], (others.path.*member)[i]...);
        for (const auto member : {&Prices::vertices, &Prices::cuts})
            for (std::size_t i = 0; i < (point.prices.*member).size(); ++i)
                visit((point.prices.*member)[i], (others.prices.*member)[i]...);
    }
};

class Relaxation {
  public:
    Relaxation(const BlockGraph &graph, const Limits &limits)
        : graph_(graph), limits_(limits), around_(edges_around(graph)), ends_(free_ends(graph)) {
        for (const std::uint32_t worth : end_worths(graph)) worths_.push_back(worth);
        at_.path.edges.resize(graph.edges.size());
        at_.path.ends.resize(graph.size);
        at_.prices.vertices.assign(graph.size, 0.5);
        best_.vertices = at_.prices.vertices;
    }

    LossTable run() {
        constexpr int first_steps = 1000, steps = 300, rounds = 50;
        constexpr double broken = 0.1; // a cut, by so much
        for (int round = 0; round < rounds; ++round) {
            const bool converged = iterate(round == 0 ? first_steps : steps);
            const std::size_t before = cuts_.size();
            for (SubtourCut &cut : separate(graph_, at_.path, broken)) {
                cuts_.push_back(std::move(cut));
                idle_.push_back(0);
            }
            if (cuts_.size() == before && converged) break;
            drop_idle_cuts();
        }
        best_.cuts.resize(cuts_.size());
        return loss_table(graph_, cuts_, best_);
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

    // The projection of the ends to those that are from 0 to 1 and sum up to as many as there are: each less a price by its
    // size. The price is found by Newton's method, within an interval, from the last one on.
    void project(std::vector<double> &ends) {
        double low = -INFINITY, high = INFINITY;
        for (int i = 0; i < 60; ++i) {
            double sum = -ends_, slope = 0;
            for (std::size_t v = 0; v < ends.size(); ++v) {
                const double end = ends[v] - end_price_ / end_sizes_[v];
                sum += std::clamp(end, 0.0, 1.0);
                if (end > 0 && end < 1) slope += 1 / end_sizes_[v];
            }
            if (std::abs(sum) < 1e-9) break;
            (sum > 0 ? low : high) = end_price_;
            double next = slope > 0 ? end_price_ + sum / slope : sum > 0 ? INFINITY : -INFINITY;
            if (!(next > low && next < high))
                next = low == -INFINITY ? high - 1 : high == INFINITY ? low + 1 : (low + high) / 2;
            end_price_ = next;
        }
        for (std::size_t v = 0; v < ends.size(); ++v)
            ends[v] = std::clamp(ends[v] - end_price_ / end_sizes_[v], 0.0, 1.0);
    }

    // The next point by the method, in to_.
    void step() {
        const Costs costs = costs_of(graph_, cuts_, at_.prices);
        for (std::size_t e = 0; e < graph_.edges.size(); ++e)
            to_.path.edges[e] = std::clamp(at_.path.edges[e] + (graph_.edges[e].inner + 1 - costs.edges[e]) /
                                                                   (edge_sizes_[e] * weight_),
                                           0.0, 1.0);
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            to_.path.ends[v] = graph_.root == v ? -1e9
                                                : at_.path.ends[v] + (worths_[v] - costs.ends[v]) /
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
            to_.prices.vertices[v] =
                std::max(0.0, at_.prices.vertices[v] + weight_ * excess / vertex_sizes_[v]);
        }
        for (std::size_t c = 0; c < cuts_.size(); ++c) {
            const double excess = cuts_[c].excess(beyond_) - cuts_[c].fixed_ends;
            to_.prices.cuts[c] = std::max(0.0, at_.prices.cuts[c] + weight_ * excess / cut_sizes_[c]);
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
                sum(x.prices.vertices, y.prices.vertices, vertex_sizes_) +
                    sum(x.prices.cuts, y.prices.cuts, cut_sizes_)};
    }

    // Keeps the prices of to_ if they give the best bound so far.
    void offer() {
        const double bound = loss_table(graph_, cuts_, to_.prices).bound;
        if (bound >= best_bound_) return;
        best_bound_ = bound;
        best_ = to_.prices;
    }

    // Takes so many steps, and returns whether they have come to rest. At the end at_ is a point of the method.
    bool iterate(int steps) {
        set_sizes();
        at_.prices.cuts.resize(cuts_.size());
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

    // Drops the cuts that have had no price for some rounds.
    void drop_idle_cuts() {
        constexpr int rounds = 3;
        at_.prices.cuts.resize(cuts_.size());
        best_.cuts.resize(cuts_.size());
        std::size_t kept = 0;
        for (std::size_t c = 0; c < cuts_.size(); ++c) {
            idle_[c] = at_.prices.cuts[c] > 0 || best_.cuts[c] > 0 ? 0 : idle_[c] + 1;
            if (idle_[c] > rounds) continue;
            if (kept < c) cuts_[kept] = std::move(cuts_[c]);
            idle_[kept] = idle_[c];
            at_.prices.cuts[kept] = at_.prices.cuts[c];
            best_.cuts[kept++] = best_.cuts[c];
        }
        cuts_.resize(kept);
        idle_.resize(kept);
        at_.prices.cuts.resize(kept);
        best_.cuts.resize(kept);
    }

    static constexpr double at_rest = 1e-5;

    const BlockGraph &graph_;
    const Limits &limits_;
    const std::vector<std::vector<std::uint32_t>> around_;
    const double ends_;
    std::vector<double> worths_; // of an end at each vertex
    std::vector<SubtourCut> cuts_;
    std::vector<int> idle_; // of each cut, for how many rounds it has had no price
    Point at_, to_, start_; // start_ is that of the averaging
    FractionalPath beyond_;
    std::vector<double> edge_sizes_, end_sizes_, vertex_sizes_, cut_sizes_;
    double weight_ = 1, end_price_ = 0;
    Prices best_;
    double best_bound_ = INFINITY;
};

} // namespace

LossTable relax(const BlockGraph &graph, const Limits &limits) { return Relaxation(graph, limits).run(); }

} // namespace spell
