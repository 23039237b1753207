#include "alice/dead_ends.h"

#include <bit>

namespace alice {

namespace {

// The moves and dead ends of all states that were reached.
struct Census {
    std::uint64_t off_board = 0, stuck = 0, moves = 0;

    void add(const Maze &maze, std::uint32_t cell, std::uint32_t arrival) {
        const std::int64_t d = std::int64_t{arrival} + maze.change(cell);
        if (d < 1) {
            ++stuck;
            return;
        }
        for (std::size_t k = 0; k < directions.size(); ++k)
            if (maze.has_arrow(cell, k)) ++(maze.has(maze.landing(maze.at(cell), k, d)) ? moves : off_board);
    }
};

Census take_census(const Search &search) {
    Census census;
    for (std::uint32_t arrival = 0; arrival < search.planes(); ++arrival) {
        if (!search.has_plane(arrival)) continue;
        for (std::size_t i = 0; i < search.words(); ++i)
            for (Word word = search.reached(arrival, i); word != 0; word &= word - 1) {
                const std::size_t cell = i * word_bits + static_cast<std::size_t>(std::countr_zero(word));
                census.add(search.maze(), static_cast<std::uint32_t>(cell), arrival);
            }
    }
    return census;
}

// The step sizes that a cell is left with in the states that were reached, or nothing.
std::string step_sizes(const Search &search, std::uint32_t cell) {
    std::string text;
    for (std::uint32_t arrival = 0; arrival < search.planes(); ++arrival) {
        if (!search.has_plane(arrival)) continue;
        if ((search.reached(arrival, cell / word_bits) >> cell % word_bits & 1) == 0) continue;
        if (!text.empty()) text += ", ";
        text += std::to_string(static_cast<int>(arrival) + search.maze().change(cell));
    }
    return text;
}

} // namespace

std::string dead_ends_text(const Search &search) {
    const Maze &maze = search.maze();
    const Census census = take_census(search);
    // Each state but the start's was reached by one move that was the first into it.
    std::string text =
        "moves off the board: " + std::to_string(census.off_board) +
        "\nstates with d < 1: " + std::to_string(census.stuck) +
        "\nmoves into a state already reached: " + std::to_string(census.moves - (search.states() - 1)) +
        '\n';

    const Cell goal = maze.at(maze.goal);
    bool any = false;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        const Cell from = maze.at(cell);
        for (std::size_t k = 0; k < directions.size(); ++k) {
            if (!maze.has_arrow(cell, k)) continue;
            const std::int64_t dr = goal.r - from.r, dc = goal.c - from.c;
            const std::int64_t d = dr != 0 ? dr * directions[k].dr : dc * directions[k].dc;
            if (d < 1 || maze.landing(from, k, d) != goal) continue;
            any = true;
            const std::string reached = step_sizes(search, cell);
            text += "the goal could be entered from " + text_of(from) + " with d " + std::to_string(d) +
                    ", which is missing: it is " +
                    (reached.empty() ? "never reached" : "reached with d " + reached) + '\n';
        }
    }
    if (!any) text += "no arrow points to the goal\n";
    return text;
}

} // namespace alice
