// chomp_agree COUNT SEED: solves so many random boards by the map, by the sieve, and by the sieve with the
// board's mirror image, on one thread or several: the winning moves and the number of LOSSes must be the
// same. Boards have up to 12 columns, or few rows and up to 400 columns, or are the mirror images of such.
#include "chomp/chomp.h"
#include "chomp/limits.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr std::uint64_t most_states = 300'000;

/// Heights, nonincreasing, of which the first is not 0.
std::string random_board(std::mt19937_64 &engine) {
    for (;;) {
        const bool wide = engine() % 4 == 0;
        const std::uint64_t columns = 1 + engine() % (wide ? 400 : 12), most = 1 + engine() % (wide ? 4 : 9);
        const std::uint64_t least = engine() % (most + 1);
        std::string heights;
        for (std::uint64_t i = 0; i < columns; ++i)
            heights += static_cast<char>('0' + least + engine() % (most - least + 1));
        std::sort(heights.begin(), heights.end(), std::greater<>());
        if (heights[0] == '0') continue;
        if (chomp::count_states(chomp::Board(heights).rows()) <= most_states) return heights;
    }
}

/// The mirror image, as a board of so many columns; only for boards of at most nine.
std::string mirror_image(const chomp::Board &board, std::size_t columns) {
    const std::vector<int> heights = board.heights();
    return chomp::Board(heights, columns).text();
}

std::vector<std::string> texts(const chomp::Solution &solution) {
    std::vector<std::string> wins;
    for (const chomp::Board &after : solution.wins) wins.push_back(after.text());
    return wins;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) {
        std::cerr << "usage: chomp_agree COUNT SEED\n";
        return 2;
    }
    const std::uint64_t count = std::strtoull(argv[1], nullptr, 10),
                        seed = std::strtoull(argv[2], nullptr, 10);
    std::mt19937_64 engine(seed);
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::string text = random_board(engine);
        const unsigned threads = 1 + static_cast<unsigned>(engine() % 4);
        const chomp::Board board(text);
        const chomp::Options options{.memory = UINT64_MAX, .threads = threads, .progress = {}};
        const chomp::Solution by_map = chomp::solve_by_map(board, options);
        const chomp::Solution by_sieve = chomp::solve_by_sieve(board, options);
        bool same = by_map.states == by_sieve.states && by_map.losses == by_sieve.losses &&
                    texts(by_map) == texts(by_sieve);
        if (board.heights().size() <= 9) {
            const chomp::Board mirrored(mirror_image(board, board.rows().size()));
            const chomp::Solution solution = chomp::solve_by_map(mirrored, options);
            std::vector<std::string> wins;
            for (const chomp::Board &after : solution.wins)
                wins.push_back(mirror_image(after, board.columns()));
            std::sort(wins.begin(), wins.end());
            same = same && solution.losses == by_sieve.losses && wins == texts(by_sieve);
        }
        if (!same) {
            std::cout << "seed " << seed << ", board " << i << ": the methods differ on " << text << ", "
                      << threads << " threads\n";
            return 1;
        }
    }
    std::cout << count << " boards agree\n";
}
