// Mazes with a long shortest solution, and only one.
//
// Method: simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, 1983) over mazes, in rounds that are
// independent of each other and ever longer. A round changes one thing at a time (a colour, an arrow, two cells that
// change places) and keeps the change if the solution got no shorter, or with probability q to the power of what was
// lost; q falls evenly to 0. A second shortest solution counts as a step lost. All is in whole numbers, so that a round
// comes out the same everywhere.
//
// A maze is judged by a queue of states, which also counts the ways to each up to two: 2 to 3 microseconds for 8x8.
//
// Known: two minutes find 10, 32, 62, 98, 149 and 210 steps at 3x3 to 8x8 (data/alice); the best mazes made by hand that
// we know of have 21, 26, 41, 73 and 57 at 4x4 to 8x8.
#pragma once

#include "alice/maze.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace alice {

struct GenerateOptions {
    std::uint32_t rows = 0, cols = 0;
    std::uint64_t seed = 0;
    std::optional<std::uint32_t> length; // stop there
    std::optional<double> seconds;
    std::optional<std::uint64_t> rounds; // at least one of the two bounds is set
    unsigned threads = 1;
    std::function<void(std::uint64_t rounds, std::uint32_t length)> progress; // from the calling thread
    std::function<bool()> interrupted; // from all threads: whether to end with what there is
};

inline constexpr std::uint32_t most_generated = 300; // rows, and columns

struct Generated {
    Maze maze; // black start, at most three arrows a cell, one shortest solution
    std::uint32_t length;
};

/// The maze of the longest solution that was found, of several the first round's. Bounded by rounds alone it depends on
/// nothing but the other options, and not on the number of threads.
Generated generate(const GenerateOptions &options);

} // namespace alice
