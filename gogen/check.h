// Judging boards: what is wrong with them, and which word of an impossible puzzle is to blame.
#pragma once

#include "gogen/puzzle.h"
#include "gogen/solver.h"

#include <string>
#include <vector>

namespace gogen {

/// What keeps a board from being a solution, a line each: squares and letters, or if these are all right, words. Empty
/// for a solution.
std::vector<std::string> faults_of(const Board &board, const Words &words);

/// For a puzzle that has no solution: the words each of which, left out alone, makes it solvable. A word that is there
/// twice counts as one.
Words words_to_blame(const Puzzle &puzzle, const Stop &stop = {});

} // namespace gogen
