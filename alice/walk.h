// Walks that somebody else has made: read from a text, followed through a maze, and judged.
#pragma once

#include "alice/maze.h"
#include "alice/shell.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

struct Walk {
    std::vector<Cell> cells;
    std::optional<std::int64_t> claim; // how many steps the text says that it has
};

/// Reads walks: cells such as (2, 0), with `->` between them or without. A walk is a line. A line that begins with an
/// arrow, follows one that ends with an arrow, or is one cell goes on with the walk before. alice's answers are walks.
/// Throws InputError if there is none.
std::vector<Walk> read_walks(shell::InputFile &file);

struct Fault {
    std::size_t step; // 0 is the start
    std::string reason;
};

struct Followed {
    std::vector<State> states; // as far as it is legal, at least the start's
    std::optional<Fault> fault;
};
/// Follows a walk from the start, and finds the first thing that is wrong with it; if it must reach the goal, also that
/// it does not, or in another number of steps than it says.
Followed follow(const Maze &maze, const Walk &walk, bool to_goal);

} // namespace alice
