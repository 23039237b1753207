// Fills the table of what a LOSS crosses out in its own layer.
#include "chomp/crossings.h"

#include <algorithm>

namespace chomp {

namespace {

/// The place after a move in row `moved` to this length.
std::size_t after_move(const Layout &layout, const Lengths &lengths, std::size_t moved, std::size_t length) {
    std::size_t place = 0;
    for (std::size_t row = layout.outer() + 1; row < layout.rows(); ++row) {
        const std::size_t before = lengths[row];
        place += layout.start(row, row < moved ? before : std::min(before, length));
    }
    return place;
}

} // namespace

Crossings::Crossings(const Layout &layout) {
    const std::size_t outer = layout.outer(), limit = layout.limit(outer);
    for (std::uint32_t length = 0; length <= limit; ++length)
        layers_.resize(layout.bits(outer, length), length);
    masks_.resize(layout.places(limit));
    Lengths lengths(layout.rows());
    for (std::size_t place = 0; place < masks_.size(); ++place) {
        layout.find(place, outer + 1, lengths);
        const std::size_t word = place / word_bits;
        for (std::size_t row = outer + 1; row < layout.rows(); ++row)
            for (std::size_t length = 0; length < lengths[row]; ++length) {
                Masks &masks = masks_[after_move(layout, lengths, row, length)];
                if (masks.empty() || masks.back().word != word) masks.push_back({word, 0});
                masks.back().bits |= Word{1} << place % word_bits;
            }
    }
}

std::uint64_t Crossings::count(const Layout &layout) {
    // A place has about as many masks as a quarter of the layer's outline has squares, and no more than the
    // layer has words.
    constexpr std::size_t most = std::size_t{1} << 40; // the product fits; no board has room for this many
    const std::size_t limit = layout.limit(layout.outer());
    const std::size_t places = std::min(layout.places(limit), most);
    const std::size_t quarter = limit * (layout.rows() - layout.outer()) / 4 + 2;
    return places * std::min(words_for(places) + 1, quarter);
}

} // namespace chomp
