// Walks that people made: read from a text, and followed through a maze up to the first fault.
#pragma once

#include "alice/maze.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alice {

struct Walk {
    bool in_cells = true;
    std::vector<Cell> cells{};           // from the start on, or else the direction of each step
    std::optional<std::int64_t> claim{}; // the number of steps that the text gives

    std::size_t steps() const { return cells.size() - in_cells; }
};

/// The walks in a file, or in the text itself if there is no such file: one a line. If a line has brackets,
/// the cells of its walk are all pairs in them, (2, 0) or [2,0]; else its moves are all words that name
/// directions, u, up or NW, and arrows; else the cells are pairs of numbers. Anything else except `->` and
/// punctuation is unused, and reported; a bracket without a pair is an error. A label in front ends with a
/// colon; only its number of steps counts, as in `1 (15):`. A line continues the walk before it if `->`
/// stands at the break, if it is a single cell or move, or if that walk claims more moves than it has so far.
/// Throws InputError, with its place, if there is no walk.
std::vector<Walk> walks_of(const std::string &file_or_walk);

struct Followed {
    Path states;                      // as far as the walk is legal, at least the start's
    std::optional<std::string> fault; // the first one, `step 2: reason`; step 0 is the start
};
enum class Until { goal, end };
/// Follows a walk from the start up to its first fault. Ending before the goal is a fault, and so is a wrong
/// claim.
Followed follow(const Maze &maze, const Walk &walk, Until until);

} // namespace alice
