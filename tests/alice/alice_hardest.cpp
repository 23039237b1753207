// alice_hardest COLS: tries all mazes of one row that --generate can make (a black start; each cell but the
// goal has an arrow to the left, to the right or both) with one shortest solution. Prints the best rank among
// them, length, then colours, then cells, as --stats does. alice_hardest <MAZE: prints the rank of one maze.
#include "alice/format.h"
#include "alice/search.h"
#include "dond/shell/files.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <tuple>

namespace {

using Worth = std::tuple<std::size_t, std::size_t, std::size_t>;

Worth worth_of(const alice::Maze &maze) {
    alice::Search search(maze.rows, maze.cols);
    if (!search.run(maze, maze.first()) || alice::Solutions(search).count() != "1") return {};
    std::set<std::uint32_t> cells;
    std::set<alice::Colour> colours;
    const std::vector<alice::State> path = search.path();
    for (const alice::State state : path) {
        cells.insert(state.cell);
        if (state.cell != maze.goal) colours.insert(maze.colours[state.cell]);
    }
    return {path.size() - 1, colours.size(), cells.size()};
}

// The best of all mazes that differ from this one in cells from `cell` on.
Worth best_from(alice::Maze &maze, std::uint32_t cell) {
    if (cell == maze.size()) return worth_of(maze);
    if (cell == maze.goal) return best_from(maze, cell + 1);
    Worth best{};
    for (const alice::Colour colour : {alice::Colour::yellow, alice::Colour::black, alice::Colour::red}) {
        if (cell == maze.start && colour != alice::Colour::black) continue;
        for (const unsigned arrows :
             {unsigned{alice::left}, unsigned{alice::right}, unsigned{alice::left} | alice::right}) {
            maze.colours[cell] = colour;
            maze.arrows[cell] = static_cast<std::uint8_t>(arrows);
            best = std::max(best, best_from(maze, cell + 1));
        }
    }
    return best;
}

Worth best_row(std::uint32_t cols) {
    Worth best{};
    for (std::uint32_t start = 0; start < cols; ++start)
        for (std::uint32_t goal = 0; goal < cols; ++goal) {
            if (start == goal) continue;
            alice::Maze maze;
            maze.rows = 1;
            maze.cols = cols;
            maze.start = start;
            maze.goal = goal;
            maze.arrows.resize(cols);
            maze.colours.resize(cols, alice::Colour::black);
            best = std::max(best, best_from(maze, 0));
        }
    return best;
}

} // namespace

int main(int argc, char **argv) {
    if (argc > 2) return 2;
    Worth worth{};
    if (argc == 2) {
        worth = best_row(static_cast<std::uint32_t>(std::atoi(argv[1])));
    } else {
        shell::InputFile file = shell::InputFile::standard_input();
        worth = worth_of(alice::read_maze(file));
    }
    std::cout << "length: " << std::get<0>(worth) << "\nsolution-cells: " << std::get<2>(worth)
              << "\nsolution-colours: " << std::get<1>(worth) << '\n';
}
