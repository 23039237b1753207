// What spellpath and spellseeker do alike: read the options and the board, search, tell the statistics.
#pragma once

#include "spellpath/grid.h"
#include "spellpath/program.h"
#include "spellpath/solver.h"

#include <vector>

namespace spell {

/// The part of --help that tells the options of search().
inline constexpr char search_help[] = R"(
  FILE           the board; standard input when it is - or absent
  --method NAME  dfs: plain recursion over all paths
                 memo: recursion with a cache and upper bounds
                 tree: dynamic programming over tree decompositions of the blocks
                 sweep: dynamic programming along sweeps over the blocks
                 auto: what suits each part of the board (the default)
  --memory SIZE  what the search may take, such as 512M (K, M, G; default half the machine's)
  --stats        tell counts, seconds and peak memory on standard error
  --help, --version

Exit code: 0 answered, 2 unreadable or malformed input, or a board too big for the memory.
)";

struct SearchResult {
    Grid grid;
    std::vector<Cell> path; // a longest one
};

/// Reads the options and the board they name, finds a longest path, and writes what --stats asks for to
/// standard error. Throws what can be wrong with these, see run_program.
SearchResult search(Arguments arguments);

/// Writes the statistics of a search that took so long to standard error, a line each.
void write_stats(const SolverStats &stats, double seconds);

} // namespace spell
