#include "spellpath/command.h"

#include "spellpath/board.h"
#include "spellpath/shell.h"
#include "spellpath/watch.h"

#include <cstdio>
#include <optional>
#include <utility>

namespace spell {

namespace {

struct SearchOptions {
    std::optional<std::string> file;
    Method method = Method::automatic;
    std::optional<double> time_limit; // seconds
    std::uint64_t memory = shell::process_memory() / 2;
    bool stats = false;
};

SearchOptions parse_options(shell::Arguments &arguments) {
    SearchOptions options;
    while (arguments.next()) {
        if (arguments.is("--stats")) options.stats = true;
        else if (arguments.is("--memory")) options.memory = arguments.size();
        else if (arguments.is("--time-limit")) options.time_limit = arguments.seconds();
        else if (arguments.is("--method")) options.method = arguments.choice<Method>(methods);
        else take_file(arguments, options.file);
    }
    return options;
}

} // namespace

int run_search(const char *program, shell::Arguments &arguments,
               std::string (*answer)(const Grid &, const Solution &)) {
    const SearchOptions options = parse_options(arguments);
    const Stopwatch reading;
    const Grid grid = grid_of(read_board(options.file.value_or("-"), PathText::ignore));
    SearchStats stats;
    Solution solution;
    double seconds = 0;
    {
        Watch watch(program, reading.left_of(options.time_limit), stats);
        solution = longest_path(grid, options.method, watch.limits(options.memory), stats);
        seconds = watch.seconds();
    }
    shell::write_answer(answer(grid, solution));
    if (options.stats) write_stats(stats, seconds);
    if (solution.proved()) return 0;
    std::fprintf(stderr, "%s: best %zu, at most %zu\n", program, solution.path.size(), solution.at_most);
    return 1;
}

void write_stats(const SearchStats &stats, double seconds) {
    const std::pair<const char *, std::uint64_t> counts[] = {
        {"calls", stats.calls},       {"cache-hits", stats.hits}, {"cache-entries", stats.entries},
        {"blocks", stats.blocks},     {"largest-bag", stats.bag}, {"states", stats.states},
        {"pairs-joined", stats.pairs}};
    for (const auto &[key, count] : counts)
        std::fprintf(stderr, "%s: %llu\n", key, static_cast<unsigned long long>(count));
    std::fprintf(stderr, "seconds: %.6f\npeak-memory-kib: %llu\n", seconds,
                 static_cast<unsigned long long>(shell::peak_memory_kib()));
}

} // namespace spell
