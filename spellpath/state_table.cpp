#include "spellpath/state_table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace spell {

void StateTable::swap(StateTable &other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(size_, other.size_);
    std::swap(bucket_, other.bucket_);
    std::swap(sealed_, other.sealed_);
    chunks_.swap(other.chunks_);
    index_.swap(other.index_);
}

void StateTable::push_back(const Entry &entry) {
    if (size_ == chunks_.size() * chunk) {
        budget_->take(chunk * sizeof(Entry));
        chunks_.push_back(std::make_unique_for_overwrite<Entry[]>(chunk));
    }
    this->entry(size_++) = entry;
}

void StateTable::shrink(std::size_t size) {
    size_ = size;
    const std::size_t before = chunks_.size();
    chunks_.resize((size + chunk - 1) / chunk);
    budget_->give_back((before - chunks_.size()) * chunk * sizeof(Entry));
}

void StateTable::insert(const FrontierState &state, std::uint32_t steps, Loss loss, std::uint64_t origin) {
    assert(!sealed_);
    if (10 * (size_ - bucket_ + 1) > 7 * index_.size())
        set_index(std::max<std::size_t>(16, 2 * index_.size()));
    const std::size_t at = place(state);
    if (index_[at] == 0) {
        push_back({state, origin, steps, loss});
        index_[at] = static_cast<std::uint32_t>(size_);
        return;
    }
    Entry &found = entry(index_[at] - 1);
    if ((loss | found.loss) != 0) {
        const auto less = [](Loss of_worse, std::uint32_t fewer) {
            const std::uint64_t gain = std::uint64_t{fewer} * losses_per_step;
            return of_worse > gain ? of_worse - static_cast<Loss>(gain) : 0;
        };
        found.loss = steps > found.steps ? std::max(loss, less(found.loss, steps - found.steps))
                                         : std::max(found.loss, less(loss, found.steps - steps));
    }
    if (steps > found.steps) {
        found.steps = steps;
        found.origin = origin;
    }
}

void StateTable::begin_bucket() {
    assert(!sealed_);
    bucket_ = size_;
    set_index(16);
}

void StateTable::clear() {
    size_ = 0;
    begin_bucket();
}

void StateTable::append(StateTable &&other) {
    assert(size_ == 0 || sealed_);
    if (size_ == 0) {
        swap(other);
    } else {
        for (; other.size_ > 0; other.shrink(other.size_ - 1)) push_back(other.entry(other.size_ - 1));
    }
    other = StateTable(*budget_);
    set_index(0);
    sealed_ = true;
}

void StateTable::prune() {
    bucket_ = 0;
    set_index(std::bit_ceil(2 * size_ + 1));
    std::vector<bool> dominated(size_);
    for (std::size_t i = 0; i < size_; ++i)
        for (SlotSet rest = state(i).masks().saturated; rest != 0 && !dominated[i]; rest &= rest - 1) {
            FrontierState better = state(i);
            better.set(static_cast<unsigned>(std::countr_zero(rest)), Label::untouched);
            const std::uint32_t found = index_[place(better)];
            dominated[i] = found != 0 && steps(found - 1) >= steps(i);
        }
    drop(dominated);
}

void StateTable::drop(const std::vector<bool> &marked) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size_; ++i)
        if (!marked[i]) entry(kept++) = entry(i);
    shrink(kept);
    chunks_.shrink_to_fit();
    set_index(0);
    sealed_ = true;
}

void StateTable::set_index(std::size_t size) {
    if (size == 0 || size > index_.capacity()) {
        // Free the old index before the new one is allocated.
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
