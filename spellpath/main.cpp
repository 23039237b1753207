// spellpath: the length of a grid's longest path.
#include "shell/arguments.h"
#include "spellpath/command.h"

#include <string>

static const std::string help = std::string(R"(usage: spellpath [OPTION]... [FILE]
Reads a grid and prints the length of its longest path, in cells. Two cells are
adjacent when they touch on the hex-like grid and their bytes differ by exactly
one; '-' is an empty cell. What follows the word PATH is ignored.
)") + spell::search_help + R"(
Examples:
  spellgen 40 40 4 >board                a random board
  spellpath --stats board                the length of its longest path
  spellpath --time-limit 10 board        the best in ten seconds, and a bound
Sample boards are in share/puzzlelabs/data/spell of /usr or /usr/local.
)";

static int solve(shell::Arguments &arguments) {
    return spell::run_search(arguments, [](const spell::Grid &, const spell::Solution &solution) {
        return std::to_string(solution.path.size()) + "\n";
    });
}

int main(int argc, char **argv) { return shell::run("spellpath", help, argc, argv, solve); }
