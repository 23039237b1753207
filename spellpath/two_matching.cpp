#include "spellpath/two_matching.h"

#include <algorithm>
#include <utility>

namespace spell {

TwoMatching::TwoMatching(const std::vector<Component::Vertex> &vertices)
    : vertices_(vertices), room_(vertices.size(), 2) {}

void TwoMatching::augment() {
    used_.resize(vertices_.size());
    room_.resize(vertices_.size(), 2);
    for (bool more = true; more;) {
        more = false;
        seen_.assign(vertices_.size(), false);
        for (std::uint32_t v = 0; v < vertices_.size(); ++v)
            while (vertices_[v].colour == 0 && room_[v] > 0 && augment_from(v)) more = true;
    }
}

// Searches along edges that are not in the matching from colour 0, and along those that are back.
bool TwoMatching::augment_from(std::uint32_t start) {
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

void TwoMatching::flip(std::uint32_t a, std::uint32_t b) {
    for (const auto &[v, w] : {std::pair(a, b), std::pair(b, a)}) {
        const auto &around = vertices_[v].neighbours;
        assert(std::find(around.begin(), around.end(), w) < around.begin() + vertices_[v].degree);
        used_[v] ^=
            static_cast<std::uint8_t>(1 << (std::find(around.begin(), around.end(), w) - around.begin()));
    }
}

std::vector<bool> TwoMatching::reached(bool back) const {
    std::vector<bool> seen(vertices_.size());
    std::vector<std::uint32_t> queue;
    for (std::uint32_t v = 0; v < vertices_.size(); ++v)
        if (vertices_[v].colour == back && room_[v] > 0) {
            seen[v] = true;
            queue.push_back(v);
        }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::uint32_t v = queue[i];
        for (unsigned k = 0; k < vertices_[v].degree; ++k) {
            const std::uint32_t w = vertices_[v].neighbours[k];
            const bool used = used_[v] >> k & 1;
            if (used != (vertices_[v].colour != back) || seen[w]) continue;
            seen[w] = true;
            queue.push_back(w);
        }
    }
    return seen;
}

} // namespace spell
