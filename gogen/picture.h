// Puzzles as SVG: round squares on the lines along which words run, the words beside them. Given letters are
// bold, found ones blue.
#pragma once

#include "gogen/puzzle.h"
#include "shell/page.h"

namespace gogen {

/// What is drawn: the board of the puzzle, or of its solution.
struct Drawing {
    Puzzle puzzle;
    Board board;
    std::string caption = {};
};

/// The drawing alone, as large as a puzzle in a newspaper.
std::string picture_of(const Drawing &drawing);

/// A page with the drawings below the title, which may be empty, and the rules; below each unsolved board the
/// letters A to Y to cross out, the given ones crossed out; and at its foot the answers, which have no words,
/// if there are any.
/// Throws std::runtime_error, with how many would fit, if the words would be smaller than 1.8 mm.
std::string sheet_of(const svg::PageOptions &page, const std::vector<Drawing> &drawings,
                     const std::vector<Drawing> &answers);

} // namespace gogen
