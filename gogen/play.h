// A puzzle in the terminal, or plain text through a pipe: the player types which letter goes where.
#pragma once

#include "gogen/puzzle.h"
#include "shell/arguments.h"

#include <functional>
#include <optional>
#include <string>

namespace gogen {

/// A puzzle whose printed letters are known, and a remark to print.
struct Game {
    Puzzle puzzle;
    std::string remark = {};
};

/// Gives a game, if it is to be made, of this difficulty.
using Next = std::function<Game(std::optional<shell::Level>)>;

/// Plays until `quit` or the end of the input. next() gives the first game, and the one after each that is
/// solved or not begun, or when another is wished for; plain: the board is in words; wish: for a difficulty.
void play(const Next &next, bool plain, std::optional<shell::Level> wish);

} // namespace gogen
