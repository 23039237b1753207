#include "spellpath/solver.h"

#include "spellpath/blocks.h"
#include "spellpath/component.h"
#include "spellpath/lengthen.h"
#include "spellpath/path_bound.h"
#include "spellpath/recursion.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace spell {

namespace {

using Starts = std::vector<std::uint32_t>;

// All vertices. A long path is likely to begin where there are few ways on.
Starts starts_of(const Component &component) {
    Starts starts(component.size());
    std::iota(starts.begin(), starts.end(), 0);
    std::stable_sort(starts.begin(), starts.end(), [&](std::uint32_t a, std::uint32_t b) {
        return component.vertices[a].degree < component.vertices[b].degree;
    });
    return starts;
}

// The methods tree, sweep and auto: stages, one after the other, until one has solved the component. Returns whether
// one has. For instance:
//
//   data/spell/example.txt       1: its largest component has 46 cells, and memo takes 727 calls
//   20x20 with two letters       2 and 3: the largest component has more than 256 cells, and no block is expensive
//   spellgen --seed 1 40 40 3    2, 3 and 5 to 7: one block is expensive
bool search_in_stages(Search &search, const Starts &starts, Method method) {
    const std::size_t size = search.component.size();
    const bool is_auto = method == Method::automatic;

    // 1. Memo for so many calls, some milliseconds: most small components end here.
    constexpr std::size_t small = 256;
    constexpr std::uint64_t few_calls = 20'000;
    if (is_auto && size <= small && longest_by_memo(search, starts, few_calls)) return true;

    // 2. A first incumbent, in a millisecond: with it, small blocks are skipped.
    constexpr std::size_t vertices_of_trees = 20'000;
    search.offer(search_trees_path(search.component, starts, vertices_of_trees));

    // 3. The blocks, up to the first one that is expensive: 5 s without reduced costs, about 0.5 s with them. For each:
    // five tries at an order, a sweep if that is not much wider, many tries, the relaxation, the dynamic program.
    constexpr double expensive = 2e8; // pairs of states
    BlockSearch blocks(search, is_auto                  ? Decomposing::as_suits
                               : method == Method::tree ? Decomposing::by_tree
                                                        : Decomposing::by_sweep);
    if (blocks.run(expensive) == BlockSearch::Outcome::solved) return true;

    // 4. A block that is wider than a state: only memo is left. On a regular board, such as stripes, it often finds a
    // path as long as the upper bound at once.
    if (std::isinf(blocks.next_work()) && (!is_auto || longest_by_memo(search, starts, few_calls)))
        return is_auto;

    // 5. A bound on that block: 0.1 to 2 s. A search that is ended from now on has it, and stage 6 may reach it.
    blocks.relax_next();

    // 6. A longer incumbent, for a search that is ended: about as long as a tenth of the block is expected to take.
    constexpr double work_of_a_window = 3e6; // pairs of states: 30 to 40 ms
    const double windows = blocks.next_work() / work_of_a_window;
    lengthen(search, static_cast<int>(std::min(windows, static_cast<double>(size))));

    // 7. The blocks from there on, however long it takes.
    if (blocks.run(INFINITY) == BlockSearch::Outcome::solved) return true;

    // 8. A block is wider than a state: memo, however long it takes. It seldom ends.
    return is_auto && longest_by_memo(search, starts);
}

enum class End { solved, gave_up, stopped };

End search_component(Search &search, Method method) {
    const Starts starts = starts_of(search.component);
    End end = End::stopped;
    try {
        search.run.limits.check();
        if (method == Method::dfs) return longest_by_dfs(search, starts), End::solved;
        if (method == Method::memo) return longest_by_memo(search, starts), End::solved;
        return search_in_stages(search, starts, method) ? End::solved : End::gave_up;
    } catch (const Stopped &) {
    } catch (const MemoryExhausted &) {
        end = End::gave_up;
    }
    // What a search has at least, however soon it is ended.
    constexpr std::size_t vertices_of_trees = 300'000;
    search.offer(search_trees_path(search.component, starts, vertices_of_trees));
    return end;
}

void check_path(const Grid &grid, const std::vector<Cell> &path) {
    std::vector<bool> visited(grid.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        assert(grid.contains(path[i]) && !grid.empty(path[i]) && !visited[grid.index(path[i])]);
        assert(i == 0 || (touch(path[i - 1], path[i]) && linked(grid, path[i - 1], path[i])));
        visited[grid.index(path[i])] = true;
    }
}

} // namespace

Solution longest_path(const Grid &grid, Method method, const Limits &limits, Counters &counters,
                      SearchProgress &progress) {
    // Bytes besides caches and tables, for each cell of the grid and each vertex of a component. Measured on boards of
    // 700x700 cells: 240 for each vertex of the largest component and the cells around it.
    constexpr std::size_t cell_bytes = 48, vertex_bytes = 260;
    MemoryBudget memory(limits.memory);
    const MemoryUse of_grid(memory, cell_bytes * grid.size());
    const Run run{limits, memory, counters, progress};

    GridComponents components(grid);
    Solution solution;
    std::vector<Cell> &best = solution.path;
    End end = End::solved;
    for (const GridComponents::Part &part : components.parts()) {
        if (part.size <= best.size()) break;
        if (end == End::stopped) { // those that follow are no larger
            solution.at_most = std::max(solution.at_most, part.size);
            break;
        }
        const MemoryUse of_component(memory, vertex_bytes * part.size);
        const Component component = components.build(part);
        const std::size_t bound = path_bound(component);
        if (bound <= best.size()) continue;

        progress = {component.size(), best.size(), std::max(bound, solution.at_most), 0, 0, 0};
        Search search{component, run, Incumbent(best.size()), bound};
        end = search_component(search, method);
        if (end != End::solved) solution.at_most = std::max(solution.at_most, search.upper_bound);
        if (search.incumbent.path().empty()) continue;
        best.clear();
        for (const std::uint32_t v : search.incumbent.path()) best.push_back(component.cells[v]);
    }
    check_path(grid, best);
    solution.at_most = std::max(solution.at_most, best.size());
    return solution;
}

} // namespace spell
