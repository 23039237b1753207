// A table of frontier states, in the order in which they were found, with an index: a hash table of their numbers, by linear
// probing. std::unordered_map takes three times as long here. The states lie in chunks that stay where they are: a vector
// that grows needs three times the room for a moment, and the tables decide how much memory a board takes.
//
// A table is built, state by state, and then sealed: append(), prune() and drop() seal it. Nothing can be inserted in a
// sealed table, which has no index.
#pragma once

#include "spellpath/frontier_state.h"
#include "spellpath/loss_table.h"
#include "spellpath/memory_budget.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace spell {

class StateTable {
  public:
    explicit StateTable(MemoryBudget &budget) : budget_(&budget) {}
    StateTable(StateTable &&other) noexcept : budget_(other.budget_) { swap(other); }
    StateTable &operator=(StateTable &&other) noexcept {
        swap(other);
        return *this;
    }
    ~StateTable() { budget_->give_back(bytes()); }

    std::size_t size() const { return size_; }
    /// Of the i-th state: the state, the most steps of a partial path that has come to it, what that loses (loss_table.h), and
    /// where it came from.
    const FrontierState &state(std::size_t i) const { return entry(i).state; }
    std::uint32_t steps(std::size_t i) const { return entry(i).steps; }
    Loss loss(std::size_t i) const { return entry(i).loss; }
    std::uint64_t origin(std::size_t i) const { return entry(i).origin; }

    /// Inserts the state, or when it is there with fewer steps, replaces its steps and its origin. Whatever goes on from the
    /// better way could go on from the other one, with so many fewer steps: so the better way loses what the other one loses
    /// less these steps, if that is more. Throws MemoryExhausted, as does all that follows.
    void insert(const FrontierState &state, std::uint32_t steps, Loss loss, std::uint64_t origin);

    /// From now on only states that differ from all before are inserted: the index forgets those before.
    void begin_bucket();

    /// Removes all states.
    void clear();

    /// Moves all states of the other table to this one, which is empty or sealed. They differ from those here. Seals the
    /// table.
    void append(StateTable &&other);

    /// Dominance: drops each state for which there is one with as many steps that has untouched one vertex that is saturated
    /// in it and is equal elsewhere. Seals the table.
    void prune();

    /// Drops the states that are marked. Seals the table.
    void drop(const std::vector<bool> &marked);

  private:
    struct Entry {
        FrontierState state;
        std::uint64_t origin;
        std::uint32_t steps;
        Loss loss;
    };
    static_assert(sizeof(Entry) == sizeof(FrontierState) + 16,
                  "the tables decide how much memory a board takes");
    void swap(StateTable &other) noexcept;
    // What the budget counts.
    std::size_t bytes() const {
        return chunks_.size() * chunk * sizeof(Entry) + index_.capacity() * sizeof index_[0];
    }
    // The place in the index where the state's number is or would be.
    std::size_t place(const FrontierState &state) const {
        std::size_t at = state.hash() & (index_.size() - 1);
        while (index_[at] != 0 && !(entry(index_[at] - 1).state == state))
            at = (at + 1) & (index_.size() - 1);
        return at;
    }
    void set_index(std::size_t size);
    Entry &entry(std::size_t i) const { return chunks_[i / chunk][i % chunk]; }
    void push_back(const Entry &entry);
    // Keeps the first `size` states, and gives back the chunks of the others.
    void shrink(std::size_t size);

    static constexpr std::size_t chunk = 128;

    MemoryBudget *budget_;
    std::size_t size_ = 0;
    std::size_t bucket_ = 0; // the number of the first state in the index
    bool sealed_ = false;
    std::vector<std::unique_ptr<Entry[]>> chunks_;
    std::vector<std::uint32_t> index_; // 1 + the number of a state, or 0; the size is a power of two, or 0
};

} // namespace spell
