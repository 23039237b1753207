#include "spellpath/search_trees.h"

#include <algorithm>
#include <random>

namespace spell {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

struct SearchTree {
    std::vector<std::uint32_t> parent; // of each vertex; the root's is itself
    std::vector<std::uint32_t> order;  // in which the vertices were found
};

SearchTree search_tree(const Component &component, std::uint32_t root, std::mt19937 &random) {
    SearchTree tree{std::vector<std::uint32_t>(component.size(), none), {root}};
    std::vector<std::uint32_t> stack{root};
    std::vector<std::uint32_t> &parent = tree.parent;
    parent[root] = root;
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
            // Fewest ways on first, but dead ends (0 ways on, rank 7) last.
            const long rank = 16 * ((ways_on(w) + 7) % 8) + static_cast<long>(random() % 24);
            if (next == none || rank < least) next = w, least = rank;
        }
        if (next == none) {
            stack.pop_back();
            continue;
        }
        parent[next] = stack.back();
        tree.order.push_back(next);
        stack.push_back(next);
    }
    return tree;
}

// The longest path of a tree: from the leaves on, the longest two ways down from each vertex.
VertexPath longest_path_of(const SearchTree &tree) {
    struct Ways {
        std::uint32_t length[2] = {0, 0}, child[2] = {none, none}; // the children that the ways begin with
    };
    std::vector<Ways> ways(tree.parent.size());
    const std::uint32_t root = tree.order.front();
    std::uint32_t top = root; // of the longest path
    const auto length = [&](std::uint32_t v) { return 1 + ways[v].length[0] + ways[v].length[1]; };
    for (std::size_t i = tree.order.size(); i-- > 0;) {
        const std::uint32_t v = tree.order[i];
        if (length(v) > length(top)) top = v;
        if (v == root) break;
        Ways &above = ways[tree.parent[v]];
        const std::uint32_t down = 1 + ways[v].length[0];
        const std::size_t place = down > above.length[0] ? 0 : 1;
        if (place == 1 && down <= above.length[1]) continue;
        if (place == 0) above.length[1] = above.length[0], above.child[1] = above.child[0];
        above.length[place] = down;
        above.child[place] = v;
    }
    VertexPath path;
    for (std::uint32_t v = ways[top].child[1]; v != none; v = ways[v].child[0]) path.push_back(v);
    std::reverse(path.begin(), path.end());
    for (std::uint32_t v = top; v != none; v = ways[v].child[0]) path.push_back(v);
    return path;
}

} // namespace

VertexPath search_trees_path(const Component &component, std::span<const std::uint32_t> starts,
                             std::size_t most_vertices) {
    std::mt19937 random(1);
    VertexPath best;
    for (std::size_t tree = 0; tree == 0 || tree * component.size() < most_vertices; ++tree) {
        VertexPath path = longest_path_of(search_tree(component, starts[random() % starts.size()], random));
        if (path.size() > best.size()) best = std::move(path);
    }
    return best;
}

} // namespace spell
