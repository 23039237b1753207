// The described search: breadth first, in layers, with a queue for each step number.
//
// How it works. Queue n holds what can be reached in n steps and not in fewer. From each entry we follow all
// arrows. A state that was never reached before goes into queue n + 1, with a link to the entry that it came
// from. When queue n + 1 holds the goal, we follow the links back.
//
// The text keeps the step size and the parent by cell and step number. That is wrong: two walks may arrive at
// one cell in the same step with different step sizes, and the second would overwrite the first. So here an
// entry is a state, a cell together with a step size, and each keeps its own parent.
//
// Ties. A queue has the largest (row, column) first, so each state is reached from the largest of its
// predecessors. Following the links back from the goal we get the path to be printed.
//
// Cost: a bit for each possible state, and 16 bytes and 100 to 250 ns for each state reached.
#pragma once

#include "alice/maze.h"

#include <cstddef>
#include <cstdint>

namespace alice {

/// What a search found: the shortest path, empty if there is none, how many states it reached, and the number
/// of its last level.
struct Found {
    Path path{};
    std::uint64_t states = 0, levels = 0;
};

/// Searches from a state to the goal. Throws std::runtime_error if its table needs more than `memory` bytes.
Found queue_search(const Maze &maze, State from, std::size_t memory = SIZE_MAX);

} // namespace alice
