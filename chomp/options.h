// The command line of chomp.
#pragma once

#include "chomp/board.h"
#include "chomp/chomp.h"
#include "chomp/play.h"
#include "chomp/shell.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace chomp {

extern const std::string_view help;

struct Command {
    enum class Print { text, picture, svg, json };

    std::optional<Board> board; // without one there is a game, which asks for it
    bool play = false;
    Player first = Player::human;
    Solution (*method)(const Board &, const Options &) = solve_by_sieve;
    std::uint64_t memory = 0; // bytes
    Print print = Print::text;
    bool all = false, stats = false;
};

/// Throws shell::Misuse, or std::invalid_argument for a STATE that is none.
Command parse(shell::Arguments &arguments);

} // namespace chomp
