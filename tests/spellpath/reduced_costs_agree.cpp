// reduced_costs_agree GRAPHS SEED: on random small graphs as a block is solved by, half of them the blocks of
// random boards, every path, found by plain recursion, has at most as many steps as the bound less
// its reduced costs: with the multipliers of the relaxation, and with random ones and random cuts. And the
// dynamic program finds a longest path, and only then, for each target from the bound down to less than the
// optimum, with one budget for all of them, one for each. And the parts that are small cost no more than a
// longest path does.
#include "own_run.h"
#include "random_board.h"
#include "spellpath/dp.h"
#include "spellpath/relaxation.h"

#include <functional>
#include <iostream>

using namespace spell;

static std::uint32_t draw(std::mt19937_64 &random, std::size_t n) {
    return static_cast<std::uint32_t>(below(random, static_cast<int>(n)));
}

// A connected graph of 2 to 7 vertices with chains and tails, perhaps one that all longest paths end in.
static BlockGraph random_graph(std::mt19937_64 &random) {
    BlockGraph graph;
    graph.size = 2 + draw(random, 6);
    std::vector<int> degrees(graph.size);
    const auto add = [&](std::uint32_t a, std::uint32_t b) {
        if (a == b || degrees[a] == 6 || degrees[b] == 6) return;
        ++degrees[a];
        ++degrees[b];
        graph.edges.push_back({a, b, draw(random, 2) * draw(random, 5)});
    };
    for (std::uint32_t v = 1; v < graph.size; ++v) add(v, draw(random, v));
    for (int more = below(random, 8); more > 0; --more)
        add(draw(random, graph.size), draw(random, graph.size));
    for (std::uint32_t v = 0; v < graph.size; ++v) {
        graph.cells.push_back({below(random, 4), below(random, 4)});
        graph.tails.push_back(draw(random, 2) * draw(random, 6));
    }
    if (below(random, 3) == 0) graph.tails[draw(random, graph.size)] = 100;
    return graph;
}

// With one budget for all targets, its longest path is whole in one part when another part has no state left.
static BlockGraph whole_in_a_part() {
    BlockGraph graph;
    graph.size = 7;
    graph.edges = {{1, 0, 3}, {2, 1, 1}, {3, 0, 0}, {4, 0, 0}, {5, 1, 0}, {6, 5, 0}, {4, 2, 0}, {1, 4, 0}};
    graph.cells.resize(graph.size);
    graph.tails = {3, 0, 1, 0, 3, 1, 1};
    return graph;
}

// The blocks of a random board, with random tails, each with and without a bait.
static std::vector<BlockGraph> random_blocks(std::mt19937_64 &random) {
    Grid grid;
    for (const std::string &row : random_board(random, 6, 16)) grid.add_row(row);
    std::vector<BlockGraph> graphs;
    for (auto &cells : components_of(grid)) {
        const Component component = component_of(grid, std::move(cells));
        const BlockTree tree = block_tree(component);
        for (const Block &block : tree.blocks) {
            if (block.edges.size() == 1) continue;
            Tails tails(component.size());
            for (const std::uint32_t v : block.vertices())
                if (v != block.top && below(random, 3) == 0) tails.add(v, VertexPath(1 + draw(random, 5)));
            for (const std::uint32_t bait : {0u, 100u})
                graphs.push_back(contract(component, block, tails, bait).graph);
        }
    }
    return graphs;
}

// Visits every path of the graph that uses a vertex: its uses, which vertices it visits and where it ends,
// and its steps.
class Paths {
  public:
    using Visit = std::function<void(const std::vector<Use> &, const std::vector<bool> &visited,
                                     const std::vector<std::uint32_t> &ends, std::uint32_t steps)>;
    Paths(const BlockGraph &graph, Visit visit)
        : graph_(graph), visit_(std::move(visit)), uses_(graph.edges.size()), visited_(graph.size) {}

    void each() {
        for (std::uint32_t v = 0; v < graph_.size; ++v) {
            visited_[v] = true;
            ends_.push_back(v); // in its tail
            go_on(v, graph_.tails[v], 0);
            ends_.pop_back();
            each_piece(v, [&](std::uint32_t inner) { go_on(v, inner, 1); });
            visited_[v] = false;
        }
    }

  private:
    // Ends the path in each chain at v that it does not use.
    template <typename Then>
    void each_piece(std::uint32_t v, const Then &then) {
        for (std::size_t e = 0; e < uses_.size(); ++e) {
            const auto &[a, b, inner] = graph_.edges[e];
            if ((a != v && b != v) || inner == 0) continue;
            if (uses_[e] != Use::none) continue;
            uses_[e] = a == v ? Use::end_from_a : Use::end_from_b;
            then(inner);
            uses_[e] = Use::none;
        }
    }
    // The path has come to v with so many steps, the last of them to v unless it has just begun; `pieces`
    // says whether it began in a chain.
    void go_on(std::uint32_t v, std::uint32_t steps, int pieces) {
        const auto end = [&](std::uint32_t more) { visit_(uses_, visited_, ends_, steps + more); };
        if (ends_ != std::vector{v}) { // a path of two tails of one vertex has no use here
            ends_.push_back(v);
            if (steps + graph_.tails[v] > 0) end(graph_.tails[v]);
            ends_.pop_back();
        }
        each_piece(v, end);
        for (std::size_t e = 0; e < uses_.size(); ++e) {
            const auto &[a, b, inner] = graph_.edges[e];
            if ((a != v && b != v) || uses_[e] != Use::none) continue;
            const std::uint32_t w = a == v ? b : a;
            if (visited_[w]) continue;
            uses_[e] = Use::whole;
            visited_[w] = true;
            go_on(w, steps + inner + 1, pieces);
            visited_[w] = false;
            uses_[e] = Use::none;
        }
    }

