// A puzzle in the terminal, or plain text through a pipe: the player types which letter goes where.
#pragma once

#include "gogen/puzzle.h"

#include <functional>
#include <string>

namespace gogen {

/// A puzzle whose printed letters are known, and a remark to print.
struct Game {
    Puzzle puzzle;
    std::string remark = {};
};

/// Plays until `quit` or the end of the input. next() gives the first game, and the one after each that is
/// solved or not begun; plain: the board is in words; wish: the options that next() knows.
void play(const std::function<Game()> &next, bool plain, const std::string &wish);

} // namespace gogen
