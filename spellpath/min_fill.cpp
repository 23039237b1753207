#include "spellpath/min_fill.h"

#include "spellpath/fill_graph.h"
#include "spellpath/frontier_state.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <future>
#include <random>
#include <utility>

namespace spell {

namespace {

// Score: 64 per fill edge plus the vertex's bias. The lowest score is eliminated first.
constexpr std::uint32_t edge_of_fill = 64;
using Bias = std::vector<std::uint32_t>; // of every vertex

// The vertices' scores. The lowest one is looked for among the lowest of blocks, of which only those are scanned again where a score
// has changed: a scan of all scores took most of the time of a try.
class Scores {
  public:
    explicit Scores(std::uint32_t size)
        : scores_(size), lowest_((size + block - 1) / block), changed_(lowest_.size(), true) {}
    void set(std::uint32_t v, std::uint32_t score) {
        scores_[v] = score;
        changed_[v / block] = true;
    }
    void lower(std::uint32_t v, std::uint32_t by) { set(v, scores_[v] - by); }
    /// The first vertex of those with the lowest score.
    std::uint32_t lowest() {
        std::uint32_t best = 0;
        for (std::uint32_t b = 0; b < lowest_.size(); ++b) {
            if (changed_[b]) {
                const auto first = scores_.begin() + std::ptrdiff_t{b} * block;
                const auto end = b + 1 < lowest_.size() ? first + block : scores_.end();
                lowest_[b] = static_cast<std::uint32_t>(std::min_element(first, end) - scores_.begin());
                changed_[b] = false;
            }
            if (b == 0 || scores_[lowest_[b]] < scores_[best]) best = lowest_[b];
        }
        return best;
    }

  private:
    static constexpr std::uint32_t block = 32;
    std::vector<std::uint32_t> scores_, lowest_; // of each vertex, each block
    std::vector<char> changed_;                  // since the block was scanned
};

// The order of lowest scores, the root last; empty when a bag gets wider than a state. `fill_graph` is that of the graph, and is used
// up.
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
        // An edge of fill is one less for all that are joined to both of its ends. The others whose fill changes are those that
        // the vertex was joined to.
        fill_graph.eliminate(best, [&](std::uint32_t a, std::uint32_t b) {
            for (const std::uint32_t w : fill_graph.around(a))
                if (w != b && graph.root != w && fill_graph.joined(w, b)) scores.lower(w, edge_of_fill);
        });
        for (const std::uint32_t a : fill_graph.around(best)) set_score(a);
    }
    return order;
}

// How a hill climb tries. All numbers were found by trying them on boards of two to four letters.
constexpr int random_tries = 100;  // the first ones: orders of random biases
constexpr int radius = 5;          // of the part of the board where a later try changes the best biases
constexpr int hopeless_tries = 5;  // that all come out too wide: the climb is given up
constexpr int useless_tries = 300; // in a row that gain less than 1 %
constexpr std::uint32_t noise = 5 * edge_of_fill / 2;

// A hill climb: random biases at first. From then on the best biases are changed around a vertex, drawn by its cost, and
// stay so if that is no worse.
class Climb {
  public:
    Climb(const BlockGraph &graph, const FillGraph &fill_graph, std::uint64_t seed)
        : graph_(graph), fill_graph_(fill_graph), scratch_(fill_graph), random_(seed),
          best_bias_(graph.size) {}

    std::optional<Decomposition> run(int tries, const Limits &limits) {
        for (int i = 0; i < tries && !enough(i); ++i) {
            limits.check();
            Bias bias = i < random_tries ? random_bias(i) : changed_bias();
            scratch_ = fill_graph_;
            std::vector<std::uint32_t> order = min_fill_order(graph_, scratch_, bias);
            if (order.empty()) continue;
            Decomposition next = tree_decomposition(graph_, std::move(order));
            if (best_ && next.cost > best_->cost) continue;
            if (next.cost < 0.99 * gained_cost_) gained_ = i, gained_cost_ = next.cost;
            best_ = std::move(next);
            best_bias_ = std::move(bias);
        }
        return std::move(best_);
    }

  private:
    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

    bool enough(int i) const {
        if (!best_) return i == hopeless_tries;
        const double cost_of_a_try = 100.0 * graph_.size; // in pairs of states, by time
        return i == gained_ + useless_tries || i * cost_of_a_try >= best_->pruned_cost() / 3;
    }

    Bias random_bias(int i) {
        Bias bias(graph_.size);
        for (std::uint32_t &b : bias) b = below(i % 2 == 0 ? noise : edge_of_fill / 8);
        return bias;
    }

    Bias changed_bias() {
        Bias bias = best_bias_;
        double left = best_->cost * below(1u << 20) / (1u << 20);
        std::uint32_t place = 0;
        while (place + 1 < graph_.size && left >= best_->costs[place]) left -= best_->costs[place++];
        const Cell centre = graph_.cells[best_->order[place]];
        const int distance = 1 + static_cast<int>(below(radius));
        for (std::uint32_t v = 0; v < graph_.size; ++v)
            if (std::abs(graph_.cells[v].r - centre.r) <= distance &&
                std::abs(graph_.cells[v].c - centre.c) <= distance && below(2) == 0)
                bias[v] = below(noise);
        return bias;
    }

    const BlockGraph &graph_;
    const FillGraph &fill_graph_;
    FillGraph scratch_; // that a try uses up
    std::mt19937_64 random_;
    std::optional<Decomposition> best_;
    Bias best_bias_;
    int gained_ = 0; // the last try that gained 1 %, and the cost it came to
    double gained_cost_ = INFINITY;
};

} // namespace

std::optional<Decomposition> min_fill_decomposition(const BlockGraph &graph, int tries,
                                                    const Limits &limits) {
    const FillGraph fill_graph(graph);
    const auto climb = [&](std::uint64_t seed) { return Climb(graph, fill_graph, seed).run(tries, limits); };
    constexpr int worth_a_thread = 10; // tries
    if (tries < worth_a_thread) return climb(1);
    const auto launch =
        limits.threads == 2 ? std::launch::async | std::launch::deferred : std::launch::deferred;
    // Where no thread can be had, the second climb comes after the first.
    auto other = std::async(launch, climb, 2);
    std::optional<Decomposition> first = climb(1), second = other.get();
    return !second || (first && first->cost <= second->cost) ? first : second;
}

} // namespace spell
