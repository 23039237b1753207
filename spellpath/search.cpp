#include "spellpath/search.h"

#include "spellpath/board.h"
#include "spellpath/memory.h"

#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <utility>

namespace spell {

SearchResult search(Arguments arguments) {
    std::string file = "-";
    bool tell_stats = false;
    SolverOptions options;
    options.memory = half_of_memory();
    while (arguments.next()) {
        if (arguments.is("--stats")) {
            tell_stats = true;
        } else if (arguments.is("--memory")) {
            options.memory = arguments.size_value();
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

    Grid grid = grid_of(read_board(file, PathText::ignore));
    const auto start = std::chrono::steady_clock::now();
    SolverStats stats;
    std::vector<Cell> path = longest_path(grid, options, stats);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (tell_stats) write_stats(stats, seconds.count());
    return {std::move(grid), std::move(path)};
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
