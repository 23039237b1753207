#include "spellpath/path_bound.h"

#include <cassert>
#include <utility>
#include <vector>

namespace spell {

namespace {

// A 2-matching of a bipartite graph.
class TwoMatching {
  public:
    explicit TwoMatching(const std::vector<Component::Vertex> &vertices)
        : vertices_(vertices), used_(vertices.size()), room_(vertices.size(), 2) {}

    // No edge at v will be in the matching, which is empty still.
    void leave_out(std::uint32_t v) {
        assert(size_ == 0);
        room_[v] = 0;
    }
    // Makes the matching a largest one, and returns how many edges it has.
    std::size_t augment() {
        for (bool more = true; more;) {
            more = false;
            seen_.assign(vertices_.size(), false);
            for (std::uint32_t v = 0; v < vertices_.size(); ++v)
                while (vertices_[v].colour == 0 && room_[v] > 0 && augment_from(v)) more = true;
        }
        return size_;
    }

  private:
    struct Step {
        std::uint32_t vertex;
        std::uint8_t next; // the neighbour to be looked at
    };

    // Searches along edges that are not in the matching from colour 0, and along those that are back.
    bool augment_from(std::uint32_t start) {
        path_.assign(1, {start, 0});
        while (!path_.empty()) {
            auto &[v, next] = path_.back();
            const bool back = vertices_[v].colour != 0;
            if (back && room_[v] > 0) {
                --room_[start];
                --room_[v];
                ++size_;
                for (std::size_t i = 1; i < path_.size(); ++i) flip(path_[i - 1].vertex, path_[i].vertex);
                return true;
            }
            if (next == vertices_[v].degree) {
                path_.pop_back();
                continue;
            }
            const std::uint32_t w = vertices_[v].neighbours[next];
            const bool used = used_[v] >> next & 1;
            ++next;
            if (used != back || seen_[w]) continue;
            seen_[w] = true;
            path_.push_back({w, 0});
        }
        return false;
    }

    void flip(std::uint32_t a, std::uint32_t b) {
        for (const auto &[v, w] : {std::pair(a, b), std::pair(b, a)}) {
            const auto &around = vertices_[v].neighbours;
            assert(std::find(around.begin(), around.end(), w) < around.begin() + vertices_[v].degree);
            used_[v] ^=
                static_cast<std::uint8_t>(1 << (std::find(around.begin(), around.end(), w) - around.begin()));
        }
    }

    const std::vector<Component::Vertex> &vertices_;
    std::vector<std::uint8_t> used_; // a bit for each neighbour: whether that edge is in the matching
    std::vector<std::uint8_t> room_; // how many more edges each vertex may have
    std::vector<bool> seen_;         // in this search over all vertices
    std::vector<Step> path_;
    std::size_t size_ = 0;
};

std::size_t colour_bound(const Component &component) {
    ColourCounts counts{};
    for (const Component::Vertex &vertex : component.vertices) {
        ++counts.cells[vertex.colour];
        counts.leaves[vertex.colour] += vertex.degree <= 1;
    }
    const auto [cells, leaves] = counts;
    const std::uint32_t p = cells[0] - leaves[0], q = cells[1] - leaves[1];
    std::uint32_t bound = alternate_even(p + 1, q + 1);                   // ends of both colours
    if (leaves[0] >= 2) bound = std::max(bound, alternate_odd(p + 2, q)); // both ends leaves of colour 0
    if (leaves[1] >= 2) bound = std::max(bound, alternate_odd(q + 2, p));
    return std::min<std::size_t>({bound, component.size(), 2 * std::min(cells[0], cells[1]) + 1});
}

} // namespace

std::size_t path_bound(const Component &component) {
    // The steps are a 2-matching of the vertices that are no leaves, and one more at each end that is a leaf.
    TwoMatching matching(component.vertices);
    std::size_t leaves = 0;
    for (std::uint32_t v = 0; v < component.size(); ++v) {
        if (component.vertices[v].degree > 1) continue;
        matching.leave_out(v);
        ++leaves;
    }
    return std::min(colour_bound(component), matching.augment() + std::min<std::size_t>(leaves, 2) + 1);
}

} // namespace spell
