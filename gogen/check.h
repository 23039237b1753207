// Judging boards: what is wrong with a full one, and what cannot stay on one that has no solution.
//
// For each question a search ends after a million nodes, about half a second; a newspaper's puzzle hardly
// needs a thousand. Nothing is blamed without proof.
#pragma once

#include "gogen/solver.h"

namespace gogen {

/// What is wrong with a board, a line each: squares and letters; or if these are all right, the words of a
/// full board, or what objections_to() says of one that is not full. Empty for a solution, and for a board
/// that is right so far.
std::vector<std::string> faults_of(const Puzzle &puzzle, const Stop &stop = {});

/// How many solutions there are, up to `enough`, one or two; nothing if the search ends before that is
/// settled.
std::optional<std::size_t> solutions_of(const Puzzle &puzzle, const Stop &stop = {}, std::size_t enough = 2);

/// What cannot stay on a board if it is to be completed, a line each with its reason; empty if there is a
/// solution. First the letters that cannot stay beside the printed ones, which are trusted if they have a
/// solution; then, below the line `one of these cannot stay:`, letters that do not go together. If no letter
/// is known to be printed, each word whose removal makes the board solvable follows; and these words alone,
/// if there are some but no letter's removal does so.
std::vector<std::string> objections_to(const Puzzle &puzzle, const Stop &stop = {});

} // namespace gogen
