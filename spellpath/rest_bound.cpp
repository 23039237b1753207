#include "spellpath/rest_bound.h"

#include "spellpath/two_matching.h"

namespace spell {

std::vector<RestBound> rest_bounds(const BlockGraph &graph, const Decomposition &sweep,
                                   const Limits &limits) {
    const std::vector<std::uint32_t> place = sweep.places();
    std::vector<std::uint32_t> number(graph.size, UINT32_MAX); // in the rest
    const std::vector<std::vector<std::uint32_t>> own_edges = sweep.own_edges(graph);
    std::vector<std::vector<std::uint32_t>> around(graph.size);
    for (const auto &edge : graph.edges) {
        around[edge.a].push_back(edge.b);
        around[edge.b].push_back(edge.a);
    }

    // From the last vertex to the first: the rest grows, and so does the matching.
    std::vector<RestBound> bounds(graph.size);
    std::vector<Component::Vertex> rest;
    TwoMatching matching(rest);
    const auto add_vertex = [&rest](bool colour) {
        rest.push_back({{}, 0, colour});
        return static_cast<std::uint32_t>(rest.size() - 1);
    };
    const auto add_edge = [&rest](std::uint32_t a, std::uint32_t b) {
        rest[a].neighbours[rest[a].degree++] = b;
        rest[b].neighbours[rest[b].degree++] = a;
    };
    std::uint32_t tail = 0;
    for (std::uint32_t i = graph.size; i-- > 0;) {
        limits.check();
        RestBound &bound = bounds[i];
        bound.flow = static_cast<std::uint32_t>(matching.size());
        bound.tail = tail;
        // A minimum cut: C is the vertices of colour 0 that are not reached and those of colour 1 that are. From the
        // other side the colours change their parts.
        for (const bool back : {false, true}) {
            const std::vector<bool> reached = matching.reached(back);
            for (std::uint32_t v = 0; v < graph.size; ++v) {
                const bool on_frontier =
                    number[v] != UINT32_MAX && std::any_of(around[v].begin(), around[v].end(),
                                                           [&](std::uint32_t w) { return place[w] <= i; });
                if (on_frontier && reached[number[v]] == (graph.colours[v] != back))
                    bound.cuts[back] |= SlotSet{1} << sweep.slot[v];
            }
        }

        const std::uint32_t v = sweep.order[i];
        tail = std::max(tail, graph.tails[v]);
        number[v] = add_vertex(graph.colours[v]);
        for (const std::uint32_t e : own_edges[i]) {
            const auto &edge = graph.edges[e];
            bool colour = graph.colours[edge.a];
            std::uint32_t at = number[edge.a];
            for (std::uint32_t k = 0; k < edge.inner; ++k) {
                colour = !colour;
                const std::uint32_t next = add_vertex(colour);
                add_edge(at, next);
                at = next;
            }
            add_edge(at, number[edge.b]);
        }
        matching.augment();
    }
    return bounds;
}

} // namespace spell
