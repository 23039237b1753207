// Overview: solver.h.
//
// What each part is for: taken out, one at a time, on 221 boards (random, stripes, checkers, corridors,
// strips and squares, 2 to 26 letters, 5x5 to 150x150) and on those of tests/bench. Time and pairs of states
// are multiples of those with the part; `short` is for searches that are ended: how much shorter the path is.
//
//   part                             what is lost without it
//   memo on regular boards           60x60 rows and checkers unproved; 24x24 rows take 150 times as long
//   thirty first paths, not one      short: 10 of 2,039 cells; a 10x60 checkerboard 80 times as long
//   first path from the longest tail short: up to 28 cells on 60x60 with three letters
//   windows before the proof         short: up to 50 cells; ^C during a proof would find the first path only
//   windows after it                 short: up to 1,104 cells; two 14x14 boards unproved
//   windows that grow                short: 10 to 59 cells
//   an end led elsewhere             60x60 with three letters: at most 1.1 % below the bound, not 0.7 %
//   a sweep instead of a wide tree   pairs 1.4; 14x14 by columns unproved
//   hill climbs over 3,000 orders    80x80 with four letters: time 7, pairs 9; 40x40 with three: time 3
//   - of which the changes in places pairs 1.5
//   - of which small biases          pairs 1.5
//   - of which the second climb      pairs 1.02 to 2.3, the same processor time
//   the estimate with reduced costs  eight boards unproved
//   subtour cuts                     pairs 2.1; 60x60 with four letters 10
//   - the vertices passed as ends    time 4.3 (the flows are long)
//   - the fullest vertices first     pairs 2.4
//   averaging, restarts, weights     pairs 1.2, 1.03, 1.03
//   the least costs of parts beside  pairs 1.3
//   costs of the worse of two ways   pairs 1.1; two boards unproved
//   dominance                        pairs 1.1; one board unproved
//   the cheapest states of a group   time 1.1; 40x40 with three letters 2
//   strides of the target that grow  pairs 1.2; two boards unproved
//   a block's own bound              pairs 1.04
//   the bound from small parts       three bounds higher by 1 or 2; 100x100 with three letters by 24
#include "spellpath/solver.h"

#include "shell/threads.h"
#include "spellpath/blocks.h"
#include "spellpath/component.h"
#include "spellpath/lengthen.h"
#include "spellpath/path_bound.h"
#include "spellpath/recursion.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

