// What the programs of the spell family have in common: the board's options and, where there is a search, its
// limits; a watch that ends it at a limit or ^C and shows its progress; and all of spellpath and spellseeker
// but what they print.
#pragma once

#include "shell/arguments.h"
#include "shell/machine.h"
#include "shell/terminal.h"
#include "spellpath/board.h"
#include "spellpath/solver.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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
  --time-limit SECONDS  stop the search after this time, such as 0.5
  --memory SIZE         let the search use this much, such as 512M (K, M or G;
                        default: half of what the process may have)
  --json                print one JSON object: rows, cols, length, bound (no
                        path is longer) and path, a pair [row, col] a cell
  --stats               print counts, seconds and peak memory on standard error
  -o FILE               put the answer in FILE, whole or not at all
  -h, --help, --version

When a limit, ^C or SIGTERM ends the search first, the answer is the best path
found so far, and the last line on standard error is `best N, at most M`: no
path is longer than M.

Exit code: 0 answered, 1 answered with the best found so far, 2 misuse, bad
input, or a board that does not fit into the memory.
)";

/// A search under watch: ^C, SIGTERM or a limit end it. After a second of work a terminal shows how far it
/// is. There is one at a time.
class Watch {
  public:
    /// Takes the present argument if it is --time-limit or --memory.
    bool take(shell::Arguments &arguments);
    /// From here on, ^C and SIGTERM do not end the program.
    Solution solve(const Grid &grid, Method method);
    /// Writes to standard error a line for each count that is not zero (those of the methods used), then the
    /// seconds of the search and the peak memory.
    void write_stats() const;

  private:
    double time_limit_ = INFINITY; // in seconds
    std::uint64_t memory_ = shell::process_memory() / 2;
    std::optional<shell::Interruption> interruption_;
    Counters counters_;
    double seconds_ = 0;
};

/// The arguments that say what board to read.
struct BoardArguments {
    std::vector<std::string> files; // one at most; standard input if there is none
    Shape shape = Shape::hex;
    std::size_t most = 1; // files, if the second one is a path

    /// Takes the present argument: --grid, a flag or FILE. Throws shell::Misuse if it is another option or
    /// there is a FILE already.
    void take(shell::Arguments &arguments);
    /// Reads the board. Writes its note to standard error. Throws what read_board() throws.
    Board read(PathText path_text) const;
};

/// Reads the options and the board they name, searches, and prints what `answer` makes of the grid and the
/// solution, or with --json the JSON object. Returns the exit code. Throws what shell::run() reports.
int run_search(shell::Arguments &arguments, std::string (*answer)(const Grid &, const Solution &));

} // namespace spell
