// Mazes on a sheet for paper.
#pragma once

#include "alice/maze.h"
#include "shell/page.h"

#include <span>
#include <string>

namespace alice {

/// Puzzles on a page, numbered if there are several, below a line for a name, the title and the rules:
/// without their solutions, and the answers upside down at the foot; or solved, without answers at the foot.
/// A page of a set has no answers at its foot; solved, it is the answers alone. Throws std::runtime_error,
/// with how many fit, if the squares of several would be too small.
std::string sheet_text(std::span<const Maze> mazes, const svg::PageOptions &options, bool solved);

} // namespace alice
