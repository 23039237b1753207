// How many solutions a puzzle has, as far as its maker cares: none, one, or more.
#pragma once

#include "gogen/solver.h"

#include <vector>

namespace gogen {

struct Uniqueness {
    std::vector<State> solutions; // none, the only one, or two that differ
    // There are two, and all solutions are images of one under the symmetries that leave the givens in place.
    bool up_to_symmetry = false;
};
/// Searches until two solutions are found or all are.
Uniqueness uniqueness_of(const Problem &problem, const Poll &poll = {});

/// For a puzzle that has no solution: the words each of which, left out alone, makes it solvable. A word that is there
/// twice counts as one.
Words words_to_blame(const Puzzle &puzzle, const Poll &poll = {});

} // namespace gogen
