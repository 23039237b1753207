/* The map of the exercise's text: its names and types, which the exercise gives and a student implements in
 * gmap.c. */
#ifndef GMAP_H
#define GMAP_H

#include <stdbool.h>
#include <stdlib.h>

typedef struct _gmap gmap;

/* What gmap_put returns when there is no memory. */
extern char *gmap_error;

/* An empty map, which copies keys by cp, compares them as strcmp does by comp, hashes them by h and frees
 * them by f; or NULL. */
gmap *gmap_create(void *(*cp)(const void *), int (*comp)(const void *, const void *),
                  size_t (*h)(const void *s), void (*f)(void *));

size_t gmap_size(const gmap *m);

/* Puts a copy of the key with the value; returns the value that the key had, NULL if none, gmap_error without
 * memory. */
void *gmap_put(gmap *m, const void *key, void *value);

/* Takes the key away; returns the value that it had, or NULL. */
void *gmap_remove(gmap *m, const void *key);

bool gmap_contains_key(const gmap *m, const void *key);

/* The value of the key, or NULL. */
void *gmap_get(gmap *m, const void *key);

/* Calls f for each key and its value, with arg. */
void gmap_for_each(gmap *m, void (*f)(const void *key, void *value, void *arg), void *arg);

/* A new array of pointers to all keys, which stay the map's; or NULL. */
const void **gmap_keys(gmap *m);

/* Frees the map and its keys; nothing for NULL. */
void gmap_destroy(gmap *m);

#endif
