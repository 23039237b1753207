// Solves a component block by block, from the leaves of its block-cut tree.
#include "spellpath/blocks.h"

#include "spellpath/dp.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <utility>

namespace spell {

namespace {

// Tries at an order by minimum fill, and the work in pairs of states that is worth the many: some 30 ms.
// (Half and twice of each changed the time of three boards of two to four letters by 4 % at most.)
constexpr int few_tries = 5, many_tries = 3000;
constexpr double cheap = 1e6;

// Minimum fill takes time and memory in proportion to the square of the vertices; the relaxation of a block
// of 13,000 vertices takes 2 s.
constexpr std::uint32_t most_to_order = 10'000, most_to_relax = 40'000;

} // namespace

BlockSearch::BlockSearch(Search &search, Method method)
    : search_(search), method_(method), tree_(block_tree(search.component)), tails_(search.component.size()) {
    search.run.counters.blocks += tree_.blocks.size();
}

bool BlockSearch::run(double most_work) {
    for (; next_ < 2 * tree_.blocks.size(); ++next_) {
        if (search_.settled()) return true;
        if (!task_) {
            if (!enter()) continue;
            task_ = plan();
        }
        if (!task_->decomposition || task_->decomposition->pruned_cost() > most_work || !solve())
            return false;
        task_.reset();
    }
    search_.offer(tails_.path_through(tree_.root));
    return true;
}

// Returns whether the block has a path of this kind to search for.
bool BlockSearch::enter() {
    const bool is_bridge = block().edges.size() == 1;
    if (asks_for_tail()) return !is_bridge && !tree_.is_topmost(block());

    const Vertices vertices = block().vertices();
    // A path through a vertex with one tail can go on to the vertex above it: that longer path is found
    // there.
    for (const Vertex v : vertices)
        if (v != block().top && tails_.has_two(v)) search_.offer(tails_.path_through(v));
    // A path that uses the only edge of a block passes through its upper vertex.
    if (is_bridge) {
        const Vertex below = block().edges[0].second;
        VertexPath tail = tails_.take(below);
        tail.push_back(below);
        tails_.add(block().top, std::move(tail));
        return false;
    }
    // No path of the block has more vertices than the block and two tails.
    std::size_t tail = 0;
    for (const Vertex v : vertices) tail = std::max(tail, tails_.of(v, block().top).size());
    return vertices.size() + 2 * tail > search_.lower_bound;
}

// The decomposition that the task is solved by. A cheap tree is taken as it is. An expensive one competes
// with a sweep: on dense blocks, such as stripes, a sweep is faster although it is wider by up to four.
BlockSearch::Task BlockSearch::plan() const {
    constexpr unsigned much_narrower = 4;
    Task task{.contraction = contract(search_.component, block(), tails_, bait())};
    const BlockGraph &graph = task.contraction.graph;
    if (method_ != Method::sweep && graph.size <= most_to_order) {
        task.decomposition = min_fill_decomposition(graph, few_tries, search_.run.limits);
        if (method_ == Method::tree || (task.decomposition && task.decomposition->cost <= cheap)) return task;
    }
    std::optional<Decomposition> sweep = sweep_decomposition(graph);
    if (sweep && (!task.decomposition || sweep->slots < task.decomposition->slots + much_narrower)) {
        task.decomposition = std::move(sweep);
        task.is_final = true;
    }
    return task;
}

// Looks for a path as long as the bound first. While there is none, the target comes down in growing strides:
// the smaller the gap, the fewer states. The first path found is a longest one. Returns false when the gap is
// too large.
bool BlockSearch::solve() {
    Task &task = *task_;
    const BlockGraph &graph = task.contraction.graph;
    prepare();
    if (!task.costs) task.costs.emplace(graph);
    if (search_.settled()) return true;
    search_.run.counters.bag = std::max<std::uint64_t>(search_.run.counters.bag, task.decomposition->slots);

    constexpr double growth = 1.3; // of the strides
    // Only a path with more steps than the incumbent counts, or any tail: one that takes the bait.
    const auto least = static_cast<std::uint32_t>(std::max(bait() + 1, search_.lower_bound));
    GapBudget budget{.costs = *task.costs, .decomposition = *task.decomposition};
    const double bound = task.costs->bound; // infinite without a relaxation
    auto target = std::isinf(bound) ? least : static_cast<std::uint32_t>(bound);
    for (double stride = 1; target >= least; stride *= growth) {
        if (!task.costs->gap(target)) return false;
        if (const auto longest = longest_by_dp(graph, target, budget, search_.run)) {
            take(*longest);
            break;
        }
        lower_upper_bound(target - 1);
        if (target == least) break;
        target -= std::min(static_cast<std::uint32_t>(stride), target - least);
    }
    return true;
}

// Offers the path, or hangs the tail on the top of the block.
void BlockSearch::take(const BlockPath &longest) {
    VertexPath path = expand(task_->contraction, tails_, longest);
    assert(path.size() + bait() == longest.steps + 1);
    if (!asks_for_tail()) return search_.offer(std::move(path));
    const Vertex top = block().top;
    if (path.back() != top) std::ranges::reverse(path);
    assert(path.back() == top);
    path.pop_back();
    tails_.add(top, std::move(path));
}

// A relaxation takes the time of 600 to 2,000 pairs of states for each edge and vertex. It saves most of the
// work on dense blocks (30x30 with three letters: 5.0 s and 0.33 s), and little on the small ones of boards
// of four letters.
void BlockSearch::prepare() {
    constexpr double pairs = 2000;
    auto &[contraction, decomposition, is_final, costs] = *task_;
    const BlockGraph &graph = contraction.graph;
    const double work = pairs * static_cast<double>(graph.size + graph.edges.size());
    if (!costs && graph.size <= most_to_relax && (!decomposition || decomposition->cost >= work)) {
        costs = relax(graph, search_.run.limits);
        lower_upper_bound(static_cast<std::size_t>(costs->bound));
    }
    if (is_final || !decomposition || decomposition->cost <= cheap) return;
    // Where the whole takes too long, and many tries would not make up for that, small parts lower the bound.
    if (costs && decomposition->pruned_cost() > 2 * search_.run.limits.most_work) {
        constexpr double small = 1e5, near = 0.97;
        const auto target = static_cast<std::uint32_t>(near * costs->bound);
        GapBudget budget{.costs = *costs, .decomposition = *decomposition};
        if (!costs->gap(target) || longest_by_dp(graph, target, budget, search_.run, small)) return;
        const double loss = 1.0 * budget.least[graph.size - 1] / units_per_step;
        return lower_upper_bound(std::max(target, static_cast<std::uint32_t>(costs->bound - loss)));
    }
    decomposition = min_fill_decomposition(graph, many_tries, search_.run.limits);
    assert(decomposition); // the first tries are those of plan()
    is_final = true;
}

const VertexPath &BlockSearch::longest_tail() const {
    const auto &[graph, top, vertices, chains] = task_->contraction;
    const auto longest = std::ranges::max_element(graph.tails) - graph.tails.begin();
    return tails_.of(vertices.begin()[longest], top);
}

// No path of the task has more steps. The topmost block is the last one, whose tail nobody asks for, so no
// path of the component is longer than that, or than the incumbent.
void BlockSearch::lower_upper_bound(std::size_t steps) {
    if (!tree_.is_topmost(block())) return;
    search_.upper_bound = std::min(search_.upper_bound, std::max(search_.lower_bound, steps + 1));
}

} // namespace spell
