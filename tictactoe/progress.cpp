#include "progress.h"

#include "text.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace shell {

namespace {

constexpr std::string_view erase = "\r\033[K";

// What the signal handler reads and writes.
std::atomic<bool> line_shown = false, stop_requested = false;
std::atomic<std::uint64_t> stopping = 0; // a bit for each signal that an Interruption takes
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::uint64_t>::is_always_lock_free);

void on_signal(int signal) {
    if ((stopping >> signal & 1) != 0 && !stop_requested.exchange(true)) return;
    const int error = errno;
    if (line_shown) write_all(STDERR_FILENO, erase);
    errno = error;
    std::signal(signal, SIG_DFL);
    std::raise(signal); // it comes when the handler returns
}

// Handles the signal, unless it is ignored. Returns what it did before.
struct sigaction handle(int signal) {
    struct sigaction action {
    }, before{};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;
    sigaction(signal, &action, &before);
    if (before.sa_handler == SIG_IGN) sigaction(signal, &before, nullptr);
    return before;
}

} // namespace

Progress::Progress(std::string_view name) : name_(name), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    if (!line_shown) return;
    line_shown = false;
    write_all(STDERR_FILENO, erase);
    for (const auto &[signal, action] : before_) sigaction(signal, &action, nullptr);
}

bool Progress::due() { return terminal_ && std::this_thread::get_id() == thread_ && seconds() >= next_; }

void Progress::show(const std::string &text) {
    char rest[40];
    std::snprintf(rest, sizeof rest, ", %.0f s", seconds());
    std::string line = name_ + ": " + tamed(text) + rest;
    // A line that wraps could not be taken away.
    if (winsize size{}; ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        line.resize(std::min<std::size_t>(line.size(), size.ws_col - 1u));
    if (!line_shown.exchange(true))
        for (const int signal : {SIGINT, SIGTERM}) before_.emplace_back(signal, handle(signal));
    write_all(STDERR_FILENO, "\r" + line + "\033[K");
    next_ = seconds() + 0.5;
}

std::string percent(double done, double all) {
    char text[16];
    std::snprintf(text, sizeof text, "%.0f %%", all > 0 ? std::clamp(100 * done / all, 0.0, 100.0) : 100.0);
    return text;
}

std::string time_left(double seconds, double done, double all) {
    if (!(done > 0)) return {};
    const double left = std::max(0.0, seconds * (all - done) / done);
    char text[40];
    if (left < 100) std::snprintf(text, sizeof text, "%.0f s left", left);
    else std::snprintf(text, sizeof text, "%.0f min left", left / 60);
    return text;
}

Interruption::Interruption(std::initializer_list<int> signals) {
    stop_requested = false;
    for (const int signal : signals) {
        stopping |= std::uint64_t{1} << signal;
        before_.emplace_back(signal, handle(signal));
    }
}

Interruption::~Interruption() {
    for (const auto &[signal, action] : before_) sigaction(signal, &action, nullptr);
    stopping = 0;
}

bool Interruption::requested() { return stop_requested; }

bool colour_wanted(int descriptor) {
    const char *const no_colour = std::getenv("NO_COLOR");
    return isatty(descriptor) != 0 && (!no_colour || *no_colour == '\0');
}

} // namespace shell
