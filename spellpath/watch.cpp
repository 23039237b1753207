#include "spellpath/watch.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace spell {

static volatile std::sig_atomic_t interrupted = 0;

static void interrupt(int) { interrupted = 1; }

Watch::Watch(const char *program, std::optional<double> seconds, const SolverStats &stats)
    : program_(program), limit_(seconds), stats_(stats), terminal_(isatty(STDERR_FILENO) != 0),
      before_(std::signal(SIGINT, interrupt)) {
    if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN); // a job in the background is not to be interrupted
}

Watch::~Watch() {
    if (told_ > 0) std::fprintf(stderr, "\r\033[K");
    std::signal(SIGINT, before_);
}

void Watch::poll() {
    const double now = seconds();
    if (interrupted || (limit_ && now >= *limit_)) throw Stopped();
    if (!terminal_ || now < 1 || now < told_ + 0.5 || std::this_thread::get_id() != thread_) return;
    told_ = now;
    std::fprintf(stderr, "\r%s: %zu cells", program_, stats_.cells);
    if (stats_.vertices > 0) std::fprintf(stderr, ", vertex %zu of %zu", stats_.eliminated, stats_.vertices);
    std::fprintf(stderr, ", best %zu, at most %zu, %.0f s\033[K", stats_.best, stats_.at_most, now);
}

} // namespace spell
