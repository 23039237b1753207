// Cuts a component into blocks, and contracts each to its branching vertices.
#include "spellpath/graph.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace spell {

Vertices Block::vertices() const {
    Vertices vertices;
    for (const auto &[a, b] : edges) vertices.insert(vertices.end(), {a, b});
    std::ranges::sort(vertices);
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
    return vertices;
}

// The blocks of the component when it hangs by `start`.
static std::vector<Block> blocks_from(const Component &component, Vertex start) {
    struct Frame {
        Vertex vertex, parent;
        std::uint8_t next;
    };
    constexpr Vertex none = UINT32_MAX;
    Numbers entry(component.size()), low(component.size()); // entry 0: not yet
    std::vector<std::pair<Vertex, Vertex>> edges;
    std::vector<Frame> stack{{.vertex = start, .parent = none, .next = 0}};
    std::vector<Block> blocks;
    std::uint32_t clock = 0;
    entry[start] = low[start] = ++clock;
    while (true) {
        Frame &frame = stack.back();
        const auto [v, parent, next] = frame;
        if (const auto around = component.neighbours(v); next < around.size()) {
            const Vertex w = around[next];
            ++frame.next;
            if (w == parent || entry[w] > entry[v]) continue;
            edges.push_back({v, w});
            if (entry[w] == 0) {
                entry[w] = low[w] = ++clock;
                stack.push_back({.vertex = w, .parent = v, .next = 0});
            } else {
                low[v] = std::min(low[v], entry[w]);
            }
            continue;
        }
        stack.pop_back();
        if (parent == none) return blocks;
        low[parent] = std::min(low[parent], low[v]);
        if (low[v] < entry[parent]) continue;
        const auto first = std::find(edges.rbegin(), edges.rend(), std::pair(parent, v)).base() - 1;
        blocks.push_back({parent, {first, edges.end()}});
        edges.erase(first, edges.end());
    }
}

BlockTree block_tree(const Component &component) {
    BlockTree tree;
    tree.blocks = blocks_from(component, 0);
    if (tree.blocks.empty()) return tree; // a single vertex
    Numbers membership(component.size()); // in how many blocks each vertex is
    for (const Block &block : tree.blocks)
        for (const Vertex v : block.vertices()) ++membership[v];
    const auto edges = [](const Block &block) { return block.edges.size(); };
    const auto vertices = std::ranges::max_element(tree.blocks, {}, edges)->vertices();
    const auto found = std::ranges::find(vertices, 1u, [&](Vertex v) { return membership[v]; });
    tree.root = found == vertices.end() ? vertices.front() : *found;
    tree.root_is_cut = found == vertices.end();
    tree.blocks = blocks_from(component, tree.root);
    return tree;
}

void Tails::add(Vertex v, VertexPath tail) {
    auto &[first, second] = tails_[v];
    if (tail.size() > second.size()) second = std::move(tail);
    if (second.size() > first.size()) std::swap(first, second);
    assert(first.size() >= second.size());
}

const VertexPath &Tails::of(Vertex v, Vertex top) const {
    static const VertexPath no_tail;
    return v == top ? no_tail : tails_[v].first;
}

VertexPath Tails::path_through(Vertex v) const {
    const auto &[first, second] = tails_[v];
    VertexPath path = first;
    path.push_back(v);
    path.insert(path.end(), second.rbegin(), second.rend());
    return path;
}

std::vector<Numbers> BlockGraph::edges_around() const {
    std::vector<Numbers> around(size);
    for (std::uint32_t e = 0; e < edges.size(); ++e)
        for (const Vertex v : {edges[e].a, edges[e].b}) around[v].push_back(e);
    return around;
}

void Contraction::add_edge(Vertex a, Vertex b, VertexPath chain) {
    graph.edges.push_back({.a = a, .b = b, .inner = static_cast<std::uint32_t>(chain.size())});
    chains.push_back(std::move(chain));
}

Contraction contract(const Component &component, const Block &block, const Tails &tails, std::size_t bait) {
    std::map<Vertex, Vertices> around;
    for (const auto &[a, b] : block.edges) {
        around[a].push_back(b);
        around[b].push_back(a);
    }
    const auto tail_size = [&](Vertex v) {
        return static_cast<std::uint32_t>(v == block.top ? bait : tails.of(v, block.top).size());
    };
    std::map<Vertex, Vertex> kept; // with the numbers in the graph
    for (const auto &[v, next] : around)
        if (next.size() > 2 || tail_size(v) > 0) kept[v];
    // A chain needs two ends that differ. In a block that is a cycle there may be fewer than two kept
    // vertices.
    for (auto next = around.begin(); kept.size() < 2; ++next) kept[next->first];

    Contraction contraction;
    contraction.top = block.top;
    BlockGraph &graph = contraction.graph;
    for (auto &[v, number] : kept) {
        assert(around[v].size() <= most_neighbours);
        number = graph.size++;
        contraction.vertices.push_back(v);
        graph.tails.push_back(tail_size(v));
        graph.cells.push_back(component.cells[v]);
    }
    for (const auto &[v, number] : kept)
        for (Vertex w : around[v]) {
            VertexPath chain;
            for (Vertex before = v; !kept.contains(w);) {
                const Vertices &ways = around[w];
                assert(ways.size() == 2);
                chain.push_back(w);
                before = std::exchange(w, ways[ways[0] == before ? 1 : 0]);
            }
            assert(w != v);
            if (v < w)
                contraction.add_edge(number, kept[w], std::move(chain)); // not again from its other end
        }
    return contraction;
}

VertexPath expand(const Contraction &contraction, const Tails &tails, const BlockPath &path) {
    const std::vector<BlockGraph::Edge> &edges = contraction.graph.edges;
    std::vector<Numbers> used(contraction.graph.size); // by the path, from each vertex
    for (std::uint32_t e = 0; e < edges.size(); ++e) {
        const Use use = path.uses[e];
        if (use == Use::whole || use == Use::end_from_a) used[edges[e].a].push_back(e);
        if (use == Use::whole || use == Use::end_from_b) used[edges[e].b].push_back(e);
    }
    VertexPath expanded;
    const auto append = [&expanded](auto first, auto end) { expanded.insert(expanded.end(), first, end); };
    // Appends what follows a vertex up to the end of the path. It begins with the vertex's first or second
    // used edge.
    const auto walk = [&](Vertex at, std::size_t first_edge) {
        for (std::size_t i = first_edge; i < used[at].size();) {
            const std::uint32_t e = used[at][i];
            const VertexPath &chain = contraction.chains[e];
            if (at == edges[e].a) append(chain.begin(), chain.end());
            else append(chain.rbegin(), chain.rend());
            if (path.uses[e] != Use::whole) return; // the path ends in the chain
            at = at == edges[e].a ? edges[e].b : edges[e].a;
            expanded.push_back(contraction.vertices[at]);
            i = used[at][0] == e ? 1 : 0;
        }
        const VertexPath &tail = tails.of(contraction.vertices[at], contraction.top);
        append(tail.rbegin(), tail.rend());
    };
    // Begin at any vertex of the path, and go both ways.
    const auto found = std::ranges::find_if(used, [](const auto &at) { return !at.empty(); });
    const auto start = static_cast<Vertex>(found - used.begin());
    walk(start, 1);
    std::ranges::reverse(expanded);
    expanded.push_back(contraction.vertices[start]);
    walk(start, 0);
    return expanded;
}

} // namespace spell
