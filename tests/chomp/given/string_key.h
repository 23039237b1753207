/* Strings as keys of a gmap. */
#ifndef STRING_KEY_H
#define STRING_KEY_H

#include <stdlib.h>

size_t hash29(const void *key);
void *duplicate(const void *key);
int compare_keys(const void *one, const void *other);

#endif
