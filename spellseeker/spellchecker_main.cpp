// spellchecker: judges the board and the path that a spellseeker wrote.
#include "spellpath/board.h"
#include "spellpath/memory.h"
#include "spellpath/program.h"
#include "spellpath/solver.h"

#include <string>

static constexpr char help[] = R"(usage: spellchecker [--longest] [--memory SIZE] [FILE]
Reads a grid and, after the word PATH, a path: a row and a column number a cell. Says
`OK - Pathlength = N` when the path is legal, else the first thing that is wrong.

  FILE           the board; standard input when it is - or absent
  --longest      check also that the grid has no longer path
  --memory SIZE  what that search may take, such as 512M (K, M, G; default half the machine's)
  --help, --version

Exit code: 0 the path is right, 1 it is not, 2 the question could not be answered.
)";

static int check(spell::Arguments arguments) {
    std::string file = "-";
    bool longest = false;
    spell::SolverOptions solver;
    solver.memory = spell::half_of_memory();
    while (arguments.next()) {
        if (arguments.is("--longest")) longest = true;
        else if (arguments.is("--memory")) solver.memory = arguments.size_value();
        else arguments.operand(file);
    }

    const spell::Verdict verdict = judge(spell::read_board(file, spell::PathText::read));
    if (verdict.fault) {
        spell::write_answer(verdict.fault->message + "\n");
        return 1;
    }
    const std::string length = std::to_string(verdict.path.size());
    if (longest) {
        spell::SolverStats stats;
        const std::size_t best = longest_path(verdict.grid, solver, stats).size();
        if (best > verdict.path.size()) {
            spell::write_answer("Bad Path -- length " + length + ", but the longest path has length " +
                                std::to_string(best) + ".\n");
            return 1;
        }
    }
    spell::write_answer("OK - Pathlength = " + length + "\n");
    return 0;
}

int main(int argc, char **argv) { return spell::run_program("spellchecker", help, argc, argv, check); }
