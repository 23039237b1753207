// Mazes on a sheet for paper.
#pragma once

#include "alice/maze.h"
#include "shell/page.h"

#include <cstddef>
#include <span>
#include <string>

namespace alice {

/// Puzzles without their solutions on a page, numbered if there are several, below a line for a name, the
/// title and the rules; their answers upside down at its foot. Throws std::runtime_error, with how many fit,
/// if the squares of several would be too small. Or solved, without answers at the foot. Those of a set have
/// no answers, and numbers from the first one on; solved they are the answers alone.
std::string sheet_text(std::span<const Maze> mazes, const svg::PageOptions &options, bool solved,
                       std::size_t first = 1);

} // namespace alice
