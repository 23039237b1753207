// The cache of the memo method: from a key of fixed size to a length, in little more than the bytes of both.
//
// Open addressing with linear probing (Knuth, TAOCP vol. 3, 6.4, algorithm L) over records packed to the byte. The
// hash's low bits choose one of many segments, each a table of its own that grows by half when it is four fifths
// full. So there is never an old and a new copy of more than one segment, while a table that doubles as a whole needs both
// copies of everything. In tests/bench an entry takes about 9 bytes here and 125 in a std::map.
#pragma once

#include "spellpath/memory_budget.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace spell {

class PathCache {
  public:
    /// Keys are compared eight bytes at a time: this many bytes past the end of a key must be readable.
    static constexpr std::size_t padding = 8;
    using Key = std::span<const std::uint8_t>;

    /// A cache for keys of `key_bytes` bytes and lengths from 1 to `longest`, which takes at most `memory`
    /// bytes.
    PathCache(std::size_t key_bytes, std::size_t longest, std::size_t memory);

    /// The length stored under the key, or 0.
    std::uint32_t find(Key key) const;

    /// Stores the length, from 1, under the key, in place of what was there. Throws MemoryExhausted.
    void store(Key key, std::uint32_t length);

    /// Fetches from memory what a look-up of the key will need.
    void prefetch(Key key) const;

    std::size_t size() const { return size_; }

  private:
    // Records: the length (0: free), least byte first, then the key.
    struct Segment {
        std::vector<std::uint8_t> records;
        std::size_t capacity = 0, used = 0;
    };
    std::size_t segment_of(std::size_t hash) const { return hash % segments_.size(); }
    std::size_t home(const Segment &segment, std::size_t hash) const;
    std::size_t slot(const Segment &segment, std::size_t hash, Key key) const;
    std::uint32_t length_at(const std::uint8_t *record) const;
    void grow(Segment &segment);

    std::size_t key_bytes_, length_bytes_, record_bytes_;
    std::size_t size_ = 0;
    MemoryBudget budget_;
    std::array<Segment, 64> segments_;
};

} // namespace spell
