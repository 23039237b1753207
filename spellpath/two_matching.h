// A largest 2-matching of a bipartite graph: as many edges as possible with at most two at each vertex. The steps of a path
// are a 2-matching, so no path has more steps.
//
// It is a maximum flow (Schrijver, "Combinatorial Optimization", 21.12): source to colour 0 and colour 1 to sink with
// capacity two, edges with one. Augmenting paths find it (Ford and Fulkerson, 1956), in rounds: each round is one
// depth-first search from all vertices with room. Cost: a round is linear, and there are few.
#pragma once

#include "spellpath/component.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spell {

class TwoMatching {
  public:
    /// The empty matching of the graph of these vertices, which must outlive it. The graph may grow by vertices, and by
    /// edges that are last among the neighbours.
    explicit TwoMatching(const std::vector<Component::Vertex> &vertices);

    /// No edge at v will be in the matching, which is empty still.
    void leave_out(std::uint32_t v) {
        assert(size_ == 0);
        room_[v] = 0;
    }
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
