// What makes a maze good to solve, besides the length of its solution, and how difficult that makes it.
//
// After T. W. Neller, A. Fisher, M. T. Choga, S. M. Lalvani and K. D. McCarty, "Rook Jumping Maze Design
// Considerations" (2010), who design mazes of jumps by such measures. A state is a cell and a step size, see
// maze.h. We count, the goal apart:
// - states: all that can be reached with a step size that fits the board, from 1 to the longer side less 1.
// - holes: states from which the goal cannot be reached ("black holes"): the walker has to start again.
// - decisions: states on the solution (the one that alice prints) that have more than one move.
// - tempting: moves that look good, since they leave the solution but end nearer to the goal, counted in
//   king's moves.
//
// The difficulty follows from effort = decisions + tempting + decisions x holes / states: how much there is
// to decide, how much misleads, and how often a wrong decision cannot be mended. Easy is below 12, hard from
// 30 on.
#pragma once

#include "alice/maze.h"
#include "shell/arguments.h"

#include <cstdint>

namespace alice {

using Difficulty = shell::Level;

struct Measures {
    std::uint64_t length = 0, states = 0, holes = 0, decisions = 0, tempting = 0;

    std::uint64_t effort() const { return decisions + tempting + (states ? decisions * holes / states : 0); }
    Difficulty difficulty() const {
        if (effort() < 12) return Difficulty::easy;
        return effort() < 30 ? Difficulty::medium : Difficulty::hard;
    }
};

/// Mazes of more cells are not measured: all states would take too long.
inline constexpr Number most_measured = 90'000;

/// Measures a maze of at most most_measured cells. Without a solution, what concerns it is 0.
Measures measures_of(const Maze &maze);

} // namespace alice
