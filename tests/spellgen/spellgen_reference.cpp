// The lab's spellgen as a student hands it in, with nothing of ours: the time is the seed. The gradescripts
// up to 100 must pass it (tests/harness).
#include <cstdio>
#include <cstdlib>
#include <ctime>

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: spellgen rows cols ndiff\n");
        return 1;
    }
    const int rows = atoi(argv[1]), columns = atoi(argv[2]), letters = atoi(argv[3]);
    srand48(time(nullptr));
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++)
            if (r == rows - 1 && c % 2 == 0) putchar('-');
            else putchar(static_cast<int>('A' + lrand48() % letters));
        putchar('\n');
    }
}
