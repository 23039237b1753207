// path_from R C...: the length of the longest path from each of these cells of the board on standard input,
// by dfs and by memo.
#include "own_run.h"
#include "spellpath/board.h"
#include "spellpath/recursion.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

int main(int argc, char **argv) {
    const spell::Grid grid = grid_of(spell::read_board("-", spell::PathText::ignore));
    for (int i = 1; i + 1 < argc; i += 2) {
        const spell::Cell cell{std::atoi(argv[i]), std::atoi(argv[i + 1])};
        std::cout << "from (" << cell.r << "," << cell.c << "):";
        for (const bool memo : {false, true}) {
            std::size_t length = 0;
            for (auto &cells : components_of(grid)) {
                const spell::Component component = component_of(grid, std::move(cells));
                const auto found = std::find(component.cells.begin(), component.cells.end(), cell);
                if (found == component.cells.end()) continue;
                const spell::Vertices start{static_cast<spell::Vertex>(found - component.cells.begin())};
                OwnRun own;
                spell::Search search{component, own.run};
                if (memo) longest_by_memo(search, start);
                else longest_by_dfs(search, start);
                length = search.lower_bound;
                if (search.incumbent.front() != start[0]) std::cout << " (but begins elsewhere)";
            }
            std::cout << " " << length;
        }
        std::cout << "\n";
    }
}
