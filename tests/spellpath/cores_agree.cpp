// cores_agree BOARDS SEED: random boards by one thread, two and four, with every join given to all of them.
// Paths and counts must be equal; the length must be that of the plain frontier method, which shares nothing
// with the engine but the grid and its flood fill. Boards that are too wide for that method do not count.
#include "plain_frontier.h"
#include "random_board.h"
#include "spellpath/solver.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int boards = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    int agree = 0;
    for (int i = 0; i < boards;) {
        spell::Grid grid;
        for (const std::string &row : random_board(random, 30, 200)) grid.add_row(row);
        spell::PlainLimits plain_limits;
        plain_limits.width = 9;
        plain_limits.visits = 1'000'000;
        const auto length = longest_by_plain_frontier(grid, plain_limits);
        if (!length) continue;
        ++i;
        const spell::Method method = i % 2 == 0 ? spell::Method::tree : spell::Method::sweep;
        std::optional<spell::Solution> first;
        std::uint64_t states = 0, pairs = 0;
        bool right = true;
        for (const unsigned threads : {1u, 2u, 4u}) {
            spell::Limits limits;
            limits.threads = threads;
            limits.worth_threads = 0;
            spell::Counters counters;
            spell::SearchProgress progress;
            const spell::Solution solution = longest_path(grid, method, limits, counters, progress);
            if (!first) {
                first = solution;
                states = counters.states;
                pairs = counters.pairs;
            }
            right = right && solution.path == first->path && solution.path.size() == *length &&
                    solution.proved() && counters.states == states && counters.pairs == pairs;
        }
        agree += right;
        if (!right)
            std::cout << board_text(grid, first->path) << "expected " << *length << " cells, found "
                      << first->path.size() << " by one thread\n";
    }
    std::cout << agree << " of " << boards << " agree\n";
    return agree == boards ? 0 : 1;
}