    const BlockGraph &graph_;
    const Visit visit_;
    std::vector<Use> uses_;
    std::vector<bool> visited_;
    std::vector<std::uint32_t> ends_;
};

static ReducedCosts random_costs(std::mt19937_64 &random, const BlockGraph &graph) {
    const auto multiplier = [&random] { return below(random, 3) == 0 ? 0 : below(random, 1000) / 400.0; };
    std::vector<Row> rows = rows_of(graph);
    for (int i = below(random, 5); i > 0; --i) {
        std::vector<std::uint32_t> set;
        for (std::uint32_t v = 0; v < graph.size; ++v)
            if (below(random, 2) == 0) set.push_back(v);
        if (set.empty()) continue;
        const std::uint32_t v = set[draw(random, set.size())];
        rows.push_back(subtour_cut(graph, graph.edges_around(), set, v));
    }
    Multipliers multipliers;
    while (multipliers.size() < rows.size()) multipliers.push_back(multiplier());
    return reduced_costs(graph, rows, multipliers);
}

// Whether no path has more steps than the bound less its reduced costs.
static bool costs_hold(const BlockGraph &graph, const ReducedCosts &costs) {
    bool hold = true;
    Paths(graph, [&](const std::vector<Use> &uses, const std::vector<bool> &visited,
                     const std::vector<std::uint32_t> &ends, std::uint32_t steps) {
        std::uint64_t sum = 0;
        for (std::size_t e = 0; e < uses.size(); ++e)
            sum += costs.edges[e][static_cast<std::size_t>(uses[e])];
        for (std::uint32_t v = 0; v < graph.size; ++v)
            if (!visited[v]) sum += costs.absent[v];
        for (const std::uint32_t v : ends) sum += costs.ended[v];
        hold = hold && steps + static_cast<double>(sum) / units_per_step <= costs.bound;
    }).each();
    return hold;
}

// Whether the dynamic program finds a path for each target up to the optimum, and none above.
static bool targets_agree(const BlockGraph &graph, const Decomposition &decomposition,
                          const ReducedCosts &costs, std::uint32_t optimum, bool one_budget) {
    OwnRun own;
    GapBudget kept{.costs = costs, .decomposition = decomposition};
    for (auto target = static_cast<std::uint32_t>(costs.bound); target > 0 && target + 4 > optimum;
         --target) {
        GapBudget fresh{.costs = costs, .decomposition = decomposition};
        const auto path = longest_by_dp(graph, target, one_budget ? kept : fresh, own.run);
        if (path.has_value() != (target <= optimum)) return false;
        if (path && path->steps != optimum) return false;
    }
    return true;
}

// Whether the positions with no expensive one below give an upper bound on paths of `target` steps or
// more.
static bool parts_agree(const BlockGraph &graph, const Decomposition &decomposition,
                        const ReducedCosts &costs, std::uint32_t optimum, std::uint32_t target,
                        double expensive) {
    OwnRun own;
    GapBudget budget{.costs = costs, .decomposition = decomposition};
    if (longest_by_dp(graph, target, budget, own.run, expensive)) return target <= optimum;
    const double loss = 1.0 * budget.least[graph.size - 1] / units_per_step;
    return optimum < target || optimum <= costs.bound - loss;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int graphs = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    const Limits limits;
    int agree = 0;
    std::vector<BlockGraph> blocks;
    for (int i = 0; i < graphs; ++i) {
        while (i % 2 == 1 && blocks.empty()) blocks = random_blocks(random);
        BlockGraph graph;
        if (i == 0) {
            graph = whole_in_a_part();
        } else if (i % 2 == 0) {
            graph = random_graph(random);
        } else {
            graph = std::move(blocks.back());
            blocks.pop_back();
        }
        std::uint32_t optimum = 0;
        Paths(graph, [&](const auto &, const auto &, const auto &, std::uint32_t steps) {
            optimum = std::max(optimum, steps);
        }).each();
        const auto decomposition = min_fill_decomposition(graph, 1 + below(random, 3), limits);
        bool right = decomposition.has_value();
        for (const bool relaxed : {true, false}) {
            const ReducedCosts costs = relaxed ? relax(graph, limits) : random_costs(random, graph);
            const std::uint32_t target = 1 + draw(random, std::max(optimum, 1u));
            const double expensive = decomposition->costs[draw(random, graph.size)];
            right = right && costs.bound >= optimum && costs_hold(graph, costs) &&
                    targets_agree(graph, *decomposition, costs, optimum, true) &&
                    targets_agree(graph, *decomposition, costs, optimum, false) &&
                    parts_agree(graph, *decomposition, costs, optimum, target, expensive);
        }
        agree += right;
        if (!right) {
            std::cout << "graph " << i << ", optimum " << optimum << ":";
            for (const auto &[a, b, inner] : graph.edges) std::cout << ' ' << a << '-' << b << '/' << inner;
            for (const std::uint32_t tail : graph.tails) std::cout << " t" << tail;
            std::cout << '\n';
        }
    }
    std::cout << agree << " of " << graphs << " agree\n";
    return agree == graphs ? 0 : 1;
}
