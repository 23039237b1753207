#include "spellpath/path_cache.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <functional>
#include <string_view>
#include <utility>

namespace spell {

namespace {

std::size_t hash_of(PathCache::Key key) {
    return std::hash<std::string_view>()({reinterpret_cast<const char *>(key.data()), key.size()});
}

} // namespace

PathCache::PathCache(std::size_t key_bytes, std::size_t longest, std::size_t memory)
    : key_bytes_(key_bytes), length_bytes_(longest < 1 << 8    ? 1
                                           : longest < 1 << 16 ? 2
                                                               : 4),
      record_bytes_(length_bytes_ + key_bytes_), budget_(memory) {}

std::uint32_t PathCache::length_at(const std::uint8_t *record) const {
    std::uint32_t length = 0;
    for (std::size_t i = length_bytes_; i-- > 0;) length = length << 8 | record[i];
    return length;
}

// The place in the segment, a byte offset, where a record of that hash belongs: the high half of the hash
// scaled to the capacity, since the low bits have chosen the segment.
std::size_t PathCache::home(const Segment &segment, std::size_t hash) const {
    return ((hash >> 32) * segment.capacity >> 32) * record_bytes_;
}

// The place of the key's record, or of the free one where it belongs. The segment has one.
std::size_t PathCache::slot(const Segment &segment, std::size_t hash, Key key) const {
    assert(key.size() == key_bytes_);
    // Nearly every other record differs in its first bytes, which are compared as a word.
    std::uint64_t word = 0, found = 0, mask = 0;
    std::memset(&mask, 0xFF, std::min(key_bytes_, sizeof mask));
    std::memcpy(&word, key.data(), sizeof word);
    const std::size_t end = segment.capacity * record_bytes_;
    for (std::size_t at = home(segment, hash);; at = at + record_bytes_ == end ? 0 : at + record_bytes_) {
        const std::uint8_t *record = segment.records.data() + at;
        std::memcpy(&found, record + length_bytes_, sizeof found);
        if (((found ^ word) & mask) == 0 &&
            (key_bytes_ <= sizeof word || std::memcmp(record + length_bytes_, key.data(), key_bytes_) == 0))
            return at;
        if (length_at(record) == 0) return at;
    }
}

std::uint32_t PathCache::find(Key key) const {
    const std::size_t hash = hash_of(key);
    const Segment &segment = segments_[segment_of(hash)];
    return segment.capacity == 0 ? 0 : length_at(segment.records.data() + slot(segment, hash, key));
}

void PathCache::prefetch(Key key) const {
    const std::size_t hash = hash_of(key);
    const Segment &segment = segments_[segment_of(hash)];
    if (segment.capacity == 0) return;
    // A load whose value nobody waits for.
    static_cast<void>(
        *static_cast<const volatile std::uint8_t *>(segment.records.data() + home(segment, hash)));
}

void PathCache::store(Key key, std::uint32_t length) {
    assert(length > 0 && (length_bytes_ == 4 || length >> 8 * length_bytes_ == 0));
    const std::size_t hash = hash_of(key);
    Segment &segment = segments_[segment_of(hash)];
    if (segment.capacity == 0) grow(segment);
    std::size_t at = slot(segment, hash, key);
    if (length_at(segment.records.data() + at) == 0) {
        if (5 * (segment.used + 1) > 4 * segment.capacity) {
            grow(segment);
            at = slot(segment, hash, key);
        }
        ++segment.used;
        ++size_;
        std::memcpy(segment.records.data() + at + length_bytes_, key.data(), key_bytes_);
    }
    for (std::size_t i = 0; i < length_bytes_; ++i)
        segment.records[at + i] = static_cast<std::uint8_t>(length >> 8 * i);
}

void PathCache::grow(Segment &segment) {
    const std::size_t capacity = std::max<std::size_t>(8, segment.capacity + segment.capacity / 2);
    const std::size_t bytes = capacity * record_bytes_ + padding;
    budget_.take(bytes);
    Segment grown{std::vector<std::uint8_t>(bytes), capacity, segment.used};
    for (std::size_t at = 0; at < segment.capacity * record_bytes_; at += record_bytes_) {
        const std::uint8_t *record = segment.records.data() + at;
        if (length_at(record) == 0) continue;
        const Key key(record + length_bytes_, key_bytes_);
        std::memcpy(grown.records.data() + slot(grown, hash_of(key), key), record, record_bytes_);
    }
    budget_.give_back(segment.records.size());
    segment = std::move(grown);
}

} // namespace spell
