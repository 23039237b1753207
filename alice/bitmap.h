// Sets of cells as bitmaps, and the moves of all cells of a set at once.
//
// Bit n % 64 of word n / 64 is cell n. A move of d cells in one direction adds the same number to every cell's number,
// so a whole set moves by one shift of its bitmap: 64 cells an operation however many of them are in the set. Rows that a
// move would leave fall off the ends of the bitmap. Columns that it wraps around to are cleared after it.
#pragma once

#include "alice/maze.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace alice {

using Word = std::uint64_t;
using Bitmap = std::vector<Word>;

inline constexpr std::size_t word_bits = 64;
/// Moves are made for a part of a bitmap at a time, small enough for the fastest cache.
inline constexpr std::size_t tile_words = 1024;

/// Loops over words run over blocks of so many, a constant, so that compilers use vector instructions for them at -O2.
inline constexpr std::size_t word_block = 8;

inline bool test_bit(std::span<const Word> words, std::size_t i) {
    return (words[i / word_bits] >> i % word_bits & 1) != 0;
}
inline void set_bit(std::span<Word> words, std::size_t i) {
    words[i / word_bits] |= Word{1} << i % word_bits;
}

/// Which instructions to use: those for vectors of four words (AVX2) where the processor has them, or none but those that
/// all processors of its kind have.
enum class Instructions { best, portable };

/// A maze as bitmaps: which cells have an arrow, for each direction, and which have a colour.
class MazeBits {
  public:
    explicit MazeBits(const Maze &maze, Instructions instructions = Instructions::best);

    /// The words of a bitmap: enough for all cells, and a multiple of the block that loops work on.
    static std::size_t words_for(std::uint32_t cells);

    const Bitmap &coloured(Colour colour) const { return colours_[static_cast<std::size_t>(colour)]; }

    /// Sets a tile to what a walker can reach with one step of d, at least 1, from a cell in `from`. The tile, of at most
    /// tile_words words, is the part of the bitmap from word `first` on. `from` has words_for() words.
    void move(std::span<const Word> from, std::uint32_t d, std::size_t first, std::span<Word> tile) const;

  private:
    void clear_wrapped(std::span<Word> tile, std::size_t first, std::uint32_t d, int dc) const;

    std::uint32_t rows_, cols_;
    bool avx2_;
    std::array<Bitmap, directions.size()> arrows_;
    std::array<Bitmap, colour_count> colours_;
};

} // namespace alice
