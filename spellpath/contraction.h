// A block as it is solved: its branching vertices, with each chain of vertices of degree two contracted to one edge.
//
// A path uses a chain in one of four ways (Use). Contraction makes a board of three letters at 40x40 a graph of 671
// vertices. Cost: linear in the size of the block.
#pragma once

#include "spellpath/block_tree.h"
#include "spellpath/component.h"
#include "spellpath/grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

struct BlockGraph {
    struct Edge {
        std::uint32_t a, b;
        std::uint32_t inner; // vertices of the chain between a and b, none of which has a tail
    };
    std::uint32_t size = 0;    // vertices 0 to size-1, each of degree 6 at most
    std::vector<Edge> edges;   // a and b differ; there may be several edges between the same two
    std::vector<bool> colours; // of the vertices: a chain of k vertices joins different ones when k is even
    std::vector<Cell> cells;   // where the vertices are on the grid
    std::vector<std::uint32_t> tails; // of each vertex, how many vertices its longest tail has
    // When a tail is asked for: the vertex that the block hangs by. A path has to end there. It has no tail here.
    std::optional<std::uint32_t> root;
};

/// What a path does with an edge: it has no step on it, all its steps, or those from one end of it to the last vertex of
/// the chain, where the path ends. A path that has both of its ends in one chain is as long as the one that takes all of the chain
/// from one side and ends at the vertex on the other.
enum class Use : std::uint8_t { none, whole, end_from_a, end_from_b };
constexpr unsigned use_bits = 2; // that a Use takes

struct BlockPath {
    std::vector<Use> uses;   // of every edge
    std::uint32_t steps = 0; // those in the tails at its ends included
};

struct Contraction {
    BlockGraph graph;
    std::uint32_t top;                   // the vertex of the component that the block hangs by
    std::vector<std::uint32_t> vertices; // of the component, for each vertex of the graph
    std::vector<VertexPath> chains;      // of the component, for each edge of the graph, from a to b
};

/// Which paths of a block are asked for.
enum class Ends { anywhere, one_at_top };

/// Contracts the blocks of a component one after the other, and expands their paths. The component and the tails must
/// outlive it.
class Contractor {
  public:
    Contractor(const Component &component, const Tails &tails);

    /// From now on this is the block; `vertices` are its vertices.
    void enter(const Block &block, const std::vector<std::uint32_t> &vertices);
    Contraction contract(Ends ends);
    /// The vertices of a path in order, with the tails at its ends.
    VertexPath expand(const Contraction &contraction, const BlockPath &path);

  private:
    bool contract_once(Ends ends, Contraction &contraction);
    void add_steps(const Contraction &contraction, std::size_t edge, Use use);

    const Component &component_;
    const Tails &tails_;
    // Of the block at hand. The vectors have a place for each vertex of the component: it may have many small blocks.
    std::uint32_t top_ = 0;
    std::vector<std::uint32_t> vertices_;
    std::vector<std::vector<std::uint32_t>> around_; // neighbours in the block
    std::vector<bool> kept_;                         // by the contraction
    std::vector<std::uint32_t> number_;              // in the contraction
    // Of the path that is expanded.
    std::vector<std::vector<std::uint32_t>> steps_; // neighbours of each vertex on it
    VertexPath stepped_;                            // the vertices that have any
};

} // namespace spell
