// What counting is made of: a budget of steps, and a hash table of counts by key.
#pragma once

#include "gogen/solver.h"
#include "gogen/wide.h"

#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

namespace gogen {

/// The price in steps of Tally::add: most tables are larger than a processor's caches.
constexpr std::uint64_t add_steps = 8;

/// How many steps, of about ten nanoseconds each, a method may still take.
struct Budget {
    std::uint64_t left;
    const Poll &poll;
    std::uint64_t since_poll = 0;

    /// Takes the steps and returns true, or returns false if there are not enough.
    bool spend(std::uint64_t steps) {
        if ((since_poll += steps) > 1'000'000) {
            since_poll = 0;
            if (poll) poll();
        }
        const bool enough = steps <= left;
        left = enough ? left - steps : 0;
        return enough;
    }
};

struct Entry {
    std::uint64_t key;
    Wide count;
};

// More entries than joined groups ever have, which are sets of at most 25 cells of one size: 25 choose 12 is 5200300.
// With the table from which they are copied they take half a gigabyte.
constexpr std::size_t most_entries = 6'000'000;

/// More than most_entries. It is out of memory for a caller that has no other method.
struct TooManyEntries : std::bad_alloc {};

/// Wides by key, which is never 0: open addressing with linear probing, doubled when three quarters are used.
class Tally {
  public:
    void add(std::uint64_t key, Wide count) {
        Entry &entry = table_[place_of(key)];
        if (entry.key == 0) {
            entry = {key, count};
            if (4 * ++used_ > 3 * table_.size()) grow();
        } else {
            entry.count = entry.count + count;
        }
    }
    std::vector<Entry> entries() const {
        std::vector<Entry> result;
        result.reserve(used_);
        for (const Entry &entry : table_)
            if (entry.key) result.push_back(entry);
        return result;
    }

  private:
    std::size_t place_of(std::uint64_t key) const {
        const std::size_t mask = table_.size() - 1;
        std::size_t place = (key * 0x9e3779b97f4a7c15) >> 32 & mask;
        while (table_[place].key && table_[place].key != key) place = (place + 1) & mask;
        return place;
    }
    void grow() {
        if (4 * most_entries <= 3 * table_.size()) throw TooManyEntries();
        std::vector<Entry> old(2 * table_.size());
        old.swap(table_);
        for (const Entry &entry : old)
            if (entry.key) table_[place_of(entry.key)] = entry;
    }

    std::vector<Entry> table_ = std::vector<Entry>(64);
    std::size_t used_ = 0;
};

} // namespace gogen
