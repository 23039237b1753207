// A walk through a maze by hand.
#pragma once

#include "alice/lines.h"
#include "alice/maze.h"

#include <functional>
#include <string>

namespace alice {

struct PlayOptions {
    bool start_counts = true;
    bool terminal = false; // draw the maze after every move
    bool colour = false;
};

/// Takes moves from the lines, and writes what comes of them, until the goal is reached, `quit`, or the end.
void play(const Maze &maze, Lines &moves, const PlayOptions &options,
          const std::function<void(const std::string &)> &write);

} // namespace alice
