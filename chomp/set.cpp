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

void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count) {
    assert(count > 0 && (from != to || from_bit + count <= to_bit));
    constexpr std::size_t last = word_bits - 1; // with 1 before it, a shift by up to 64
    const std::size_t offset = to_bit % word_bits, shift = from_bit % word_bits;
    to += to_bit / word_bits;
    from += from_bit / word_bits;
    if (offset == 0) *to = 0;
    assert(*to >> offset == 0);
    for (;; ++to, ++from, count -= word_bits) {
        Word bits = from[0] >> shift | from[1] << 1 << (last - shift);
        if (count < word_bits) bits &= ~(~Word{0} << count);
        *to |= bits << offset;
        if (offset + count > word_bits) to[1] = bits >> 1 >> (last - offset);
        if (count <= word_bits) return;
    }
}

void Set::grow(std::size_t words) {
#ifdef M_MMAP_THRESHOLD
    // From this size on glibc maps pages, which it moves where a set grows and gives back when it is cleared.
    // Left to itself it would raise the size to 32 MB.
    [[maybe_unused]] static const int done = mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
    words = (words / 64 + 1) * 64; // one more, which append_bits may read; and not too many steps
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
