// A sheet of paper with puzzles, their words and their answers.
//
// It needs no language: a pencil and a line for the name, a title, a rose of the directions, the grids as
// large as they fit, the words in columns below or beside them, a blank for each letter of a message, and
// perhaps the answers upside down at the foot.
#pragma once

#include "shell/page.h"
#include "wordsearch/picture.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace wordsearch {

struct Sheet {
    svg::PageOptions page = {};
    bool solved = false;                       // with rings, and without a line for the name and a rose
    std::vector<std::uint8_t> directions = {}; // of a new puzzle's words
    std::size_t blanks = 0;                    // letters of a message
    std::vector<std::string> words = {};       // the same for each grid
    std::vector<Drawing> puzzles = {};         // one or more; none if the page has answers alone
    std::vector<Drawing> answers = {};         // at the foot; none or one for each puzzle
};

/// The sheet. Throws shell::Misuse, with what would fit, if its letters would be smaller than 2 mm.
std::string draw_sheet(const Sheet &sheet);

} // namespace wordsearch
