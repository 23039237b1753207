// Options as other programs call them, and operands that are typed as options.
#pragma once

#include "text.h"

#include <string>
#include <string_view>

namespace shell {

/// What an option probably means that the program does not have.
struct Meaning {
    /// The words to read in its place, such as `--level easy` for --easy: one of the program's own names, or
    /// none if it does without an option what is asked. They mean the same: whoever typed it is told, and
    /// gets it.
    Words words = {};
    bool same = false;
    /// If it is not the same: `, here it is --json` or `, ` and a sentence; empty if no other program has it,
    /// either.
    std::string advice = {};
};

/// The words of a command line with operands that were typed as options, such as --size 5x5, --rows=3 or
/// --words FILE, at their places among the others; `own` are the program's options.
Words with_operands(Words words, const Words &own);

/// The meaning of an option that is not among the program's own `names`. The value is the word after it.
Meaning meaning_elsewhere(std::string_view option, std::string_view value, const Words &names);

} // namespace shell
