/* The human begins and types row and column. Standard output is never flushed. */
#include <stdio.h>

static char board[9];
static const int lines[][3] = {
    {0, 1, 2},
    {3, 4, 5},
    {6, 7, 8},
    {0, 3, 6},
    {1, 4, 7},
    {2, 5, 8},
    {0, 4, 8},
    {2, 4, 6},
};

static int won(char who) {
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++)
        if (board[lines[i][0]] == who && board[lines[i][1]] == who && board[lines[i][2]] == who) return 1;
    return 0;
}

static int full(void) {
    for (int i = 0; i < 9; i++)
        if (!board[i]) return 0;
    return 1;
}

/* The value for the computer, 1 to -1; `best` is its move. */
static int value(char mover, int *best) {
    int most = mover == 'C' ? -2 : 2, unused;
    if (won('C')) return 1;
    if (won('H')) return -1;
    if (full()) return 0;
    for (int i = 0; i < 9; i++) {
        if (board[i]) continue;
        board[i] = mover;
        int v = value(mover == 'C' ? 'H' : 'C', &unused);
        board[i] = 0;
        if (mover == 'C' ? v > most : v < most) most = v, *best = i;
    }
    return most;
}

int main(void) {
    int r, c, best;
    printf("You begin. Type row and column, 0 to 2.\n");
    for (;;) {
        printf("Your move: ");
        if (scanf("%d %d", &r, &c) != 2) return 0;
        if (r < 0 || r > 2 || c < 0 || c > 2 || board[3 * r + c]) {
            printf("Not possible.\n");
            continue;
        }
        board[3 * r + c] = 'H';
        if (won('H') || full()) break;
        value('C', &best);
        board[best] = 'C';
        printf("Computer plays %d %d\n", best / 3, best % 3);
        if (won('C') || full()) break;
    }
    if (won('H')) printf("You win!\n");
    else if (won('C')) printf("The computer wins.\n");
    else printf("It is a draw.\n");
    return 0;
}
