// A maze walked by hand, in a dialogue.
#pragma once

#include "alice/maze.h"

#include <functional>
#include <string>

namespace alice {

/// A maze, the walk that the player continues, and a remark to print.
struct Game {
    Maze maze;
    Path walk;
    std::string about = {};
};

/// Lets a person walk through one maze after another, in the dialogue of shell/dialogue.h; plain:
/// in words, without drawings; wish: the other options that next() knows.
void play(const std::function<Game()> &next, bool plain, const std::string &wish);

} // namespace alice
