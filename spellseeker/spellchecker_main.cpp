// spellchecker: judges the board and the path that a spellseeker wrote.
#include "spellpath/board.h"
#include "spellpath/memory.h"
#include "spellpath/program.h"
#include "spellpath/watch.h"

#include <optional>
#include <stdexcept>
#include <string>

static constexpr char help[] =
    R"(usage: spellchecker [--longest] [--time-limit SECONDS] [--memory SIZE] [FILE]
Reads a grid and, after the word PATH, a path: a row and a column number a cell. Says
`OK - Pathlength = N` when the path is legal, else the first thing that is wrong.

  FILE                  the board; standard input when it is - or absent
  --longest             check also that the grid has no longer path
  --time-limit SECONDS  how long that search may take, such as 0.5 (default: as long as it takes)
  --memory SIZE         what it may take, such as 512M (K, M, G; default half the machine's)
  --help, --version

Exit code: 0 the path is right, 1 it is not, 2 the question could not be answered.
)";

// The length of the grid's longest path if that is more than `length`. Throws when it is not settled within the limits.
static std::optional<std::size_t> longer_than(std::size_t length, const spell::Grid &grid,
                                              const spell::SolverOptions &limits,
                                              std::optional<double> seconds) {
    spell::SolverStats stats;
    spell::SolverOptions options = limits;
    spell::Solution solution;
    {
        spell::Watch watch("spellchecker", seconds, stats);
        options.poll = [&watch] { watch.poll(); };
        solution = longest_path(grid, options, stats);
    }
    if (solution.at_most <= length) return {};
    if (!solution.proved())
        throw std::runtime_error("not settled within the limits: the path has length " +
                                 std::to_string(length) + ", the longest from " +
                                 std::to_string(solution.path.size()) + " to " +
                                 std::to_string(solution.at_most));
    return solution.path.size();
}

static int check(spell::Arguments arguments) {
    std::string file = "-";
    bool longest = false;
    std::optional<double> time_limit;
    spell::SolverOptions limits;
    limits.memory = spell::half_of_memory();
    while (arguments.next()) {
        if (arguments.is("--longest")) longest = true;
        else if (arguments.is("--time-limit")) time_limit = arguments.seconds_value();
        else if (arguments.is("--memory")) limits.memory = arguments.size_value();
        else arguments.operand(file);
    }

    const spell::Verdict verdict = judge(spell::read_board(file, spell::PathText::read));
    if (verdict.fault) {
        spell::write_answer(verdict.fault->message + "\n");
        return 1;
    }
    const std::size_t length = verdict.path.size();
    if (const auto longer = longest ? longer_than(length, verdict.grid, limits, time_limit) : std::nullopt) {
        spell::write_answer("Bad Path -- length " + std::to_string(length) +
                            ", but the longest path has length " + std::to_string(*longer) + ".\n");
        return 1;
    }
    spell::write_answer("OK - Pathlength = " + std::to_string(length) + "\n");
    return 0;
}

int main(int argc, char **argv) { return spell::run_program("spellchecker", help, argc, argv, check); }
