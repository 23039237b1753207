// Mazes in the compact form: rows of cells, each a letter and a digit for each arrow. It is that of a course in which
// students write solvers; their public mazes can be pasted as they are.
//
//     R234 G Y5
//     B0 B0 B5
//     S02 B2 B0
//
// R, Y and B are colours, G is the goal, S the start and W (or -) a blank cell. The digits go clockwise: 0 up, 1 up right,
// 2 right, 3 down right, 4 down, 5 down left, 6 left, 7 up left. S is black; as an extension, SR and SY are a red and a
// yellow start, and SG is a goal that one starts on.
#pragma once

#include "alice/maze.h"
#include "alice/shell.h"

#include <string>
#include <string_view>

namespace alice {

/// Whether a word could be a cell of this form; a number could not.
bool is_compact_cell(std::string_view word);

/// Reads the maze whose first row is the present line. Throws InputError, with the place, if it is none.
Maze read_compact(shell::Lines &lines);

/// The maze in this form.
std::string compact_text(const Maze &maze);

} // namespace alice
