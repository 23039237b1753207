// The lab's two programs: dfs.cpp, the recursion over all paths, and memo.cpp, the recursion with a cache.
//
// They are the model answers, against which the other methods are measured, and share nothing with these but
// the component. The recursion uses a stack of its own, since a path may be longer than the system's stack is
// deep.
//
// dfs steps from each cell to each neighbour that it has not visited. Cost: the number of paths, which is
// exponential.
//
// memo: a state is a vertex v and the set of vertices that a depth-first search from v can still reach, v
// included. The longest way on from v depends on nothing else, so it is kept in a cache under that key. Cost:
// the number of states, which is exponential but far below the number of paths, times the bytes of their
// sets. Beyond the lab's program it has
//
//   - branch and bound: the cache holds an upper bound on a state's longest way on. A bound, cached or
//     computed by path_bound_from() of path_bound.h, that cannot beat the incumbent ends the search of the
//     state. Otherwise the state is searched (again), which finds a better path or a tighter bound;
//   - states with one way on are neither looked up nor stored: the next state with a choice is.
#pragma once

#include "spellpath/path_bound.h"
#include "spellpath/search.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace spell {

/// Offers the incumbent a longest path among those that begin at one of `starts`. Throws Stopped and
/// MemoryExhausted.
void longest_by_dfs(Search &search, const Vertices &starts);

/// Offers the incumbent a longest path among those that begin at one of `starts`. Gives up after `most_calls`
/// calls and returns false then, else true. Throws Stopped and MemoryExhausted.
bool longest_by_memo(Search &search, const Vertices &starts, std::uint64_t most_calls = UINT64_MAX);

/// What a depth-first search can still reach: a connected set of a component's vertices.
struct Reach {
    const Component *component;
    std::string set;     // a bit a vertex
    ColourCounts counts; // cells and leaves (vertices with at most one neighbour in the set), by colour

    /// All vertices of the component, which must outlive it.
    explicit Reach(const Component &whole);

    bool contains(Vertex v) const { return set[v / 8] >> v % 8 & 1; }
    /// How many neighbours of v are in the set.
    std::size_t degree(Vertex v) const;

    /// Takes v out of the set, and keeps the counts right.
    void take(Vertex v);
    /// Takes out what cannot be reached from w, a neighbour of v, the vertex taken last. Returns whether
    /// everything could be reached.
    bool keep_reachable(Vertex v, Vertex w);
    /// Puts v into the set, or takes it out.
    void flip(Vertex v) { set[v / 8] = static_cast<char>(set[v / 8] ^ 1 << v % 8); }
};

} // namespace spell
