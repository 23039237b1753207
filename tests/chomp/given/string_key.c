#include "string_key.h"

#include <string.h>

size_t hash29(const void *key) {
    size_t sum = 0;
    for (const char *c = key; *c != '\0'; c++) sum = 29 * sum + (unsigned char)*c;
    return sum;
}

void *duplicate(const void *key) {
    char *copy = malloc(strlen(key) + 1);
    return copy == NULL ? NULL : strcpy(copy, key);
}

int compare_keys(const void *one, const void *other) { return strcmp(one, other); }
