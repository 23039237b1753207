// The graph that vertex elimination works on. Eliminating a vertex takes it out and joins its neighbours to each other;
// the edges that are new are its fill. Neighbours are kept in lists and as a matrix of bits: an edge is looked up at once,
// and a copy of a graph of n vertices takes n * n / 8 bytes.
#pragma once

#include "spellpath/contraction.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spell {

class FillGraph {
  public:
    explicit FillGraph(const BlockGraph &graph)
        : words_((graph.size + 63) / 64), rows_(graph.size * words_), lists_(graph.size) {
        for (const auto &edge : graph.edges) join(edge.a, edge.b);
    }
    bool joined(std::uint32_t a, std::uint32_t b) const { return rows_[a * words_ + b / 64] >> b % 64 & 1; }
    const std::vector<std::uint32_t> &around(std::uint32_t v) const { return lists_[v]; }
    void join(std::uint32_t a, std::uint32_t b) {
        assert(a != b);
        if (joined(a, b)) return;
        rows_[a * words_ + b / 64] |= std::uint64_t{1} << b % 64;
        rows_[b * words_ + a / 64] |= std::uint64_t{1} << a % 64;
        lists_[a].push_back(b);
        lists_[b].push_back(a);
    }
    /// Calls added(a, b) after each edge of fill.
    template <typename Added>
    void eliminate(std::uint32_t v, const Added &added) {
        for (const std::uint32_t a : lists_[v]) std::erase(lists_[a], v);
        for (const std::uint32_t a : lists_[v])
            for (const std::uint32_t b : lists_[v]) {
                if (a >= b || joined(a, b)) continue;
                join(a, b);
                added(a, b);
            }
    }
    void eliminate(std::uint32_t v) {
        eliminate(v, [](std::uint32_t, std::uint32_t) {});
    }
    /// How many edges eliminating v would add.
    std::uint32_t fill(std::uint32_t v) const {
        std::uint32_t missing = 0;
        for (const std::uint32_t a : lists_[v])
            for (const std::uint32_t b : lists_[v]) missing += a < b && !joined(a, b);
        return missing;
    }

  private:
    std::size_t words_; // of each row
    std::vector<std::uint64_t> rows_;
    std::vector<std::vector<std::uint32_t>> lists_;
};

} // namespace spell
