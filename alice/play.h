// A walk through a maze by hand: a dialogue in lines, or on a terminal a picture that is drawn anew in its place.
#pragma once

#include "alice/maze.h"
#include "alice/shell.h"

#include <vector>

namespace alice {

struct PlayOptions {
    StartColour start_colour = StartColour::counts;
    bool terminal = false; // draw in place
    bool colour = false;
    std::vector<State> walk; // to go on from; empty: from the start
};

/// Takes moves from the lines of a file, and writes what comes of them to standard output, until the goal is reached,
/// `quit`, or the end.
void play(const Maze &maze, shell::InputFile &moves, const PlayOptions &options);

} // namespace alice
