// Grids drawn as SVG: a picture of what was found, and a sheet of paper with puzzles, their words and their
// answers.
//
// A sheet looks like those of other makers of worksheets: a line for the name, a title, the directions of the
// words, the grids as large as they fit, the words in columns below or beside them, and perhaps the answers
// upside down at the foot.
#pragma once

#include "shell/page.h"
#include "wordsearch/search.h"

#include <string>
#include <vector>

namespace wordsearch {

/// A grid, and the matches to draw rings around.
struct Drawing {
    Grid grid;
    std::vector<Match> rings = {};
};

/// The grid alone, with its rings, a cell 8 mm wide if it then fits on A4.
std::string picture_of(const Drawing &drawing);

struct Sheet {
    svg::PageOptions page = {};
    std::string rules = "";              // below the title, unless `page` has others
    bool name_line = false;              // to be written by the solver
    std::vector<std::string> words = {}; // the same for each grid
    std::vector<Drawing> puzzles = {};   // one or more
    std::vector<Drawing> answers = {};   // at the foot; none or one for each puzzle
};

/// The sheet. Throws shell::Misuse, with what would fit, if its letters would be smaller than 2 mm.
std::string draw_sheet(const Sheet &sheet);

} // namespace wordsearch
