#include "spellpath/lengthen.h"

#include "spellpath/blocks.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <random>

namespace spell {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

// The path from the root to the deepest vertex of a depth-first search tree. The next step goes to the vertex with the
// fewest ways on, which makes the tree deep; ties are broken at random.
VertexPath deep_path(const Component &component, std::uint32_t root, std::mt19937 &random) {
    std::vector<std::uint32_t> parent(component.size(), none);
    std::vector<std::uint32_t> stack{root};
    std::uint32_t deepest = root;
    std::size_t depth = 0;
    parent[root] = root;
    const auto ways_on = [&](std::uint32_t v) {
        const auto around = component.neighbours(v);
        return std::count_if(around.begin(), around.end(),
                             [&](std::uint32_t w) { return parent[w] == none; });
    };
    while (!stack.empty()) {
        if (stack.size() > depth) deepest = stack.back(), depth = stack.size();
        std::uint32_t next = none;
        long least = 0;
        for (const std::uint32_t w : component.neighbours(stack.back())) {
            if (parent[w] != none) continue;
            // Fewest ways on first, but dead ends (0 ways on, rank 7) last.
            const long rank = 16 * ((ways_on(w) + 7) % 8) + static_cast<long>(random() % 24);
            if (next == none || rank < least) next = w, least = rank;
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

// The part of a component that has the path, and all that is near the centre and can be reached from the path there.
struct Window {
    Component part;
    std::vector<std::uint32_t> vertices; // of the component, for each vertex of the part

    Window(const Component &component, const VertexPath &path, Cell centre, int radius) {
        std::vector<std::uint32_t> index(component.size(), none); // on the path
        for (std::uint32_t i = 0; i < path.size(); ++i) index[path[i]] = i;
        const auto near = [&](std::uint32_t v) {
            const auto [r, c] = component.cells[v];
            return std::abs(r - centre.r) <= radius && std::abs(c - centre.c) <= radius;
        };
        const auto joined = [&](std::uint32_t v, std::uint32_t w) {
            if (near(v) && near(w)) return true;
            return index[v] != none && index[w] != none &&
                   (index[v] + 1 == index[w] || index[w] + 1 == index[v]);
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
        std::ranges::sort(vertices);
        assert(std::ranges::adjacent_find(vertices) == vertices.end());
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

// Three times of four a vertex that is not on the path, if one is soon found: the path has most to gain there.
std::uint32_t draw_centre(const Search &search, std::mt19937_64 &random) {
    const auto draw = [&] { return static_cast<std::uint32_t>(random() % search.component.size()); };
    std::vector<bool> on_path(search.component.size());
    for (const std::uint32_t v : search.incumbent) on_path[v] = true;
    std::uint32_t centre = draw();
    for (int draws = random() % 4 == 0 ? 1 : 50; draws > 1 && on_path[centre]; --draws) centre = draw();
    return centre;
}

} // namespace

VertexPath first_path(const Component &component) {
    constexpr std::size_t most_trees = 30, most_vertices = 300'000; // of all trees: about 20 ms
    std::mt19937 random(1);
    VertexPath best;
    for (auto trees = std::clamp<std::size_t>(most_vertices / component.size(), 1, most_trees); trees > 0;
         --trees) {
        const auto root = static_cast<std::uint32_t>(random() % component.size());
        VertexPath path = deep_path(component, root, random);
        if (path.size() > best.size()) best = std::move(path);
    }
    return best;
}

void lengthen(Search &search, int windows) {
    // Some milliseconds. On 100x100 with three letters, the gap between path and bound after 10 s was 1 to 1.2 times as
    // large with 1e6; with 1e5 and centres anywhere, 1.2 to 5.7 times.
    constexpr double most_work = 3e5;
    Counters uncounted;
    SearchProgress unseen;
    const Run run{search.run.limits, search.run.memory, uncounted, unseen};
    std::mt19937_64 random(1);
    search.offer(first_path(search.component));
    int radius = 3;
    for (int i = 0; i < windows && !search.incumbent.empty() && !search.settled(); ++i) {
        const Cell centre = search.component.cells[draw_centre(search, random)];
        const Window window(search.component, search.incumbent, centre, radius);
        // A path as long as the incumbent replaces it too: so the search gets away from a path that no window makes
        // longer.
        Search in_window{window.part, run, search.lower_bound - 1};
        if (BlockSearch(in_window).run(most_work)) radius += random() % 4 == 0;
        else radius = std::max(radius - 1, 1);
        VertexPath path = in_window.incumbent;
        for (std::uint32_t &v : path) v = window.vertices[v];
        if (path.size() == search.lower_bound) search.incumbent = std::move(path);
        else search.offer(std::move(path));
    }
}

} // namespace spell
