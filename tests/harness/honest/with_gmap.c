#include "gmap.h"
#include "string_key.h"
#include <stdio.h>
#include <string.h>

static void release(const void *key, void *value, void *arg) { (void)key, (void)arg, free(value); }

static char *answer_to(gmap *known, const char *board) {
    if (board[0] == '0') return (char *)board;
    if (gmap_contains_key(known, board)) return gmap_get(known, board);
    for (size_t c = 0; c < strlen(board); c++)
        for (char h = '0'; h < board[c]; h++) {
            char *next = duplicate(board);
            for (size_t k = c; k < strlen(board); k++) next[k] = next[k] < h ? next[k] : h;
            if (answer_to(known, next) == NULL) {
                gmap_put(known, board, next);
                return next;
            }
            free(next);
        }
    gmap_put(known, board, NULL);
    return NULL;
}

int main(int argc, char **argv) {
    if (argc != 2) return 1;
    gmap *known = gmap_create(duplicate, compare_keys, hash29, free);
    char *answer = answer_to(known, argv[1]);
    if (answer == NULL) puts("LOSS");
    else printf("WIN: %s\n", answer);
    gmap_for_each(known, release, NULL);
    gmap_destroy(known);
}
