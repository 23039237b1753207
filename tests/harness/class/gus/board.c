/* Plain recursion with a table for boards of at most 8 columns and 7 rows. */
#include <stdio.h>
#include <string.h>

static char known[1 << 24]; /* by the heights, three bits each: 0 unknown, 1 loss, 2 win */

int wins(const int *board, int columns, int *answer) {
    int next[8], at = 0, c, h, k, full = 0;
    for (c = 0; c < columns; c++) at = at * 8 + board[c], full += board[c];
    if (full == 0) return 1;
    if (known[at] && !answer) return known[at] - 1;
    for (c = 0; c < columns; c++)
        for (h = 0; h < board[c]; h++) {
            memcpy(next, board, sizeof next);
            for (k = c; k < columns; k++)
                if (next[k] > h) next[k] = h;
            if (!wins(next, columns, NULL)) {
                if (answer) memcpy(answer, next, sizeof next);
                known[at] = 2;
                return 1;
            }
        }
    known[at] = 1;
    return 0;
}
