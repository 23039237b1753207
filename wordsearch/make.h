// --generate: a new puzzle, printed.
#pragma once

#include "wordsearch/options.h"
#include "wordsearch/shell.h"

namespace wordsearch {

/// Makes the puzzle and prints it. Returns the exit code: 1, and the reason on standard error, if there is none.
int make_puzzle(const Options &options, shell::Output &out);

} // namespace wordsearch
