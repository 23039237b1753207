// A maze walked by hand, in a dialogue.
#pragma once

#include "alice/maze.h"
#include "shell/arguments.h"

#include <functional>
#include <optional>
#include <string>

namespace alice {

/// A maze, the walk that the player continues, and a remark to print.
struct Game {
    Maze maze;
    Path walk;
    std::string about = {};
};

/// Gives a game, if its maze is to be made, of this difficulty.
using Next = std::function<Game(std::optional<shell::Level>)>;

/// Lets a person walk through one maze after another, in the dialogue of shell/dialogue.h; plain:
/// in words, without drawings; wish: for a difficulty.
void play(const Next &next, bool plain, std::optional<shell::Level> wish);

} // namespace alice
