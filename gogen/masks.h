// The exam's method, as a model answer. Each letter has a mask: the cells where it may still stand.
//
//   narrow   Along every word, neighbourhood_intersect narrows the masks of letters that follow each other; then update
//            removes the cells that are taken from every letter's mask, and writes a letter that has one cell left on
//            the board. This goes on until nothing changes. An empty mask, or a cell in no mask, ends the branch.
//   guess    One of the letters that are not on the board is tried on each of its cells in turn, by recursion.
//
// That is the exam's algorithm: constraint propagation and recursion. Three additions keep hard boards short: a cell in
// one mask only is for that letter; a cell with fewer free neighbours than the letter has partners to come is not for
// it; and the letter to guess has the fewest cells for each of these partners. Without them, boards with nine givens
// were found that took ten seconds and more.
//
// The exam's three boards take at most some thirty recursions. The hardest board with nine givens that a search for such
// boards (hill climbing over lists of pairs) has found takes about a second. An empty board with many pairs may take for
// ever; the fast engine (solver.h) solves those, too.
#pragma once

#include "gogen/puzzle.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace gogen {

struct MaskStats {
    std::uint64_t recursions = 0;    // calls of the recursive function
    std::uint64_t intersections = 0; // calls of neighbourhood_intersect
};

/// Some solution, if there is one. The board has '.' and letters A to Y, each at most once; the words have no fault (see
/// fault_of). The poll is called at each recursion, if there is one; what it throws ends the search.
std::optional<Board> solve_by_masks(const Board &board, const Words &words, MaskStats &stats,
                                    const std::function<void()> &poll = {});

} // namespace gogen
