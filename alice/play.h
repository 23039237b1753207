// A maze walked by hand, in a dialogue.
#pragma once

#include "alice/maze.h"

#include <vector>

namespace alice {

/// Lets a person continue this walk: a dialogue in lines, or on a terminal a picture that is redrawn in
/// place. Reads moves from standard input until the goal, `quit`, or the end of the input.
void play(const Maze &maze, Path walk);

} // namespace alice
