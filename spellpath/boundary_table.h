// A table of states of a boundary, in the order in which they were found, with an index of them: a hash table of their
// places, by linear probing. std::unordered_map takes three times as long here. The states lie in chunks, which stay where
// they are: a vector that grows would need three times the room for a moment, and the tables are what decides how much
// memory a board takes.
#pragma once

#include "spellpath/boundary.h"
#include "spellpath/memory_budget.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace spell {

class BoundaryTable {
  public:
    explicit BoundaryTable(MemoryBudget &budget) : budget_(&budget) {}
    BoundaryTable(BoundaryTable &&other) noexcept : budget_(other.budget_) { swap(other); }
    BoundaryTable &operator=(BoundaryTable &&other) noexcept {
        swap(other);
        return *this;
    }
    ~BoundaryTable() { budget_->give_back(bytes()); }

    std::size_t size() const { return size_; }
    const Boundary &state(std::size_t i) const { return entry(i).state; }
    std::uint32_t steps(std::size_t i) const { return entry(i).steps; }
    std::uint64_t origin(std::size_t i) const { return entry(i).origin; }

    /// Puts the state in, or when it is in with fewer steps, these steps and this origin. Throws
    /// MemoryExhausted, as does all that follows.
    void insert(const Boundary &state, std::uint32_t steps, std::uint64_t origin);

    /// From now on only states that differ from all before are put in: those are not looked for any more.
    void begin_bucket();

    /// Takes all states out.
    void clear();

    /// Puts in all states of the other, which differ from those here and are taken out there. Nothing can be put in one
    /// by one afterwards.
    void append(BoundaryTable &&other);

    /// Drops each state for which there is one with as many steps that has untouched what is saturated in it. Nothing
    /// can be put in afterwards.
    void prune(unsigned slots);

    /// Drops the states that are marked. Nothing can be put in afterwards.
    void drop(const std::vector<bool> &marked);

  private:
    struct Entry {
        Boundary state;
        std::uint64_t origin;
        std::uint32_t steps;
    };
    void swap(BoundaryTable &other) noexcept;
    // What the budget knows of.
    std::size_t bytes() const {
        return chunks_.size() * chunk * sizeof(Entry) + index_.capacity() * sizeof index_[0];
    }
    // Where in the index the state is, or would be.
    std::size_t place(const Boundary &state) const {
        std::size_t at = state.hash() & (index_.size() - 1);
        while (index_[at] != 0 && !(entry(index_[at] - 1).state == state))
            at = (at + 1) & (index_.size() - 1);
        return at;
    }
    void set_index(std::size_t size);
    Entry &entry(std::size_t i) const { return chunks_[i / chunk][i % chunk]; }
    void push_back(const Entry &entry);
    // Keeps the first ones only, and gives back the chunks of the others.
    void shrink(std::size_t size);

    static constexpr std::size_t chunk = 128;

    MemoryBudget *budget_;
    std::size_t size_ = 0;
    std::size_t bucket_ = 0; // the first state in the index
    std::vector<std::unique_ptr<Entry[]>> chunks_;
    std::vector<std::uint32_t> index_; // 1 + the number of a state, or 0; a power of two of them
};

} // namespace spell
