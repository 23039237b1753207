// A table of what a LOSS crosses out in its own layer (sieve.h says what a layer, a block and a place are),
// which replaces loops over the lengths of rows. It is a table of places, which stays in the caches; with one
// of the whole block's bits 9x60 took 1.3 times as long.
#pragma once

#include "chomp/layout.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace chomp {

class Crossings {
  public:
    struct Mask {
        std::size_t word;
        Word bits;
    };
    using Masks = std::vector<Mask>; // in ascending order of words

    explicit Crossings(const Layout &layout);

    /// The layer of a bit in a block.
    std::uint32_t layer(std::size_t bit) const { return layers_[bit]; }
    /// The places from which a move leads to this one. Where the row after the layer's has the same length,
    /// the places beyond the layer's end are those that a move in the layer's row cuts to this place, in each
    /// later layer.
    const Masks &masks(std::size_t place) const { return masks_[place]; }

    /// About how many masks there are.
    static std::uint64_t count(const Layout &layout);
    /// The bytes that they take, doubled because vectors have room for more.
    static double bytes(const Layout &layout) {
        return 2. * static_cast<double>(count(layout) * sizeof(Mask));
    }

  private:
    std::vector<std::uint32_t> layers_;
    std::vector<Masks> masks_;
};

} // namespace chomp
