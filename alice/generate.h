// New mazes with one shortest solution: pleasant ones at once, and after a long search hard ones.
//
// Method: simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, 1983) over mazes. One thing
// changes at a time (a colour, an arrow, two cells that change places). The change stays if the maze got no
// worse, or with probability q to the power of what was lost; q falls evenly to 0. All numbers are whole, so
// that a seed gives the same maze everywhere.
// - The nearer the length of its solution is to one that is moderate for its size, the better a pleasant maze
//   is. It is finished when the length is right, the solution is the only one and uses all colours, and the
//   walker can get into every row and column.
// - The longer its solution is, the better a hard maze is. Ties: the most colours, then the most cells, which
//   makers of such mazes value too. None has a blank cell. The rounds of annealing are independent; each is
//   longer than the one before, up to a limit that depends on the size.
//
// A second shortest solution counts as a step lost.
//
// Known: in two minutes the search for hard ones finds 10, 32, 62, 98, 149 and 210 steps at 3x3 to 8x8
// (data/alice); 10 and 32 are the most, see tests/alice/alice_longest.cpp. Mazes made by hand have 21, 26,
// 41, 73 and 57 at 4x4 to 8x8.
#pragma once

#include "alice/maze.h"
#include "alice/measures.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace alice {

inline constexpr Number most_generated = 300; // rows, and columns

struct Generated {
    Maze maze; // black start, one to three arrows in all cells but the goal, one shortest solution
    Rank rank;
    std::uint64_t rounds = 0; // of the search for hard mazes, begun
};

/// The maze asked for. rows and cols are from 1 to most_generated.
struct Wish {
    Number rows = 0, cols = 0;
    std::optional<Number> length; // of the solution
    std::optional<Difficulty> difficulty;
};

/// The length of a wish, or else the default length of a pleasant maze.
Number length_of(const Wish &wish);

/// A pleasant maze whose solution has this length, or is as near to it as could be found with a bounded
/// effort, about half a second. With a difficulty (see measures.h) it is the first of several tries that has
/// this difficulty, or else the nearest to it, then to the length.
Generated generate_pleasant(const Wish &wish, std::uint64_t seed);

/// How long to search for hard mazes: at least one of the two bounds is set.
struct Effort {
    std::optional<double> seconds;
    std::optional<std::uint64_t> rounds;
    std::function<void(std::uint64_t round, Number length)> progress; // from any thread, one at a time
};

/// The maze of the highest rank found, from the first round that found it; the search stops at the wish's
/// length. If only rounds bound it, it depends only on the wish, seed and rounds, not on the number of
/// threads, which is one for each processor. A signal ends it early.
Generated generate_hard(const Wish &wish, const Effort &effort, std::uint64_t seed);

} // namespace alice
