// Cuts a component into blocks, and contracts each to its branching vertices.
#include "spellpath/graph.h"

#include <algorithm>
#include <cassert>

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

Contraction contract(const Component &component, const Block &block, const Tails &tails, std::uint32_t bait) {
    // Here vertices are called by their places in this list.
    const Vertices vertices = block.vertices();
    const auto place_of = [&](Vertex v) {
        return static_cast<Vertex>(std::ranges::lower_bound(vertices, v) - vertices.begin());
    };
    std::vector<Numbers> around(vertices.size());
    for (const auto &[a, b] : block.edges) {
        around[place_of(a)].push_back(place_of(b));
        around[place_of(b)].push_back(place_of(a));
    }
    Numbers tail_sizes;
    std::vector<bool> kept;
    for (std::uint32_t i = 0; i < vertices.size(); ++i) {
        const std::size_t tail = tails.of(vertices[i], block.top).size();
        tail_sizes.push_back(vertices[i] == block.top ? bait : static_cast<std::uint32_t>(tail));
        kept.push_back(around[i].size() > 2 || tail_sizes[i] > 0);
    }
    // A chain needs two ends that differ. In a block that is a cycle there may be fewer than two kept
    // vertices.
    for (auto left = 2 - std::ranges::count(kept, true); left > 0; --left)
        *std::ranges::find(kept, false) = true;

    Contraction contraction;
    contraction.top = block.top;
    contraction.bait = bait;
    BlockGraph &graph = contraction.graph;
    Numbers number(vertices.size()); // in the graph
    for (std::uint32_t i = 0; i < vertices.size(); ++i) {
        if (!kept[i]) continue;
        assert(around[i].size() <= most_neighbours);
        number[i] = graph.size++;
        contraction.vertices.push_back(vertices[i]);
        graph.tails.push_back(tail_sizes[i]);
        graph.cells.push_back(component.cells[vertices[i]]);
    }
    for (std::uint32_t i = 0; i < vertices.size(); ++i) {
        if (!kept[i]) continue;
        for (std::uint32_t j : around[i]) {
            VertexPath chain;
            for (Vertex before = i; !kept[j];) {
                assert(around[j].size() == 2);
                chain.push_back(vertices[j]);
                before = std::exchange(j, around[j][around[j][0] == before ? 1 : 0]);
            }
            assert(j != i);
            if (j < i) continue; // a chain is met from both of its ends
            const auto inner = static_cast<std::uint32_t>(chain.size());
            graph.edges.push_back({.a = number[i], .b = number[j], .inner = inner});
            contraction.chains.push_back(std::move(chain));
        }
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
