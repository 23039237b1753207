// The text that the spell programs hand to each other: a grid, or a grid with a path.
//
// Words, separated by any white space (blank, tab, line feed, carriage return, vertical tab, form feed). The
// words before the word PATH are the rows of the grid, top to bottom; after PATH come the cells of the path,
// a row number and a column number each. Without PATH the path is empty. Any other byte may be a cell, NUL
// and 0xFF included.
#pragma once

#include "spellpath/grid.h"
#include "spellpath/shell.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spell {

/// A board as it was written, not yet judged. Lines count from 1.
struct Board {
    struct RaggedRow {
        int row;
        std::size_t cols, line;
    };
    struct Step {
        std::int32_t r, c; // `odd` for numbers that are negative or over 2^31-1
        std::uint32_t line;
    };
    static constexpr std::int32_t odd = -1;

    std::string file; // as messages call it: its name, or <stdin>
    Grid grid;        // up to the first row that is not as long as row 0
    std::optional<RaggedRow> ragged;
    std::size_t end_of_rows = 0; // the line of PATH, or the last line
    std::vector<Step> steps;
    std::string first_odd; // the first of the odd numbers, in decimal without leading zeros
};

enum class PathText { read, ignore };

/// Reads a board from the file, standard input for "-". What follows PATH is ignored, whatever it is, or read. Throws
/// shell::InputError when the file cannot be read, when it is larger than a board can be (2^31-1 bytes, and a quarter of the memory
/// that the process may have), and when what follows PATH is to be read and is no sequence of pairs of integers.
Board read_board(const std::string &file, PathText path_text);

/// Takes the present argument as the FILE of a program that reads one. Throws shell::Misuse when there is one already.
void take_file(const shell::Arguments &arguments, std::optional<std::string> &file);

/// Reads a board from a text; `file` is what messages call it.
Board parse_board(std::string file, std::string_view text, PathText path_text);

/// The grid of the board. Throws shell::InputError when there are no rows or they differ in length.
Grid grid_of(Board board);

/// The board of a grid and a path on it: the rows, PATH, the cells, a line each.
std::string board_text(const Grid &grid, const std::vector<Cell> &path);

} // namespace spell
