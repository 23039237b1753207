/* Chomp: recursion over boards, and a hash table from a board to its answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 1048576

static char *keys[SIZE], *answers[SIZE]; /* an answer is the board to leave, or NULL where there is none */
static char known[SIZE];

static size_t slot_of(const char *board)
{
    size_t hash = 5381;
    const char *c;
    for (c = board; *c != '\0'; c++)
        hash = hash * 33 + (unsigned char)*c;
    hash %= SIZE;
    while (known[hash] && strcmp(keys[hash], board) != 0)
        hash = (hash + 1) % SIZE;
    return hash;
}

static char *copy_of(const char *board)
{
    char *copy = malloc(strlen(board) + 1);
    strcpy(copy, board);
    return copy;
}

/* The board after the leftmost winning move, or NULL. */
static char *answer_to(const char *board)
{
    size_t slot = slot_of(board), c, k, n = strlen(board);
    char *best = NULL;
    char h;
    if (known[slot])
        return answers[slot];
    if (board[0] == '0')
        return (char *)board; /* the poison is gone: whoever is to move has won */
    for (c = 0; c < n && best == NULL; c++) {
        for (h = '0'; h < board[c] && best == NULL; h++) {
            char *next = copy_of(board);
            for (k = c; k < n; k++)
                if (next[k] > h)
                    next[k] = h;
            if (answer_to(next) == NULL)
                best = next;
            else
                free(next);
        }
    }
    slot = slot_of(board);
    keys[slot] = copy_of(board);
    known[slot] = 1;
    answers[slot] = best;
    return best;
}

int main(int argc, char **argv)
{
    char *answer;
    if (argc != 2 || argv[1][0] < '1' || argv[1][0] > '9') {
        fprintf(stderr, "usage: Chomp BOARD\n");
        return 1;
    }
    answer = answer_to(argv[1]);
    if (answer == NULL)
        printf("LOSS\n");
    else
        printf("WIN: %s\n", answer);
    return 0;
}
