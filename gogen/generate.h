// Making puzzles with exactly one solution.
//
// Some letters are put on the board: letters that few words have come first. We always hold two solutions of
// the puzzle so far. The first word of the dictionary, in a random order, that only one of them spells is
// added; or if there is none, the first word that neither spells and with which there still is a solution.
// Then we look for two solutions again. When there is only one, the puzzle is made. If no word can be added
// before that, we begin again.
//
// What cannot be left out of a puzzle cannot be left out of a part of it either. So one pass, which removes
// each word and given without which the solution stays unique, makes a puzzle minimal.
#pragma once

#include "gogen/explain.h"

namespace gogen {

struct GeneratorOptions {
    std::uint64_t seed = 1;
    // 1 to 24; as many as newspapers have stand where these print them, other numbers anywhere.
    std::size_t givens = size_of(newspaper_cells);
    std::optional<Difficulty> difficulty;
    bool minimal = false; // no word and no given that is not needed
    Stop stop;            // called now and then, if there is one; true: give up
};

struct Generated {
    Puzzle puzzle;
    Difficulty difficulty;
};

/// The words that come with the program, plain English.
Words small_dictionary();

/// A puzzle with words from the dictionary, whose words have at least two letters and no fault. The same
/// options make the same puzzle on every machine, unless stopped. Nothing if no puzzle was found in many
/// tries.
std::optional<Generated> generate(const Words &dictionary, const GeneratorOptions &options);

} // namespace gogen
