// drawn_board KIND ROWS COLS LETTERS SEED HOLES: a board for the bench. KIND is `letters`, LETTERS of them at
// random, or `rows` or `columns`, of A and B in turn; of a hundred cells HOLES are empty. (spellgen makes few
// different boards of two or four letters.)
#include "random_board.h"

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv) {
    if (argc != 7) return 2;
    const std::string kind = argv[1];
    const int rows = std::atoi(argv[2]), cols = std::atoi(argv[3]), letters = std::atoi(argv[4]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[5])));
    const int holes = std::atoi(argv[6]);
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < cols; ++c) {
            const int letter = kind == "rows" ? r % 2 : kind == "columns" ? c % 2 : below(random, letters);
            std::cout << (below(random, 100) < holes ? '-' : static_cast<char>('A' + letter));
        }
        std::cout << '\n';
    }
}
