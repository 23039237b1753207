// Pictures of a maze, with a solution or not.
#pragma once

#include "alice/search.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

struct DrawOptions {
    bool colour = false;                 // with the escape sequences of a terminal
    std::optional<std::uint32_t> walker; // the cell that somebody stands on
};

/// For a terminal: arrows around the letter of the cell's colour, the start's in brackets, and below them the numbers of
/// the steps of the path that arrive there.
std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options);

/// As SVG, in the style of the printed mazes: coloured arrows in squares; below them the steps of the path that arrive
/// there with the d to leave with.
std::string svg_text(const Maze &maze, const std::vector<State> &path);

} // namespace alice
