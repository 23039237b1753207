#include "spellpath/block_search.h"

#include "spellpath/block_tree.h"
#include "spellpath/contraction.h"
#include "spellpath/decomposition.h"
#include "spellpath/frontier_dp.h"
#include "spellpath/min_fill.h"
#include "spellpath/relaxation.h"
#include "spellpath/rest_bound.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>

namespace spell {

namespace {

class BlockSearch {
  public:
    BlockSearch(Search &search, const BlockSearchOptions &options)
        : search_(search), options_(options), tails_(search.component.size()),
          contractor_(search.component, tails_) {}

    void run() {
        const BlockTree tree = block_tree(search_.component);
        search_.stats.blocks += tree.blocks.size();
        for (const Block &block : tree.blocks) {
            if (search_.settled()) return;
            if (block.edges.size() == 1) pass_bridge(block);
            else solve(block, tree.is_topmost(block));
        }
        offer_through(tree.root);
    }

  private:
    // The longest path through v and the blocks that hang by it.
    void offer_through(std::uint32_t v) {
        if (tails_.length_through(v) > search_.incumbent.length()) search_.offer(tails_.path_through(v));
    }
    // The same for a vertex that is not the root. With one tail the path goes on to the vertex above, and is found longer there.
    void offer_through_two(std::uint32_t v) {
        if (tails_.has_two(v)) offer_through(v);
    }

    // A path that uses the only edge of a block passes through its upper vertex.
    void pass_bridge(const Block &block) {
        const auto [a, b] = block.edges[0];
        const std::uint32_t below = a == block.top ? b : a;
        offer_through_two(below);
        VertexPath tail = tails_.take(below);
        tail.push_back(below);
        tails_.add(block.top, std::move(tail));
    }

    void solve(const Block &block, bool is_topmost) {
        const std::vector<std::uint32_t> vertices = block.vertices();
        for (const std::uint32_t v : vertices)
            if (v != block.top) offer_through_two(v);
        contractor_.enter(block, vertices);
        is_topmost_ = is_topmost;

        // No path of the block is longer than all of its vertices with two tails.
        std::vector<std::size_t> tails{0, 0};
        for (const std::uint32_t v : vertices) tails.push_back(tails_.of(v, block.top).size());
        std::partial_sort(tails.begin(), tails.begin() + 2, tails.end(), std::greater<>());
        if (vertices.size() + tails[0] + tails[1] > search_.incumbent.length()) {
            const Contraction contraction = contractor_.contract(Ends::anywhere);
            solve(contraction.graph,
                  [&](const BlockPath &longer) { search_.offer(contractor_.expand(contraction, longer)); });
        }
        if (!is_topmost) {
            const Contraction contraction = contractor_.contract(Ends::one_at_top);
            VertexPath tail;
            solve(contraction.graph,
                  [&](const BlockPath &longer) { tail = contractor_.expand(contraction, longer); });
            if (tail.empty()) return; // the incumbent is as long as the upper bound by now
            if (tail.back() != block.top) std::reverse(tail.begin(), tail.end());
            assert(tail.back() == block.top);
            tail.pop_back();
            tails_.add(block.top, std::move(tail));
        }
    }

    // Steps of the incumbent: what a path of a graph without a root has to beat.
    std::uint32_t incumbent_steps() const {
        return static_cast<std::uint32_t>(std::max<std::size_t>(search_.incumbent.length(), 1) - 1);
    }

    using Longer = std::function<void(const BlockPath &)>;

    // Calls `longer` with paths, each longer than those before. The last one is a longest path of the graph.
    void solve(const BlockGraph &graph, const Longer &longer) {
        const auto [decomposition, is_sweep, early_losses] = decompose(graph);
        if (decomposition.cost > options_.most_work) throw TooExpensive();
        if (!is_sweep)
            announce(decomposition.pruned_cost()); // a sweep's first beam finds a good path by itself
        if (search_.settled()) return;
        search_.stats.bag = std::max<std::uint64_t>(search_.stats.bag, decomposition.slots);

        std::uint32_t lower_bound = graph.root ? 0 : incumbent_steps();
        const auto run = [&, &by = decomposition](const Pruning &pruning) {
            const FrontierResult result =
                frontier_dp(graph, by, lower_bound, search_.limits, search_.stats, pruning);
            if (result.path) {
                lower_bound = result.path->steps;
                longer(*result.path);
            }
            return result.dropped_bound <= lower_bound; // whether that was the longest
        };
        if (!is_sweep && (early_losses || is_worth_relaxing(graph, decomposition))) {
            search_downwards(graph, decomposition, early_losses ? *early_losses : relaxed(graph), lower_bound,
                             longer);
            return;
        }
        if (!is_sweep) {
            run({});
            return;
        }
        // A narrow beam finds a good path. With that, the bounds drop more in a wider one, until nothing is lost.
        const std::vector<RestBound> bounds = rest_bounds(graph, decomposition, search_.limits);
        constexpr std::size_t first_beam = 3000, widening = 8;
        for (std::size_t beam = first_beam; !run({&bounds, beam}); beam *= widening) {
        }
    }

