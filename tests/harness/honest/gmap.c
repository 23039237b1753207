/* The exercise's map: a hash table with chains. */
#include "gmap.h"
#include <stdlib.h>

typedef struct node { void *key, *value; struct node *next; } node;
struct _gmap {
    void *(*copy)(const void *);
    int (*compare)(const void *, const void *);
    size_t (*hash)(const void *);
    void (*release)(void *);
    size_t size, capacity;
    node **chains;
};
char *gmap_error = "gmap_error";

gmap *gmap_create(void *(*cp)(const void *), int (*comp)(const void *, const void *), size_t (*h)(const void *),
                  void (*f)(void *)) {
    gmap *m = malloc(sizeof *m);
    *m = (gmap){cp, comp, h, f, 0, 16, calloc(16, sizeof(node *))};
    return m;
}
static node **find(const gmap *m, const void *key) {
    node **at = &m->chains[m->hash(key) % m->capacity];
    while (*at != NULL && m->compare((*at)->key, key) != 0) at = &(*at)->next;
    return at;
}
static void grow(gmap *m) {
    node **old = m->chains;
    size_t count = m->capacity;
    m->capacity *= 2;
    m->chains = calloc(m->capacity, sizeof(node *));
    for (size_t i = 0; i < count; i++)
        for (node *n = old[i], *next; n != NULL; n = next) {
            node **at = &m->chains[m->hash(n->key) % m->capacity];
            next = n->next, n->next = *at, *at = n;
        }
    free(old);
}
void *gmap_put(gmap *m, const void *key, void *value) {
    node **at = find(m, key);
    if (*at != NULL) {
        void *before = (*at)->value;
        (*at)->value = value;
        return before;
    }
    *at = calloc(1, sizeof(node));
    (*at)->key = m->copy(key), (*at)->value = value;
    if (++m->size > m->capacity) grow(m);
    return NULL;
}
bool gmap_contains_key(const gmap *m, const void *key) { return *find(m, key) != NULL; }
void *gmap_get(gmap *m, const void *key) { return *find(m, key) == NULL ? NULL : (*find(m, key))->value; }
void gmap_for_each(gmap *m, void (*f)(const void *, void *, void *), void *arg) {
    for (size_t i = 0; i < m->capacity; i++)
        for (node *n = m->chains[i]; n != NULL; n = n->next) f(n->key, n->value, arg);
}
void gmap_destroy(gmap *m) {
    for (size_t i = 0; i < m->capacity; i++)
        for (node *n = m->chains[i], *next; n != NULL; n = next) next = n->next, m->release(n->key), free(n);
    free(m->chains), free(m);
}
