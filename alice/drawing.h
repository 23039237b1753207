// Mazes drawn with characters.
#pragma once

#include "alice/maze.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

/// A part of the board.
struct View {
    std::uint32_t row = 0, col = 0, rows = 0, cols = 0;
};

struct DrawOptions {
    bool colour = false;                 // with the escape sequences of a terminal
    std::optional<std::uint32_t> walker; // the cell that somebody stands on: `you` below it, or in a view [b]
    std::optional<View> view;            // draw this part only
};

/// The columns and lines that a cell takes with its border, in a view.
inline constexpr std::uint32_t view_cell_columns = 6, view_cell_lines = 4;

/// Arrows around the letter of the cell's colour, the start's in parentheses, and below them the numbers of the steps of
/// the path that arrive there.
std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options);

/// The numbers of the steps that arrive at each cell of a path.
std::vector<std::vector<std::size_t>> visits_of(const Maze &maze, const std::vector<State> &path);

} // namespace alice
