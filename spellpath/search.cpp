#include "spellpath/search.h"

#include "spellpath/board.h"
#include "spellpath/memory.h"
#include "spellpath/solver.h"

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
            if (!method) throw std::invalid_argument("method '" + name + "' found, expected dfs or memo");
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
    if (tell_stats)
        std::fprintf(
            stderr,
            "calls: %llu\ncache-hits: %llu\ncache-entries: %llu\nseconds: %.6f\npeak-memory-kib: %zu\n",
            static_cast<unsigned long long>(stats.calls), static_cast<unsigned long long>(stats.hits),
            static_cast<unsigned long long>(stats.entries), seconds.count(), peak_memory_kib());
    return {std::move(grid), std::move(path)};
}

} // namespace spell
