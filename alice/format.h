// Mazes as text, in the two forms that alice(1) describes. The exercise's form has the width, the start and
// the goal before its rows. The compact form comes from a course in which students write solvers: rows of
// cells such as R234. In it SR, SY, SG, digits alone and a colour alone are extensions; Abbott's twenty mazes
// are published with digits alone.
#pragma once

#include "alice/maze.h"
#include "shell/files.h"

#include <string>
#include <string_view>

namespace alice {

/// Reads the rest of a file, and the walk that saved_text() put there if `walk` is empty. Throws InputError,
/// with the place, if it is not a maze.
Maze read_maze(shell::InputFile &file, std::string &walk);
/// Reads a maze from a text that errors call `name`.
Maze read_maze(const std::string &name, std::string_view text);

/// The maze in the form of the exercise.
std::string maze_text(const Maze &maze);
/// The exercise's form with a walk in a comment.
std::string saved_text(const Maze &maze, const Path &walk);
/// The maze in the compact form.
std::string compact_text(const Maze &maze);

} // namespace alice
