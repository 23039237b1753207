// A solution as a person would reason it: from rules, the easiest that says something new each time.
//
// What is known at any time is for each letter the cells where it may still stand; a letter on the board has its cell, and
// no other letter may stand there. Each step follows from that by one rule alone, and says what it rules out:
//
//   only cell             one cell is left for a letter: it goes there
//   only letter           one letter is left for a cell: it goes there
//   adjacent pair         a letter is next to letters on the board that words put beside it
//   corner or edge        a letter with more partners than a cell has neighbours is not there
//   shared neighbourhood  a letter is next to some cell where a partner may still stand
//   supposition           were a letter there, the rules above would leave some letter no cell or some cell no letter; or,
//                         where that is not enough, each way on from there would end like this
//
// The hardest rule needed makes the difficulty: the first three easy, the next two medium, supposition hard.
#pragma once

#include "gogen/puzzle.h"

#include <string>
#include <vector>

namespace gogen {

enum class Rule { only_cell, only_letter, adjacent_pair, corner_or_edge, shared_neighbourhood, supposition };
enum class Difficulty { easy, medium, hard };

struct Step {
    Rule rule;
    unsigned letter;      // of which it speaks
    Letters partners = 0; // the letters beside it that are the reason
    Cells before, after;  // where it may stand
    bool deep = false;    // a supposition that takes more suppositions to refute
};

struct Explanation {
    std::vector<Step> steps;
    Difficulty difficulty = Difficulty::easy;
    enum class End { solved, ambiguous, impossible } end = End::solved;
    // What is known in the end. Solved: every letter is placed. Ambiguous: each letter may stand wherever it still may,
    // in some solution. Impossible: a letter has no cell, or a cell no letter, as `contradiction` says.
    State known;
    std::string contradiction;
};

Explanation explain(const Puzzle &puzzle);

const char *name_of(Difficulty difficulty);

/// The explanation for a reader: a line each step, what came of it, and the difficulty.
std::string text_of(const Explanation &explanation, const Puzzle &puzzle);

} // namespace gogen
