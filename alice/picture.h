// Mazes as SVG pictures to print, in the style of the mazes in print: coloured arrows in squares.
#pragma once

#include "alice/maze.h"

#include <span>
#include <string>
#include <vector>

namespace alice {

/// A maze, and below each square the steps of the path that arrive there with the d to leave with. An empty path: the
/// puzzle without its solution. Red cells have a + among their arrows and yellow ones a -, for printers without colour.
std::string picture_text(const Maze &maze, const std::vector<State> &path);

/// Puzzles without their solutions on a page of A4, numbered, below a line with the rules.
std::string sheet_text(std::span<const Maze> mazes);

} // namespace alice
