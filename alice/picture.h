// Mazes drawn with characters and as SVG, in the style of printed mazes.
#pragma once

#include "alice/maze.h"
#include "shell/page.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

/// A part of the board.
struct View {
    Number row = 0, col = 0, rows = 0, cols = 0;
};

struct DrawOptions {
    bool colour = false;            // with the escape sequences of a terminal
    std::optional<Number> walker{}; // the cell that somebody stands on: [b]
    std::optional<View> view{};     // draw this part only
};

/// The columns and lines that a cell takes with its border, in a view.
inline constexpr Number view_cell_columns = 6, view_cell_lines = 4;

/// The maze drawn with characters. In each cell the arrows stand around the letter of its colour, in
/// parentheses at the start, and below them the numbers of the path's steps that arrive there.
std::string draw_text(const Maze &maze, const Path &path, const DrawOptions &options);

/// The maze as SVG. Below each square stand the path's steps that arrive there, with the d to leave with. An
/// empty path: the puzzle without its solution. Red cells have a + among their arrows and yellow ones a -,
/// for printers without colour.
std::string picture_text(const Maze &maze, const Path &path);

/// The side of a square in the units of the next two.
inline constexpr double square_side = 1000;
/// The part of the plane that a maze and the path's steps take.
svg::Box view_of(const Maze &maze, const Path &path);
/// Adds them to a document. In a picture that is not English START and GOAL are signs.
void add_picture(svg::Document &out, const Maze &maze, const Path &path, bool english);

} // namespace alice
