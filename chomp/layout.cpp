#include "chomp/layout.h"

namespace chomp {

Layout::Layout(std::vector<int> limits) : limits_(std::move(limits)) {
    const int a_row = outer_rows(), b_row = a_row + 1, c_row = a_row + 2;
    lines_.push_back(0);
    for (int b = 0; b <= limit(b_row); ++b) lines_.push_back(lines_.back() + at(limit(c_row, b)) + 1);
    layers_.push_back(0);
    for (int a = 0; a <= limit(a_row); ++a) layers_.push_back(layers_.back() + layer_bits(a));

    words_.resize(at(a_row) + 1);
    for (int a = 0; a <= limit(a_row); ++a) words_[at(a_row)].push_back((layer(a + 1) + 63) / 64);
    for (int row = a_row; row-- > 0;) {
        std::size_t sum = 0;
        for (int length = 0; length <= limit(row); ++length) {
            sum = std::min(sum + words(row + 1, length), most_words);
            words_[at(row)].push_back(sum);
        }
    }

    constexpr std::size_t near_bits = 4096;
    for (int b = 0; b <= limit(b_row) && near_lines_.size() < near_bits; ++b)
        near_lines_.resize(std::min(line(b + 1), near_bits), static_cast<std::uint16_t>(b));
}

std::size_t Layout::bits(int row, int bound) const {
    switch (row - outer_rows()) {
    case 0:
        return layer(limit(row, bound) + 1);
    case 1:
        return line(limit(row, bound) + 1);
    case 2:
        return at(limit(row, bound)) + 1;
    default:
        return 1;
    }
}

} // namespace chomp
