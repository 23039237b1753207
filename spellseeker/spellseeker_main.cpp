// spellseeker: a grid with a longest path on it.
#include "shell/arguments.h"
#include "spellpath/board.h"
#include "spellpath/command.h"

#include <string>

static const std::string help = std::string(R"(usage: spellseeker [OPTION]... [FILE]
Reads a grid and prints it, the word PATH, and the cells of a longest path, a
row and a column number each, for spellchecker to judge and spellscreen to draw.
Two cells are adjacent when they touch on the hex-like grid and their bytes
differ by exactly one; '-' is an empty cell. What follows the word PATH is
ignored.
)") + spell::search_help + R"(
Examples:
  spellgen 12 16 4 >board                a random board
  spellseeker board                      the board with a longest path
  spellseeker board | spellchecker       is it legal?
  spellseeker board | spellscreen | jgraph -P >path.ps
Sample boards are in share/puzzlelabs/data/spell of /usr or /usr/local.
)";

static int solve(shell::Arguments &arguments) {
    return spell::run_search(arguments, [](const spell::Grid &grid, const spell::Solution &solution) {
        return board_text(grid, solution.path);
    });
}

int main(int argc, char **argv) { return shell::run("spellseeker", help, argc, argv, solve); }
