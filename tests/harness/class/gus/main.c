/* The board is in another file. */
#include <stdio.h>
#include <string.h>

int wins(const int *board, int columns, int *answer);

int main(int argc, char **argv) {
    int board[8] = {0}, answer[8], c, columns = argc > 1 ? (int)strlen(argv[1]) : 0;
    if (columns < 1 || columns > 8) return 1;
    for (c = 0; c < columns; c++) board[c] = argv[1][c] - '0';
    if (!wins(board, columns, answer)) {
        puts("LOSS");
        return 0;
    }
    printf("WIN: ");
    for (c = 0; c < columns; c++) printf("%d", answer[c]);
    puts("");
    return 0;
}
