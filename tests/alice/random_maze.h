// Random mazes for the drivers. A seed gives the same maze everywhere.
#pragma once

#include "alice/maze.h"

#include <algorithm>
#include <random>

/// A number less than n from raw engine output.
inline std::uint32_t below(std::mt19937_64 &random, std::uint32_t n) {
    return static_cast<std::uint32_t>(random() % n);
}

struct Mix {
    std::uint32_t red, yellow, blank; // cells in a hundred
    std::uint32_t arrows;             // from 1 to so many in a cell, at most 8
};

/// A maze of random cells whose start is not blank.
inline alice::Maze random_maze(std::mt19937_64 &random, std::uint32_t rows, std::uint32_t cols, Mix mix) {
    alice::Maze maze;
    maze.rows = rows;
    maze.cols = cols;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        const std::uint32_t dice = below(random, 100);
        unsigned arrows = 0;
        if (below(random, 100) >= mix.blank)
            for (std::uint32_t left = 1 + below(random, mix.arrows); left > 0;) {
                const unsigned arrow = 1U << below(random, 8);
                left -= (arrows & arrow) == 0;
                arrows |= arrow;
            }
        maze.arrows.push_back(static_cast<std::uint8_t>(arrows));
        maze.colours.push_back(dice < mix.red                ? alice::Colour::red
                               : dice < mix.red + mix.yellow ? alice::Colour::yellow
                                                             : alice::Colour::black);
    }
    maze.start = below(random, maze.size());
    maze.goal = below(random, maze.size());
    if (maze.arrows[maze.start] == 0)
        maze.arrows[maze.start] = static_cast<std::uint8_t>(1U << below(random, 8));
    maze.arrows[maze.goal] = 0;
    maze.colours[maze.goal] = alice::Colour::black;
    return maze;
}
