#include "spellpath/solver.h"

#include "spellpath/block_search.h"
#include "spellpath/dfs.h"
#include "spellpath/lengthen.h"
#include "spellpath/memo.h"
#include "spellpath/path_bound.h"
#include "spellpath/search_trees.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

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

// The methods tree, sweep and auto. Of several that solve a component, auto takes the one that is likely to be fastest; and before
// it searches for long, it improves the incumbent, so that a search that is ended has a good answer.
void search_portfolio(Search &search, const Starts &starts, Method method) {
    // Most small components are done with in so many calls, some milliseconds.
    constexpr std::size_t small = 256;
    constexpr std::uint64_t few_calls = 20'000;
    const Component &component = search.component;
    const bool choose = method == Method::automatic;
    if (choose && component.size() <= small && longest_by_memo(search, starts, few_calls)) return;

    constexpr std::size_t vertices_of_trees = 20'000;
    search.offer(search_trees_path(component, starts, vertices_of_trees));
    BlockSearchOptions options;
    options.decomposing = choose                   ? Decomposing::as_suits
                          : method == Method::tree ? Decomposing::by_tree
                                                   : Decomposing::by_sweep;
    bool lengthened = false;
    options.before_expensive = [&](double work) {
        constexpr double work_of_a_window = 3e6; // pairs of states
        if (std::exchange(lengthened, true)) return;
        lengthen(search,
                 static_cast<int>(std::min(work / work_of_a_window, static_cast<double>(component.size()))));
    };
    try {
        longest_by_blocks(search, options);
    } catch (const TooExpensive &) {
        if (!choose) throw;
        if (longest_by_memo(search, starts, few_calls)) return;
        lengthen(search, static_cast<int>(component.size()));
        longest_by_memo(search, starts);
    }
}

void search_component(Search &search, Method method) {
    const Starts starts = starts_of(search.component);
    try {
        search.limits.check();
        if (method == Method::dfs) longest_by_dfs(search, starts);
        else if (method == Method::memo) longest_by_memo(search, starts);
        else search_portfolio(search, starts, method);
    } catch (const SearchEnded &) {
        // What a search has at least, however soon it is ended.
        constexpr std::size_t vertices_of_trees = 300'000;
        search.offer(search_trees_path(search.component, starts, vertices_of_trees));
        throw;
    }
}

// Bytes that the search takes besides caches and tables: for each cell of the grid, for each vertex of the component. Measured on
// boards of 700x700 cells: 240 for each vertex of the largest component and the cells around it.
constexpr std::size_t cell_bytes = 48, vertex_bytes = 260;

void check_path(const Grid &grid, const std::vector<Cell> &path) {
    std::vector<bool> visited(grid.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        assert(grid.contains(path[i]) && !grid.empty(path[i]) && !visited[grid.index(path[i])]);
        assert(i == 0 || (touch(path[i - 1], path[i]) && linked(grid, path[i - 1], path[i])));
        visited[grid.index(path[i])] = true;
    }
}

} // namespace

Solution longest_path(const Grid &grid, Method method, const Limits &limits, SearchStats &stats) {
    const auto memory_left = [&](std::size_t vertices) {
        const std::size_t taken = cell_bytes * grid.size() + vertex_bytes * vertices;
        if (taken > limits.memory) throw MemoryExhausted();
        return limits.memory - taken;
    };
    memory_left(0);

    GridComponents components(grid);
    Solution solution;
    std::vector<Cell> &best = solution.path;
    bool stopped = false;
    for (const GridComponents::Part &part : components.parts()) {
        if (part.size <= best.size()) break;
        if (stopped) { // those that follow are no larger
            solution.at_most = std::max(solution.at_most, part.size);
            break;
        }
        Limits component_limits = limits;
        component_limits.memory = memory_left(part.size);
        const Component component = components.build(part);
        const std::size_t bound = path_bound(component);
        if (bound <= best.size()) continue;

        stats.cells = component.size();
        stats.best = best.size();
        stats.at_most = std::max(bound, solution.at_most);
        Search search{component, component_limits, stats, Incumbent(best.size()), bound};
        try {
            search_component(search, method);
        } catch (const Stopped &) {
            stopped = true;
            solution.at_most = std::max(solution.at_most, search.upper_bound);
        } catch (const SearchEnded &) {
            solution.at_most = std::max(solution.at_most, search.upper_bound);
        }
        if (search.incumbent.path().empty()) continue;
        best.clear();
        for (const std::uint32_t v : search.incumbent.path()) best.push_back(component.cells[v]);
    }
    check_path(grid, best);
    solution.at_most = std::max(solution.at_most, best.size());
    return solution;
}

} // namespace spell
