// plain_frontier [GRID]: the length of the longest path on the board on standard input, by the plain frontier
// method. GRID is that of --grid, hex by default. Exit code 1 when the board is too wide for it.
#include "plain_frontier.h"

#include <iostream>
#include <string_view>

int main(int argc, char **argv) {
    const std::string_view wanted = argc == 2 ? argv[1] : "hex";
    const auto named = std::ranges::find_if(spell::shapes, [&](const auto &s) { return s.first == wanted; });
    if (argc > 2 || named == spell::shapes.end()) return 2;
    spell::Grid grid = grid_of(spell::read_board("-", spell::PathText::ignore));
    grid.shape = named->second;
    const auto length = longest_by_plain_frontier(grid, spell::PlainLimits());
    if (!length) return 1;
    std::cout << *length << '\n';
}
