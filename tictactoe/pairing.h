// When the defender is safe by blocking alone. A defender who forgets his own lines is Breaker in a Maker-Breaker game,
// and Breaker wins
//   - when the sum of 2^-(squares missing) over Maker's open lines is less than 1, Breaker to move, or less than 1/2,
//     Maker to move (Erdos and Selfridge, "On a combinatorial game"). That is Scan::sum;
//   - when every open line holds both squares of some pair, the pairs being disjoint: Breaker answers in the pair (Hales
//     and Jewett, "Regularity and positional games");
//   - by both together: the sum over the lines that hold no pair, where no square of a pair counts.
#pragma once

#include "tictactoe/scan.h"

#include <optional>
#include <vector>

namespace tictactoe {

/// Pairs of empty squares, disjoint, that stop the attacker, who is to move, together with the sum: squares in turn, two a
/// pair. Nothing if a short search finds none.
std::optional<std::vector<int>> pairing(const Board &board, Mask attacker, Mask defender);

} // namespace tictactoe
