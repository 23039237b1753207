#include "spellpath/long_path.h"

#include "spellpath/methods.h"

#include <algorithm>
#include <cstdlib>
#include <random>

namespace spell {

VertexPath path_of_search_trees(const Component &component, std::span<const std::uint32_t> starts,
                                bool from_start, std::size_t most_vertices) {
    constexpr std::uint32_t none = UINT32_MAX;
    std::mt19937 random(1);
    VertexPath best;
    for (std::size_t tree = 0; tree == 0 || tree * component.size() < most_vertices; ++tree) {
        std::vector<std::uint32_t> parent(component.size(), none), order, stack;
        const std::uint32_t root = from_start ? starts.front() : starts[random() % starts.size()];
        parent[root] = root;
        order.push_back(root);
        stack.push_back(root);
        const auto ways_on = [&](std::uint32_t v) {
            const auto around = component.neighbours(v);
            return std::count_if(around.begin(), around.end(),
                                 [&](std::uint32_t w) { return parent[w] == none; });
        };
        while (!stack.empty()) {
            std::uint32_t next = none;
            long least = 0;
            for (const std::uint32_t w : component.neighbours(stack.back())) {
                if (parent[w] != none) continue;
                const long rank =
                    16 * ((ways_on(w) + 7) % 8) + static_cast<long>(random() % 24); // dead ends last
                if (next == none || rank < least) next = w, least = rank;
            }
            if (next == none) {
                stack.pop_back();
                continue;
            }
            parent[next] = stack.back();
            order.push_back(next);
            stack.push_back(next);
        }
        // The longest two ways down from each vertex, as the children they begin with, from the leaves on.
        struct Ways {
            std::uint32_t length[2] = {0, 0}, child[2] = {none, none};
        };
        std::vector<Ways> ways(component.size());
        std::uint32_t top = root;
        const auto length = [&](std::uint32_t v) {
            return 1 + ways[v].length[0] + (from_start ? 0 : ways[v].length[1]);
        };
        for (std::size_t i = order.size(); i-- > 0;) {
            const std::uint32_t v = order[i];
            if (!from_start && length(v) > length(top)) top = v;
            if (v == root) break;
            Ways &above = ways[parent[v]];
            const std::uint32_t down = 1 + ways[v].length[0];
            const std::size_t place = down > above.length[0] ? 0 : 1;
            if (place == 1 && down <= above.length[1]) continue;
            if (place == 0) above.length[1] = above.length[0], above.child[1] = above.child[0];
            above.length[place] = down;
            above.child[place] = v;
        }
        if (length(top) <= best.size()) continue;
        best.clear();
        if (!from_start)
            for (std::uint32_t v = ways[top].child[1]; v != none; v = ways[v].child[0]) best.push_back(v);
        std::reverse(best.begin(), best.end());
        for (std::uint32_t v = top; v != none; v = ways[v].child[0]) best.push_back(v);
    }
    return best;
}

namespace {

// The part of a component that has the path, and all that is near the centre and can be reached from the path there.
struct Window {
    Component part;
    std::vector<std::uint32_t> vertices; // of the component, for each vertex of the part

    Window(const Component &component, const VertexPath &path, Cell centre, int radius) {
        constexpr std::uint32_t none = UINT32_MAX;
        std::vector<std::uint32_t> place(component.size(), none); // on the path
        for (std::uint32_t i = 0; i < path.size(); ++i) place[path[i]] = i;
        const auto near = [&](std::uint32_t v) {
            const auto [r, c] = component.cells[v];
            return std::abs(r - centre.r) <= radius && std::abs(c - centre.c) <= radius;
        };
        const auto joined = [&](std::uint32_t v, std::uint32_t w) {
            return (near(v) && near(w)) || (place[v] != none && place[w] != none &&
                                            (place[v] + 1 == place[w] || place[w] + 1 == place[v]));
        };
        std::vector<bool> in(component.size());
        in[path.front()] = true;
        vertices.push_back(path.front());
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            const std::uint32_t v = vertices[i];
            for (const std::uint32_t w : component.neighbours(v)) {
                if (in[w] || !joined(v, w)) continue;
                in[w] = true;
                vertices.push_back(w);
            }
        }
        std::sort(vertices.begin(), vertices.end());
        std::vector<std::uint32_t> number(component.size());
        for (std::uint32_t i = 0; i < vertices.size(); ++i) number[vertices[i]] = i;
        for (const std::uint32_t v : vertices) {
            Component::Vertex vertex{{}, 0, component.vertices[v].colour};
            for (const std::uint32_t w : component.neighbours(v))
                if (joined(v, w)) vertex.neighbours[vertex.degree++] = number[w];
            part.vertices.push_back(vertex);
            part.cells.push_back(component.cells[v]);
        }
    }
};

} // namespace

void lengthen(const Component &component, int windows, const SolverOptions &options, VertexPath &path) {
    constexpr double most_work = 1e5; // in a window: some milliseconds
    const std::size_t bound = path_bound(component);
    std::mt19937_64 random(1);
    int radius = 3;
    SolverOptions window_options = options;
    window_options.method = Method::automatic;
    for (int i = 0; i < windows && !path.empty() && path.size() < bound; ++i) {
        const Window window(component, path, component.cells[random() % component.size()], radius);
        SolverStats stats;
        VertexPath as_long;
        try {
            longest_by_engine(window.part, path.size() - 1, window_options, stats, as_long, most_work);
            radius += random() % 4 == 0;
        } catch (const TooWide &) {
            radius = std::max(radius - 1, 1);
        }
        if (as_long.empty()) continue;
        for (std::uint32_t &v : as_long) v = window.vertices[v];
        path = std::move(as_long);
    }
}

} // namespace spell
