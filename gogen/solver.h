// The fast engine. The words only require that certain pairs of letters stand on neighbouring cells. So a
// puzzle is a graph on the 25 letters; a solution maps it one to one into the king's graph of the board,
// edges to edges.
//
// State: for each letter its domain, the set of cells where it may still stand: 25 bits in a word with a
// guard column, so that the neighbourhood of a set is a few shifts. A letter is placed when its domain is one
// cell, else open.
//
// Propagation, to a fixed point, removes a cell from a letter's domain if
//   - a partner of the letter can stand nowhere beside the cell: arc consistency (AC-3, A. Mackworth 1977);
//   - another letter is placed on the cell (naked single);
//   - the letter is the only one for another cell (hidden single); a cell for no letter is a contradiction;
//   - the cell has fewer neighbours than the letter has partners; this is tested once, at the start.
// Each rule removes only what is in no solution. In a state where all letters are placed, every pair has been
// tested, so it is a solution, and the search visits all of them.
//
// Search: depth first, on the letter with the fewest cells for the pairs that it is in; letters whose choices
// have often failed at once come earlier: dom/deg (C. Bessiere and J.-C. Regin 1996) and dom/wdeg (F.
// Boussemart, F. Hemery, C. Lecoutre and L. Sais 2004). Distinct cells for all partners of a letter at once
// (C. Solnon's local all-different, 2010) would halve the nodes and double the time.
//
// Symmetry: those of the square's eight symmetries that leave every given letter in place map solutions to
// solutions. While the state is symmetric, the search tries one cell of each orbit. No symmetry but the
// identity fixes all 25 cells, so every solution visited stands for as many as there were symmetries at the
// start.
#pragma once

#include "gogen/puzzle.h"

#include <array>
#include <cassert>
#include <functional>
#include <optional>

namespace gogen {

/// For each letter the cells where it may stand.
using Domains = std::array<Cells, size>;
/// For each letter those that it must touch. Symmetric; no letter is its own partner.
using Partners = std::array<Letters, size>;

inline void pair_up(Partners &partners, unsigned a, unsigned b) {
    assert(a != b && a < size && b < size);
    partners[a] |= letter(b);
    partners[b] |= letter(a);
}

struct Problem {
    Partners partners{};
    Domains domain; // of a given letter its one cell, else all cells; other sets work, too
    Problem() { domain.fill(all_cells); }
};

/// A set of symmetries of the square, without the identity: bit g is the g-th, 1 to 7.
using Symmetries = unsigned;

/// The symmetries that leave the givens in place; none if a letter has another domain than one cell or all.
Symmetries symmetries_of(const Problem &problem);

struct State {
    Domains domain;
    Letters open = all_letters; // the letters that are not placed; none in a solution
    Cells free = all_cells;     // the cells where no letter is placed
    Symmetries symmetries = 0;  // those that map the state to itself
};

/// The problem of a puzzle, whose words must be spellable.
Problem problem_of(const Puzzle &puzzle);
/// The board of a solution.
Board board_of(const Domains &domain);

/// The letters of the set that are connected to its first one by pairs.
Letters group_of(Letters set, const Partners &partners);

/// The state after propagation, or nothing if that is a contradiction.
std::optional<State> settled(const Problem &problem);

/// A function that is called now and then during long work. It ends the work by returning true.
using Stop = std::function<bool()>;

struct SearchStats {
    std::uint64_t nodes = 0;        // states that the search has entered
    std::uint64_t propagations = 0; // domains whose neighbours were narrowed
};

struct SearchOptions {
    // If not 0: do not search within groups of at most this many open letters that are connected by pairs
    // (half as many while there are symmetries to use), and visit every state in which there are no larger
    // groups.
    unsigned loose = 0;
    Stop stop = {};                  // called every 256 nodes, if there is one
    SearchStats *stats = nullptr;    // filled in, if there is one
    std::uint64_t most = UINT64_MAX; // stop after this many nodes, a multiple of 256
};

/// Called with each solution; ends the search by returning false.
using Visit = std::function<bool(const State &)>;

/// Visits the solutions, one of each class of symmetric images. Returns whether it has visited all.
bool search(const Problem &problem, const Visit &visit, const SearchOptions &options = {});

/// Some solution, if there is one and the search is not stopped before.
std::optional<Domains> solve(const Problem &problem, const SearchOptions &options = {});

struct Uniqueness {
    std::vector<Domains> solutions; // they differ
    bool complete = true;           // false: stopped, and there may be more
};
/// Searches until `enough` solutions, one or two, are found or all are.
Uniqueness uniqueness_of(const Problem &problem, const SearchOptions &options = {}, std::size_t enough = 2);

} // namespace gogen
