// What a maze of the generator is worth: how long its shortest solution is, and whether it has only one.
//
// A queue of states, as in queue.h, without paths but with the number of ways to each state, up to two. It takes 2 to 3
// microseconds for 8x8, because nothing is cleared between mazes: levels go on counting from the last one.
#pragma once

#include "alice/maze.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace alice {

struct Evaluation {
    std::uint32_t length = 0; // 0: no solution
    bool unique = false;
    std::size_t states = 0; // looked at
};

/// How hard a maze is for the search for hard ones: by length, then by colours, then by cells.
struct Rank {
    std::uint32_t length = 0;  // of its one solution
    std::uint32_t colours = 0; // different ones that the solution leaves from
    std::uint32_t cells = 0;   // different ones that it lands on, the start among them
    auto operator<=>(const Rank &) const = default;
};

class Evaluator {
  public:
    /// For mazes of this one's size.
    explicit Evaluator(const Maze &maze);

    /// The start must be black and not the goal. A goal beyond the board is never reached.
    Evaluation evaluate(const Maze &maze);

    /// About the maze evaluated last. How many rows and columns no walk enters that is not longer than the solution.
    std::size_t idle_lines() const;
    /// The rank of that maze, which must have one solution: it is followed backwards.
    Rank rank(const Maze &maze);

  private:
    void restart();
    std::uint32_t before(const Maze &maze, std::uint32_t cell, std::uint32_t d, std::uint32_t level) const;

    std::uint32_t rows_, cols_;
    std::uint32_t widths_; // states of a cell: d from 0 to the longest step
    std::array<int, directions.size()> offsets_{};
    std::vector<std::array<std::uint16_t, directions.size()>> room_; // how far a step from a cell can go
    std::size_t states_;
    std::unique_ptr<std::uint32_t[]> seen_; // the level of each state
    std::unique_ptr<std::uint8_t[]> ways_;  // to it, two at most
    std::unique_ptr<std::uint32_t[]> queue_;
    std::size_t queued_ = 0;
    std::uint32_t first_ = 0;                                        // the start's level
    std::uint32_t next_ = std::numeric_limits<std::uint32_t>::max(); // above all levels so far
    std::uint32_t length_ = 0;                                       // of the maze evaluated last
    std::vector<bool> landed_;                                       // of rank(): cells of the solution
};

/// What the makers of such mazes look for in one, besides the length of its solution.
struct Measures {
    std::uint32_t length = 0;                        // of the shortest solution
    std::array<std::uint32_t, colour_count> cells{}; // of each colour, without start, goal and blanks
    std::uint32_t blanks = 0;
    std::uint32_t solution_cells = 0;   // different cells that the solution lands on
    std::uint32_t solution_colours = 0; // different colours of theirs
    std::uint32_t longest_step = 0;     // of the solution
};
Measures measures_of(const Maze &maze);

} // namespace alice
