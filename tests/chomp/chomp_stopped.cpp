// chomp_stopped ROWS COLUMNS: censuses that end when `stop` is asked for the first time, the second, and so on, each with the
// bars of the whole census up to the columns that it calls done. Some must end early with a bar or more.
#include "chomp/census.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
    const chomp::Options options{.memory = UINT64_MAX, .threads = 1, .progress = {}};
    const auto is_same = [](const chomp::Bar &a, const chomp::Bar &b) {
        return a.rows == b.rows && a.columns == b.columns &&
               std::ranges::equal(a.moves, b.moves, [](chomp::Square x, chomp::Square y) {
                   return x.row == y.row && x.column == y.column;
               });
    };

    const chomp::Census whole = chomp::take_census(rows, columns, options, {});
    int early = 0;
    for (long questions = 1;; ++questions) {
        long left = questions;
        const chomp::Census part = chomp::take_census(rows, columns, options, [&] { return --left <= 0; });
        std::vector<chomp::Bar> expected = whole.bars;
        std::erase_if(expected, [&](const chomp::Bar &bar) { return bar.columns > part.columns_done; });
        if (!std::ranges::equal(part.bars, expected, is_same)) {
            std::cout << "stopped at question " << questions << ": " << part.columns_done
                      << " columns are not as in the whole\n";
            return 1;
        }
        if (part.columns_done == whole.columns) break;
        early += part.columns_done > 0;
    }
    std::cout << (early > 0 ? "all are as in the whole\n" : "none ended early\n");
}
