// What the command line asks for.
#pragma once

#include "shell/arguments.h"
#include "shell/page.h"
#include "wordsearch/generate.h"
#include "wordsearch/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

extern const std::string_view help;

/// What a search prints.
enum class Print {
    lines,
    count,   // how many lines
    unused,  // the words not found
    left,    // the letters of no word
    hints,   // where each word begins
    marks,   // the grid with the words marked
    drawing, // the same as SVG
};

struct Options {
    enum class Task { dialogue, search, generate };
    Task task = Task::dialogue;
    std::vector<std::string> operands;

    // For a search.
    Method method = Method::fast;
    Print print = Print::lines;
    bool json = false;
    std::vector<std::string> words; // of --word
    bool lecture = false;           // read files as the lecture's program does
    bool unique = false, stats = false;
    std::uint64_t min_length = 2;

    // For a page, with Print::drawing.
    svg::PageOptions page;

    // For a new puzzle.
    std::vector<std::uint8_t> directions{all_directions.begin(), all_directions.end()};
    std::string shape, avoid; // their files
    Clues clues = Clues::ask;
    bool solution = false, lower = false;
    std::optional<std::string> message; // spelled by the letters of no word
};

/// Throws shell::Misuse.
Options parse(shell::Arguments &arguments);

} // namespace wordsearch
