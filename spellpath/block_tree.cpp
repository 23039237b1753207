#include "spellpath/block_tree.h"

#include <algorithm>
#include <cassert>

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

} // namespace spell
