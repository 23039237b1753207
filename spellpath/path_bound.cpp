// Upper bounds on the length of a component's paths.
#include "spellpath/component.h"

#include <algorithm>

namespace spell {

namespace {

// A path alternates between the colours, and only its ends can be cells with one neighbour, leaves.
std::size_t colour_bound(const Component &component) {
    std::size_t cells[2] = {0, 0}, leaves[2] = {0, 0};
    for (const Component::Vertex &vertex : component.vertices) {
        ++cells[vertex.colour];
        leaves[vertex.colour] += vertex.degree <= 1;
    }
    const std::size_t p = cells[0] - leaves[0], q = cells[1] - leaves[1];
    std::size_t bound = 2 * std::min(p, q) + 2;                              // ends of both colours
    if (leaves[0] >= 2) bound = std::max(bound, 2 * std::min(p + 1, q) + 1); // both ends leaves of colour 0
    if (leaves[1] >= 2) bound = std::max(bound, 2 * std::min(p, q + 1) + 1);
    return std::min({bound, component.size(), 2 * std::min(cells[0], cells[1]) + 1});
}

// A largest set of edges with at most two at each vertex and none at a leaf: a flow of two units from each vertex of
// colour 0 to those of colour 1, found by augmenting paths (Ford and Fulkerson, 1956), a depth-first search over all
// vertices at a time.
class TwoMatching {
  public:
    explicit TwoMatching(const Component &component)
        : component_(component), used_(component.size()), room_(component.size(), 2),
          seen_(component.size()) {
        for (bool more = true; more;) {
            more = false;
            std::fill(seen_.begin(), seen_.end(), false);
            for (std::uint32_t v = 0; v < component.size(); ++v)
                while (component.vertices[v].colour == 0 && !leaf(v) && room_[v] > 0 && augment(v))
                    more = true;
        }
    }
    std::size_t size() const { return size_; }

  private:
    struct Step {
        std::uint32_t vertex;
        std::uint8_t next; // the neighbour to be looked at
    };

    bool leaf(std::uint32_t v) const { return component_.vertices[v].degree < 2; }

    // Searches along edges that are not used from colour 0, and along used ones back.
    bool augment(std::uint32_t start) {
        std::vector<Step> &path = path_;
        path.assign(1, {start, 0});
        while (!path.empty()) {
            auto &[v, next] = path.back();
            const bool back = component_.vertices[v].colour != 0;
            if (back && room_[v] > 0) {
                --room_[start];
                --room_[v];
                ++size_;
                for (std::size_t i = 1; i < path.size(); ++i) flip(path[i - 1].vertex, path[i].vertex);
                return true;
            }
            if (next == component_.vertices[v].degree) {
                path.pop_back();
                continue;
            }
            const std::uint32_t w = component_.neighbours(v)[next];
            const bool used = used_[v] >> next & 1;
            ++next;
            if (used != back || seen_[w] || leaf(w)) continue;
            seen_[w] = true;
            path.push_back({w, 0});
        }
        return false;
    }
    void flip(std::uint32_t a, std::uint32_t b) {
        for (const auto &[v, w] : {std::pair(a, b), std::pair(b, a)}) {
            const auto around = component_.neighbours(v);
            used_[v] ^=
                static_cast<std::uint8_t>(1 << (std::find(around.begin(), around.end(), w) - around.begin()));
        }
    }

    const Component &component_;
    std::vector<std::uint8_t> used_; // a bit for each neighbour: whether that edge is in the set
    std::vector<std::uint8_t> room_; // how many more edges each vertex may have
    std::vector<bool> seen_;         // in this search over all vertices
    std::vector<Step> path_;
    std::size_t size_ = 0;
};

} // namespace

std::size_t path_bound(const Component &component) {
    const auto leaves = std::count_if(component.vertices.begin(), component.vertices.end(),
                                      [](const Component::Vertex &vertex) { return vertex.degree < 2; });
    const std::size_t steps =
        TwoMatching(component).size() + static_cast<std::size_t>(std::min<std::ptrdiff_t>(leaves, 2));
    return std::min(colour_bound(component), steps + 1);
}

} // namespace spell
