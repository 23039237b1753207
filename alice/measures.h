// What makes a maze good to solve, besides the length of its solution, and how difficult that makes it.
//
// After T. W. Neller, A. Fisher, M. T. Choga, S. M. Lalvani and K. D. McCarty, "Rook Jumping Maze Design
// Considerations" (2010), who design mazes of jumps by such measures. A state is a cell and a step size, see
// maze.h. We count, the goal apart:
// - states: all that can be reached with a step size that fits the board, from 1 to the longer side less 1.
// - holes: those of them that the goal cannot be reached from ("black holes"): the walker has to start anew.
// - decisions: states on the solution (the one that alice prints) that have more than one move.
// - tempting: moves on the way that are not the solution's, and end nearer to the goal than the walker stood,
//   in moves of a chess king. They look good.
//
// The difficulty is that of effort = decisions + tempting + decisions x holes / states: what there is to
// decide, what misleads, and how often a wrong decision cannot be mended. Easy is below 12, hard from 30 on.
#pragma once

#include "alice/maze.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace alice {

enum class Difficulty { easy, medium, hard };
/// The names of the difficulties, in their order.
inline constexpr std::array<std::string_view, 3> difficulties{"easy", "medium", "hard"};
inline std::string name_of(Difficulty difficulty) {
    return std::string(difficulties[static_cast<std::size_t>(difficulty)]);
}

/// A solution by length, then by colours, then by cells: what the search for hard mazes goes by.
struct Rank {
    Number length = 0;
    Number colours = 0; // different ones that it leaves from
    Number cells = 0;   // different ones that it lands on, the start among them
    auto operator<=>(const Rank &) const = default;
};
Rank rank_of(const Maze &maze, const Path &path);

struct Measures {
    Rank solution; // the shortest one
    std::uint64_t states = 0, holes = 0;
    Number decisions = 0, tempting = 0;

    std::uint64_t effort() const { return decisions + tempting + (states ? decisions * holes / states : 0); }
    Difficulty difficulty() const {
        if (effort() < 12) return Difficulty::easy;
        return effort() < 30 ? Difficulty::medium : Difficulty::hard;
    }
};

/// Mazes of more cells are not measured: all states would take too long.
inline constexpr Number most_measured = 90'000;

/// A maze of at most most_measured cells. What is about the solution is 0 without one.
Measures measures_of(const Maze &maze);

} // namespace alice
