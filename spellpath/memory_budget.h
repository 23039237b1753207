// Bytes in use, and how many may be. Tables of several threads may share one budget.
#pragma once

#include "spellpath/solver.h"

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

} // namespace spell
