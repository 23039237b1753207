// Arrays of bits, 64 to a word, that grow by what is appended.
#pragma once

#include <cstddef>
#include <cstdint>

namespace chomp {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;

constexpr std::size_t words_for(std::size_t bits) { return (bits + word_bits - 1) / word_bits; }

/// Copies `count` bits to the place that begins at `to_bit`, where the bits behind it in its word must be 0.
/// The bits behind the copy in its last word become 0. In one array, the source must end before the target
/// begins; one word behind it is read.
void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count);

/// The words of such an array. A std::vector would need both arrays while it grows.
class Set {
  public:
    Set() = default;
    Set(const Set &) = delete;
    ~Set() { clear(); }
    Word *words() const { return words_; }

    /// Makes room for this many words; new words are zeros. Throws std::bad_alloc.
    void grow(std::size_t words);
    void clear();

    /// The most bytes that a set of this many words takes.
    static double bytes(std::size_t words) { return static_cast<double>((words + piece) * sizeof(Word)); }

  private:
    // A set grows by at least this many words. With 64, where two threads' sets touch more often, 9x30 takes
    // up to twice as long.
    static constexpr std::size_t piece = 512;

    Word *words_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace chomp
