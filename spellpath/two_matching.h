// A largest 2-matching of a bipartite graph: as many edges as there can be with at most two at each vertex. No path has
// more steps, for it is one too.
//
// It is a maximum flow (Schrijver, "Combinatorial Optimization", 21.12): source to colour 0 and colour 1 to sink with
// capacity two, edges with one. It is found by augmenting paths (Ford and Fulkerson, 1956), a depth-first search over all
// vertices at a time.
#pragma once

#include "spellpath/component.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace spell {

class TwoMatching {
  public:
    /// An empty one of the graph that these vertices are. The graph may grow by vertices, and by edges that are last
    /// among the neighbours.
    explicit TwoMatching(const std::vector<Component::Vertex> &vertices);

    /// No edge at v will be in the matching, in which there is none yet.
    void leave_out(std::uint32_t v) { room_[v] = 0; }
    /// Makes the matching a largest one.
    void augment();
    /// How many edges it has.
    std::size_t size() const { return size_; }

    /// Which vertices alternating paths can reach from those of colour 0, or with `back` of colour 1, that have room for an
    /// edge: along edges that are not in the matching from that colour, and back along those that are.
    std::vector<bool> reached(bool back) const;

  private:
    struct Step {
        std::uint32_t vertex;
        std::uint8_t next; // the neighbour to be looked at
    };
    bool augment_from(std::uint32_t start);
    void flip(std::uint32_t a, std::uint32_t b);

    const std::vector<Component::Vertex> &vertices_;
    std::vector<std::uint8_t> used_; // a bit for each neighbour: whether that edge is in the matching
    std::vector<std::uint8_t> room_; // how many more edges each vertex may have
    std::vector<bool> seen_;         // in this search over all vertices
    std::vector<Step> path_;
    std::size_t size_ = 0;
};

} // namespace spell
