// Where the bit of a state lies in the sets.
#include "chomp/layout.h"

#include <cassert>
#include <functional>
#include <utility>

namespace chomp {

Layout::Layout(Lengths limits, std::size_t inner)
    : limits_(std::move(limits)), outer_(rows() - inner), starts_(limits_.size()) {
    constexpr std::size_t most = std::size_t{1} << 62; // where the numbers of bits saturate
    assert(inner >= 1 && outer_ >= 1 && std::ranges::is_sorted(limits_, std::greater<>()));
    for (std::size_t row = rows(); row-- > std::min<std::size_t>(outer_, 2);) {
        std::vector<std::size_t> &starts = starts_[row];
        starts.push_back(0);
        for (std::size_t length = 0; length <= limit(row); ++length)
            starts.push_back(std::min(starts.back() + padded(row + 1, length), most));
    }
}

void Layout::grow(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end, std::size_t above,
                  std::size_t length) const {
    // A new sequence fares like the old one with length - 1 in the place of each `length`. First come those
    // with only one such row, as many as there are sequences with length - 1 there; then those with two, etc.
    // The old sequences wanted are always the last ones.
    for (; above < rows(); ++above) {
        const std::size_t count = padded(above, length - 1), exact = bits(above, length - 1);
        append_bits(to, to_bit, from, from_end - count, exact);
        to_bit += exact;
        from_end -= count - exact;
        if (length > limit(above)) return;
    }
    append_bits(to, to_bit, from, from_end - 1, 1);
}

void Layout::find(std::size_t bit, std::size_t row, Lengths &lengths) const {
    for (; row < rows(); ++row) {
        const auto begin = starts_[row].begin(), behind = std::ranges::upper_bound(starts_[row], bit);
        lengths[row] = static_cast<std::size_t>(behind - begin) - 1;
        bit -= start(row, lengths[row]);
    }
}

} // namespace chomp
