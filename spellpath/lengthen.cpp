// Finds long paths without a proof.
#include "spellpath/lengthen.h"

#include "shell/threads.h"
#include "spellpath/dp.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>
#include <vector>

namespace spell {

namespace {

constexpr Vertex none = UINT32_MAX;

// The path from the root to the deepest vertex of a depth-first search tree. The next step goes to the vertex
// with the fewest ways on, which makes the tree deep; ties are broken at random.
VertexPath deep_path(const Component &component, Vertex root, std::mt19937 &random) {
    Vertices parent(component.size(), none);
    Vertices stack{root};
    Vertex deepest = root;
    std::size_t depth = 0;
    parent[root] = root;
    const auto ways_on = [&](Vertex v) {
        const auto around = component.neighbours(v);
        return std::ranges::count_if(around, [&](Vertex w) { return parent[w] == none; });
    };
    while (!stack.empty()) {
        if (stack.size() > depth) {
            deepest = stack.back();
            depth = stack.size();
        }
        Vertex next = none;
        long least = 0;
        for (const Vertex w : component.neighbours(stack.back())) {
            if (parent[w] != none) continue;
            // Fewest ways on first, but dead ends (0 ways on, rank 7) last.
            const long rank = 16 * ((ways_on(w) + 7) % 8) + static_cast<long>(random() % 24);
            if (next != none && rank >= least) continue;
            next = w;
            least = rank;
        }
        if (next == none) {
            stack.pop_back();
            continue;
        }
        parent[next] = stack.back();
        stack.push_back(next);
    }
    VertexPath path{deepest};
    while (path.back() != root) path.push_back(parent[path.back()]);
    return path;
}

// The part of a component within `radius` rows and columns of the centre, with the path: each piece of it
// outside is one edge with a chain. The ends of the path are vertices wherever they are.
Contraction window_at(Cell centre, int radius, const Component &component, const VertexPath &path) {
    Contraction window;
    BlockGraph &graph = window.graph;
    Numbers number(component.size(), none); // in the graph
    const auto near = [&](Vertex v) { return distance(component.cells[v], centre) <= radius; };
    for (Vertex v = 0; v < component.size(); ++v) {
        if (!near(v) && v != path.front() && v != path.back()) continue;
        number[v] = graph.size++;
        window.vertices.push_back(v);
        graph.cells.push_back(component.cells[v]);
    }
    graph.tails.resize(graph.size);
    for (const Vertex v : window.vertices)
        for (const Vertex w : component.neighbours(v))
            if (v < w && near(v) && near(w)) window.add_edge(number[v], number[w], {});
    auto last = path.begin(); // the last vertex of the path that is in the graph
    for (auto next = last + 1; next != path.end(); ++next) {
        if (number[*next] == none) continue;
        if (next != last + 1 || !near(*last) || !near(*next))
            window.add_edge(number[*last], number[*next], {last + 1, next});
        last = next;
    }
    return window;
}

// The reduced costs of charging two steps for each vertex of the rarer colour: every step of a path uses one
// of these, and none has more than two. With three letters that is close to the longest path, so most states
// are dropped. (100 windows of 50x50 with three letters came to 1560 of 1595 cells; of the same size, without
// these costs, to 1534.)
ReducedCosts colour_costs(const Component &component, const Contraction &window) {
    const auto colour_of = [&](Vertex v) { return component.vertices[v].colour; };
    const auto ones = std::ranges::count(window.vertices, 1, colour_of);
    const int rarer = 2 * ones < std::ssize(window.vertices);
    const std::vector<Row> rows = rows_of(window.graph);
    Multipliers multipliers(rows.size());
    for (Vertex v = 0; v < window.graph.size; ++v) multipliers[v] = colour_of(window.vertices[v]) == rarer;
    return reduced_costs(window.graph, rows, multipliers);
}

// The vertices of the rarer colour that a path misses: each that it takes up makes it two longer.
Vertices missed_by(const VertexPath &path, const Component &component) {
    const auto &vertices = component.vertices;
    const auto ones = std::ranges::count(vertices, 1, &Component::Node::colour);
    const int rarer = 2 * ones < std::ssize(vertices);
    std::vector<bool> is_missed(vertices.size(), true);
    for (const Vertex v : path) is_missed[v] = false;
    Vertices missed;
    for (Vertex v = 0; v < vertices.size(); ++v)
        if (is_missed[v] && vertices[v].colour == rarer) missed.push_back(v);
    return missed;
}

// A search for a longer path than the incumbent, in windows.
struct WindowSearch {
    const Search &search;
    const Tails &no_tails;
    std::mt19937_64 random;
    double most_estimated; // work in a window
    VertexPath path = search.incumbent;
    double work = INFINITY; // what was done in the last window; infinite where there was too much to do

