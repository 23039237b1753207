// Puzzles with exactly one solution.
//
// Some letters are put on the board, those that few words have first. Two solutions of what there is are at hand at any
// time. The first word of the dictionary, in a random order, that only one of them spells is taken; or where there is
// none, the first that neither spells with which there still is a solution. Then two solutions are sought anew. When
// there is one only, the puzzle is made, and when no word can be taken before that, it is begun again.
//
// Whatever can be taken away keeps that property when more is taken away, so that one pass over words and givens, each
// taken out if the solution stays the only one, makes a puzzle minimal.
#pragma once

#include "gogen/steps.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace gogen {

struct GeneratorOptions {
    std::uint64_t seed = 1;
    int givens =
        9; // from 1 to 24; nine stand on the even rows and columns as in newspapers, other numbers anywhere
    std::optional<Difficulty> difficulty;
    bool minimal = false;       // no word and no given that is not needed
    std::function<void()> poll; // called now and then, if there is one
};

/// The words that came with the program, plain English.
Words small_dictionary();

/// A puzzle with words from the dictionary, which has none shorter than two letters or with a fault; the same for the
/// same options on every machine. Or nothing, when after many tries there is none.
std::optional<Puzzle> generate(const Words &dictionary, const GeneratorOptions &options);

} // namespace gogen
