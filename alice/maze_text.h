// Mazes as text, in two forms.
//
// The form of the exercise: the width, the start and the goal as (row,column), then a line a row. A cell is its colour
// (r, y or b), a colon and its arrows in parentheses, or the word goal. Without arrows it is blank: b:() or -.
//
//     3
//     s=(2,0)
//     g=(0,1)
//     r:(r,dr,d) goal y:(dl)
//     b:(u) b:(u) b:(dl)
//     b:(u,r) b:(r) b:(u)
//
// The compact form, see compact.h, is told from it by its first cell.
//
// People may type either case and blanks where they like but inside of words. Blank lines and what follows a # do not
// count.
#pragma once

#include "alice/maze.h"
#include "alice/shell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alice {

/// Reads the rest of a file. Throws InputError, with the place, if it is not a maze.
Maze read_maze(shell::InputFile &file);

/// Reads a maze from a text that errors call `name`; its last byte is a line feed.
Maze read_maze(const std::string &name, std::string_view text);

/// The maze in the form of the exercise.
std::string maze_text(const Maze &maze);

/// The next line with something on it but blanks and a comment, which are cut off; empty at the end.
std::string_view next_content(shell::Lines &lines);

/// What stands on a line but blanks at its ends and a comment.
std::string_view content_of(std::string_view line);

/// Takes a whole number off the front of the text, perhaps with a minus. One beyond most_cells comes out as that.
std::optional<std::int64_t> take_number(std::string_view &text);

/// A space or a tab.
inline bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }
inline char lower(char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/// `1 cell`, `2 cells`.
std::string count_of(std::uint32_t cells);

} // namespace alice
