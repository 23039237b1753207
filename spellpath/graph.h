// A component as it is solved: cut into blocks, and each block contracted to its branching vertices.
//
// Blocks. Where a vertex is a cut vertex, a path comes from one of the blocks (biconnected components) there
// and goes on into another, or ends. So blocks and cut vertices form a tree, the block-cut tree (Hopcroft and
// Tarjan, "Efficient algorithms for graph manipulation", 1973; linear time). For each block but the topmost,
// the longest way into it from the vertex that it hangs by is a tail of this vertex. In the block above, a
// path that ends at the vertex goes on into its longest tail. A path through a cut vertex that has both its
// sides in blocks below consists of the vertex and two tails.
//
// Contraction. Each chain of vertices of degree two becomes one edge, which a path uses in one of four ways
// (Use). This leaves 759 vertices of the largest block of a 40x40 with three letters (seed 1). Linear time.
#pragma once

#include "spellpath/component.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace spell {

struct Block {
    Vertex top;                                   // the vertex that the block hangs by
    std::vector<std::pair<Vertex, Vertex>> edges; // the first one is from `top`

    /// In ascending order.
    Vertices vertices() const;
};

struct BlockTree {
    std::vector<Block> blocks; // each after those that hang by its vertices
    Vertex root = 0;           // the vertex that all hang by
    bool root_is_cut = true;   // whether the root is a cut vertex, or in no block

    /// Whether no vertex of another block needs a tail from this one.
    bool is_topmost(const Block &block) const { return block.top == root && !root_is_cut; }
};

/// The block-cut tree, rooted in the largest block, at a vertex that is no cut vertex if the block has one,
/// so that only smaller blocks hang below.
BlockTree block_tree(const Component &component);

/// The two longest tails of each vertex, which are in different blocks.
class Tails {
  public:
    explicit Tails(std::size_t vertices) : tails_(vertices) {}

    /// Hangs a tail on v: vertices from its far end to the one next to v.
    void add(Vertex v, VertexPath tail);
    /// The longest tail of v, a vertex of a block that hangs by `top`. Empty for `top` itself, whose tails
    /// are in other blocks that hang by it.
    const VertexPath &of(Vertex v, Vertex top) const;
    /// Removes the longest tail of v.
    VertexPath take(Vertex v) { return std::move(tails_[v].first); }
    bool has_two(Vertex v) const { return !tails_[v].second.empty(); }
    /// The longest path through v and two blocks below it; a missing tail is empty.
    VertexPath path_through(Vertex v) const;

  private:
    std::vector<std::pair<VertexPath, VertexPath>> tails_; // the longest first
};

struct BlockGraph {
    struct Edge {
        Vertex a, b;
        std::uint32_t inner; // vertices of the chain between a and b, none of which has a tail
    };
    std::uint32_t size = 0;  // vertices 0 to size-1, each of degree most_neighbours at most
    std::vector<Edge> edges; // a and b differ; there may be several edges between the same two
    std::vector<Cell> cells; // where the vertices are on the grid
    Numbers tails;           // of each vertex, how many vertices its longest tail has

    /// The edges at each vertex.
    std::vector<Numbers> edges_around() const;
};

/// What a path does with an edge: it has no step on it, all its steps, or those from one end of it to the
/// last vertex of the chain, where the path ends. No path needs both of its ends in one chain: it is no
/// longer than the one that takes all of the chain from one side and ends at the vertex on the other.
enum class Use : std::uint8_t { none, whole, end_from_a, end_from_b };
constexpr unsigned use_bits = 2; // that a Use takes

struct BlockPath {
    std::vector<Use> uses;   // of every edge
    std::uint32_t steps = 0; // those in the tails at its ends included
};

struct Contraction {
    BlockGraph graph;
    Vertex top = 0;                 // the vertex of the component that the block hangs by
    Vertices vertices;              // of the component, for each vertex of the graph
    std::vector<VertexPath> chains; // of the component, for each edge of the graph, from a to b

    /// Adds an edge of the graph.
    void add_edge(Vertex a, Vertex b, VertexPath chain);
};

/// Contracts a block of the component. A bait is a tail of that many vertices which the top only seems to
/// have. As many as the component has make every longest path end at the top, so that it is the longest tail
/// of top; without one, give 0.
Contraction contract(const Component &component, const Block &block, const Tails &tails, std::size_t bait);
/// The vertices of a path in order, with the tails at its ends.
VertexPath expand(const Contraction &contraction, const Tails &tails, const BlockPath &path);

} // namespace spell
