// The rules by which a person reasons, from the easiest on:
//
//   only square           one cell is left for a letter
//   only letter           one letter is left for a cell
//   shortest route        a chain of n pairs leads from the letter to one on the board: it is at most n cells
//                         away
//   shared neighbourhood  the letter is beside some cell where an open partner may stand
//   corner or edge        a cell has fewer free cells around it than the letter has open partners
//   supposition           if the letter stood there, the rules above would lead to a contradiction: a letter
//                         without a cell or a cell without a letter
//
// A rule is a function in rules.cpp that takes what is known and a letter, and returns a step if there is
// one. To add a rule, write such a function and offer its steps in easy_step() or medium_step(), or it is
// never used; add a member to Rule and a line to the list above and its name in rules.cpp; word it in
// wording.cpp; check it in tests/gogen/gogen_reader.h; describe it under STEPS in gogen.1. The cases 326 and
// 551 hold these lists to each other. What --difficulty finds, and so which puzzle a seed makes, changes with
// the rules.
#pragma once

#include "gogen/solver.h"
#include "shell/arguments.h"

namespace gogen {

enum class Rule {
    only_square,
    only_letter,
    shortest_route,
    shared_neighbourhood,
    corner_or_edge,
    supposition
};
using Difficulty = shell::Level;

const char *name_of(Rule rule);

/// Numbers the steps of an explanation, those of proofs included, in the order in which they were found.
using StepId = int;
constexpr StepId no_step = -1; // of a given letter, and of one that is supposed

/// Why a letter is on one of some cells: it is near to a letter on the board, since they touch or a chain of
/// pairs connects them through other letters; or an earlier step has found it.
struct Reason {
    Cells cells;
    StepId step; // that has put the letter on the board, or found it
    // The letters of the chain, from behind the first to the one on the board; none for an earlier step.
    std::vector<unsigned> chain = {};
    Cells at = 0; // the cell of the last
};

/// Where a letter may be, and the letters on the board that it is near to, as far as they are a reason for
/// it.
struct Whereabouts {
    unsigned letter = size; // size: none
    Cells cells = 0;
    std::vector<Reason> near = {};
};

struct Step {
    Rule rule;
    // The letter that the step is about, and where it may be then; on one cell it is placed. If the step
    // rules out fewer cells than it leaves, the reasons are only those for the cells ruled out.
    Whereabouts subject;
    Cells before = 0;  // where it might be before
    Letters crowd = 0; // corner or edge: the open partners
    // Only letter: why each other open letter is not there. Shared neighbourhood: the open partner.
    std::vector<Whereabouts> others = {};
    // Supposition: the letter is not on the cell that is ruled out, for this proof ends with a contradiction:
    // a step with no cells left, or only letter without a letter, on that cell. An empty proof: every
    // continuation was tried by the solver.
    std::vector<Step> proof = {};
    StepId id = no_step;
    // The earlier steps that its reasons and its proof rest on: those that have left few cells for a letter,
    // or put a letter on the board. In order, once the step is taken.
    std::vector<StepId> uses = {};

    /// Whether the step rules out few cells, so that it says where the letter is not.
    bool negative() const {
        return !is_single(subject.cells) && size_of(ruled_out()) < size_of(subject.cells);
    }
    Cells ruled_out() const { return before & ~subject.cells; }
    bool places() const { return subject.letter < size && subject.cells && is_single(subject.cells); }
};

/// What is known at some point: the board so far, and notes of the cells that earlier steps have left for a
/// letter. An open letter may stand on the free cells beside all its partners on the board that its notes
/// leave.
struct Facts {
    Partners partners{};
    Domains at{};                      // where a letter stands; 0 for an open letter
    std::array<StepId, size> placed{}; // by which step
    Letters open = all_letters;
    Cells free = all_cells;
    std::array<std::vector<Reason>, size> notes;

    explicit Facts(const Puzzle &puzzle);
    void place(unsigned a, Cells one, StepId step);
    /// Where the letter may stand.
    Cells domain(unsigned a) const;
    /// The open letters that may stand on the cell.
    Letters takers(Cells one) const;
    /// Two letters on the board that are partners and do not touch; none if there are no such two.
    Letters apart() const;
    /// All that is known, for the solver.
    Problem problem() const;
};

/// A letter without a cell or a free cell without a letter, which end a proof; else the letter that has one
/// cell left, with the fewest reasons; else the cell that has one letter left.
std::optional<Step> easy_step(const Facts &facts);
/// The step by a medium rule that leaves the fewest cells.
std::optional<Step> medium_step(const Facts &facts);
/// The step that rules out those cells `asked` that are too far away from a letter to which the open letter
/// is near.
std::optional<Step> shortest_route(const Facts &facts, unsigned a, Cells before, Cells asked);
/// The letter is not on the cell, as a proof will show; if one other cell is left, with the reasons why it is
/// there.
Step not_there(const Facts &facts, unsigned a, Cells one);

} // namespace gogen
