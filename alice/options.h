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

struct Options {
    const shell::Arguments &arguments;
    std::string_view task = {}; // --count, --all, --check, --hint, --generate or --play; none: the answer
    bool queue = false;         // the described search
    std::vector<std::string> mazes = {}; // files; several with --puzzle, none for a new maze
    std::string walk = {}; // of --check, or where --hint and --play go on: a file or the walk itself
    std::size_t hints = 1; // how many moves of --hint
    svg::PageOptions page = {};
    Wish wish = {};
    std::uint64_t rounds = 12; // of --hardest

    bool given(std::string_view option) const { return arguments.given(option); }
    /// Whether to draw without the solution.
    bool puzzle() const { return page.sheet || given("--puzzle"); }
};

/// Reads the command line. Throws shell::Misuse if it makes no sense.
Options parse_options(shell::Arguments &arguments);

} // namespace alice
