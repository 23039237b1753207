// New mazes with one shortest solution: pleasant ones at once, and after a long search hard ones.
//
// Method: simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, 1983) over mazes. One thing
// changes at a time (a colour, an arrow, two cells that change places). The change stays if the maze got no
// worse, or with probability q to the power of what was lost; q falls evenly to 0. All numbers are whole, so
// that a seed gives the same maze everywhere.
// - The nearer the length of its solution is to one that is moderate for its size, the better a pleasant maze
//   is. It is finished when the length is right, the solution is the only one and uses all colours, and the
//   walker can get into every row and column.
// - The longer its solution is, the better a hard maze is. None has a blank cell. The rounds of annealing are
//   independent; each is longer than the ones before, up to a limit that depends on the size.
//
// A second shortest solution counts as a step lost.
//
// Known: the longest solutions found have 10, 32, 62, 98, 149 and 210 steps at 3x3 to 8x8 (data/alice); 10
// and 32 are the most, see tests/alice/alice_longest.cpp. Mazes made by hand have 21, 26, 41, 73 and 57 at
// 4x4 to 8x8.
#pragma once

#include "alice/maze.h"
#include "alice/measures.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace alice {

inline constexpr Number most_generated = 300; // rows, and columns

struct Generated {
    Maze maze;         // black start, one to three arrows in all cells but the goal, one shortest solution
    Number length = 0; // of the solution
};

/// The maze asked for. rows and cols are from 1 to most_generated.
struct Wish {
    Number rows = 5, cols = 5;
    std::optional<Number> length; // of the solution
    std::optional<Difficulty> difficulty;
};

/// The length of a wish, or else the default length of a pleasant maze.
Number length_of(const Wish &wish);

/// A pleasant maze whose solution has this length, or is as near to it as could be found with a bounded
/// effort, about half a second. With a difficulty (see measures.h) it is the first of several tries that has
/// this difficulty, or else the nearest to it, then to the length.
Generated generate_pleasant(const Wish &wish, std::uint64_t seed);

/// Told after some rounds of a search for a hard maze: how many there were, and the best length so far.
using Report = std::function<void(std::uint64_t rounds, Number length)>;
/// The maze with the longest solution found in that many rounds, or in the first round that reaches the
/// wish's length. It depends only on the wish, seed and rounds, not on the number of threads, which is one
/// for each processor. A signal ends it early.
Generated generate_hard(const Wish &wish, std::uint64_t rounds, std::uint64_t seed, const Report &report);

} // namespace alice