    Cell cell_of(Vertex v) const { return search.component.cells[v]; }

    // Puts the longest way through a window into the path. With a target, an end of the path in the window is
    // worth as many cells more as it is nearer to that.
    void run(Cell centre, int radius, std::optional<Cell> target = {}) {
        constexpr int tries = 2; // at an elimination order
        work = INFINITY;
        Limits limits = search.run.limits;
        limits.threads = 1;
        Counters done;
        SearchProgress unseen;
        const Run run{.limits = limits, .memory = search.run.memory, .counters = done, .progress = unseen};
        Contraction window = window_at(centre, radius, search.component, path);
        auto steps = static_cast<std::uint32_t>(path.size() - 1);
        if (target)
            for (Vertex v = 0; v < window.graph.size; ++v) {
                const int nearer =
                    distance(centre, *target) + radius - distance(window.graph.cells[v], *target);
                window.graph.tails[v] = static_cast<std::uint32_t>(std::clamp(nearer, 0, 2 * radius));
                if (window.vertices[v] == path.front() || window.vertices[v] == path.back())
                    steps += window.graph.tails[v];
            }
        const auto decomposition = min_fill_decomposition(window.graph, tries, limits);
        const ReducedCosts costs = colour_costs(search.component, window);
        if (!decomposition || decomposition->cost > most_estimated || !costs.gap(steps)) return;
        try {
            GapBudget budget{.costs = costs, .decomposition = *decomposition};
            const auto longest = longest_by_dp(window.graph, steps, budget, run);
            assert(longest); // the path is one
            path = expand(window, no_tails, *longest);
            work = static_cast<double>(done.pairs + 10 * done.states);
        } catch (const MemoryExhausted &) { // the window is too large
        }
    }

    // So many windows, up to the first that gains, where the path misses something, if it does.
    void run_anywhere(int radius, std::size_t windows) {
        for (std::size_t i = 0; i < windows && path.size() <= search.incumbent.size(); ++i) {
            const Vertices missed = missed_by(path, search.component);
            const auto centre =
                missed.empty() ? random() % search.component.size() : missed[random() % missed.size()];
            run(search.component.cells[centre], radius);
        }
    }

