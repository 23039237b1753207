#include "chomp/layout.h"

namespace chomp {

Layout::Layout(std::vector<int> limits) : limits_(std::move(limits)) {
    assert(rows() >= 3 && rows() <= 9 && std::ranges::is_sorted(limits_, std::greater<>()));
    const int a_row = outer_rows(), b_row = a_row + 1;
    lines_.push_back(0);
    for (int b = 0; b <= limit(b_row); ++b) lines_.push_back(lines_.back() + line_bits(b));
    layers_.push_back(0);
    for (int a = 0; a <= limit(a_row); ++a) layers_.push_back(layers_.back() + layer_bits(a));

    words_.resize(at(a_row) + 1);
    for (int a = 0; a <= limit(a_row); ++a)
        words_[at(a_row)].push_back((layer(a + 1) + word_bits - 1) / word_bits);
    for (int row = a_row; row-- > 0;) {
        std::size_t sum = 0;
        for (int length = 0; length <= limit(row); ++length) {
            sum = std::min(sum + words(row + 1, length), most_words);
            words_[at(row)].push_back(sum);
        }
    }

    near_.reserve(std::min(near_bits, layers_.back()));
    for (int a = 0; a <= limit(a_row); ++a)
        for (int b = 0; b <= limit(b_row, a); ++b)
            for (int c = 0; c < static_cast<int>(line_bits(b)); ++c) {
                if (near_.size() == near_bits) return;
                near_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                 static_cast<std::uint16_t>(c),
                                 static_cast<std::uint16_t>(near_.size() - layer(a))});
            }
}

Layout::Inner Layout::search_inner(std::size_t bit, const Inner &earlier) const {
    // Not std::upper_bound: built with -D_GLIBCXX_DEBUG it checks the order of all elements, each time.
    const auto last_at_most = [](const std::vector<std::size_t> &starts, std::size_t value) {
        return static_cast<std::size_t>(std::ranges::upper_bound(starts, value) - starts.begin()) - 1;
    };
    // Mostly it is in the same layer, in the same line or a few further on: 4^300 took three times as long with two
    // binary searches.
    assert(layers_[earlier.a] <= bit);
    const bool same = bit < layers_[earlier.a + 1];
    const std::size_t a = same ? earlier.a : last_at_most(layers_, bit), in_layer = bit - layers_[a];
    std::size_t b = same ? earlier.b : 0;
    for (int steps = 0; steps < 4 && in_layer >= lines_[b + 1]; ++steps) ++b;
    if (in_layer >= lines_[b + 1]) b = last_at_most(lines_, in_layer);
    assert(lines_[b] <= in_layer);
    return {a, b, in_layer - lines_[b], in_layer};
}

} // namespace chomp
