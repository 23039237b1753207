// The memo method with its upper bounds switched off, on the board on standard input: the length of the
// longest path, and the statistics of spellpath --stats on standard error.
#include "spellpath/board.h"
#include "spellpath/memory.h"
#include "spellpath/search.h"

#include <chrono>
#include <iostream>

int main() {
    const spell::Grid grid = grid_of(spell::read_board("-", spell::PathText::ignore));
    spell::SolverOptions options;
    options.method = spell::Method::memo;
    options.bounds = false;
    options.memory = spell::half_of_memory();
    spell::SolverStats stats;
    const auto start = std::chrono::steady_clock::now();
    std::cout << longest_path(grid, options, stats).path.size() << "\n";
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    spell::write_stats(stats, seconds.count());
}
