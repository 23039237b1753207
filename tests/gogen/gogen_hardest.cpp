// gogen_hardest COUNT SEED LIMIT: counts the solutions of COUNT random empty boards with at most 24 distinct pairs, and prints
// how long that takes: the share of boards by their seconds of processor time, and the pairs of the hardest. A board is given
// up after LIMIT seconds. It judges nothing.
#include "gogen/count.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <numeric>
#include <random>

namespace {

std::mt19937_64 engine;

unsigned below(unsigned n) { return static_cast<unsigned>(engine() % n); }

double now() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Board {
    gogen::Problem problem;
    std::string pairs;
    double seconds = 0;
    bool given_up = false;
};

// Half of the boards have pairs of all letters that touch in some solution; the others pairs of any of 7 to 25 letters, and
// may have no solution. Seven letters have 21 pairs, of which at most half are taken.
Board random_board() {
    Board board;
    std::vector<unsigned> where(gogen::size);
    std::iota(where.begin(), where.end(), 0u);
    for (unsigned i = gogen::size; i > 1; --i) std::swap(where[i - 1], where[below(i)]);
    const bool solvable = below(2) == 0;
    const unsigned letters = solvable ? unsigned{gogen::size} : 7 + below(gogen::size - 6);
    for (unsigned left = 1 + below(std::min(24u, letters * (letters - 1) / 4)); left > 0;) {
        const unsigned a = below(letters), b = below(letters);
        if (a == b || (board.problem.partners[a] & gogen::letter(b))) continue;
        const auto at = [&](unsigned c) { return gogen::cell_at(static_cast<int>(where[c])); };
        if (solvable && !(gogen::around(at(a)) & at(b))) continue;
        gogen::pair_up(board.problem.partners, a, b);
        board.pairs += {' ', gogen::letter_name(a), gogen::letter_name(b)};
        --left;
    }
    return board;
}

void measure(Board &board, double limit) {
    struct TooLong {};
    const double start = now();
    try {
        gogen::count(board.problem, [&] {
            if (now() - start > limit) throw TooLong();
        });
    } catch (const TooLong &) {
        board.given_up = true;
    }
    board.seconds = now() - start;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    engine.seed(static_cast<std::uint64_t>(std::atoll(argv[2])));
    std::vector<Board> boards(static_cast<std::size_t>(std::atoll(argv[1])));
    for (Board &board : boards) {
        board = random_board();
        measure(board, std::atof(argv[3]));
    }
    std::sort(boards.begin(), boards.end(),
              [](const Board &a, const Board &b) { return a.seconds < b.seconds; });
    for (const double share : {0.5, 0.9, 0.99})
        std::cout << share << " of the boards take at most "
                  << boards[static_cast<std::size_t>(share * static_cast<double>(boards.size()))].seconds
                  << " s\n";
    const auto over =
        std::count_if(boards.begin(), boards.end(), [](const Board &a) { return a.seconds > 1; });
    std::cout << over << " take over a second\n";
    for (std::size_t i = boards.size(); i > 0 && i + 10 > boards.size(); --i)
        std::cout << boards[i - 1].seconds << " s" << (boards[i - 1].given_up ? ", given up:" : ":")
                  << boards[i - 1].pairs << '\n';
}