    // A relaxation takes the time of 600 to 2,000 pairs of states for each edge and vertex. It saves most of the work on dense
    // blocks, and little on the small ones of boards of four letters; for those it is not done.
    static bool is_worth_relaxing(const BlockGraph &graph, const Decomposition &decomposition) {
        constexpr double pairs = 2000;
        return decomposition.cost >= pairs * static_cast<double>(graph.size + graph.edges.size());
    }

    // Looks for a path as long as the bound of the relaxation first. While there is none, the target comes down in growing
    // strides: the smaller the budget of losses, the fewer states. A path that is found is a longest one.
    void search_downwards(const BlockGraph &graph, const Decomposition &decomposition,
                          const LossTable &losses, std::uint32_t lower_bound, const Longer &longer) {
        constexpr double growth = 1.3; // of the strides
        LossBudget budget(losses, decomposition);
        auto target = static_cast<std::uint32_t>(std::max(losses.bound, 0.0));
        for (double stride = 1; target > lower_bound; stride *= growth) {
            if (losses.bound - target > most_loss / losses_per_step)
                throw TooExpensive(); // for the units of losses
            const FrontierResult result = frontier_dp(graph, decomposition, target - 1, search_.limits,
                                                      search_.stats, {.losses = &budget});
            if (result.path) longer(*result.path);
            if (result.path || target == lower_bound + 1) return;
            lower_upper_bound(graph, target - 1);
            target -= std::min(static_cast<std::uint32_t>(stride), target - lower_bound - 1);
        }
    }

    // No path of the graph has more steps. The topmost block is the last one, so no path of the component is longer than that, or
    // than the incumbent.
    void lower_upper_bound(const BlockGraph &graph, std::size_t steps) {
        if (!is_topmost_ || graph.root) return;
        search_.upper_bound = std::min(search_.upper_bound, std::max(search_.incumbent.length(), steps + 1));
    }

    LossTable relaxed(const BlockGraph &graph) {
        LossTable losses = relax(graph, search_.limits);
        lower_upper_bound(graph, static_cast<std::size_t>(std::max(losses.bound, 0.0)));
        return losses;
    }

    struct Decomposed {
        Decomposition decomposition;
        bool is_sweep;
        std::optional<LossTable> losses; // if they are known already
    };

    // The decomposition that the graph is solved by. A cheap tree is taken as it is. An expensive one competes with a sweep,
    // and if it is much narrower, a better one is sought. Throws TooExpensive.
    Decomposed decompose(const BlockGraph &graph) {
        constexpr int few_tries = 5, many_tries = 3000;
        constexpr double cheap = 1e6; // pairs of states
        constexpr unsigned much_narrower = 4;
        // An order by minimum fill takes time and room by the square of this.
        constexpr std::uint32_t too_many_vertices = 10'000;
        const bool choose = options_.decomposing == Decomposing::as_suits;

        std::optional<Decomposition> tree;
        if (options_.decomposing != Decomposing::by_sweep && graph.size <= too_many_vertices) {
            tree = min_fill_decomposition(graph, choose ? few_tries : many_tries, search_.limits);
            if (tree && tree->cost > options_.most_work) throw TooExpensive();
            if (tree && (!choose || tree->cost <= cheap)) return {std::move(*tree), false, {}};
            if (!tree && !choose) throw TooExpensive();
        }
        std::optional<Decomposition> sweep = sweep_decomposition(graph);
        if (sweep && (!tree || sweep->slots < tree->slots + much_narrower))
            return {std::move(*sweep), true, {}};
        // A search that is ended soon has this bound.
        std::optional<LossTable> losses;
        if (graph.size <= too_many_vertices && std::isinf(options_.most_work) &&
            (!tree || is_worth_relaxing(graph, *tree)))
            losses = relaxed(graph);
        if (!tree) throw TooExpensive();
        announce(tree->pruned_cost());
        tree = min_fill_decomposition(graph, many_tries, search_.limits);
        assert(tree); // its first tries are those of the first search
        return {std::move(*tree), false, std::move(losses)};
    }

    void announce(double work) {
        if (work >= BlockSearchOptions::expensive && options_.before_expensive)
            options_.before_expensive(work);
    }

    Search &search_;
    const BlockSearchOptions &options_;
    Tails tails_;
    bool is_topmost_ = false; // the block at hand
    Contractor contractor_;
};

} // namespace

void longest_by_blocks(Search &search, const BlockSearchOptions &options) {
    BlockSearch(search, options).run();
}

} // namespace spell