namespace spell {

namespace {

// All vertices. A long path is likely to begin where there are few ways on.
Vertices starts_of(const Component &component) {
    Vertices starts(component.size());
    std::iota(starts.begin(), starts.end(), 0);
    std::ranges::stable_sort(starts, {}, [&](Vertex v) { return component.vertices[v].degree; });
    return starts;
}

// The methods tree, sweep and auto: stages, one after the other, until one has solved the component. Returns
// whether one has. The order of events on one board; components that have no room for a longer path are never
// searched:
//
//   spellgen --seed 1 40 40 3    A component of 1,424 cells with 280 blocks. Stage 2 comes to the last block,
//                                which is expensive. Stage 3: at most 956 cells, an order of 4e8 pairs. Stage
//                                4: there is no path of 956, 955, 954 or 953 cells; of 951 or more, the
//                                longest has 951.
bool search_in_stages(Search &search, const Vertices &starts, Method method) {
    const std::size_t windows = search.component.size() / 15;
    const auto begin = [&](std::uint64_t stage) {
        search.run.counters.stage = std::max(search.run.counters.stage, stage);
        search.run.progress.proving = stage >= 2 && stage <= 4;
    };

    // 1. On a regular board, such as stripes, memo for 20,000 calls: it often finds a path as long as the
    // upper bound at once (60x60 by rows: 0.05 s), and the stages below may take 100 times as long. There the
    // first path is long, too: 0.9 of the bound, on large random boards at most 0.65 of it.
    begin(1);
    constexpr std::uint64_t few_calls = 20'000;
    const bool is_regular = 4 * search.lower_bound >= 3 * search.upper_bound;
    if (method == Method::automatic && is_regular && longest_by_memo(search, starts, few_calls)) return true;

    std::optional<Search> longer;
    try {
        // 2. The blocks, from the leaves of the block-cut tree to the largest one, up to the first that is
        // expensive.
        begin(2);
        constexpr double expensive = 2e7; // pairs of states: about 0.5 s
        BlockSearch blocks(search, method);
        if (blocks.run(expensive)) return true;

        // 3. Side by side, a long incumbent, in case the search is ended, and what stage 4 needs for the
        // block. Each takes 0.1 to 1 s. The incumbent begins anew, in the longest tail.
        begin(3);
        longer.emplace(search);
        if (const VertexPath &tail = blocks.longest_tail(); !tail.empty()) {
            longer->lower_bound = 0;
            longer->offer(first_path(search.component, tail.front()));
        }
        shell::side_by_side(2, [&](unsigned i) {
            if (i == 0) lengthen(*longer, 0, windows);
            else blocks.prepare();
        });
        search.offer(longer->incumbent);

        // 4. The blocks from there on, unless a time limit leaves too little time for that.
        begin(4);
        if (blocks.run(search.run.limits.most_work)) return true;
    } catch (const Ended &) { // a time limit ends these after half of it
        if (longer) search.offer(std::move(longer->incumbent));
    }

    // 5. Lengthen the path for the rest of the time limit, or for a while if a block is wider than a state,
    // its bound is much too high, or its tables are too large.
    begin(5);
    lengthen(search, windows, 20 * windows);
    return search.settled();
}

// Returns whether the incumbent is proved to be a longest path.
bool search_component(Search &search, Method method) {
    const Vertices starts = starts_of(search.component);
    try {
        search.run.limits.check();
        if (method == Method::dfs) {
            longest_by_dfs(search, starts);
            return true;
        }
        if (method == Method::memo) return longest_by_memo(search, starts);
        return search_in_stages(search, starts, method);
    } catch (const Ended &) {
        return false;
    }
}

bool is_legal(const Grid &grid, const std::vector<Cell> &path) {
    Board board;
    board.grid = grid;
    for (const Cell cell : path) board.steps.push_back({.r = cell.r, .c = cell.c, .line = 0});
    return !judge(std::move(board)).fault;
}

} // namespace

Solution longest_path(const Grid &grid, Method method, const Limits &limits, Counters &counters,
                      SearchProgress &progress) {
    // Bytes besides caches and tables, for each cell of the grid and each vertex of a component. Measured on
    // boards of 700x700 cells: 240 for each vertex of the largest component and the cells around it.
    constexpr std::size_t cell_bytes = 80, vertex_bytes = 260;
    MemoryBudget memory(limits.memory);
    const MemoryUse of_grid(memory, cell_bytes * grid.size());
    const Run run{.limits = limits, .memory = memory, .counters = counters, .progress = progress};

    Solution solution;
    std::vector<Cell> &best = solution.path;
    for (std::vector<Cell> &cells : components_of(grid)) {
        if (cells.size() <= best.size()) break;
        const MemoryUse of_component(memory, vertex_bytes * cells.size());
        const Component component = component_of(grid, std::move(cells));
        const std::size_t bound = path_bound(component);
        assert(bound > 0); // a path of one cell is a path
        if (bound <= best.size()) continue;

        progress = {
            .cells = component.size(), .best = best.size(), .at_most = std::max(bound, solution.at_most)};
        Search search{.component = component, .run = run, .lower_bound = best.size(), .upper_bound = bound};
        search.offer(first_path(component)); // what a search has at least, however soon it is ended
        const bool is_solved = search_component(search, method);
        assert(search.incumbent.size() <= std::min(bound, search.upper_bound)); // else a bound was too low
        if (!is_solved) solution.at_most = std::max(solution.at_most, search.upper_bound);
        if (search.incumbent.empty()) continue;
        best.clear();
        for (const Vertex v : search.incumbent) best.push_back(component.cells[v]);
    }
    assert(best.empty() || is_legal(grid, best));
    solution.at_most = std::max(solution.at_most, best.size());
    return solution;
}

} // namespace spell
