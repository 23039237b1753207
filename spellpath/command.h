// What spellpath and spellseeker have in common: read the options and the board, search, answer. The watch over a
// search, which spellchecker uses too, ends it at a limit or ^C and shows its progress.
#pragma once

#include "shell/arguments.h"
#include "shell/terminal.h"
#include "spellpath/board.h"
#include "spellpath/solver.h"

#include <optional>
#include <string>

namespace spell {

/// The part of --help that describes the options of run_search().
inline constexpr char search_help[] = R"(
  FILE                  the board; standard input when it is - or absent
  --grid NAME           which cells touch: hex (the default), or on square paper
                        square4 (by their sides) or square8 (by corners, too)
  --method NAME         dfs: plain recursion over all paths
                        memo: recursion with a cache and upper bounds
                        tree: dynamic programming over tree decompositions
                        sweep: dynamic programming along sweeps over the board
                        auto: what suits each part of the board (the default)
  --time-limit SECONDS  how long the search may take, such as 0.5 (default: as
                        long as it takes)
  --memory SIZE         what the search may take, such as 512M (K, M or G;
                        default: half of what the process may have)
  --json                print one JSON object: rows, cols, length, bound (no
                        path is longer) and path, a pair [row, col] a cell
  --stats               print counts, seconds and peak memory on standard error
  -o FILE               put the answer in FILE, whole or not at all
  -h, --help, --version

When a limit, ^C or SIGTERM ends the search first, the answer is the best path
found so far, and the last line of standard error is `best N, at most M`: no
path is longer than M.

Exit code: 0 answered, 1 answered with the best found so far, 2 misuse, input
that cannot be read or is malformed, or a board that does not fit into the
memory.
)";

/// Ends a search by throwing Stopped from a poll: at ^C or SIGTERM, or when the time limit is over. After a second of
/// work a terminal shows how far the search is. There is one at a time.
class Watch {
  public:
    Watch(const char *program, std::optional<double> time_limit, const SearchProgress &searched)
        : limit_(time_limit), searched_(searched), line_(program) {}

    /// For Limits::poll.
    void poll();
    /// The time since it was made.
    double seconds() const { return line_.seconds(); }

  private:
    const std::optional<double> limit_;
    const SearchProgress &searched_;
    shell::Interruption interruption_;
    shell::Progress line_;
};

/// The arguments that say what board to read.
struct BoardArguments {
    std::optional<std::string> file; // standard input if there is none
    Shape shape = Shape::hex;

    /// Takes the present argument, --grid or FILE. Throws shell::Misuse when it is neither or there is a FILE already.
    void take(shell::Arguments &arguments);
    /// Reads the board. Writes its note to standard error. Throws what read_board() throws.
    Board read(const char *program, PathText path_text) const;
};

/// Reads the options and the board they name, searches, and prints what `answer` makes of the grid and the solution, or
/// with --json the JSON object. Returns the exit code. Throws what shell::run() reports.
int run_search(const char *program, shell::Arguments &arguments,
               std::string (*answer)(const Grid &, const Solution &));

/// Writes the statistics of a search to standard error: a line for each count that is not zero (those of the methods
/// used), then seconds and peak memory.
void write_stats(const Counters &counters, double seconds);

} // namespace spell
