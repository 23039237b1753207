// What every method is handed: the component to search, the limits that end the search, the counts that it keeps,
// and the incumbent, the longest path found so far.
#pragma once

#include "spellpath/component.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <utility>

namespace spell {

/// A search has ended before its longest path was proved. The incumbent is as long as it was by then.
struct SearchEnded : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// Thrown by Limits::poll.
struct Stopped : SearchEnded {
    Stopped() : SearchEnded("the search was stopped") {}
};
/// The search needs more memory than Limits::memory.
struct MemoryExhausted : SearchEnded {
    MemoryExhausted() : SearchEnded("out of memory: the board needs more than --memory allows") {}
};
/// The method cannot solve the component: a block is too wide for its states, or more work than was allowed.
struct TooExpensive : SearchEnded {
    TooExpensive() : SearchEnded("a block of the board is too expensive for this method") {}
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

struct SearchStats {
    std::uint64_t calls = 0;   // dfs and memo: cells stepped on
    std::uint64_t hits = 0;    // memo: cache look-ups that spared a search
    std::uint64_t entries = 0; // memo: put into caches
    std::uint64_t blocks = 0;  // tree and sweep: of the components that were searched
    std::uint64_t bag = 0;     // tree and sweep: the most vertices in a bag
    std::uint64_t states = 0;  // tree and sweep: kept when a vertex was forgotten
    std::uint64_t pairs = 0;   // tree: pairs of states joined

    // How far the search is, for the poll to show.
    std::size_t cells = 0;             // of the component at hand
    std::size_t best = 0, at_most = 0; // the incumbent's length and the upper bound
    std::size_t vertices = 0;          // tree and sweep: of the block at hand, and how much of the estimated
    double done = 0, work = 0;         // work on it is done
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
    /// Takes the path if it is longer, and returns whether it is.
    bool offer(VertexPath path) {
        if (path.size() <= length_) return false;
        length_ = path.size();
        path_ = std::move(path);
        return true;
    }

    /// A path at least as long takes the place of path().
    void replace(VertexPath path) {
        assert(path.size() >= length_);
        length_ = path.size();
        path_ = std::move(path);
    }

  private:
    std::size_t length_;
    VertexPath path_;
};

struct Search {
    const Component &component;
    const Limits &limits;
    SearchStats &stats;
    Incumbent incumbent;
    std::size_t upper_bound = SIZE_MAX; // no path of the component is longer

    bool offer(VertexPath path) {
        if (!incumbent.offer(std::move(path))) return false;
        stats.best = incumbent.length();
        return true;
    }
    /// Whether the incumbent is as long as the upper bound: no path can be longer.
    bool settled() const { return incumbent.length() >= upper_bound; }
};

} // namespace spell
