#include "spellpath/boundary.h"

#include <bit>

namespace spell {

unsigned Boundary::halves() const {
    unsigned count = 0;
    for (const std::uint64_t word : words) {
        const std::uint64_t differs = word ^ ones * half_path; // in which labels
        const std::uint64_t any = differs | differs >> 1 | differs >> 2 | differs >> 3 | differs >> 4;
        for (std::uint64_t halves = ~any & ones; halves != 0; halves &= halves - 1) ++count;
    }
    return count;
}

Boundary::Masks Boundary::masks() const {
    Masks masks{0, 0};
    for (unsigned i = 0; i < words.size(); ++i)
        for (std::uint64_t rest = words[i]; rest != 0;) {
            const unsigned slot = static_cast<unsigned>(std::countr_zero(rest)) / label_bits;
            const std::uint32_t bit = std::uint32_t{1} << (i * slots_per_word + slot);
            masks.touched |= bit;
            if ((rest >> label_bits * slot & 31) == saturated) masks.saturated |= bit;
            rest &= ~(std::uint64_t{31} << label_bits * slot);
        }
    return masks;
}

} // namespace spell
