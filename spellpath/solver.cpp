#include "spellpath/solver.h"

#include "spellpath/long_path.h"
#include "spellpath/methods.h"

#include <algorithm>
#include <cassert>

namespace spell {

namespace {

constexpr std::uint32_t unseen = UINT32_MAX, seen = UINT32_MAX - 1;

// The graph of a grid, from which components are built one at a time.
class Graph {
  public:
    explicit Graph(const Grid &grid) : grid_(grid), numbers_(grid.size(), unseen) {}

    struct Part {
        Cell first; // any cell of the component
        std::size_t size;
    };

    /// All components, the largest first, or only that of `start`.
    std::vector<Part> parts(std::optional<Cell> start) {
        std::vector<Part> parts;
        if (start && !grid_.empty(*start)) parts.push_back({*start, reach(*start, unseen, seen).size()});
        if (start) return parts;
        for (int r = 0; r < grid_.rows(); ++r)
            for (int c = 0; c < grid_.cols(); ++c)
                if (const Cell cell{r, c}; !grid_.empty(cell) && number(cell) == unseen)
                    parts.push_back({cell, reach(cell, unseen, seen).size()});
        std::stable_sort(parts.begin(), parts.end(),
                         [](const Part &a, const Part &b) { return a.size > b.size; });
        return parts;
    }

    /// The component of the part, which parts() has returned. It can be built once.
    Component component(const Part &part) {
        Component component;
        component.cells = reach(part.first, seen, 0);
        std::sort(component.cells.begin(), component.cells.end(),
                  [&](Cell a, Cell b) { return grid_.index(a) < grid_.index(b); });
        for (std::uint32_t v = 0; v < component.cells.size(); ++v) number(component.cells[v]) = v;
        component.vertices.resize(component.cells.size());
        for (std::size_t v = 0; v < component.size(); ++v) {
            const Cell cell = component.cells[v];
            Component::Vertex &vertex = component.vertices[v];
            vertex.colour = grid_.at(cell) & 1;
            for (const Cell next : touching(cell))
                if (grid_.contains(next) && linked(grid_, cell, next))
                    vertex.neighbours[vertex.degree++] = number(next);
        }
        return component;
    }

  private:
    std::uint32_t &number(Cell cell) { return numbers_[grid_.index(cell)]; }

    // The cells that can be reached from `first` over cells numbered `from`, which become `to`.
    std::vector<Cell> reach(Cell first, std::uint32_t from, std::uint32_t to) {
        std::vector<Cell> cells{first};
        number(first) = to;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Cell cell = cells[i];
            for (const Cell next : touching(cell))
                if (grid_.contains(next) && number(next) == from && linked(grid_, cell, next)) {
                    number(next) = to;
                    cells.push_back(next);
                }
        }
        return cells;
    }

    const Grid &grid_;
    std::vector<std::uint32_t> numbers_; // unseen; seen by parts(); the cell's vertex in its component
};

// Bytes that the search takes besides the cache: for each cell of the grid, for each of the component.
constexpr std::size_t cell_bytes = 48, vertex_bytes = 500;

void search(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
            const SolverOptions &options, SolverStats &stats, VertexPath &best) {
    if (options.poll) options.poll();
    if (options.method == Method::dfs) {
        longest_by_dfs(component, starts, beat, options, stats, best);
        return;
    }
    // The engine knows no start.
    if (options.method == Method::memo || options.start) {
        longest_by_memo(component, starts, beat, UINT64_MAX, options, stats, best);
        return;
    }
    // Most small components are done with in so many calls, some milliseconds.
    constexpr std::size_t small = 256;
    constexpr std::uint64_t few_calls = 20'000;
    const bool choose = options.method == Method::automatic;
    if (choose && component.size() <= small &&
        longest_by_memo(component, starts, beat, few_calls, options, stats, best))
        return;
    if (VertexPath path = path_of_search_trees(component, starts, false, 20'000);
        path.size() > std::max(beat, best.size()))
        best = std::move(path);
    try {
        longest_by_engine(component, beat, options, stats, best);
    } catch (const TooWide &) {
        if (!choose) throw;
        if (longest_by_memo(component, starts, beat, few_calls, options, stats, best)) return;
        lengthen(component, static_cast<int>(component.size()), options, best);
        longest_by_memo(component, starts, beat, UINT64_MAX, options, stats, best);
    }
}

} // namespace

std::optional<Method> method_named(std::string_view name) {
    if (name == "auto") return Method::automatic;
    if (name == "dfs") return Method::dfs;
    if (name == "memo") return Method::memo;
    if (name == "tree") return Method::tree;
    if (name == "sweep") return Method::sweep;
    return {};
}

Solution longest_path(const Grid &grid, const SolverOptions &options, SolverStats &stats) {
    const auto memory_left = [&](std::size_t vertices) {
        const std::size_t taken = cell_bytes * grid.size() + vertex_bytes * vertices;
        if (taken > options.memory) throw MemoryExhausted();
        return options.memory - taken;
    };
    memory_left(0);

    Graph graph(grid);
    Solution solution;
    std::vector<Cell> &best = solution.path;
    bool stopped = false;
    for (const Graph::Part &part : graph.parts(options.start)) {
        if (part.size <= best.size()) break;
        if (stopped) { // those that follow are no larger
            solution.at_most = std::max(solution.at_most, part.size);
            break;
        }
        SolverOptions component_options = options;
        component_options.memory = memory_left(part.size);
        const Component component = graph.component(part);
        const std::size_t bound = path_bound(component);
        if (bound <= best.size()) continue;

        std::vector<std::uint32_t> starts;
        for (std::uint32_t v = 0; v < component.size(); ++v)
            if (!options.start || component.cells[v] == *options.start) starts.push_back(v);
        // A long path is likely to begin where there are few ways on.
        std::stable_sort(starts.begin(), starts.end(), [&](std::uint32_t a, std::uint32_t b) {
            return component.vertices[a].degree < component.vertices[b].degree;
        });
        stats.cells = component.size();
        stats.best = best.size();
        stats.at_most = std::max(bound, solution.at_most);
        VertexPath path;
        try {
            search(component, starts, best.size(), component_options, stats, path);
        } catch (const SearchEnded &ended) {
            stopped = dynamic_cast<const Stopped *>(&ended) != nullptr;
            solution.at_most = std::max(solution.at_most, bound);
            VertexPath other = path_of_search_trees(component, starts, options.start.has_value(), 300'000);
            if (other.size() > path.size()) path = std::move(other);
        }
        if (path.size() <= best.size()) continue;
        best.clear();
        for (const std::uint32_t v : path) best.push_back(component.cells[v]);
    }
    for (std::size_t i = 1; i < best.size(); ++i)
        assert(touch(best[i - 1], best[i]) && linked(grid, best[i - 1], best[i]));
    solution.at_most = std::max(solution.at_most, best.size());
    return solution;
}

} // namespace spell
