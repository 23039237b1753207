// What the command line asks for.
#pragma once

#include "shell/arguments.h"
#include "shell/page.h"
#include "wordsearch/generate.h"
#include "wordsearch/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

extern const std::string_view help;

struct Options {
    const shell::Arguments &arguments;
    std::vector<std::string> operands = {};
    bool dialogue = true; // no argument at all

    // For a search.
    Method method = Method::fast;
    std::vector<std::string> words = {}; // of --word, or operands that are words
    bool lecture = false;                // read files as the lecture's program does
    std::uint64_t min_length = 2;

    svg::PageOptions page = {};

    // For a new puzzle.
    std::vector<std::uint8_t> directions{all_directions.begin(), all_directions.end()};
    std::string shape = {}, avoid = {}; // their files
    Clues clues = Clues::ask;
    std::string message = {}; // spelled by the letters of no word

    bool given(std::string_view option) const { return arguments.given(option); }
    /// Whether the grid is printed with the words that are in it.
    bool shows() const { return given("--show") || (given("--solution") && !given("--svg")); }
};

/// Throws shell::Misuse.
Options parse(shell::Arguments &arguments);

} // namespace wordsearch
