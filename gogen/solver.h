// The engine. What every word asks comes down to pairs: letters that follow each other in a word stand on neighbouring
// cells. So a puzzle is a graph on the 25 letters, to be laid bijectively onto the king's graph of the board, edge upon
// edge, with some letters given.
//
// State: for each letter the set of cells where it may still stand, 25 bits in a word with a guard column, so that the
// neighbourhood of a set is six shifts. The letters that stand on their one cell are `placed`, the others `open`.
//
// Propagation, to a fixed point, removes a cell from a letter's set where
//   - a partner in a pair has no cell next to it: arc consistency (AC-3, A. Mackworth 1977), a letter at a time;
//   - another letter is placed on it (naked single);
//   - another cell can be taken by this letter alone (hidden single; a cell that no letter can take ends it);
//   - the cell has fewer neighbours than the letter has partners, at the start only.
// Each of these removes only what is in no solution, and a state where every set is one cell has passed all the pair
// tests: so what the search below visits are solutions, and all of them.
//
// Search: depth first, on the letter with the smallest number of cells per pair with an open letter (C. Bessiere and
// J.-C. Regin's dom/deg, 1996). Here that rule is worth more than a stronger filter: demanding distinct cells for all
// partners of a letter at once (C. Solnon's local all-different, 2010) halves the nodes and doubles the time, also
// when it is only switched on in searches that have become long.
//
// Symmetry: of the eight symmetries of the square those that leave every given letter in place carry solutions to
// solutions. While some are left, a search tries one cell of each of their orbits, and keeps those that fix it. No
// symmetry but the identity fixes all 25 cells, so every solution visited stands for as many as there were at first.
#pragma once

#include "gogen/cells.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace gogen {

using Domains = std::array<Cells, size>; // where each letter may stand
using Partners =
    std::array<Letters, size>; // the letters that each is to be next to; symmetric, and never itself

/// Two letters are to be next to each other.
inline void pair_up(Partners &partners, unsigned a, unsigned b) {
    partners[a] |= letter(b);
    partners[b] |= letter(a);
}

struct Problem {
    Domains domain; // every cell, or of a given letter its one cell; anything between them also works
    Partners partners{};

    Problem() { domain.fill(all_cells); }
};

/// A set of symmetries of the square, without the identity: bit g is the g-th.
using Symmetries = std::uint8_t;

/// The image of a single cell under the g-th symmetry, 1 to 7.
Cells image(int g, Cells one);
/// Those that carry every letter's domain to itself.
Symmetries symmetries_of(const Problem &problem);

struct State {
    Domains domain;
    Letters open = 0;          // those not placed yet; none: the state is a solution
    Cells free = all_cells;    // where no letter is placed
    Symmetries symmetries = 0; // that leave the state as it is
};

/// The state of the problem at the start, after propagation, or nothing when that shows that there is no solution.
std::optional<State> settled(const Problem &problem);
/// The same for a settled state when these letters have got new partners.
std::optional<State> settled(const State &state, const Partners &partners, Letters changed);

/// How often a search polls.
constexpr std::uint64_t poll_nodes = 256;

struct SearchOptions {
    // Visit not only solutions but every state, and do not search on in it, where no more open letters than that hang
    // together by pairs.
    int loose = 0;
    // Called at every so many nodes, if there is one: the search goes on when it says true.
    std::function<bool()> poll;
};

/// Visits the solutions (one of those that are images of each other) until `visit` says false, and returns whether it
/// has visited all.
bool search(const Problem &problem, const std::function<bool(const State &)> &visit,
            const SearchOptions &options = {});

/// The same from a settled state on.
bool search(const State &state, const Partners &partners, const std::function<bool(const State &)> &visit,
            const SearchOptions &options = {});

/// Some solution, if there is one. The poll is called now and then.
std::optional<State> solve(const Problem &problem, const std::function<void()> &poll = {});

/// How many solutions a puzzle has, as far as one may care.
struct Judgement {
    std::vector<State> solutions; // none, the only one, or two that differ
    bool unique_up_to_symmetry =
        false; // two, and all solutions are images of one under symmetries of the givens
};
Judgement judge(const Problem &problem, const std::function<void()> &poll = {});

} // namespace gogen
