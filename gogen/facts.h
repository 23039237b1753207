// What is known at some point of an explanation, and why a letter is where it is.
//
// What is known is the board so far, and notes: cells where earlier steps have shown that a letter is not. An open letter
// may stand on the free cells beside all its partners on the board, less what is noted.
#pragma once

#include "gogen/puzzle.h"
#include "gogen/solver.h"

#include <array>
#include <vector>

namespace gogen {

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

/// Cells that a step has left for a letter.
struct Note {
    Cells cells;
    StepId step;
};

struct Facts {
    Partners partners{};
    Domains at{};                      // where a letter stands; 0 for an open letter
    std::array<StepId, size> placed{}; // by which step
    Letters open = all_letters;
    Cells free = all_cells;
    std::array<std::vector<Note>, size> notes;

    explicit Facts(const Puzzle &puzzle);
    void place(unsigned a, Cells one, StepId step);

    /// Where the letter may stand.
    Cells domain(unsigned a) const;
    /// The open letters that may stand on the cell.
    Letters takers(Cells one) const;
    /// The letters on these cells.
    std::vector<Placed> placed_on(Cells cells) const;
    /// All that is known, for the solver.
    Problem problem() const;
};

enum class Routes { touching, all };

/// The letters on the board that the letter is near to: those that it touches, or also those at the end of a shortest
/// chain over open letters.
std::vector<Near> near_to(const Facts &facts, unsigned a, Routes routes);
/// The cells that are as near.
Cells allowed(const Near &near);
/// Few reasons why the letter, of all cells among `within`, may only stand on `target`.
Whereabouts whereabouts(const Facts &facts, unsigned a, Cells target, Routes routes,
                        Cells within = all_cells);

} // namespace gogen
