// What the command line asks for.
#pragma once

#include "shell/arguments.h"
#include "shell/dialogue.h"
#include "tictactoe/advice.h"
#include "tictactoe/board.h"
#include "tictactoe/lecture.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tictactoe {

extern const std::string_view help;

struct Options {
    std::string_view task;    // its option; empty for a game
    WideBoard board{3, 3, 3}; // with at most max_squares squares but in a game
    WidePosition position;    // one that a game can reach
    Side to_move = Side::x;
    Names names = letters;        // of the sides in answers
    std::optional<Method> method; // the lecture's; without one the exact method
    int table_depth = 5;          // the lecture's
    std::vector<int> order;       // all squares of the board
    std::optional<std::string> certificate;
    shell::GameRules rules; // in a game
};

/// The side of the human in a game: X begins.
inline Side human_in(const shell::GameRules &rules) { return rules.second ? Side::o : Side::x; }

/// The board of a size such as `4x7`, `6 7 4` or `gomoku` in a game. Throws shell::Misuse.
WideBoard board_for_game(const std::string &size, Goal goal);

/// Reads the command line, and the position from its file. Throws shell::Misuse or shell::InputError.
Options parse_options(shell::Arguments &arguments);

} // namespace tictactoe
