// Puzzles as SVG: round squares on the lines along which words run, the words beside them. Given letters are bold, found
// ones blue.
#pragma once

#include "gogen/puzzle.h"

#include <string>
#include <vector>

namespace gogen {

/// One puzzle: `board` is drawn; its letters that are also in `given` are bold.
std::string picture_of(const Board &board, const Board &given, const Words &words);

struct PagePuzzle {
    Puzzle puzzle;
    Board solution;
    std::string title;
};
constexpr std::size_t most_on_a_page = 6;

/// A sheet of A4 with one to six unsolved puzzles, and at its foot their solutions upside down.
std::string page_of(const std::vector<PagePuzzle> &puzzles);

} // namespace gogen
