// The command that spellpath and spellseeker are: read the options and the board, search, answer.
#pragma once

#include "spellpath/grid.h"
#include "spellpath/shell.h"
#include "spellpath/solver.h"

#include <string>

namespace spell {

/// The part of --help that describes the options of run_search().
inline constexpr char search_help[] = R"(
  FILE                  the board; standard input when it is - or absent
  --method NAME         dfs: plain recursion over all paths
                        memo: recursion with a cache and upper bounds
                        tree: dynamic programming over tree decompositions
                        sweep: dynamic programming along sweeps over the board
                        auto: what suits each part of the board (the default)
  --time-limit SECONDS  how long the search may take, such as 0.5 (default: as
                        long as it takes)
  --memory SIZE         what the search may take, such as 512M (K, M or G;
                        default: half of what the process may have)
  --stats               print counts, seconds and peak memory on standard error
  -h, --help, --version

When a limit or ^C ends the search first, the answer is the best path found so
far, and the last line of standard error is `best N, at most M`: no path is
longer than M.

Exit code: 0 answered, 1 answered with the best found so far, 2 misuse, input
that cannot be read or is malformed, or a board that does not fit into the
memory.
)";

/// Reads the options and the board they name, searches, and prints what `answer` makes of the grid and the solution. Returns
/// the exit code. Throws what shell::run() reports.
int run_search(const char *program, shell::Arguments &arguments,
               std::string (*answer)(const Grid &, const Solution &));

/// Writes the statistics of a search that took so long to standard error, a line each.
void write_stats(const SearchStats &stats, double seconds);

} // namespace spell
