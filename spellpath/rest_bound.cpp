#include "spellpath/rest_bound.h"

namespace spell {

namespace {

// A bipartite graph that grows, with a largest 2-matching of it.
class TwoMatching {
  public:
    /// Adds a vertex and returns its number.
    std::uint32_t add_vertex(bool colour) {
        vertices_.push_back({colour, 0, {}});
        return static_cast<std::uint32_t>(vertices_.size() - 1);
    }
    void add_edge(std::uint32_t a, std::uint32_t b) {
        vertices_[a].edges.push_back({b, static_cast<std::uint32_t>(vertices_[b].edges.size()), false});
        vertices_[b].edges.push_back({a, static_cast<std::uint32_t>(vertices_[a].edges.size() - 1), false});
    }
    /// Makes the matching a largest one again.
    void augment() {
        while (augment_once()) ++size_;
    }
    std::uint32_t size() const { return size_; }

    /// Which vertices alternating paths can reach from those of colour 0, or with `back` of colour 1, that have a place
    /// free: along edges that are not in the matching from that colour, and back along those that are.
    std::vector<bool> reached(bool back) const {
        std::vector<bool> seen(vertices_.size());
        std::vector<std::uint32_t> queue;
        for (std::uint32_t v = 0; v < vertices_.size(); ++v)
            if (vertices_[v].colour == back && vertices_[v].matched < 2) {
                seen[v] = true;
                queue.push_back(v);
            }
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Edge &edge : vertices_[queue[i]].edges)
                if (edge.matched == (vertices_[queue[i]].colour != back) && !seen[edge.to]) {
                    seen[edge.to] = true;
                    queue.push_back(edge.to);
                }
        return seen;
    }

  private:
    struct Edge {
        std::uint32_t to, twin; // the number of the same edge among those of `to`
        bool matched;
    };
    struct Vertex {
        bool colour;
        std::uint8_t matched;
        std::vector<Edge> edges;
    };

    bool augment_once() {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> from(vertices_.size(),
                                                                  {UINT32_MAX, 0}); // vertex, edge
        std::vector<std::uint32_t> queue;
        std::vector<bool> seen(vertices_.size());
        for (std::uint32_t v = 0; v < vertices_.size(); ++v)
            if (!vertices_[v].colour && vertices_[v].matched < 2) {
                seen[v] = true;
                queue.push_back(v);
            }
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t v = queue[i];
            if (vertices_[v].colour && vertices_[v].matched < 2) {
                ++vertices_[v].matched;
                std::uint32_t w = v;
                while (from[w].first != UINT32_MAX) {
                    const auto [u, e] = from[w];
                    Edge &edge = vertices_[u].edges[e];
                    edge.matched = vertices_[edge.to].edges[edge.twin].matched = !edge.matched;
                    w = u;
                }
                ++vertices_[w].matched;
                return true;
            }
            for (std::uint32_t e = 0; e < vertices_[v].edges.size(); ++e) {
                const Edge &edge = vertices_[v].edges[e];
                if (edge.matched != vertices_[v].colour || seen[edge.to]) continue;
                seen[edge.to] = true;
                from[edge.to] = {v, e};
                queue.push_back(edge.to);
            }
        }
        return false;
    }

    std::vector<Vertex> vertices_;
    std::uint32_t size_ = 0;
};

} // namespace

std::vector<RestBound> rest_bounds(const BlockGraph &graph, const Elimination &elimination,
                                   const std::function<void()> &poll) {
    std::vector<std::uint32_t> place(graph.size), number(graph.size, UINT32_MAX);
    for (std::uint32_t i = 0; i < graph.size; ++i) place[elimination.order[i]] = i;
    std::vector<std::vector<std::uint32_t>> own_edges(graph.size), around(graph.size);
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
        own_edges[std::min(place[graph.edges[e].a], place[graph.edges[e].b])].push_back(e);
        around[graph.edges[e].a].push_back(graph.edges[e].b);
        around[graph.edges[e].b].push_back(graph.edges[e].a);
    }

    // From the last vertex to the first: the rest grows, and so does the matching.
    std::vector<RestBound> bounds(graph.size);
    TwoMatching matching;
    std::uint32_t tail = 0;
    for (std::uint32_t i = graph.size; i-- > 0;) {
        if (poll) poll();
        RestBound &bound = bounds[i];
        bound.flow = matching.size();
        bound.tail = tail;
        // A minimum cut: C is colour 0 without what is reached, and colour 1 as far as it is; from the other side
        // the colours change their parts.
        for (const bool back : {false, true}) {
            const std::vector<bool> reached = matching.reached(back);
            for (std::uint32_t v = 0; v < graph.size; ++v) {
                const bool on_boundary =
                    number[v] != UINT32_MAX && std::any_of(around[v].begin(), around[v].end(),
                                                           [&](std::uint32_t w) { return place[w] <= i; });
                if (on_boundary && reached[number[v]] == (graph.colours[v] != back))
                    bound.cuts[back] |= std::uint32_t{1} << elimination.slot[v];
            }
        }

        const std::uint32_t v = elimination.order[i];
        tail = std::max(tail, graph.tails[v]);
        number[v] = matching.add_vertex(graph.colours[v]);
        for (const std::uint32_t e : own_edges[i]) {
            const auto &edge = graph.edges[e];
            bool colour = graph.colours[edge.a];
            std::uint32_t at = number[edge.a];
            for (std::uint32_t k = 0; k < edge.inner; ++k) {
                colour = !colour;
                const std::uint32_t next = matching.add_vertex(colour);
                matching.add_edge(at, next);
                at = next;
            }
            matching.add_edge(at, number[edge.b]);
        }
        matching.augment();
    }
    return bounds;
}

} // namespace spell
