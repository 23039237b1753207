// Groups of letters that interact only by taking different cells. For each group there is a list of entries: a set of
// cells that the group can fill, and in how many ways. Lists are joined two by two; of the last two, only the number of
// disjoint pairs is asked.
//
// That number is the sum over all pairs; or, if the lists are long, by inclusion and exclusion the sum over all sets X of
// cells of (-1)^|X| times, for each list, the ways whose cells contain X. These are sums over supersets, a zeta transform
// computed one cell at a time (F. Yates 1937). Only sets as large as the smaller of the groups' sets count.
#pragma once

#include "gogen/tally.h"

#include <optional>
#include <vector>

namespace gogen {

/// The list of two groups together. Nothing if the budget is not enough.
std::optional<std::vector<Entry>> joined(const std::vector<Entry> &some, const std::vector<Entry> &others,
                                         Budget &budget);

/// The number of ways in which two groups fill disjoint sets of the free cells: those of each list are of one size.
/// Nothing if the budget is not enough.
std::optional<Wide> disjoint(const std::vector<Entry> &some, const std::vector<Entry> &others, Cells free,
                             Budget &budget);

} // namespace gogen
