#include "spellpath/boundary_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace spell {

void BoundaryTable::swap(BoundaryTable &other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(size_, other.size_);
    std::swap(bucket_, other.bucket_);
    chunks_.swap(other.chunks_);
    index_.swap(other.index_);
}

void BoundaryTable::push_back(const Entry &entry) {
    if (size_ == chunks_.size() * chunk) {
        budget_->take(chunk * sizeof(Entry));
        chunks_.push_back(std::make_unique_for_overwrite<Entry[]>(chunk));
    }
    this->entry(size_++) = entry;
}

void BoundaryTable::shrink(std::size_t size) {
    size_ = size;
    const std::size_t before = chunks_.size();
    chunks_.resize((size + chunk - 1) / chunk);
    budget_->give_back((before - chunks_.size()) * chunk * sizeof(Entry));
}

void BoundaryTable::insert(const Boundary &state, std::uint32_t steps, std::uint64_t origin) {
    if (10 * (size_ - bucket_ + 1) > 7 * index_.size())
        set_index(std::max<std::size_t>(16, 2 * index_.size()));
    const std::size_t at = place(state);
    if (index_[at] == 0) {
        push_back({state, origin, steps});
        index_[at] = static_cast<std::uint32_t>(size_);
    } else if (Entry &found = entry(index_[at] - 1); steps > found.steps) {
        found.steps = steps;
        found.origin = origin;
    }
}

void BoundaryTable::begin_bucket() {
    bucket_ = size_;
    set_index(16);
}

void BoundaryTable::clear() {
    size_ = 0;
    begin_bucket();
}

void BoundaryTable::append(BoundaryTable &&other) {
    if (size_ == 0) {
        swap(other);
    } else {
        for (; other.size_ > 0; other.shrink(other.size_ - 1)) push_back(other.entry(other.size_ - 1));
    }
    other = BoundaryTable(*budget_);
    set_index(0);
}

void BoundaryTable::prune(unsigned slots) {
    bucket_ = 0;
    set_index(std::bit_ceil(2 * size_ + 1));
    std::vector<bool> needless(size_);
    for (std::size_t i = 0; i < size_; ++i)
        for (unsigned s = 0; s < slots && !needless[i]; ++s) {
            if (state(i).get(s) != saturated) continue;
            Boundary better = state(i);
            better.set(s, untouched);
            const std::uint32_t found = index_[place(better)];
            needless[i] = found != 0 && steps(found - 1) >= steps(i);
        }
    drop(needless);
}

void BoundaryTable::drop(const std::vector<bool> &marked) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size_; ++i)
        if (!marked[i]) entry(kept++) = entry(i);
    shrink(kept);
    chunks_.shrink_to_fit();
    set_index(0);
}

void BoundaryTable::set_index(std::size_t size) {
    if (size == 0 || size > index_.capacity()) {
        // The old index goes first, not after the new one has come.
        budget_->give_back(index_.capacity() * sizeof index_[0]);
        std::vector<std::uint32_t>().swap(index_);
        budget_->take(size * sizeof index_[0]);
        index_.reserve(size);
    }
    index_.assign(size, 0);
    for (std::size_t i = bucket_; size > 0 && i < size_; ++i)
        index_[place(state(i))] = static_cast<std::uint32_t>(i + 1);
}

} // namespace spell
