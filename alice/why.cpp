#include "alice/why.h"

#include <bit>

namespace alice {

std::string why_text(const Search &search) {
    const Maze &maze = search.maze();
    std::uint64_t off_board = 0, stuck = 0, moves = 0;
    for (std::uint32_t arrival = 0; arrival < search.planes(); ++arrival) {
        const std::uint64_t *const plane = search.plane(arrival);
        for (std::uint32_t i = 0; plane && i <= maze.size() / 64; ++i) {
            for (std::uint64_t word = plane[i]; word != 0; word &= word - 1) {
                const std::uint32_t cell = i * 64 + static_cast<std::uint32_t>(std::countr_zero(word));
                const std::int64_t d = std::int64_t{arrival} + maze.change(cell);
                if (d < 1) {
                    ++stuck;
                    continue;
                }
                for (std::size_t k = 0; k < directions.size(); ++k)
                    if (maze.has_arrow(cell, k))
                        ++(maze.has(maze.landing(maze.at(cell), k, d)) ? moves : off_board);
            }
        }
    }
    // All states but the start's were reached by a move that was the first into it.
    std::string text =
        "moves off the board: " + std::to_string(off_board) +
        "\nstates with d < 1: " + std::to_string(stuck) +
        "\nmoves into a state already reached: " + std::to_string(moves - (search.states() - 1)) + '\n';

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
            text += "the goal could be entered from " + text_of(from) + " with d " + std::to_string(d) +
                    ", which is missing: it is ";
            std::string reached;
            for (std::uint32_t arrival = 0; arrival < search.planes(); ++arrival) {
                const std::uint64_t *const plane = search.plane(arrival);
                if (plane && (plane[cell / 64] >> cell % 64 & 1))
                    (reached += reached.empty() ? "reached with d " : ", ") +=
                        std::to_string(static_cast<int>(arrival) + maze.change(cell));
            }
            text += (reached.empty() ? "never reached" : reached) + '\n';
        }
    }
    if (!any) text += "no arrow points to the goal\n";
    return text;
}

} // namespace alice
