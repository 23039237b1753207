// Mazes as SVG pictures to print, in the style of the mazes in print: coloured arrows in squares.
#pragma once

#include "alice/maze.h"
#include "alice/svg_document.h"

#include <span>
#include <string>
#include <vector>

namespace alice {

/// A maze, and below each square the steps of the path that arrive there with the d to leave with. An empty path: the
/// puzzle without its solution. Red cells have a + among their arrows and yellow ones a -, for printers without colour.
std::string picture_text(const Maze &maze, const std::vector<State> &path);

struct Sheet {
    svg::Paper paper = svg::Paper::a4;
    std::string title;
    StartColour start_colour = StartColour::counts;
};

/// Puzzles without their solutions on a page, numbered, below the rules; their answers upside down at its foot. No maze is
/// less than 45 mm wide or high. Throws std::runtime_error, with how many fit, if there are too many for that.
std::string sheet_text(std::span<const Maze> mazes, const Sheet &sheet);

} // namespace alice
