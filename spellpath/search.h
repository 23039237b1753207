// What every method is handed: the component to search, the limits of the run, its counters, and the incumbent, the
// longest path found so far.
#pragma once

#include "spellpath/component.h"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <utility>

namespace spell {

/// Thrown by Limits::poll to end a search. The incumbent is as long as it was by then.
struct Stopped : std::runtime_error {
    Stopped() : std::runtime_error("the search was stopped") {}
};
/// Thrown where the search needs more memory than Limits::memory.
struct MemoryExhausted : std::runtime_error {
    MemoryExhausted() : std::runtime_error("out of memory: the board needs more than --memory allows") {}
};

struct Limits {
    std::size_t memory = SIZE_MAX; // bytes
    // Called every few milliseconds, from one thread or two, if there is one. It ends the search by throwing Stopped.
    std::function<void()> poll;
    unsigned threads = 2; // 1 or 2

    void check() const {
        if (poll) poll();
    }
};

/// The memory of a run: bytes in use, and how many may be. All that grows with the search is counted here and nowhere
/// else: the board, caches, tables of states. Threads may share it.
class MemoryBudget {
  public:
    explicit MemoryBudget(std::size_t most = SIZE_MAX) : most_(most) {}
    /// Throws MemoryExhausted.
    void take(std::size_t bytes) {
        if (used_.fetch_add(bytes) + bytes <= most_) return;
        used_.fetch_sub(bytes);
        throw MemoryExhausted();
    }
    void give_back(std::size_t bytes) { used_.fetch_sub(bytes); }
    /// Bytes that may still be taken.
    std::size_t left() const { return most_ - used_; }

  private:
    const std::size_t most_;
    std::atomic<std::size_t> used_ = 0;
};

/// Bytes of a budget that are in use as long as this lives.
class MemoryUse {
  public:
    /// Throws MemoryExhausted, as take() does.
    explicit MemoryUse(MemoryBudget &budget, std::size_t bytes = 0) : budget_(budget) { take(bytes); }
    ~MemoryUse() { budget_.give_back(bytes_); }
    MemoryUse(const MemoryUse &) = delete;
    MemoryUse &operator=(const MemoryUse &) = delete;

    void take(std::size_t bytes) {
        budget_.take(bytes);
        bytes_ += bytes;
    }
    void give_back(std::size_t bytes) {
        assert(bytes <= bytes_);
        budget_.give_back(bytes);
        bytes_ -= bytes;
    }

  private:
    MemoryBudget &budget_;
    std::size_t bytes_ = 0;
};

/// Operations of a run, for --stats.
struct Counters {
    std::uint64_t calls = 0;   // dfs and memo: cells stepped on
    std::uint64_t hits = 0;    // memo: cache look-ups that spared a search
    std::uint64_t entries = 0; // memo: put into caches
    std::uint64_t blocks = 0;  // tree and sweep: of the components that were searched
    std::uint64_t bag = 0;     // tree and sweep: the most vertices in a bag
    std::uint64_t states = 0;  // tree and sweep: kept when a vertex was forgotten
    std::uint64_t pairs = 0;   // tree: pairs of states joined
};

/// How far a run is, for Limits::poll to show.
struct SearchProgress {
    std::size_t cells = 0;             // of the component at hand
    std::size_t best = 0, at_most = 0; // the incumbent's length and the upper bound
    std::size_t vertices = 0;  // tree and sweep: of the block at hand, 0 for none, and how much of the
    double done = 0, work = 0; // estimated work on it is done
};

/// What all searches of a run share.
struct Run {
    const Limits &limits;
    MemoryBudget &memory;
    Counters &counters;
    SearchProgress &progress;
};

/// The longest path found so far.
class Incumbent {
  public:
    /// There is a path of `length` cells elsewhere already: only longer ones count. 0 if there is none.
    explicit Incumbent(std::size_t length = 0) : length_(length) {}

    /// The lower bound: the length of path(), or of the one elsewhere.
    std::size_t length() const { return length_; }
    /// The path; empty while none is longer than the one elsewhere.
    const VertexPath &path() const { return path_; }
    /// Takes the path if it is at least as long as `least` cells.
    bool offer(VertexPath path, std::size_t least) {
        if (path.size() < least) return false;
        length_ = path.size();
        path_ = std::move(path);
        return true;
    }

  private:
    std::size_t length_;
    VertexPath path_;
};

struct Search {
    const Component &component;
    const Run &run;
    Incumbent incumbent;
    std::size_t upper_bound = SIZE_MAX; // no path of the component is longer

    /// Makes a path the incumbent if it is longer.
    void offer(VertexPath path) { offer_from(incumbent.length() + 1, std::move(path)); }
    /// Makes a path the incumbent if it is no shorter: a local search may go on from it where it is stuck.
    void offer_other(VertexPath path) { offer_from(incumbent.length(), std::move(path)); }
    /// Whether the incumbent is as long as the upper bound: no path can be longer.
    bool settled() const { return incumbent.length() >= upper_bound; }

  private:
    void offer_from(std::size_t least, VertexPath path) {
        if (incumbent.offer(std::move(path), least)) run.progress.best = incumbent.length();
    }
};

} // namespace spell
