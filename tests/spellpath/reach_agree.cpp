// reach_agree WALKS SEED: Reach against a plain flood fill, on random walks over random components, backing
// out at random.
#include "random_board.h"
#include "spellpath/recursion.h"

#include <cstdlib>
#include <iostream>
#include <set>

using Vertices = std::set<std::uint32_t>;

// A connected bipartite graph of that many vertices.
static spell::Component random_component(std::mt19937_64 &random, std::uint32_t size) {
    spell::Component component;
    component.vertices.resize(size);
    const auto link = [&](std::uint32_t v, std::uint32_t w) {
        auto &a = component.vertices[v], &b = component.vertices[w];
        for (std::size_t i = 0; i < a.degree; ++i)
            if (a.neighbours[i] == w) return false;
        if (a.degree == spell::most_neighbours || b.degree == spell::most_neighbours) return false;
        a.neighbours[a.degree++] = w;
        b.neighbours[b.degree++] = v;
        return true;
    };
    for (std::uint32_t v = 1; v < size; ++v) {
        std::uint32_t w = 0;
        do w = v - 1 - static_cast<std::uint32_t>(below(random, static_cast<int>(std::min(v, 20u))));
        while (!link(v, w));
        component.vertices[v].colour = static_cast<std::uint8_t>(1 - component.vertices[w].colour);
    }
    for (std::uint32_t extra = 0; extra < size; ++extra) {
        const auto v = static_cast<std::uint32_t>(below(random, static_cast<int>(size)));
        const auto w = static_cast<std::uint32_t>(below(random, static_cast<int>(size)));
        if (component.vertices[v].colour != component.vertices[w].colour) link(v, w);
    }
    return component;
}

// What can be reached from w in the set.
static Vertices reachable(const spell::Component &component, const Vertices &set, std::uint32_t w) {
    Vertices reached{w}, todo{w};
    while (!todo.empty()) {
        const std::uint32_t v = *todo.begin();
        todo.erase(todo.begin());
        for (const std::uint32_t u : component.neighbours(v))
            if (set.contains(u) && reached.insert(u).second) todo.insert(u);
    }
    return reached;
}

static bool same(const spell::Reach &reach, const spell::Component &component, const Vertices &set) {
    spell::ColourCounts expected{};
    std::string expected_bits((component.size() + 7) / 8, '\0');
    for (std::uint32_t v = 0; v < component.size(); ++v) {
        if (reach.contains(v) != set.contains(v)) return false;
        if (!set.contains(v)) continue;
        unsigned degree = 0;
        for (const std::uint32_t w : component.neighbours(v)) degree += set.contains(w);
        if (reach.degree(v) != degree) return false;
        ++expected.cells[component.vertices[v].colour];
        expected.leaves[component.vertices[v].colour] += degree <= 1;
        expected_bits[v / 8] = static_cast<char>(expected_bits[v / 8] | 1 << v % 8);
    }
    return reach.set == expected_bits && reach.counts.cells == expected.cells &&
           reach.counts.leaves == expected.leaves;
}

// Walks from `start`, and back out of it.
static bool walk(const spell::Component &component, std::mt19937_64 random, std::uint32_t start) {
    struct Step {
        std::uint32_t vertex;
        spell::Reach reach;
        Vertices set;
    };
    spell::Reach reach(component);
    Vertices set;
    for (std::uint32_t v = 0; v < component.size(); ++v) set.insert(v);
    std::vector<Step> steps{{start, reach, set}};
    for (int i = 0; i < 60 && !steps.empty(); ++i) {
        const std::uint32_t v = steps.back().vertex;
        reach = steps.back().reach;
        set = steps.back().set;
        if (!same(reach, component, set)) return false;
        reach.take(v);
        set.erase(v);
        if (!same(reach, component, set)) return false;
        std::vector<std::uint32_t> ways;
        for (const std::uint32_t w : component.neighbours(v))
            if (set.contains(w)) ways.push_back(w);
        if (ways.empty() || below(random, 8) == 0) {
            steps.pop_back();
            continue;
        }
        const std::uint32_t w = ways[static_cast<std::size_t>(below(random, static_cast<int>(ways.size())))];
        const Vertices kept = reachable(component, set, w);
        if (reach.keep_reachable(v, w) != (kept.size() == set.size())) return false;
        steps.push_back({w, reach, kept});
    }
    return true;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int walks = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    int right = 0;
    for (int i = 0; i < walks; ++i) {
        const auto size = static_cast<std::uint32_t>(1 + below(random, i % 3 == 0   ? 64
                                                                       : i % 3 == 1 ? 128
                                                                                    : 256));
        const spell::Component component = random_component(random, size);
        const auto start = static_cast<std::uint32_t>(below(random, static_cast<int>(size)));
        const std::mt19937_64 choices(random());
        right += walk(component, choices, start);
    }
    std::cout << right << " of " << walks << " agree\n";
    return right == walks ? 0 : 1;
}
