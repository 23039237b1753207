// Steps, and the threads that do them. A step is a pair of lengths (x0, x1) of rows 0 and 1.
//
// Row 1 is the outer loop and row 0 the inner one. So set 0 is needed for one length of row 1 at a time (one
// bit for each sequence of the rows from 2 on), and set 1 once for each length of row 0 that is still to
// come: for ten rows of 42 this takes about 240 MB in all. With row 0 as the outer loop, all of set 0, 380
// MB, and one set 1 of 67 MB would be kept.
//
// Where row 0 is the only outer row, there is one thread, and a step is a length of row 0, x1 being 0; there
// is no set 1.
//
// A step needs the steps (x0 - 1, x1) and (x0, x1 - 1) to be done. Each thread takes the next length of row 1
// and goes through those of row 0, a step behind the thread before it.
#pragma once

#include "chomp/chomp.h"
#include "chomp/layout.h"
#include "chomp/set.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace chomp {

class Schedule {
  public:
    /// Finds the LOSSes with these lengths of rows 0 and 1, and puts them into these sets of the two rows.
    using Step = std::function<void(std::size_t first, std::size_t second, Word *set0, Word *set1)>;

    /// For a board with this many states. The options are sieve()'s.
    Schedule(const Layout &layout, std::uint64_t states, const Options &options);

    /// The most bytes that the sets take with this many threads.
    static double bytes(const Layout &layout, unsigned threads);

    /// What a thread does: one length of row 1 after another, until none is left or another thread has
    /// failed.
    void work(const Step &step);
    /// Counts states that are done, and reports progress.
    void count(std::uint64_t states);

  private:
    bool reach(std::size_t first, std::size_t second);
    void do_step(const Step &step, std::size_t first, std::size_t second);

    const Layout &layout_;
    const std::uint64_t states_;
    const Options &options_;
    const bool alone_;                // row 0 is the only outer row
    const std::size_t last_;          // the whole board's row 1, or 0 for row 0 alone
    std::atomic<std::uint64_t> done_; // states, the empty board included
    std::vector<Set> set0_;           // by the length of row 1
    std::vector<Set> set1_;           // by the length of row 0
    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<std::size_t> next_ = 0; // the length of row 1 that the next thread takes
    // With the mutex:
    std::vector<std::size_t>
        steps_; // by the length of row 1: the length of row 0 up to which it is done, excluded
    bool ended_ = false;
};

} // namespace chomp
