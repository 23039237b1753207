// spellgen_lrand48 SEED ROWS COLS NDIFF: the board as the lab's program makes it, with the C library's own
// srand48 and lrand48, a cell at a time.
#include <cstdio>
#include <cstdlib>

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    srand48(std::atol(argv[1]));
    const int rows = std::atoi(argv[2]), cols = std::atoi(argv[3]), ndiff = std::atoi(argv[4]);
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < cols; ++c) {
            if (r == rows - 1 && c % 2 == 0) std::putchar('-');
            else std::putchar(static_cast<int>('A' + lrand48() % ndiff));
        }
        std::putchar('\n');
    }
}
