#include "spellpath/contraction.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace spell {

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
    if (std::none_of(vertices_.begin(), vertices_.end(), [&](std::uint32_t v) { return kept_[v]; }))
        kept_[vertices_[0]] = true; // the block is a cycle
    Contraction contraction;
    while (!contract_once(ends, contraction)) {
    }
    return contraction;
}

// Returns false when a chain came back to where it began. A vertex of it is kept from now on, and all is to be done again.
bool Contractor::contract_once(Ends ends, Contraction &contraction) {
    contraction = {};
    contraction.top = top_;
    BlockGraph &graph = contraction.graph;
    for (const std::uint32_t v : vertices_) {
        if (!kept_[v]) continue;
        assert(around_[v].size() <= 6);
        number_[v] = graph.size++;
        contraction.vertices.push_back(v);
        graph.tails.push_back(static_cast<std::uint32_t>(tails_.of(v, top_).size()));
        graph.colours.push_back(component_.vertices[v].colour != 0);
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
            if (w == v) {
                kept_[chain[chain.size() / 2]] = true;
                return false;
            }
            if (w < v) continue; // a chain is met from both of its ends
            assert((graph.colours[number_[v]] != graph.colours[number_[w]]) == (chain.size() % 2 == 0));
            graph.edges.push_back({number_[v], number_[w], static_cast<std::uint32_t>(chain.size())});
            contraction.chains.push_back(std::move(chain));
        }
    return true;
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
