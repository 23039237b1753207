// A solution as a person would find it: steps, each by the easiest rule of rules.h that makes progress; and
// their sentences.
//
// The difficulty is that of the hardest rule needed: the first two easy, the next three medium, supposition
// hard. The easy rules are used as long as they place letters; so the difficulty does not depend on the order
// of the steps.
//
// Every step lists the earlier steps that it uses. Every letter placed is a step of the explanation; other
// steps are left out at the end if no later step uses them, and so are the steps of a proof that its
// contradiction does not need.
#pragma once

#include "gogen/rules.h"

namespace gogen {

struct Explanation {
    std::vector<Step> steps;
    Difficulty difficulty = Difficulty::easy;
    enum class End { solved, ambiguous, impossible } end = End::solved;
    // For each letter the cells where it may stand in the end. Ambiguous: each of them in some solution.
    Domains known;
    Letters open = 0;
    // Impossible: the last step is a contradiction, or else these two given letters, which are partners, do
    // not touch.
    Letters apart = 0;
};

Explanation explain(const Puzzle &puzzle);

/// Why the letter, which is not on the board, is not on this empty cell: a letter near to it is too far away,
/// or else a supposition with its proof. Nothing if no short proof is found.
std::optional<Step> why_not(const Puzzle &puzzle, unsigned letter, Cells one);

/// The difficulty that explain() finds, without its reasons; that of a puzzle with one solution.
Difficulty difficulty_of(const Puzzle &puzzle);

/// For each letter the cells where it can stand as the exam's functions see it: update(), and
/// neighbourhood_intersect() along every word until nothing changes, without a letter being written.
Domains masks_of(const Puzzle &puzzle);

// Sentences.

/// The sentence of one step that uses no other steps, without its number and rule.
std::string sentence_of(const Step &step, const Puzzle &puzzle);
/// A step in words, the board with the letters of those before it, and whether it adds one.
struct Hint {
    std::string text;
    Board before;
    bool places;
};
std::vector<Hint> hints_of(const Explanation &explanation, const Puzzle &puzzle);
/// Where each of these letters may stand, a line each.
std::string text_of_open(const Domains &known, Letters open);
/// All steps, numbered, and their result: the board and the difficulty, or the cells that are left open, or
/// the contradiction.
std::string text_of(const Explanation &explanation, const Puzzle &puzzle);

} // namespace gogen
