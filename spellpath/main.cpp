// spellpath: the length of a grid's longest path.
#include "spellpath/board.h"
#include "spellpath/search.h"

#include <string>

static const std::string help = std::string(
                                    R"(usage: spellpath [--method NAME] [--memory SIZE] [--stats] [FILE]
Reads a grid and prints the length of its longest path, in cells. Two cells are adjacent when they
touch on the hex-like grid and their bytes differ by exactly one; '-' is an empty cell. What follows
the word PATH is ignored.
)") + spell::search_help;

static int solve(spell::Arguments arguments) {
    const spell::SearchResult result = spell::search(arguments);
    spell::write_answer(std::to_string(result.path.size()) + "\n");
    return 0;
}

int main(int argc, char **argv) { return spell::run_program("spellpath", help, argc, argv, solve); }
