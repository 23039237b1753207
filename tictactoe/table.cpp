#include "tictactoe/table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <new>

namespace tictactoe {

namespace {

constexpr std::size_t first_entries = std::size_t{1} << 12;

} // namespace

// A product with an odd constant a mask, mixed: multiplication moves bits up only, so high bits are folded down.
std::size_t Table::Key::hash() const {
    std::uint64_t h = attacker * 0x9e3779b97f4a7c15u ^ std::rotl(defender * 0xc2b2ae3d27d4eb4fu, 31);
    h = (h ^ h >> 32) * 0xd6e8feb86659fd93u;
    return static_cast<std::size_t>(h ^ h >> 29);
}

Table::Table(std::size_t most_bytes)
    : entries_(first_entries),
      most_entries_(std::bit_floor(std::max(most_bytes / sizeof(Entry), first_entries))) {}

std::size_t Table::bucket_of(const Key &key) const {
    assert(std::has_single_bit(entries_.size()));
    return key.hash() & (entries_.size() - 1) & ~(bucket - 1);
}

std::optional<Effort> Table::find(const Key &key, Turn turn) const {
    const std::size_t from = bucket_of(key);
    for (std::size_t i = from; i < from + bucket; ++i)
        if (entries_[i].work != 0 && entries_[i].turn == turn && entries_[i].key == key)
            return entries_[i].effort;
    return std::nullopt;
}

void Table::store(const Key &key, Turn turn, Effort effort, std::uint64_t work) {
    assert(work > 0);
    if (used_ * 2 > entries_.size() && entries_.size() < most_entries_) grow();
    put({key, effort, turn, static_cast<std::uint8_t>(std::bit_width(work))});
}

// In the place of an older entry for this position, else of the one that took the least work.
void Table::put(Entry entry) {
    const auto from = entries_.begin() + static_cast<std::ptrdiff_t>(bucket_of(entry.key));
    auto place = std::find_if(from, from + bucket, [&](const Entry &old) {
        return old.work != 0 && old.turn == entry.turn && old.key == entry.key;
    });
    if (place != from + bucket) entry.work = std::max(entry.work, place->work);
    else
        place = std::min_element(from, from + bucket,
                                 [](const Entry &a, const Entry &b) { return a.work < b.work; });
    used_ += place->work == 0;
    *place = entry;
}

void Table::grow() {
    std::vector<Entry> old;
    try {
        old.resize(std::min(entries_.size() * 4, most_entries_));
    } catch (const std::bad_alloc &) {
        most_entries_ = entries_.size(); // from now on old positions make room for new ones
        return;
    }
    old.swap(entries_);
    used_ = 0;
    for (const Entry &entry : old)
        if (entry.work != 0) put(entry);
}

} // namespace tictactoe
