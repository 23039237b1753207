// Bytes in use, and how many may be. Tables of several threads may share one budget.
#pragma once

#include "spellpath/search.h"

#include <atomic>
#include <cstddef>

namespace spell {

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

/// Bytes of a budget that are in use as long as this lives.
class MemoryReservation {
  public:
    /// Throws MemoryExhausted.
    MemoryReservation(MemoryBudget &budget, std::size_t bytes) : budget_(budget), bytes_(bytes) {
        budget_.take(bytes);
    }
    ~MemoryReservation() { budget_.give_back(bytes_); }
    MemoryReservation(const MemoryReservation &) = delete;
    MemoryReservation &operator=(const MemoryReservation &) = delete;

  private:
    MemoryBudget &budget_;
    const std::size_t bytes_;
};

} // namespace spell
