// A maze walked by hand, in a dialogue.
#pragma once

#include "alice/maze.h"

namespace alice {

/// A walk by hand, which goes on from this one: a dialogue in lines, or on a terminal a picture that is drawn anew in
/// its place. Takes moves from standard input and writes what comes of them, until the goal, `quit`, or the end.
void play(const Maze &maze, std::vector<State> walk);

} // namespace alice
