// Walks through a maze, made by somebody else: read from a text, judged, or taken step by step.
#pragma once

#include "alice/maze.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

/// Where a walker stands, and the step size d to leave with.
struct Stand {
    Cell cell;
    std::int64_t d;
};

/// The start; `start_counts` tells whether its colour does.
Stand at_start(const Maze &maze, bool start_counts);
/// A cell of the board that was arrived at with d.
Stand arrived(const Maze &maze, Cell cell, std::int64_t d);

struct Walk {
    std::vector<Cell> cells;
    std::optional<std::int64_t> claim; // how many steps the text says that it has
};

/// Reads walks: cells such as (2, 0), with `->` between them or not; alice's own answer, or all that it lists. Where
/// there are arrows a cell without one before it begins a walk. Throws InputError when there is none.
std::vector<Walk> read_walks(Lines &lines);

struct Fault {
    std::size_t step; // 0 is the start
    std::string reason;
};

/// The first thing that is wrong with a walk from the start to the goal.
std::optional<Fault> judge(const Maze &maze, bool start_counts, const Walk &walk);

} // namespace alice
