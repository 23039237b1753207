#include "alice/bitmap.h"

#include <algorithm>
#include <cassert>

namespace alice {

namespace {

constexpr auto shift_block = static_cast<std::ptrdiff_t>(word_block);

void clear_bits(std::span<Word> words, std::size_t begin, std::size_t end) {
    if (begin >= end) return;
    const std::size_t first = begin / word_bits, last = (end - 1) / word_bits;
    const Word from_begin = ~Word{0} << begin % word_bits;
    const Word to_end = ~Word{0} >> (word_bits - 1 - (end - 1) % word_bits);
    if (first == last) {
        words[first] &= ~(from_begin & to_end);
        return;
    }
    words[first] &= ~from_begin;
    for (std::size_t i = first + 1; i < last; ++i) words[i] = 0;
    words[last] &= ~to_end;
}

// Adds to `out` the words of set & also, shifted by `shift` bits: word i gets bits of words i and i - 1.
[[gnu::always_inline]] inline void shift_words(Word *out, const Word *set, const Word *also,
                                               std::ptrdiff_t words, unsigned shift) {
    // Shifting what is carried in two steps makes it vanish when there is nothing to carry, where one shift by 64 would
    // be undefined.
    const unsigned back = 63 - shift;
    const auto moved = [=](const Word *s, const Word *a, std::ptrdiff_t i) {
        return (s[i] & a[i]) << shift | (s[i - 1] & a[i - 1]) >> 1 >> back;
    };
    for (; words >= shift_block;
         words -= shift_block, out += shift_block, set += shift_block, also += shift_block) {
        std::array<Word, word_block> result;
        for (std::ptrdiff_t i = 0; i < shift_block; ++i)
            result[static_cast<std::size_t>(i)] = moved(set, also, i);
        for (std::ptrdiff_t i = 0; i < shift_block; ++i) out[i] |= result[static_cast<std::size_t>(i)];
    }
    for (std::ptrdiff_t i = 0; i < words; ++i) out[i] |= moved(set, also, i);
}

// Twice: with vectors of four words, and with those of two that every processor of this kind has.
#ifdef __x86_64__
[[gnu::target("avx2")]] void shift_words_avx2(Word *out, const Word *set, const Word *also,
                                              std::ptrdiff_t words, unsigned shift) {
    shift_words(out, set, also, words, shift);
}
bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }
#else
constexpr auto shift_words_avx2 = shift_words;
bool has_avx2() { return false; }
#endif

// Adds to a tile, whose first word is number `first` of a bitmap, the cells of both `set` and `also`, moved on by `offset`.
void add_shifted(std::span<Word> tile, std::int64_t first, std::span<const Word> set,
                 std::span<const Word> also, std::int64_t offset, bool avx2) {
    constexpr auto bits = static_cast<std::int64_t>(word_bits);
    const std::int64_t words = std::ssize(set), last = first + std::ssize(tile);
    const std::int64_t jump = offset >= 0 ? offset / bits : -((-offset + bits - 1) / bits);
    const auto shift = static_cast<unsigned>(offset - jump * bits);
    assert(shift < word_bits);
    // Word i of the result is made of words i - jump and i - jump - 1.
    const auto both = [&](std::int64_t i) {
        return set[static_cast<std::size_t>(i)] & also[static_cast<std::size_t>(i)];
    };
    const auto to = [&](std::int64_t i) -> Word & { return tile[static_cast<std::size_t>(i - first)]; };
    if (jump >= first && jump < last) to(jump) |= both(0) << shift;
    if (words + jump >= first && words + jump < last)
        to(words + jump) |= both(words - 1) >> 1 >> (63 - shift);
    const std::int64_t begin = std::max(first, jump + 1), end = std::min(last, words + jump);
    if (begin >= end) return;
    Word *out = &to(begin);
    const Word *s = set.data() + (begin - jump), *a = also.data() + (begin - jump);
    (avx2 ? shift_words_avx2(out, s, a, end - begin, shift) : shift_words(out, s, a, end - begin, shift));
}

} // namespace

std::size_t MazeBits::words_for(std::uint32_t cells) {
    return (cells / (word_bits * word_block) + 1) * word_block;
}

MazeBits::MazeBits(const Maze &maze, Instructions instructions)
    : rows_(maze.rows), cols_(maze.cols), avx2_(instructions == Instructions::best && has_avx2()) {
    const std::size_t words = words_for(maze.size());
    for (Bitmap &bitmap : arrows_) bitmap.resize(words);
    for (Bitmap &bitmap : colours_) bitmap.resize(words);
    for (std::uint32_t begin = 0; begin < maze.size(); begin += word_bits) {
        const std::uint32_t end = std::min<std::uint32_t>(begin + word_bits, maze.size());
        std::array<Word, directions.size()> arrows{};
        std::array<Word, colour_count> colours{};
        for (std::uint32_t cell = begin; cell < end; ++cell) {
            const auto place = cell - begin;
            for (std::size_t k = 0; k < directions.size(); ++k)
                arrows[k] |= Word{maze.arrows[cell]} >> k << 63 >> (63 - place);
            colours[static_cast<std::size_t>(maze.colours[cell])] |= Word{1} << place;
        }
        for (std::size_t k = 0; k < directions.size(); ++k) arrows_[k][begin / word_bits] = arrows[k];
        for (std::size_t k = 0; k < colour_count; ++k) colours_[k][begin / word_bits] = colours[k];
    }
}

void MazeBits::move(std::span<const Word> from, std::uint32_t d, std::size_t first,
                    std::span<Word> tile) const {
    assert(d >= 1 && tile.size() <= tile_words && first + tile.size() <= from.size());
    std::fill(tile.begin(), tile.end(), 0);
    std::array<Word, tile_words> memory;
    for (const int dc : {0, -1, 1}) {
        if (dc != 0 && d >= cols_) continue;
        const std::span<Word> landed = dc == 0 ? tile : std::span(memory).first(tile.size());
        if (dc != 0) std::fill(landed.begin(), landed.end(), 0);
        for (std::size_t k = 0; k < directions.size(); ++k) {
            if (directions[k].dc != dc || (directions[k].dr != 0 && d >= rows_)) continue;
            const std::int64_t offset = (std::int64_t{directions[k].dr} * cols_ + dc) * d;
            add_shifted(landed, static_cast<std::int64_t>(first), from, arrows_[k], offset, avx2_);
        }
        if (dc == 0) continue;
        clear_wrapped(landed, first, d, dc);
        for (std::size_t i = 0; i < tile.size(); ++i) tile[i] |= landed[i];
    }
    // A step down may have moved cells into the bits behind the last one.
    const std::size_t cells = std::size_t{rows_} * cols_, begin = first * word_bits;
    if (begin + tile.size() * word_bits > cells)
        clear_bits(tile, std::max(cells, begin) - begin, tile.size() * word_bits);
}

// Takes out of a tile the cells in columns that no step to the left or right can land in: steps that went on in the row
// above or below.
void MazeBits::clear_wrapped(std::span<Word> tile, std::size_t first, std::uint32_t d, int dc) const {
    const std::size_t begin = first * word_bits, end = begin + tile.size() * word_bits;
    for (std::size_t row = begin / cols_ * cols_; row < end; row += cols_) {
        const std::size_t from = dc < 0 ? row + cols_ - d : row, to = dc < 0 ? row + cols_ : row + d;
        clear_bits(tile, std::max(from, begin) - begin, std::min(std::max(to, begin), end) - begin);
    }
}

} // namespace alice
