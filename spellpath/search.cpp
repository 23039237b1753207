#include "spellpath/search.h"

#include "spellpath/board.h"
#include "spellpath/memory.h"

#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <unistd.h>
#include <utility>

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

int search(const char *program, Arguments arguments, std::string (*answer)(const Grid &, const Solution &)) {
    std::string file = "-";
    bool tell_stats = false;
    std::optional<double> time_limit;
    SolverOptions options;
    options.memory = half_of_memory();
    while (arguments.next()) {
        if (arguments.is("--stats")) {
            tell_stats = true;
        } else if (arguments.is("--memory")) {
            options.memory = arguments.size_value();
        } else if (arguments.is("--time-limit")) {
            time_limit = arguments.seconds_value();
        } else if (arguments.is("--method")) {
            const std::string &name = arguments.value();
            const auto method = method_named(name);
            if (!method)
                throw std::invalid_argument("method '" + name +
                                            "' found, expected auto, dfs, memo, tree or sweep");
            options.method = *method;
        } else {
            arguments.operand(file);
        }
    }

    const Grid grid = grid_of(read_board(file, PathText::ignore));
    SolverStats stats;
    Solution solution;
    double seconds = 0;
    {
        Watch watch(program, time_limit, stats);
        options.poll = [&watch] { watch.poll(); };
        solution = longest_path(grid, options, stats);
        seconds = watch.seconds();
    }
    write_answer(answer(grid, solution));
    if (tell_stats) write_stats(stats, seconds);
    if (solution.proved()) return 0;
    std::fprintf(stderr, "%s: best %zu, at most %zu\n", program, solution.path.size(), solution.at_most);
    return 1;
}

void write_stats(const SolverStats &stats, double seconds) {
    const std::pair<const char *, std::uint64_t> counts[] = {
        {"calls", stats.calls},       {"cache-hits", stats.hits}, {"cache-entries", stats.entries},
        {"blocks", stats.blocks},     {"largest-bag", stats.bag}, {"states", stats.states},
        {"pairs-joined", stats.pairs}};
    for (const auto &[key, count] : counts)
        std::fprintf(stderr, "%s: %llu\n", key, static_cast<unsigned long long>(count));
    std::fprintf(stderr, "seconds: %.6f\npeak-memory-kib: %zu\n", seconds, peak_memory_kib());
}

} // namespace spell
