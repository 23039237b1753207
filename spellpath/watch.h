// A watch over a search: it ends the search when it must, and tells how it goes.
#pragma once

#include "spellpath/solver.h"

#include <chrono>
#include <optional>
#include <thread>

namespace spell {

/// Ends a search by throwing Stopped from a poll: at ^C, or after so many seconds. On a terminal it tells the progress
/// after a second. There is one at a time.
class Watch {
  public:
    Watch(const char *program, std::optional<double> seconds, const SolverStats &stats);
    ~Watch();
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

    /// For SolverOptions::poll.
    void poll();
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

  private:
    const char *program_;
    const std::optional<double> limit_;
    const SolverStats &stats_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const std::thread::id thread_ = std::this_thread::get_id();
    const bool terminal_;
    double told_ = 0;     // when the progress was last told
    void (*before_)(int); // what was to be done at ^C
};

} // namespace spell
