// A watch over a search: it ends the search when it must, and shows how it goes.
#pragma once

#include "spellpath/search.h"
#include "spellpath/shell.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <optional>

namespace spell {

/// The time since it was made, for what is done before there is a watch.
class Stopwatch {
  public:
    /// What is left of a time limit in seconds.
    std::optional<double> left_of(std::optional<double> limit) const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        if (limit) *limit = std::max(0.0, *limit - passed.count());
        return limit;
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Ends a search by throwing Stopped from a poll: at ^C, or after so many seconds. After a second of work a terminal shows
/// how far the search is. There is one at a time.
class Watch {
  public:
    Watch(const char *program, std::optional<double> seconds, const SearchStats &stats)
        : limit_(seconds), stats_(stats), progress_(program) {}

    /// What a search may take. With little memory for addresses (ulimit -v) it has one thread: a second one needs 64 MiB of
    /// them for its own heap, and without those the C library maps a page for every object. The watch must outlive it.
    Limits limits(std::uint64_t memory);
    /// Limits::poll. Any thread may call it.
    void poll();
    /// Since the watch was made.
    double seconds() const { return progress_.seconds(); }

  private:
    const std::optional<double> limit_;
    const SearchStats &stats_;
    shell::Interruption interruption_{SIGINT};
    shell::Progress progress_;
};

} // namespace spell
