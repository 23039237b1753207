// Tables of the states of a boundary, for the dynamic programming of block_solver.h.
//
// A state is a label of five bits for each of up to 24 slots, twelve to a word. A table holds the states in the order
// in which they were found, and an index of them: a hash table of their places, by linear probing. std::unordered_map
// takes three times as long here. The states lie in chunks, which stay where they are: a vector that grows would need
// three times the room for a moment, and the tables are what decides how much memory a board takes.
#pragma once

#include "spellpath/solver.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace spell {

/// The labels; that of a vertex mated to slot s is first_mate + s.
constexpr unsigned untouched = 0, saturated = 1, half_path = 2, first_mate = 3;

struct Boundary {
    static constexpr unsigned slots_per_word = 12, label_bits = 5;
    static constexpr std::uint64_t ones = 0x084210842108421; // the lowest bit of each label

    std::array<std::uint64_t, 2> words{};

    bool operator==(const Boundary &other) const {
        return ((words[0] ^ other.words[0]) | (words[1] ^ other.words[1])) == 0;
    }
    unsigned get(unsigned slot) const {
        return static_cast<unsigned>(words[slot / slots_per_word] >> label_bits * (slot % slots_per_word)) &
               31;
    }
    void set(unsigned slot, unsigned label) {
        std::uint64_t &word = words[slot / slots_per_word];
        const unsigned shift = label_bits * (slot % slots_per_word);
        word = (word & ~(std::uint64_t{31} << shift)) | std::uint64_t{label} << shift;
    }
    /// Whether all vertices are untouched or saturated.
    bool closed() const { return ((words[0] | words[1]) & ~ones) == 0; }
    /// How many half paths there are.
    unsigned halves() const;
    /// A bit for each slot that is touched, that is saturated.
    struct Masks {
        std::uint32_t touched, saturated;
    };
    Masks masks() const;
    std::size_t hash() const {
        std::uint64_t h = words[0] * 0x9E3779B97F4A7C15;
        h = (h ^ h >> 32 ^ words[1]) * 0xD6E8FEB86659FD93;
        return h ^ h >> 32;
    }
};

/// Bytes in use, and how many may be. Tables of several threads may share one.
class MemoryBudget {
  public:
    explicit MemoryBudget(std::size_t most) : most_(most) {}
    /// Throws MemoryExhausted.
    void take(std::size_t bytes) {
        if (used_.fetch_add(bytes) + bytes > most_) throw MemoryExhausted();
    }
    void give_back(std::size_t bytes) { used_.fetch_sub(bytes); }

  private:
    std::size_t most_;
    std::atomic<std::size_t> used_ = 0;
};

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
