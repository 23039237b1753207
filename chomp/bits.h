// Sets of bits in arrays of words.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace chomp {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;

/// A word whose bits from `bit` (0 to 63) upward are ones.
constexpr Word ones_from(std::size_t bit) { return ~Word{0} << bit; }

inline void set_bit(Word *words, std::size_t bit) { words[bit / word_bits] |= Word{1} << bit % word_bits; }

/// The 64 bits that begin at `bit`. Reads one word beyond the first, even when it needs no bit of it.
inline Word bits_from(const Word *words, std::size_t bit) {
    const std::size_t shift = bit % word_bits;
    words += bit / word_bits;
    return words[0] >> shift | words[1] << 1 << (word_bits - 1 - shift); // no shift by 64
}

/// Copies `count` bits to the place that begins at `to_bit`, where the bits behind it in its word must be 0. The
/// bits behind the copy in its last word become 0. The source must lie before the target; one word behind it
/// is read.
inline void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit,
                        std::size_t count) {
    while (count > 0) {
        const std::size_t offset = to_bit % word_bits, length = std::min(count, word_bits);
        const Word bits = bits_from(from, from_bit) & ~Word{0} >> (word_bits - length);
        Word *const word = to + to_bit / word_bits;
        *word = offset == 0 ? bits : *word | bits << offset;
        if (offset + length > word_bits) word[1] = bits >> (word_bits - offset);
        to_bit += length;
        from_bit += length;
        count -= length;
    }
}

} // namespace chomp
