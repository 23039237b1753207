// Longest paths of a block, by dynamic programming over an elimination order.
//
// The vertices are eliminated one by one. What has been eliminated so far meets the rest of the block in a boundary
// of a few vertices, and all that the rest needs to know of the part of a path in there is what has become of these:
//
//   untouched   no step of the path is at the vertex yet
//   saturated   it has its two steps
//   half path   it is one end of a segment whose other end is an end of the whole path
//   mated       it is one end of a segment whose other end is on the boundary too: its mate
//
// So a state is a label for every slot of the boundary (boundary.h), and of all partial paths with the same labels the
// one with the most steps is kept: this is the frontier method of Sekine, Imai and Tani (1995) and Knuth (TAOCP 4A,
// 7.1.4, "Simpath") on a tree decomposition. There are never more than two half paths, as a path has two ends. A
// vertex is eliminated in four stages:
//
//   join    what hangs on the vertex in different branches of the decomposition is put together, pair by pair
//   step    each edge to a later vertex is used or not, and when it is a chain, perhaps only from one of its ends
//   forget  the vertex leaves the boundary; a segment that ends there ends for good, and goes on into the tail
//   prune   a state is dropped when another is as long and has untouched what is saturated in it
//
// The work at a vertex is cut into portions by what is touched and saturated at slots where that cannot change any more.
// No two portions make the same state, and so two threads do them, with the same outcome whichever does which. The states
// after a join are many more than those that are left when the vertex is forgotten, and so they are never all there: each
// bucket of them goes through the next two stages as soon as it is made.
//
// Every state remembers where it came from, so that the longest path can be read back.
#pragma once

#include "spellpath/block_graph.h"
#include "spellpath/elimination.h"
#include "spellpath/rest_bound.h"
#include "spellpath/solver.h"

namespace spell {

/// A path of more than `beat` steps, those in tails included, and of as many as any, or one without uses when there
/// is none. In a block with a root only paths that end there count, and the root must be last in the elimination.
/// The elimination has at most most_slots slots. Throws SearchEnded.
///
/// With bounds for a sweep, states that cannot beat the best path so far are dropped, and of more states than the beam
/// has room for, those with the lowest bounds; the highest of these is what BlockPath::lost says.
BlockPath solve_block(const BlockGraph &graph, const Elimination &elimination, std::uint32_t beat,
                      const SolverOptions &options, SolverStats &stats,
                      const std::vector<RestBound> *bounds = nullptr, std::size_t beam = 0);

} // namespace spell
