// The block-cut tree of a component, and the tails that hang on its vertices.
//
// Where a vertex is a cut vertex, a path comes from one of the blocks (biconnected components) there and goes on into
// another, or ends. So the blocks form a tree. For each block but the topmost: what is the longest way from the vertex
// that it hangs by into it? That is a tail of this vertex, and in the block above a path that ends at the vertex goes on
// into its longest tail. A path through a cut vertex with both its sides in blocks below is two tails and the vertex.
//
// The blocks are found by Hopcroft and Tarjan, "Efficient algorithms for graph manipulation", 1973, in linear time.
#pragma once

#include "spellpath/component.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace spell {

struct Block {
    std::uint32_t top; // the vertex that the block hangs by
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;

    /// In ascending order.
    std::vector<std::uint32_t> vertices() const;
};

struct BlockTree {
    std::vector<Block> blocks; // each after those that hang by its vertices
    std::uint32_t root = 0;    // the vertex that all hang by
    bool root_is_cut = true;   // whether it is not in exactly one block

    /// Whether no vertex of another block needs a tail from this one.
    bool is_topmost(const Block &block) const { return block.top == root && !root_is_cut; }
};

/// Rooted in the largest block, at a vertex that is no cut vertex if the block has one, so that only smaller blocks hang
/// below.
BlockTree block_tree(const Component &component);

/// The two longest tails of each vertex, which are in different blocks.
class Tails {
  public:
    explicit Tails(std::size_t vertices) : tails_(vertices) {}

    /// Hangs a tail on v: vertices from its far end to the one next to v.
    void add(std::uint32_t v, VertexPath tail);
    /// The longest tail of v, a vertex of a block that hangs by `top`. The tails of `top` itself are in other blocks of
    /// the same height, and are empty here.
    const VertexPath &of(std::uint32_t v, std::uint32_t top) const;
    /// Takes the longest tail of v away.
    VertexPath take(std::uint32_t v) { return std::move(tails_[v].first); }
    /// How many vertices the longest path through v and two blocks below it has: less than two tails count as empty.
    std::size_t length_through(std::uint32_t v) const {
        return tails_[v].first.size() + 1 + tails_[v].second.size();
    }
    bool has_two(std::uint32_t v) const { return !tails_[v].second.empty(); }
    /// The path itself.
    VertexPath path_through(std::uint32_t v) const;

  private:
    std::vector<std::pair<VertexPath, VertexPath>> tails_; // the longest first
};

} // namespace spell
