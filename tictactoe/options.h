// What the command line asks for, and the position that it gives.
#pragma once

#include "tictactoe/drawing.h"
#include "tictactoe/lecture.h"
#include "tictactoe/shell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tictactoe {

extern const std::string_view help;

enum class Task { game, analysis, picture, audit };

struct Options {
    Task task = Task::game;
    int rows = 0, cols = 0, in_a_row = 0; // 0 if nobody said
    std::optional<DrawnPosition> position;
    std::optional<Side> side;     // to move
    Names names = letters;        // of the sides in answers
    std::optional<Method> method; // the lecture's; without one the exact method
    std::optional<int> table_depth;
    std::vector<int> order; // all squares of the board
    std::optional<std::string> certificate;
    Side human = Side::x; // in a game
    std::optional<std::uint64_t> seed;
    std::optional<double> time_limit; // in seconds
    bool stats = false, json = false;
};

/// Reads the command line and the file of the position. Throws shell::Misuse or shell::InputError.
Options parse_options(shell::Arguments &arguments);

/// A position, whose turn it is, and what the sides are called.
struct Start {
    WidePosition position;
    Side to_move = Side::x;
    Names names = letters;
};

/// The position to begin with, on the options' board. Throws what parse_options throws if no game reaches it.
Start read_start(const WideBoard &board, const Options &options);

} // namespace tictactoe
