// A solution as a person would reason it: steps, each by the easiest rule that leads on.
//
// What is known at any time is the board so far, and notes: cells where earlier steps have shown that a letter is not. An
// open letter may stand on the free cells beside all its partners on the board, less what is noted. The rules:
//
//   only square           one cell is left for a letter
//   only letter           one letter is left for a cell
//   shortest route        a chain of n pairs leads from the letter to one on the board: it is at most n cells away
//   shared neighbourhood  the letter is beside some cell where an open partner may stand
//   corner or edge        a cell has fewer free cells around it than the letter has open partners
//   supposition           if the letter stood there, the rules above would lead to a contradiction: a letter without a
//                         cell or a cell without a letter. If they do not, suppositions within the supposition do.
//
// The difficulty is that of the hardest rule needed: the first two easy, the next three medium, supposition hard. The
// easy rules are used as long as they place letters; so the difficulty does not depend on the order of the steps.
//
// A rule is a function in explain.cpp that takes what is known and a letter, and returns a step if there is one. A rule
// more is such a function, a member of Rule and what -Wswitch then asks for (its name and difficulty in explain.cpp, its
// sentence in wording.cpp), its check in tests/gogen/gogen_reader.h, and its line under STEPS in gogen.1.
//
// Every step lists the earlier steps that it uses. Every letter placed is a step of the explanation; other steps are left
// out in the end if no later step uses them, and so are those of a proof that its contradiction does not need.
#pragma once

#include "gogen/puzzle.h"
#include "gogen/solver.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gogen {

enum class Rule {
    only_square,
    only_letter,
    shortest_route,
    shared_neighbourhood,
    corner_or_edge,
    supposition
};
enum class Difficulty { easy, medium, hard };

/// Numbers the steps of an explanation, those of proofs included, in the order in which they were found.
using StepId = int;
constexpr StepId no_step = -1; // of a given letter, and of one that is supposed

/// A letter on the board that another is near to: they touch, or a chain of pairs leads over other letters.
struct Near {
    unsigned letter;
    Cells at;
    StepId placed;                 // by this step
    std::vector<unsigned> between; // the letters of the chain, from the other letter on; none if they touch

    int distance() const { return static_cast<int>(between.size()) + 1; }
};

/// A letter on the board, and the step that has put it there.
struct Placed {
    unsigned letter;
    Cells at;
    StepId step;
};

/// Where a letter may be, and why: it is near to letters on the board, it is where earlier steps have left it, and it is
/// not on cells that others have taken.
struct Whereabouts {
    unsigned letter = size; // size: none
    Cells cells = 0;
    std::vector<Near> near = {};
    std::vector<StepId> notes = {};
    std::vector<Placed> taken = {}; // cells where it could be otherwise, but for those of `near`
};

struct Step {
    Rule rule;
    // The letter that the step is about, and where it may be then; on one cell it is placed. If the step rules out fewer
    // cells than it leaves, the reasons are only those for the cells ruled out.
    Whereabouts subject;
    Cells before = 0;                        // where it might be before
    std::optional<Whereabouts> partner = {}; // shared neighbourhood: the open partner
    Letters crowd = 0;                       // corner or edge: the open partners
    std::vector<Whereabouts> others = {};    // only letter: why each other open letter is not there
    std::vector<Placed> placed = {}; // corner or edge: around the cells; only letter: the other letters
    // Supposition: the letter is not on `supposed`, for this proof ends with a contradiction: a step with no cells left,
    // or only letter without a letter, on that cell. An empty proof: every way on was tried by the solver.
    Cells supposed = 0;
    std::vector<Step> proof = {};
    StepId id = no_step;
    std::vector<StepId> uses = {}; // earlier steps, in order

    /// The cells that the step rules out are few: it says where the letter is not.
    bool negative() const {
        return !is_single(subject.cells) && size_of(before & ~subject.cells) < size_of(subject.cells);
    }
    /// The cells that the step's statement leaves for the letter.
    Cells leaves() const { return negative() ? all_cells & ~(before & ~subject.cells) : subject.cells; }
    bool places() const { return subject.letter < size && subject.cells && is_single(subject.cells); }
};

struct Explanation {
    std::vector<Step> steps;
    Difficulty difficulty = Difficulty::easy;
    enum class End { solved, ambiguous, impossible } end = End::solved;
    // For each letter the cells where it may stand in the end. Ambiguous: each of them in some solution.
    Domains known;
    Letters open = 0;
    // Impossible: the last step is a contradiction, or else these two given letters, which are partners, do not touch.
    Letters apart = 0;
};

Explanation explain(const Puzzle &puzzle);

/// Why the letter, which is not on the board, is not on this empty cell: a step by one rule up to medium, or else a
/// supposition with its proof. Nothing if no short proof is found.
std::optional<Step> why_not(const Puzzle &puzzle, unsigned letter, Cells one);

/// The difficulty that explain() finds, without its reasons; that of a puzzle with one solution.
Difficulty difficulty_of(const Puzzle &puzzle);

const char *name_of(Rule rule);
const char *name_of(Difficulty difficulty);
Difficulty difficulty_of(Rule rule);

} // namespace gogen
