// chomp_stopped ROWS COLUMNS: censuses that end when `stop` is asked for the first time, the second, and so
// on, each with the bars of the whole census up to the columns that it calls done. Some must end early with a
// bar or more.
#include "chomp/census.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
    const chomp::Options options{.memory = UINT64_MAX, .threads = 1, .progress = {}};
    const chomp::Board bar = chomp::Board(chomp::Lengths(static_cast<std::size_t>(columns), rows));
    const chomp::Census whole = chomp::take_census(bar, options, {});
    int early = 0;
    for (long questions = 1;; ++questions) {
        long left = questions;
        const chomp::Census part = chomp::take_census(bar, options, [&] { return --left <= 0; });
        std::vector<chomp::Bar> expected = whole.bars;
        std::erase_if(expected, [&](const chomp::Bar &each) { return each.columns > part.columns; });
        if (part.bars != expected) {
            std::cout << "stopped at question " << questions << ": " << part.columns
                      << " columns are not as in the whole\n";
            return 1;
        }
        if (part.columns == whole.columns) break;
        early += part.columns > 0;
    }
    std::cout << (early > 0 ? "all are as in the whole\n" : "none ended early\n");
}
