// --generate: reads the words, chooses the letters and the size, has the generator hide the words, and prints
// the puzzle.
#pragma once

#include "shell/files.h"
#include "wordsearch/options.h"

namespace wordsearch {

/// Makes the puzzle and prints it. Returns the exit code: 1, and the reason on standard error, if there is
/// none.
int make_puzzle(const Options &options, shell::Output &out);

} // namespace wordsearch
