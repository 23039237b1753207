#include "spellpath/block_table.h"

#include <algorithm>
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

void BoundaryTable::swap(BoundaryTable &other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(bytes_, other.bytes_);
    std::swap(bucket_, other.bucket_);
    entries_.swap(other.entries_);
    origins_.swap(other.origins_);
    index_.swap(other.index_);
}

void BoundaryTable::expect(std::size_t states) {
    entries_.reserve(states);
    origins_.reserve(states);
    set_index(std::bit_ceil(std::max<std::size_t>(16, 2 * states)));
}

void BoundaryTable::insert(const Boundary &state, std::uint32_t steps, std::uint64_t origin) {
    if (10 * (entries_.size() - bucket_ + 1) > 7 * index_.size())
        set_index(std::max<std::size_t>(16, 2 * index_.size()));
    const std::size_t at = place(state);
    if (const std::uint32_t i = index_[at]; i != 0) {
        if (steps > entries_[i - 1].steps) {
            entries_[i - 1].steps = steps;
            origins_[i - 1] = origin;
        }
        return;
    }
    entries_.push_back({state, steps});
    origins_.push_back(origin);
    index_[at] = static_cast<std::uint32_t>(entries_.size());
}

void BoundaryTable::begin_bucket() {
    bucket_ = entries_.size();
    index_.assign(16, 0);
}

void BoundaryTable::append(BoundaryTable &&other) {
    entries_.insert(entries_.end(), other.entries_.begin(), other.entries_.end());
    origins_.insert(origins_.end(), other.origins_.begin(), other.origins_.end());
    account();
    other = BoundaryTable(*budget_);
}

void BoundaryTable::prune(unsigned slots) {
    std::vector<bool> needless(size());
    for (std::size_t i = 0; i < size(); ++i)
        for (unsigned s = 0; s < slots && !needless[i]; ++s) {
            if (state(i).get(s) != saturated) continue;
            Boundary better = state(i);
            better.set(s, untouched);
            const std::uint32_t found = index_[place(better)];
            needless[i] = found != 0 && entries_[found - 1].steps >= entries_[i].steps;
        }
    drop(needless);
}

void BoundaryTable::drop(const std::vector<bool> &marked) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        if (marked[i]) continue;
        entries_[kept] = entries_[i];
        origins_[kept++] = origins_[i];
    }
    entries_.resize(kept);
    entries_.shrink_to_fit();
    origins_.resize(kept);
    origins_.shrink_to_fit();
    std::vector<std::uint32_t>().swap(index_);
    account();
}

void BoundaryTable::set_index(std::size_t size) {
    index_.assign(size, 0);
    account();
    for (std::size_t i = bucket_; i < entries_.size(); ++i)
        index_[place(state(i))] = static_cast<std::uint32_t>(i + 1);
}

// Tells the budget what is taken now: vectors as large as they are, and twice that where they may be growing.
void BoundaryTable::account() {
    const std::size_t bytes = index_.capacity() * sizeof index_[0] +
                              entries_.capacity() * sizeof entries_[0] +
                              origins_.capacity() * sizeof origins_[0];
    budget_->give_back(bytes_);
    bytes_ = 0;
    budget_->take(bytes);
    bytes_ = bytes;
}

} // namespace spell
