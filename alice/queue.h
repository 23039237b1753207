// The described search: breadth first, in layers, with a queue for each step number.
//
// How it works. Queue n holds what can be reached in n steps and not in fewer. From each entry we follow all arrows,
// and what was never reached before goes into queue n + 1, with a link to the entry that it came from. When queue n + 1
// holds the goal, we follow the links back.
//
// The text keeps the step size and the parent by cell and step number. That is wrong: two walks may arrive at one cell
// in the same step with different step sizes, and the second would overwrite the first. So here an entry is a state, a
// cell together with a step size, and each keeps its own parent.
//
// Ties. Of several parents in queue n we keep the largest (row, column). Walking back from the goal we then take the
// largest predecessor at each step, which is the path to be printed.
//
// Cost: 4 bytes for each state that there may be, 12 for each that was reached, and 100 to 250 ns for each.
#pragma once

#include "alice/maze.h"

namespace alice {

struct Answer {
    std::vector<State> path;  // from the start to the goal; empty if there is no solution
    std::uint64_t states = 0; // reached
    std::size_t steps = 0;    // of the path, or of the last queue that is not empty
    std::uint32_t longest_step = 0;
};

/// The shortest path from a state to the goal. Throws std::runtime_error if its table needs more than `memory` bytes.
Answer queue_search(const Maze &maze, State from, std::size_t memory = SIZE_MAX);

} // namespace alice
