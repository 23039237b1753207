#include "spellpath/lengthen.h"

#include "spellpath/block_search.h"

#include <algorithm>
#include <cstdlib>
#include <random>

namespace spell {

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

// A vertex that is not on the path, three times of four, where the path leaves some: there it has most to gain.
std::uint32_t draw_centre(const Search &search, std::mt19937_64 &random) {
    const auto draw = [&] { return static_cast<std::uint32_t>(random() % search.component.size()); };
    std::uint32_t centre = draw();
    if (random() % 4 == 0) return centre;
    std::vector<bool> on_path(search.component.size());
    for (const std::uint32_t v : search.incumbent.path()) on_path[v] = true;
    constexpr int draws = 50;
    for (int i = 1; i < draws && on_path[centre]; ++i) centre = draw();
    return centre;
}

} // namespace

void lengthen(Search &search, int windows) {
    BlockSearchOptions options;
    // Some milliseconds. On 100x100 with three letters, the gap between path and bound after 10 s was 1 to 1.2 times as large
    // with 1e6; with 1e5 and centres anywhere, 1.2 to 5.7 times.
    options.most_work = 3e5;
    std::mt19937_64 random(1);
    int radius = 3;
    for (int i = 0; i < windows && !search.incumbent.path().empty() && !search.settled(); ++i) {
        const Cell centre = search.component.cells[draw_centre(search, random)];
        const Window window(search.component, search.incumbent.path(), centre, radius);
        // A path as long as the incumbent replaces it too: so the search gets away from a path that no window makes longer.
        SearchStats stats;
        Search in_window{window.part, search.limits, stats, Incumbent(search.incumbent.length() - 1)};
        try {
            longest_by_blocks(in_window, options);
            radius += random() % 4 == 0;
        } catch (const TooExpensive &) {
            radius = std::max(radius - 1, 1);
        }
        VertexPath path = in_window.incumbent.path();
        if (path.empty()) continue;
        for (std::uint32_t &v : path) v = window.vertices[v];
        search.incumbent.replace(std::move(path));
        search.stats.best = search.incumbent.length();
    }
}

} // namespace spell
