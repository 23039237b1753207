// path_from R C...: the length of the longest path from each of these cells of the board on standard input,
// by every method.
#include "spellpath/board.h"
#include "spellpath/solver.h"

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv) {
    const spell::Grid grid = grid_of(spell::read_board("-", spell::PathText::ignore));
    for (int i = 1; i + 1 < argc; i += 2) {
        std::cout << "from (" << argv[i] << "," << argv[i + 1] << "):";
        for (const auto method : {spell::Method::dfs, spell::Method::memo}) {
            spell::SolverOptions options;
            options.method = method;
            options.start = spell::Cell{std::atoi(argv[i]), std::atoi(argv[i + 1])};
            spell::SolverStats stats;
            const auto path = longest_path(grid, options, stats).path;
            std::cout << " " << path.size();
            if (!path.empty() && path.front() != *options.start) std::cout << " (but begins elsewhere)";
        }
        std::cout << "\n";
    }
}
