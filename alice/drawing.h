// Mazes drawn with characters, and as SVG pictures to print, in the style of the mazes in print.
#pragma once

#include "alice/maze.h"
#include "alice/svg_document.h"

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

/// Arrows around the letter of the cell's colour, the start's in parentheses, and below them the numbers of the steps
/// of the path that arrive there.
std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options);

/// A maze, and below each square the steps of the path that arrive there with the d to leave with. An empty path: the
/// puzzle without its solution. Red cells have a + among their arrows and yellow ones a -, for printers without colour.
std::string picture_text(const Maze &maze, const std::vector<State> &path);

/// Puzzles without their solutions on a page, numbered if there are several, below a line for a name, the title and the
/// rules; their answers upside down at its foot. Throws std::runtime_error, with how many fit, if the squares of several
/// would be too small. Or solved, without answers at the foot.
std::string sheet_text(std::span<const Maze> mazes, const svg::PageOptions &options, bool solved);

} // namespace alice
