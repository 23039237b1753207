// What spellpath and spellseeker do alike: read the options and the board, search, answer.
#pragma once

#include "spellpath/grid.h"
#include "spellpath/program.h"
#include "spellpath/solver.h"

#include <string>

namespace spell {

/// The part of --help that tells the options of search().
inline constexpr char search_help[] = R"(
  FILE                  the board; standard input when it is - or absent
  --method NAME         dfs: plain recursion over all paths
                        memo: recursion with a cache and upper bounds
                        tree: dynamic programming over tree decompositions of the blocks
                        sweep: dynamic programming along sweeps over the blocks
                        auto: what suits each part of the board (the default)
  --time-limit SECONDS  how long the search may take, such as 0.5 (default: as long as it takes)
  --memory SIZE         what the search may take, such as 512M (K, M, G; default half the machine's)
  --stats               tell counts, seconds and peak memory on standard error
  --help, --version

When a limit or ^C ends the search first, the answer is the best path found so far, and the last
line of standard error says `best N, at most M`: no path is longer than M.

Exit code: 0 answered, 1 answered with the best found so far, 2 unreadable or malformed input, or
a board that does not fit into the memory.
)";

/// Reads the options and the board they name, searches, and calls `answer` with the grid and the solution for what to
/// print. Returns the exit code. Throws what can be wrong, see run_program.
int search(const char *program, Arguments arguments, std::string (*answer)(const Grid &, const Solution &));

/// Writes the statistics of a search that took so long to standard error, a line each.
void write_stats(const SolverStats &stats, double seconds);

} // namespace spell
