// alice_random [--closed] ROWS COLS SEED: a random maze, 25 % red, 25 % yellow, one to three arrows a cell.
// With --closed no arrow points to the goal, so that all states that can be reached have to be searched.
#include "random_maze.h"

#include "alice/format.h"

#include <cstdio>
#include <cstdlib>
#include <string>

int main(int argc, char **argv) {
    const bool closed = argc == 5 && std::string(argv[1]) == "--closed";
    if (argc != 4 + closed) return 2;
    const auto number = [&](int i) { return std::strtoull(argv[i + closed], nullptr, 10); };
    std::mt19937_64 random(number(3));
    alice::Maze maze =
        random_maze(random, static_cast<std::uint32_t>(number(1)), static_cast<std::uint32_t>(number(2)),
                    {.red = 25, .yellow = 25, .blank = 0, .arrows = 3});
    if (closed)
        for (std::size_t k = 0; k < alice::directions.size(); ++k)
            for (std::int64_t d = 1;; ++d) {
                const alice::Cell from = alice::Maze::landing(maze.at(maze.goal), alice::directions[k], -d);
                if (!maze.has(from)) break;
                maze.arrows[maze.number(from)] &= static_cast<std::uint8_t>(~(1U << k));
            }
    if (maze.arrows[maze.start] == 0) return 1;
    const std::string text = maze_text(maze);
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0 ? 0
                                                                                                       : 2;
}
