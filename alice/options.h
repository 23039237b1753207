// What the command line asks for.
#pragma once

#include "alice/generate.h"
#include "shell/arguments.h"
#include "shell/page.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alice {

extern const std::string_view help;

/// What to print of the maze, which is read or, with --generate, new.
enum class Print { answer, count, all, check, hint, play, draw, svg, compact };
enum class Method { fast, queue };

struct Options {
    Print print = Print::answer;
    bool json = false, stats = false;
    Method method = Method::fast;
    std::vector<std::string> mazes; // files; several with --puzzle
    std::string walk;               // of --check, or where --hint and --play go on: a file or the walk itself
    std::size_t hints = 1;          // how many moves of --hint

    bool puzzle = false; // draw without the solution
    bool sheet = false;  // draw a page, also of one maze
    svg::PageOptions page;

    bool generate = false;
    bool solution = false; // draw the new maze with it
    bool hardest = false;
    Wish wish;
    std::uint64_t rounds = 12; // of --hardest
};

/// Reads the command line. Throws shell::Misuse if it makes no sense.
Options parse_options(shell::Arguments &arguments);

} // namespace alice
