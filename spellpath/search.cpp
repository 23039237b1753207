#include "spellpath/search.h"

#include "spellpath/board.h"
#include "spellpath/memory.h"
#include "spellpath/watch.h"

#include <cstdio>
#include <optional>
#include <stdexcept>
#include <utility>

namespace spell {

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
