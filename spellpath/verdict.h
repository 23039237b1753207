// The judge of boards and paths: the rules and the words of the lab's spellchecker.
#pragma once

#include "spellpath/board.h"
#include "spellpath/grid.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace spell {

struct Verdict {
    struct Fault {
        std::size_t line;
        std::string message; // in the words of the lab's own program
    };
    std::optional<Fault> fault; // the first one: grid; path cell by cell; path step by step
    Grid grid;                  // where there is no fault
    std::vector<Cell> path;     // where there is no fault
};

/// Judges a board as it was written. Linear time.
Verdict judge(Board board);

} // namespace spell
