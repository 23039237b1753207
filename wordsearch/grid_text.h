// Reads a grid, as the lecture's program does or as people type it.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/shell.h"

#include <cstddef>
#include <string>

namespace wordsearch {

/// A grid that was read, and what is left of its text.
struct ReadGrid {
    Grid grid;
    std::size_t skipped = 0;    // lines of another length than the first row, which were skipped
    shell::Text rest;           // the text after the empty line that ended the grid
    std::size_t first_line = 0; // the number of its first line; 0 if there was no such line
};

/// The lecture's grid: a row a line, a cell a byte. The first line that is not empty gives the length of the rows; lines
/// of another length are skipped and counted. Throws shell::InputError, which calls the file `name`, if there is no row.
ReadGrid read_lecture_grid(const std::string &name, shell::Text text);

struct GridForm {
    bool bytes = false; // a cell is a byte, and blanks and commas are cells, too
    bool ragged =
        false;         // short rows have empty cells at their end, and blanks between letters are empty cells
    bool alone = true; // if not, an empty line ends the grid, and words may follow
};

/// A grid as people type it: a row a line, a cell a letter in UTF-8. Blanks, tabs, commas or bars may stand between the
/// letters, if every cell then is one letter. An empty line after the grid ends it. Throws shell::InputError, with file and line, if
/// there is no row, if rows differ in length, if something else stands in a row, or if it is no UTF-8.
ReadGrid read_grid(const std::string &name, shell::Text text, GridForm form);

} // namespace wordsearch
