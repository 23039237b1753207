// Measures how good and how hard a maze is.
#include "alice/measures.h"

#include "alice/search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace alice {

namespace {

// In moves of a chess king.
std::int64_t distance(Cell a, Cell b) { return std::max(std::abs(a.r - b.r), std::abs(a.c - b.c)); }

// Counts the states (see measures.h), and those of them that the goal cannot be reached from.
void count_states(const Maze &maze, Measures &measures) {
    const std::size_t widths = maze.longest_step() + std::size_t{1};
    const auto number = [widths](State state) { return state.cell * widths + state.d; };
    Path reached;
    Maze endless = maze;
    endless.goal = maze.size(); // a goal beyond the board ends no walk
    Search search(maze.rows, maze.cols);
    search.run(endless, maze.first());
    search.each_state([&](State state) {
        if (maze.goes_on(state)) reached.push_back(state);
    });
    measures.states = reached.size();
    // A state with a move to the goal or to a saved state is saved. Moves mostly lead to later states, so we
    // go backwards, until nothing changes.
    std::ranges::reverse(reached);
    std::vector<bool> saved(maze.size() * widths);
    const auto save = [&](State state) {
        bool saves = false;
        maze.each_move(state, [&](State next) {
            saves |= next.cell == maze.goal || (next.d < widths && saved[number(next)]);
        });
        saved[number(state)] = saves;
        return saves;
    };
    while (std::erase_if(reached, save) > 0) {
    }
    measures.holes = reached.size();
}

} // namespace

Measures measures_of(const Maze &maze) {
    assert(maze.size() <= most_measured);
    Measures measures;
    count_states(maze, measures);
    const Path path = shortest_path(maze, maze.first());
    if (path.empty()) return measures;
    const Cell goal = maze.at(maze.goal);
    measures.length = path.size() - 1;
    for (std::size_t i = 0; i < measures.length; ++i) {
        const std::int64_t here = distance(maze.at(path[i].cell), goal);
        unsigned moves = 0;
        maze.each_move(path[i], [&](State next) {
            ++moves;
            measures.tempting += next.cell != path[i + 1].cell && distance(maze.at(next.cell), goal) < here;
        });
        measures.decisions += moves > 1;
    }
    return measures;
}

} // namespace alice
