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

/// What follows from a puzzle, or from a supposition.
struct Explanation {
    Facts facts; // in the end; if several solutions are left, each cell of an open letter is in one of them
    std::vector<Step> steps = {};
    bool contradiction = false; // the last step is one, or two given letters are apart

    bool solved() const { return !contradiction && !facts.open; }
};

Explanation explain(const Puzzle &puzzle);

/// Why the letter, which is not on the board, is not on this empty cell: a letter near to it is too far away;
/// or else the shorter of a supposition with its proof, alone, and of steps that end with it. Nothing if no
/// short proof is found.
std::vector<Step> why_not(const Puzzle &puzzle, unsigned letter, Cells one);

/// The difficulty that explain() finds, without its reasons; that of a puzzle with one solution.
Difficulty difficulty_of(const Puzzle &puzzle);

/// For each letter the cells where it can stand as the exam's functions see it: update(), and
/// neighbourhood_intersect() along every word until nothing changes, without a letter being written.
Domains masks_of(const Puzzle &puzzle);

// Sentences.

/// The sentence of one step that uses no other steps, without its number and rule.
std::string sentence_of(const Step &step, const Puzzle &puzzle);
/// A step in words, the places in their list of those that it names, whether it adds a letter, and the letter
/// it is about, if any, with where that may be then.
struct Hint {
    std::string text;
    std::vector<std::size_t> named;
    bool places;
    Whereabouts subject;
};
std::vector<Hint> hints_of(const Explanation &explanation, const Puzzle &puzzle);
/// All steps, numbered, and their result: the board and the difficulty, or the cells that are left open, or
/// the contradiction.
std::string text_of(const Explanation &explanation, const Puzzle &puzzle);

} // namespace gogen
