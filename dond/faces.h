#pragma once
// A number for each face of one die, and what a roll makes of them: what the chances and the exact counts have in common.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace dond {

/// Face i and its mirror image s-1-i have the same number. Of more than 64 faces we keep the 32 at either edge; those
/// between them have the number of the innermost kept face.
template <typename Number>
class Faces {
  public:
    /// The number of each face is 1. sides is at least 1.
    explicit Faces(std::int64_t sides)
        : sides_(sides), kept_(static_cast<std::size_t>(std::min<std::int64_t>(sides, 64)), Number{1}) {}

    Number at(std::int64_t face) const {
        const std::int64_t depth = std::min(face, sides_ - 1 - face);
        return kept_[std::min(static_cast<std::size_t>(depth), (kept_.size() - 1) / 2)];
    }

    /// The sum over all faces.
    Number sum() const { return std::accumulate(kept_.begin(), kept_.end(), between()); }

    /// A roll: each face gets the sum over the faces that may follow it, divided by this. Returns the additions made.
    std::uint64_t roll(Number divisor) {
        const std::size_t count = kept_.size(), half = (count + 1) / 2;
        std::vector<Number> prefix(count + 1); // prefix[k]: the sum over the first k
        std::partial_sum(kept_.begin(), kept_.end(), prefix.begin() + 1);
        const Number middle = between();
        for (std::size_t i = 0; i < half; ++i) {
            // By symmetry, the sum over the k faces above i + 1 equals prefix[k].
            const std::size_t below = i > 0 ? i - 1 : 0, above = count > i + 2 ? count - i - 2 : 0;
            kept_[i] = kept_[count - 1 - i] = (prefix[below] + prefix[above] + middle) / divisor;
        }
        return count + 2 * half;
    }

    void scale(Number factor) {
        for (Number &number : kept_) number *= factor;
    }

  private:
    // The sum over the faces that are not kept.
    Number between() const {
        return static_cast<Number>(sides_ - static_cast<std::int64_t>(kept_.size())) *
               kept_[(kept_.size() - 1) / 2];
    }

    std::int64_t sides_;
    std::vector<Number> kept_;
};

} // namespace dond