    // Leads an end of the path to a place that the path misses, likely one where it misses much, and
    // lengthens it there and where the end was. What lies behind a narrow neck is taken up only by an end of
    // the path, and no window that holds a single end can take it from one region to another: the windows in
    // between gain nothing. (60x60 with three letters, seed 5: 2,149 cells after three seconds without this,
    // 2,201 with it.)
    void lead_end(int radius) {
        constexpr int least_radius = 3, most_steps = 20, windows = 20;
        Vertices missed = missed_by(path, search.component);
        if (missed.empty()) return;
        const Cell target = cell_of(missed[random() % missed.size()]);

        // The walk of the end, in windows ahead of it.
        if (random() % 2 == 0) std::ranges::reverse(path);
        const Cell start = cell_of(path.front());
        for (int step = 0, reach = radius; step < most_steps && reach >= least_radius; ++step) {
            const Cell end = cell_of(path.front());
            const int left = distance(end, target);
            if (left <= radius) break;
            run({.r = end.r + (target.r - end.r) * reach / 2 / left,
                 .c = end.c + (target.c - end.c) * reach / 2 / left},
                reach, target);
            if (distance(cell_of(path.front()), target) >= left) --reach;
        }

        // Windows around the end, and around what is missed at both ends of the walk.
        for (int i = 0; i < windows; ++i) {
            missed = missed_by(path, search.component);
            std::erase_if(missed, [&](Vertex v) {
                return std::min(distance(cell_of(v), target), distance(cell_of(v), start)) > 2 * radius;
            });
            const bool at_end = i % 3 == 0 || missed.empty();
            run(cell_of(at_end ? path.front() : missed[random() % missed.size()]), radius);
        }
        if (path.size() < search.incumbent.size()) path = search.incumbent;
    }
};

constexpr unsigned pair = 2; // of windows, which are searched side by side

} // namespace

VertexPath first_path(const Component &component, std::optional<Vertex> end) {
    constexpr std::size_t most_trees = 30, most_vertices = 300'000; // of all trees: about 20 ms
    std::mt19937 random(1);
    VertexPath best;
    for (auto trees = std::clamp<std::size_t>(most_vertices / component.size(), 1, most_trees); trees > 0;
         --trees) {
        const Vertex root = end ? *end : static_cast<Vertex>(random() % component.size());
        VertexPath path = deep_path(component, root, random);
        if (path.size() > best.size()) best = std::move(path);
    }
    return best;
}

void lengthen(Search &search, std::size_t first, std::size_t end) {
    // In pairs of states, where a state counts ten: the work estimated for a window, without costs, and what
    // was done. A window takes about a millisecond. (Ten times as much work was 1.5 times as slow at first on
    // 50x50 with three letters, and a third of it came to shorter paths.)
    constexpr double most_estimated = 3e5, most_done = 1e5;
    // An end is led elsewhere in one search of ten when this many windows have not lengthened the path. On a
    // large board some window nearly always does, and after a while one search of fifty leads an end, too.
    constexpr std::size_t patience = 100, between = 10, at_first = 600, seldom = 50, large = 5000;
    // There, two windows in turn, so that the pair waits less for one another. (150x150 with three letters,
    // five seeds, ten seconds: at most 1.0 % below the bound, not 1.2 %.)
    const bool is_large = search.component.size() > large;
    const std::size_t in_turn = is_large ? 2 : 1, in_a_round = pair * in_turn;
    std::mt19937_64 random(first);
    const Tails no_tails(search.component.size());
    std::size_t last_gain = first; // the number of a window
    int radius = 4;
    for (std::size_t i = first; i < end && search.incumbent.size() > 1 && !search.settled();
         i += in_a_round) {
        // The longer no window has lengthened the path, the larger windows may be.
        const double scale = 1 + static_cast<double>(i - last_gain) / 50;
        const bool is_stuck = i - last_gain > patience;
        const bool may_lead = is_stuck || (i > at_first && is_large);
        const bool leads = may_lead && i / in_a_round % (is_stuck ? between : seldom) == 0;
        std::vector<WindowSearch> found;
        for (unsigned k = 0; k < pair; ++k)
            found.push_back({.search = search,
                             .no_tails = no_tails,
                             .random = std::mt19937_64(random()),
                             .most_estimated = most_estimated * scale});
        shell::side_by_side(pair, [&](unsigned k) {
            if (leads) found[k].lead_end(radius);
            else found[k].run_anywhere(radius, in_turn);
        });
        for (WindowSearch &window : found) {
            if (!leads)
                radius =
                    window.work <= most_done * scale ? radius + (random() % 4 == 0) : std::max(radius - 1, 1);
            if (window.path.size() > search.incumbent.size()) last_gain = i;
            // A path as long as the incumbent replaces it, too: so the search leaves a path that no window
            // can lengthen.
            if (window.path.size() >= search.incumbent.size()) search.replace(std::move(window.path));
        }
    }
}

} // namespace spell
