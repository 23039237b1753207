// A state of the dynamic programming of block_solver.h: what has become of each vertex of the boundary, as a label of five
// bits for each of up to 24 slots, twelve to a word.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace spell {

/// The labels; that of a vertex mated to slot s is first_mate + s.
constexpr unsigned untouched = 0, saturated = 1, half_path = 2, first_mate = 3;

struct Boundary {
    static constexpr unsigned slots_per_word = 12, label_bits = 5;
    static constexpr std::uint64_t ones = 0x084210842108421; // the lowest bit of each label

    std::array<std::uint64_t, 2> words{};

    bool operator==(const Boundary &other) const {
        return ((words[0] ^ other.words[0]) | (words[1] ^ other.words[1])) == 0;
    }
    unsigned get(unsigned slot) const {
        return static_cast<unsigned>(words[slot / slots_per_word] >> label_bits * (slot % slots_per_word)) &
               31;
    }
    void set(unsigned slot, unsigned label) {
        std::uint64_t &word = words[slot / slots_per_word];
        const unsigned shift = label_bits * (slot % slots_per_word);
        word = (word & ~(std::uint64_t{31} << shift)) | std::uint64_t{label} << shift;
    }
    /// Whether all vertices are untouched or saturated.
    bool closed() const { return ((words[0] | words[1]) & ~ones) == 0; }
    /// How many half paths there are.
    unsigned halves() const;
    /// A bit for each slot that is touched, that is saturated.
    struct Masks {
        std::uint32_t touched, saturated;
    };
    Masks masks() const;
    std::size_t hash() const {
        std::uint64_t h = words[0] * 0x9E3779B97F4A7C15;
        h = (h ^ h >> 32 ^ words[1]) * 0xD6E8FEB86659FD93;
        return h ^ h >> 32;
    }
};

} // namespace spell
