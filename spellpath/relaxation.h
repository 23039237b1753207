// The linear relaxation of the longest path in a block, with subtour cuts, solved well enough for its prices.
//
// Variables: how much of each edge is used whole, and how much of an end is at each vertex; an end brings the longest tail or
// chain there. Constraints: at most two steps at a vertex, two ends in all, the subtour cuts. The cuts are found as they are
// broken (subtour_cuts.h), and those that have not mattered for some rounds are dropped.
//
// The linear program is solved by the primal-dual hybrid gradient method (Chambolle and Pock 2011) with diagonal step sizes
// (Pock and Chambolle 2011), restarts (Applegate et al. 2021, "PDLP") and Halpern's averaging with reflection (Lu and Yang
// 2024): a step down along the prices' gradient, a step up along the violated constraints', nothing but products of a sparse
// matrix with a vector. It converges to the optimum here within some hundred steps. No factorisation, and no simplex, is
// needed, since any prices give a right bound (loss_table.h): rounding cannot make it wrong.
//
// Cost: a step takes about 10 ns for each edge, vertex and member of a cut: 0.1 s in all for 40x40 with three letters (750
// vertices), 2 s for 100x100 with four.
#pragma once

#include "spellpath/contraction.h"
#include "spellpath/loss_table.h"
#include "spellpath/search.h"

namespace spell {

/// The losses by the best prices found. The same every time. Throws what limits.poll throws.
LossTable relax(const BlockGraph &graph, const Limits &limits);

} // namespace spell
