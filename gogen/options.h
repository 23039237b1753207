// The command line of the program.
#pragma once

#include "gogen/generate.h"
#include "gogen/shell.h"
#include "gogen/svg_document.h"
#include "gogen/wording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gogen {

/// What --help prints.
extern const std::string_view help;

enum class Task { solve, check, count, unique, steps, hint, generate };
enum class Method { fast, masks };
enum class Print { drawn, plain, json, svg };

struct Options {
    Task task = Task::solve;
    Method method = Method::fast;
    Print print = Print::drawn;
    Boards boards = Boards::between;
    bool unsolved = false, stats = false;
    bool small = false;    // found letters are printed small
    std::size_t hints = 1; // steps of a hint
    std::vector<std::string> operands;
    std::string save, dictionary; // files, or empty
    std::optional<std::uint64_t> seed;
    std::size_t puzzles = 0;          // on a sheet; 0: one
    std::optional<svg::Paper> paper;  // of a sheet
    std::optional<std::string> title; // of a sheet
    bool solution = false;            // of a new puzzle, too
    double time_limit = 10;           // of --generate, in seconds
    GeneratorOptions generator;
};

/// Throws shell::Misuse for an option that there is not, a wrong value, or options that do not go together.
Options parse(shell::Arguments &arguments);

} // namespace gogen
