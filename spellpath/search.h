// What every method gets: the component to search, the limits of the run, its counters, and the incumbent,
// the longest path found so far.
#pragma once

#include "spellpath/component.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>

namespace spell {

/// How a component is searched: see solver.h.
enum class Method { automatic, dfs, memo, tree, sweep };

/// The methods by their names.
inline const std::initializer_list<std::pair<std::string_view, Method>> methods = {
    {"auto", Method::automatic},
    {"dfs", Method::dfs},
    {"memo", Method::memo},
    {"tree", Method::tree},
    {"sweep", Method::sweep}};

/// What ends a search early. The incumbent stays.
struct Ended : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// Thrown by Limits::poll.
struct Stopped : Ended {
    Stopped() : Ended("the search was stopped") {}
};
/// Thrown where the search needs more memory than Limits::memory.
struct MemoryExhausted : Ended {
    MemoryExhausted() : Ended("out of memory: the board needs more than --memory allows") {}
};

struct Limits {
    std::size_t memory = SIZE_MAX; // bytes
    /// Called every few milliseconds by any thread, if there is one; it ends the search by throwing Stopped.
    std::function<void()> poll;
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    double most_work = INFINITY; // in pairs of states: no proof is begun that is expected to take more
    double worth_threads = 2e4;  // in pairs of states, half a millisecond; less work is left to one thread

    void check() const {
        if (poll) poll();
    }
};

/// The memory of a run: bytes in use, and how many may be. Everything that grows with the search is counted
/// here and nowhere else: the board, caches, tables of states.
class MemoryBudget {
  public:
    explicit MemoryBudget(std::size_t most = SIZE_MAX) : most_(most) {}
    /// Throws MemoryExhausted.
    void take(std::size_t bytes) {
        if (used_.fetch_add(bytes) + bytes <= most_) return;
        used_ -= bytes;
        throw MemoryExhausted();
    }
    void give_back(std::size_t bytes) { used_ -= bytes; }

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
    std::uint64_t pairs = 0;   // tree and sweep: pairs of states joined
    std::uint64_t stage = 0;   // tree, sweep and auto: the highest in solver.cpp that any component needed
};

/// How far a run is, for Limits::poll to show.
struct SearchProgress {
    std::size_t cells = 0;             // of the component at hand
    std::size_t best = 0, at_most = 0; // the incumbent's length and the upper bound
    std::size_t vertices = 0;          // tree and sweep: of the block at hand; 0 for none
    double done = 0, work = 0;         // how much of the estimated work on it is done
    bool proving = false; // Limits::poll may end this part of the search with half of the time left
};

/// What all searches of a run share.
struct Run {
    const Limits &limits;
    MemoryBudget &memory;
    Counters &counters;
    SearchProgress &progress;
};

/// The search of a component, and how far it has come.
struct Search {
    const Component &component;
    const Run &run;
    std::size_t lower_bound = 0;        // the length of the incumbent, the longest path found so far
    std::size_t upper_bound = SIZE_MAX; // no path of the component is longer
    VertexPath incumbent = {};          // empty while it is a path of another component, or there is none

    /// Makes a path the incumbent if it is longer.
    void offer(VertexPath path) {
        if (path.size() > lower_bound) replace(std::move(path));
    }
    /// Puts a path that is at least as long in the incumbent's place.
    void replace(VertexPath path) {
        assert(path.size() >= lower_bound);
        incumbent = std::move(path);
        run.progress.best = lower_bound = incumbent.size();
    }
    /// Whether the incumbent is as long as the upper bound: no path can be longer.
    bool settled() const { return lower_bound >= upper_bound; }
};

} // namespace spell
