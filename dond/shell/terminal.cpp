// Messages, the progress line, signals.
#include "terminal.h"

#include "text.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <sys/ioctl.h>

namespace shell {

namespace {

// Erases a progress line.
constexpr std::string_view erase = "\r\033[K";

// The signal handler's variables.
std::atomic<bool> line_shown = false, may_stop = false, stop_requested = false;
std::atomic<std::int64_t> asked_at = 0; // when stop_requested was set, in nanoseconds
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free);

// SIGINT and SIGTERM: the first asks an Interruption to stop; otherwise, and the second time, ends the
// program. `timeout` sends its signal to the program and at once again to the program's group: within half a
// second they are one signal.
void on_signal(int signal) {
    const std::chrono::nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    if (may_stop && !stop_requested) {
        asked_at = now.count();
        stop_requested = true;
        return;
    }
    if (stop_requested && now.count() - asked_at < 500'000'000) return;
    if (line_shown) write_all(STDERR_FILENO, erase);
    std::signal(signal, SIG_DFL);
    std::raise(signal); // it comes when the handler returns
}

} // namespace

std::string said;

void say(std::string_view text) {
    erase_progress();
    const std::string line = tamed(text) + '\n';
    write_all(STDERR_FILENO, program_name + ": " + line);
    said += line;
}

Progress::~Progress() { erase_progress(); }

void erase_progress() {
    if (line_shown.exchange(false)) write_all(STDERR_FILENO, erase);
}

void Progress::show(const std::string &text) {
    std::string line =
        program_name + ": " + tamed(text) + ", " + std::to_string(std::lround(seconds())) + " s";
    // A line that wraps could not be erased.
    line.resize(std::min(line.size(), room_of(STDERR_FILENO).columns - 1));
    line_shown = true;
    write_all(STDERR_FILENO, "\r" + line + "\033[K");
    next_ = seconds() + 0.5;
}

void Progress::poll_part(std::uint64_t done, std::uint64_t all) {
    poll([&] {
        const auto part = static_cast<double>(done), whole = static_cast<double>(all);
        const std::string left = time_left(seconds(), part, whole);
        return percent(part, whole) + (left.empty() ? "" : ", " + left) + "; ^C stops";
    });
}

std::string percent(double done, double all) {
    return std::to_string(std::lround(all > 0 ? std::clamp(100 * done / all, 0.0, 100.0) : 100)) + " %";
}

std::string time_left(double seconds, double done, double all) {
    if (!(done > 0)) return {};
    const double left = std::clamp(seconds * (all - done) / done, 0.0, 1e9);
    return left < 100 ? std::to_string(std::lround(left)) + " s left"
                      : std::to_string(std::lround(left / 60)) + " min left";
}

Interruption::Interruption() {
    stop_requested = false;
    may_stop = true;
}

Interruption::~Interruption() { may_stop = false; }

bool Interruption::requested() { return stop_requested; }

Room room_of(int terminal) {
    winsize size{};
    if (ioctl(terminal, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return {.lines = size.ws_row, .columns = size.ws_col};
    return {.lines = 24, .columns = 80};
}

bool colour_wanted() {
    const char *const no_colour = std::getenv("NO_COLOR");
    return answers_on_terminal() && (!no_colour || *no_colour == '\0');
}

void catch_signals() {
    for (const int signal : {SIGINT, SIGTERM}) // an ignored one, as in a background job, stays ignored
        if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
}

} // namespace shell
