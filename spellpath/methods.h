// The methods that search a component (solver.h), each in a source file of its name; tree and sweep are engine.cpp.
#pragma once

#include "spellpath/component.h"
#include "spellpath/solver.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace spell {

/// Puts a path of the component into `best` that is as long as any, if there is one longer than `best` and `beat`. Only
/// paths that begin at one of `starts` count. When SearchEnded is thrown, `best` is the longest found so far.
void longest_by_dfs(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                    const SolverOptions &options, SolverStats &stats, VertexPath &best);

/// The same, if the search comes to its end: after so many calls it is given up, and returns false.
bool longest_by_memo(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                     std::uint64_t most_calls, const SolverOptions &options, SolverStats &stats,
                     VertexPath &best);

/// What the tree and the sweep methods throw when a block is wider than the widest boundary that they can keep.
struct TooWide : MemoryExhausted {};

/// The same by the tree and the sweep methods, from all starts, as options.method says. Throws TooWide also where a block
/// seems to be more work than this, in pairs of states.
void longest_by_engine(const Component &component, std::size_t beat, const SolverOptions &options,
                       SolverStats &stats, VertexPath &best, double most_work = INFINITY);

} // namespace spell
