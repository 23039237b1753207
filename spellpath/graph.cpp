#include "spellpath/graph.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace spell {

std::vector<std::uint32_t> Block::vertices() const {
    std::vector<std::uint32_t> vertices;
    for (const auto &[a, b] : edges) {
        vertices.push_back(a);
        vertices.push_back(b);
    }
    std::sort(vertices.begin(), vertices.end());
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
    return vertices;
}

// The blocks of the component when it hangs by `start`.
static std::vector<Block> blocks_from(const Component &component, std::uint32_t start) {
    struct Frame {
        std::uint32_t vertex, parent;
        std::uint8_t next;
    };
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> entry(component.size()), low(component.size()); // entry 0: not yet
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    std::vector<Frame> stack{{start, none, 0}};
    std::vector<Block> blocks;
    std::uint32_t clock = 0;
    entry[start] = low[start] = ++clock;
    while (true) {
        Frame &frame = stack.back();
        const auto [v, parent, next] = frame;
        if (const auto around = component.neighbours(v); next < around.size()) {
            const std::uint32_t w = around[next];
            ++frame.next;
            if (w == parent || entry[w] > entry[v]) continue;
            edges.push_back({v, w});
            if (entry[w] == 0) {
                entry[w] = low[w] = ++clock;
                stack.push_back({w, v, 0});
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
    if (tree.blocks.empty()) return tree;                    // a single vertex
    std::vector<std::uint32_t> membership(component.size()); // in how many blocks each vertex is
    for (const Block &block : tree.blocks)
        for (const std::uint32_t v : block.vertices()) ++membership[v];
    const auto smaller = [](const Block &a, const Block &b) { return a.edges.size() < b.edges.size(); };
    const auto vertices = std::max_element(tree.blocks.begin(), tree.blocks.end(), smaller)->vertices();
    const auto found =
        std::find_if(vertices.begin(), vertices.end(), [&](std::uint32_t v) { return membership[v] == 1; });
    tree.root = found == vertices.end() ? vertices.front() : *found;
    tree.root_is_cut = found == vertices.end();
    tree.blocks = blocks_from(component, tree.root);
    return tree;
}

void Tails::add(std::uint32_t v, VertexPath tail) {
    auto &[first, second] = tails_[v];
    if (tail.size() > second.size()) second = std::move(tail);
    if (second.size() > first.size()) std::swap(first, second);
    assert(first.size() >= second.size());
}

const VertexPath &Tails::of(std::uint32_t v, std::uint32_t top) const {
    static const VertexPath no_tail;
    return v == top ? no_tail : tails_[v].first;
}

VertexPath Tails::path_through(std::uint32_t v) const {
    const auto &[first, second] = tails_[v];
    VertexPath path = first;
    path.push_back(v);
    path.insert(path.end(), second.rbegin(), second.rend());
    return path;
}

std::vector<std::vector<std::uint32_t>> BlockGraph::edges_around() const {
    std::vector<std::vector<std::uint32_t>> around(size);
    for (std::uint32_t e = 0; e < edges.size(); ++e) {
        around[edges[e].a].push_back(e);
        around[edges[e].b].push_back(e);
    }
    return around;
}

Contractor::Contractor(const Component &component, const Tails &tails)
    : component_(component), tails_(tails), around_(component.size()), kept_(component.size()),
      number_(component.size()), steps_(component.size()) {}

void Contractor::enter(const Block &block, const std::vector<std::uint32_t> &vertices) {
    top_ = block.top;
    vertices_ = vertices;
    for (const std::uint32_t v : vertices) around_[v].clear();
    for (const auto &[a, b] : block.edges) {
        around_[a].push_back(b);
        around_[b].push_back(a);
    }
}

Contraction Contractor::contract(Ends ends) {
    for (const std::uint32_t v : vertices_)
        kept_[v] =
            around_[v].size() > 2 || !tails_.of(v, top_).empty() || (ends == Ends::one_at_top && v == top_);
    // No chain may come back to where it began: it would, on a block that is a cycle with less than two kept vertices.
    auto kept = std::count_if(vertices_.begin(), vertices_.end(), [&](std::uint32_t v) { return kept_[v]; });
    for (auto v = vertices_.begin(); kept < 2; ++v) {
        kept += !kept_[*v];
        kept_[*v] = true;
    }

    Contraction contraction;
    contraction.top = top_;
    BlockGraph &graph = contraction.graph;
    for (const std::uint32_t v : vertices_) {
        if (!kept_[v]) continue;
        assert(around_[v].size() <= 6);
        number_[v] = graph.size++;
        contraction.vertices.push_back(v);
        graph.tails.push_back(static_cast<std::uint32_t>(tails_.of(v, top_).size()));
        graph.cells.push_back(component_.cells[v]);
        if (ends == Ends::one_at_top && v == top_) graph.root = number_[v];
    }
    for (const std::uint32_t v : contraction.vertices)
        for (std::uint32_t w : around_[v]) {
            VertexPath chain;
            for (std::uint32_t before = v; !kept_[w];) {
                assert(around_[w].size() == 2);
                chain.push_back(w);
                w = around_[w][around_[w][0] == before ? 1 : 0];
                before = chain.back();
            }
            assert(w != v);
            if (w < v) continue; // a chain is met from both of its ends
            graph.edges.push_back({number_[v], number_[w], static_cast<std::uint32_t>(chain.size())});
            contraction.chains.push_back(std::move(chain));
        }
    return contraction;
}

// Adds the steps on an edge to steps_.
void Contractor::add_steps(const Contraction &contraction, std::size_t edge, Use use) {
    const VertexPath &chain = contraction.chains[edge];
    std::size_t missing = SIZE_MAX; // the step along the chain that is not taken
    switch (use) {
    case Use::none:
        return;
    case Use::whole:
        break;
    case Use::end_from_a:
        missing = chain.size();
        break;
    case Use::end_from_b:
        missing = 0;
        break;
    }
    const BlockGraph::Edge &ends = contraction.graph.edges[edge];
    VertexPath line{contraction.vertices[ends.a]};
    line.insert(line.end(), chain.begin(), chain.end());
    line.push_back(contraction.vertices[ends.b]);
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (i == missing) continue;
        for (const auto &[from, to] : {std::pair(line[i], line[i + 1]), std::pair(line[i + 1], line[i])}) {
            steps_[from].push_back(to);
            stepped_.push_back(from);
            assert(steps_[from].size() <= 2);
        }
    }
}

VertexPath Contractor::expand(const Contraction &contraction, const BlockPath &path) {
    for (std::size_t e = 0; e < path.uses.size(); ++e) add_steps(contraction, e, path.uses[e]);
    const auto is_end = [&](std::uint32_t v) { return steps_[v].size() == 1; };
    const auto end = std::find_if(stepped_.begin(), stepped_.end(), is_end);
    assert(end != stepped_.end());
    std::uint32_t at = *end;
    VertexPath expanded = tails_.of(at, contraction.top);
    for (std::uint32_t before = UINT32_MAX;;) {
        expanded.push_back(at);
        const auto &next = steps_[at];
        const auto on = std::find_if(next.begin(), next.end(), [&](std::uint32_t w) { return w != before; });
        if (on == next.end()) break;
        before = std::exchange(at, *on);
    }
    const VertexPath &last = tails_.of(at, contraction.top);
    expanded.insert(expanded.end(), last.rbegin(), last.rend());
    for (const std::uint32_t v : stepped_) steps_[v].clear();
    stepped_.clear();
    assert(expanded.size() == path.steps + 1);
    return expanded;
}

} // namespace spell
