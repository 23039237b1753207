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
void count_states(const Maze &maze, State from, Measures &measures) {
    const std::size_t widths = maze.longest_step() + std::size_t{1};
    const auto number = [widths](State state) { return state.cell * widths + state.d; };
    Path reached;
    Maze endless = maze;
    endless.goal = maze.size(); // a goal beyond the board ends no walk
    Search search(maze.rows, maze.cols);
    search.run(endless, from);
    search.each_state([&](State state) {
        if (maze.goes_on(state)) reached.push_back(state);
    });
    // A state with a move to the goal or to a saved state is saved. Moves mostly lead to later states, so we
    // go backwards, until nothing changes.
    std::vector<bool> saved(maze.size() * widths);
    std::uint64_t count = 0, before = 1;
    while (count != before) {
        before = count;
        std::for_each(reached.rbegin(), reached.rend(), [&](State state) {
            if (saved[number(state)]) return;
            maze.each_move(state, [&](State next) {
                if (next.cell == maze.goal || (next.d < widths && saved[number(next)]))
                    saved[number(state)] = true;
            });
            count += saved[number(state)];
        });
    }
    measures.states = reached.size();
    measures.holes = measures.states - count;
}

void measure_solution(const Maze &maze, const Path &path, Measures &measures) {
    const Cell goal = maze.at(maze.goal);
    measures.length = path.size() - 1;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i].cell == maze.goal) continue;
        const std::int64_t here = distance(maze.at(path[i].cell), goal);
        unsigned moves = 0;
        maze.each_move(path[i], [&](State next) {
            ++moves;
            measures.tempting += next.cell != path[i + 1].cell && distance(maze.at(next.cell), goal) < here;
        });
        measures.decisions += moves > 1;
    }
}

} // namespace

Measures measures_of(const Maze &maze) {
    assert(maze.size() <= most_measured);
    Measures measures;
    const State from = maze.first();
    count_states(maze, from, measures);
    const Path path = shortest_path(maze, from);
    if (!path.empty()) measure_solution(maze, path, measures);
    return measures;
}

} // namespace alice
