// chomp_losses ROWS COLUMNS [THREADS]: how many states within a rectangle are LOSSes, by the sieve.
// chomp_losses --list ROWS COLUMNS: which they are, each board solved for itself by either method.
#include "chomp/chomp.h"

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

/// Prints the LOSSes that begin so, with this many columns in all, fewer columns first.
void list(const std::string &begin, std::size_t columns, char most) {
    if (begin.size() == columns) {
        std::string remark;
        const chomp::Board board = chomp::Board::parse(begin, remark);
        const bool loss = solve(board, chomp::Method::sieve, {}).wins.empty();
        if (loss != solve(board, chomp::Method::map, {}).wins.empty()) std::cout << "the methods differ on ";
        if (loss) std::cout << begin << '\n';
        return;
    }
    for (char height = '1'; height <= most; ++height) list(begin + height, columns, height);
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    if (argv[1] == std::string("--list")) {
        if (argc != 4) return 2;
        for (int columns = 1; columns <= std::atoi(argv[3]); ++columns)
            list("", static_cast<std::size_t>(columns), static_cast<char>('0' + std::atoi(argv[2])));
        return 0;
    }
    const chomp::Board board(
        chomp::Lengths(std::strtoul(argv[2], nullptr, 10), std::strtoul(argv[1], nullptr, 10)));
    const unsigned threads = argc == 4 ? static_cast<unsigned>(std::atoi(argv[3])) : 0;
    std::cout << solve(board, chomp::Method::sieve,
                       {.memory = UINT64_MAX, .threads = threads, .progress = nullptr})
                     .counts.losses
              << '\n';
}
