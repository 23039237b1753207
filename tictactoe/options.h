// The command line of tictactoe.
#pragma once

#include "tictactoe/game.h"
#include "tictactoe/lecture.h"
#include "tictactoe/shell.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tictactoe {

extern const std::string_view help;

struct Options {
    enum class Task { game, analyze, svg, audit };

    Task task = Task::game;
    int rows = 3, cols = 3, in_a_row = 3;
    GameOptions game;
    std::optional<std::string> position;
    std::optional<Side> side;     // to move
    std::optional<Method> method; // the lecture's; without one the exact method
    int table_depth = 5;
    std::vector<int> order;  // all squares of the board
    std::string certificate; // a file, or empty
    bool stats = false, json = false;
};

/// Throws shell::Misuse if the words are no command of tictactoe's.
Options parse_options(shell::Arguments &arguments);

} // namespace tictactoe
