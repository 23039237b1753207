#include "spellpath/loss_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace spell {

Loss LossTable::budget(std::uint32_t steps) const {
    assert(steps <= bound);
    return static_cast<Loss>(std::min((bound - steps) * losses_per_step, double{most_loss}));
}

Costs costs_of(const BlockGraph &graph, const std::vector<SubtourCut> &cuts, const Prices &prices) {
    Costs costs{std::vector<double>(graph.edges.size()), prices.vertices};
    for (std::size_t e = 0; e < graph.edges.size(); ++e)
        costs.edges[e] = prices.vertices[graph.edges[e].a] + prices.vertices[graph.edges[e].b];
    for (std::size_t c = 0; c < cuts.size(); ++c) {
        const double price = prices.cuts[c];
        if (price == 0) continue;
        for (const std::uint32_t e : cuts[c].inner) costs.edges[e] += price;
        for (const std::uint32_t e : cuts[c].leaving) costs.edges[e] -= price;
        for (const std::uint32_t v : cuts[c].others) costs.ends[v] -= price;
    }
    return costs;
}

std::vector<std::uint32_t> end_worths(const BlockGraph &graph) {
    std::vector<std::uint32_t> worths = graph.tails;
    for (const auto &[a, b, inner] : graph.edges)
        for (const std::uint32_t v : {a, b}) worths[v] = std::max(worths[v], inner);
    return worths;
}

// The price of an end: with it, no more ends are worth having than there are.
static double price_of_ends(const BlockGraph &graph, const Costs &costs) {
    const std::vector<std::uint32_t> worths = end_worths(graph);
    double first = -INFINITY, second = -INFINITY;
    for (std::uint32_t v = 0; v < graph.size; ++v) {
        if (graph.root == v) continue;
        const double gain = worths[v] - costs.ends[v];
        second = std::max(second, std::min(first, gain));
        first = std::max(first, gain);
    }
    const double price = free_ends(graph) == 1 ? first : second;
    return std::isfinite(price) ? price : 0;
}

// Rounded down, by more than all the errors of doubles.
static Loss rounded(double loss) {
    return static_cast<Loss>(std::clamp((loss - 1e-9) * losses_per_step, 0.0, double{most_loss}));
}

LossTable loss_table(const BlockGraph &graph, const std::vector<SubtourCut> &cuts, const Prices &prices) {
    Costs costs = costs_of(graph, cuts, prices);
    const double end_price = price_of_ends(graph, costs);
    for (double &price : costs.ends) price += end_price;

    LossTable table;
    table.bound = 1e-6 + end_price * free_ends(graph);
    for (std::size_t c = 0; c < cuts.size(); ++c) table.bound += prices.cuts[c] * cuts[c].fixed_ends;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
        const auto &[a, b, inner] = graph.edges[e];
        const double end_a = inner - costs.ends[a], end_b = inner - costs.ends[b];
        const std::array<double, 4> gains{0, inner + 1 - costs.edges[e], end_a, end_b}; // by Use
        double best = std::max(gains[0], gains[1]);
        if (inner > 0) best = std::max({best, gains[2], gains[3]});
        table.bound += best;
        std::array<Loss, 4> &losses = table.edges.emplace_back();
        for (std::size_t use = 0; use < losses.size(); ++use) losses[use] = rounded(best - gains[use]);
    }
    for (std::uint32_t v = 0; v < graph.size; ++v) {
        const bool is_root = graph.root == v;
        const double steps =
            is_root ? 1 : 2; // that the path may have there; the root is an end of it besides
        const double end = graph.tails[v] - costs.ends[v], best = is_root ? 0 : std::max(0.0, end);
        table.bound += steps * prices.vertices[v] + best;
        table.absent.push_back(rounded(steps * prices.vertices[v] + best));
        table.ended.push_back(is_root ? 0 : rounded(best - end));
    }
    return table;
}

} // namespace spell
