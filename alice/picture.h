// Mazes drawn with characters and as SVG, in the style of printed mazes.
#pragma once

#include "alice/maze.h"
#include "shell/page.h"

#include <span>

namespace alice {

/// A part of the board.
struct View {
    std::uint32_t row = 0, col = 0, rows = 0, cols = 0;
};

struct DrawOptions {
    bool colour = false;                   // with the escape sequences of a terminal
    std::optional<std::uint32_t> walker{}; // the cell that somebody stands on: [b]
    std::optional<View> view{};            // draw this part only
};

/// The columns and lines that a cell takes with its border, in a view.
inline constexpr std::uint32_t view_cell_columns = 6, view_cell_lines = 4;

/// The maze drawn with characters. In each cell the arrows stand around the letter of its colour, in parentheses at the
/// start, and below them the numbers of the path's steps that arrive there.
std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options);

/// The maze as SVG. Below each square stand the path's steps that arrive there, with the d to leave with. An empty
/// path: the puzzle without its solution. Red cells have a + among their arrows and yellow ones a -, for printers
/// without colour.
std::string picture_text(const Maze &maze, const std::vector<State> &path);

/// Puzzles without their solutions on a page, numbered if there are several, below a line for a name, the title and the
/// rules; their answers upside down at its foot. Throws std::runtime_error, with how many fit, if the squares of several
/// would be too small. Or solved, without answers at the foot.
std::string sheet_text(std::span<const Maze> mazes, const svg::PageOptions &options, bool solved);

} // namespace alice
