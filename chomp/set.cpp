// Copies bits, and sets of them.
#include "chomp/set.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <new>
#include <utility>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace chomp {

namespace {

/// The 64 bits that begin at bit `shift` of the first word.
Word bits_from(const Word *words, std::size_t shift) {
    return words[0] >> shift | words[1] << 1 << (word_bits - 1 - shift); // no shift by 64
}

} // namespace

void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count) {
    assert(count > 0 && (from != to || from_bit + count <= to_bit));
    // What goes into the target's first word.
    const std::size_t offset = to_bit % word_bits, room = word_bits - offset;
    to += to_bit / word_bits;
    if (offset == 0) *to = 0;
    assert(*to >> offset == 0);
    Word bits = bits_from(from + from_bit / word_bits, from_bit % word_bits);
    if (count < word_bits) bits &= ~(~Word{0} << count);
    *to |= bits << offset;
    if (count <= room) return;
    // Whole words, and the rest.
    from_bit += room;
    count -= room;
    const std::size_t shift = from_bit % word_bits;
    from += from_bit / word_bits;
    for (; count > word_bits; count -= word_bits) *++to = bits_from(from++, shift);
    *++to = bits_from(from, shift) & ~Word{0} >> (word_bits - count);
}

void Set::grow(std::size_t words) {
#ifdef M_MMAP_THRESHOLD
    // From this size on glibc maps pages, which it can move when a set grows and gives back when it is
    // cleared. By default it would raise this size up to 32 MB.
    [[maybe_unused]] static const int done = mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
    words = (words / piece + 1) * piece; // at least one more, which append_bits may read
    if (words <= size_) return;
    void *const memory = std::realloc(words_, words * sizeof(Word));
    if (!memory) throw std::bad_alloc();
    words_ = static_cast<Word *>(memory);
    std::fill(words_ + size_, words_ + words, 0);
    size_ = words;
}

void Set::clear() {
    std::free(std::exchange(words_, nullptr));
    size_ = 0;
}

} // namespace chomp
