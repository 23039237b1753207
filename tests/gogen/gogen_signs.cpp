// gogen_signs COUNT SEED: the sum over signs against the sweep over sets of cells, on empty boards with random pairs.
// Prints the pairs where they differ and exits 1.
#include "gogen/frontier.h"
#include "gogen/signs.h"

#include <cstdlib>
#include <iostream>
#include <random>

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    std::mt19937_64 engine(static_cast<std::uint64_t>(std::atoll(argv[2])));
    const auto below = [&](unsigned n) { return static_cast<unsigned>(engine() % n); };
    for (int left = std::atoi(argv[1]); left > 0;) {
        gogen::Problem problem;
        // Among few letters there are cycles soon, among many there are small trees.
        const unsigned letters = 3 + below(20), pairs = 1 + below(9);
        std::string text;
        for (unsigned i = 0; i < pairs; ++i) {
            const unsigned a = below(letters), b = below(letters);
            if (a == b) continue;
            gogen::pair_up(problem.partners, a, b);
            text += {' ', gogen::letter_name(a), gogen::letter_name(b)};
        }
        const gogen::SignSum signs(problem.partners);
        const auto start = gogen::settled(problem);
        if (!start) continue;
        const gogen::Sweep sweep(*start, problem.partners);
        if (!signs.possible() || !sweep.possible()) continue;
        const gogen::Poll none;
        gogen::Budget budget{~std::uint64_t{0}, none};
        const auto expected = sweep.run(budget);
        const gogen::Wide found = signs.run(none);
        if (found != *expected) {
            std::cout << "pairs" << text << ": " << text_of(found) << " by signs, " << text_of(*expected)
                      << " by the sweep\n";
            return 1;
        }
        --left;
    }
    std::cout << argv[1] << " boards agree\n";
}
