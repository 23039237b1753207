#include "gogen/subsets.h"

#include <algorithm>
#include <bit>

namespace gogen {

namespace {

// The sets of at most `most` of so many cells, numbered, with a number for each: by the upper half of the cells first,
// then by how many of the lower half are in it. So those that can take one more cell of a half are always the first.
class Subsets {
  public:
    Subsets(unsigned cells, unsigned most);

    std::size_t count() const { return start_.back(); }
    /// The sum over all sets that contain the set, for each set at once: Yates' method a cell.
    void sum_over_supersets(std::vector<std::uint64_t> &values) const;
    std::size_t number(std::uint32_t set) const {
        return start_[set >> lower_] + place_[set & ((1u << lower_) - 1)];
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t upper = 0; upper + 1 < start_.size(); ++upper)
            for (std::size_t i = start_[upper]; i < start_[upper + 1]; ++i)
                visit(i, std::popcount(upper) + std::popcount(by_size_[i - start_[upper]]));
    }

  private:
    unsigned lower_;
    std::vector<std::uint32_t> by_size_, place_; // the sets of lower cells, and where each is among them
    std::vector<std::size_t> start_;             // for each set of upper cells
};

Subsets::Subsets(unsigned cells, unsigned most) : lower_((cells + 1) / 2) {
    for (std::uint32_t set = 0; set < 1u << lower_; ++set) by_size_.push_back(set);
    std::stable_sort(by_size_.begin(), by_size_.end(),
                     [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
    place_.resize(by_size_.size());
    for (std::uint32_t i = 0; i < by_size_.size(); ++i) place_[by_size_[i]] = i;
    start_.push_back(0);
    for (std::uint32_t upper = 0; upper < 1u << (cells - lower_); ++upper) {
        const auto here = std::partition_point(by_size_.begin(), by_size_.end(), [&](auto set) {
            return std::popcount(upper) + std::popcount(set) <= static_cast<int>(most);
        });
        start_.push_back(start_.back() + static_cast<std::size_t>(here - by_size_.begin()));
    }
}

void Subsets::sum_over_supersets(std::vector<std::uint64_t> &values) const {
    for (std::uint32_t bit = 1; bit < start_.size() - 1; bit *= 2)
        for (std::uint32_t upper = 0; upper + 1 < start_.size(); ++upper)
            for (std::size_t i = 0; !(upper & bit) && i < start_[upper + bit + 1] - start_[upper + bit]; ++i)
                values[start_[upper] + i] += values[start_[upper + bit] + i];
    for (std::uint32_t bit = 1; bit < 1u << lower_; bit *= 2) {
        std::vector<std::uint32_t> without; // numbers of the sets of lower cells without that one
        for (std::uint32_t i = 0; i < by_size_.size(); ++i)
            if (!(by_size_[i] & bit)) without.push_back(i);
        for (std::size_t upper = 0; upper + 1 < start_.size(); ++upper) {
            std::uint64_t *const here = values.data() + start_[upper];
            const std::size_t end = start_[upper + 1] - start_[upper];
            for (const std::uint32_t i : without) {
                const std::uint32_t with = place_[by_size_[i] | bit];
                if (with >= end) break;
                here[i] += here[with];
            }
        }
    }
}

Wide sum_of(const std::vector<Entry> &entries) {
    Wide total;
    for (const Entry &entry : entries) total = total + entry.count;
    return total;
}

} // namespace

std::optional<std::vector<Entry>> joined(const std::vector<Entry> &some, const std::vector<Entry> &others,
                                         Budget &budget) {
    Tally result;
    for (const Entry &one : some) {
        std::uint64_t unions = 0;
        for (const Entry &other : others)
            if (!(one.key & other.key)) {
                result.add(one.key | other.key, one.count * other.count);
                ++unions;
            }
        if (!budget.spend(1 + others.size() / 8 + add_steps * unions)) return {};
    }
    return result.entries();
}

std::optional<Wide> disjoint(const std::vector<Entry> &some, const std::vector<Entry> &others, Cells free,
                             Budget &budget) {
    Wide total;
    if (some.empty() || others.empty()) return total;
    const auto cells = static_cast<unsigned>(std::popcount(free));
    const auto most =
        static_cast<unsigned>(std::max(std::popcount(some.front().key), std::popcount(others.front().key)));
    std::uint64_t sets = 0, choose = 1;
    for (unsigned k = 0; k <= most; choose = choose * (cells - k) / (k + 1), ++k) sets += choose;
    const std::uint64_t steps = sets * cells / 4;
    if (some.size() * others.size() / 8 <= steps || sum_of(some).high || sum_of(others).high) {
        for (const Entry &one : some) {
            if (!budget.spend(1 + others.size() / 8)) return {};
            Wide sum;
            for (const Entry &other : others)
                if (!(one.key & other.key)) sum = sum + other.count;
            total = total + one.count * sum;
        }
        return total;
    }
    if (!budget.spend(steps)) return {};
    const Subsets subsets(cells, most);
    std::vector<std::uint64_t> sums[2];
    for (const auto *entries : {&some, &others}) {
        std::vector<std::uint64_t> &values = sums[entries == &others];
        values.resize(subsets.count());
        for (const auto &[key, count] : *entries) {
            std::uint32_t set = 0;
            for (auto rest = static_cast<Cells>(key); rest; rest = rest_of(rest))
                set |= 1u << std::popcount(free & (first_of(rest) - 1));
            values[subsets.number(set)] = count.low;
        }
        subsets.sum_over_supersets(values);
    }
    Wide minus;
    subsets.each([&](std::size_t i, int members) {
        Wide &sum = members % 2 == 0 ? total : minus;
        sum = sum + Wide{0, sums[0][i]} * Wide{0, sums[1][i]};
    });
    return total - minus;
}

} // namespace gogen
