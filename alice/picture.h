// Mazes drawn with characters and as SVG, in the style of printed mazes.
#pragma once

#include "alice/maze.h"
#include "shell/page.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace alice {

struct DrawOptions {
    bool colour = false;                                  // with the escape sequences of a terminal
    std::optional<Number> walker{};                       // the cell of the walker, drawn as [b]
    Number around = 0;                                    // the cell in the middle, for a walker
    std::size_t lines = UINT32_MAX, columns = UINT32_MAX; // that there is room for
};

/// The maze drawn with characters. In each cell the arrows stand around the letter of its colour, in
/// parentheses at the start, and below them the numbers of the path's steps that arrive there. For a
/// walker rows and columns are numbered, and the part around it for which there is room is drawn, at least a
/// cell; the border is open towards the rest.
std::string draw_text(const Maze &maze, const Path &path, const DrawOptions &options);

/// The maze as SVG, with the path's steps below each square that they arrive at. With an empty path it is the
/// puzzle without its solution. Red cells have a + among their arrows and yellow ones a -, for printers
/// without colour.
std::string picture_text(const Maze &maze, const Path &path);

/// Adds a maze and a path to a page, as large as the box, and returns the side of a square there. In a
/// picture that is not English, START and GOAL are signs.
double add_picture(svg::Document &page, svg::Box box, const Maze &maze, const Path &path, bool english);

} // namespace alice
