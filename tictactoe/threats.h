// What the open lines of a position say at once. A line is open for a side if the other has no mark on it.
// The attacker wants a line of his own; the defender wants to prevent it, and may have one of his own
// meanwhile. Everything here except a scan needs a board where a line wins.
//
// Yes - Threat-space search (Allis, van den Herik and Huntjens, "Go-Moku solved by new search techniques"). A
//   move that makes a line with one square missing is a threat, and leaves the other side one reply. A
//   sequence of threats that ends in two at once wins whatever the other side does.
// No - A defender who forgets his own lines is Breaker in a Maker-Breaker game, and Breaker wins
//   - when the sum of 2^-(squares missing) over Maker's open lines is less than 1, Breaker to move (Erdos and
//     Selfridge, "On a combinatorial game"); so with Maker to move when it is less than 1 after any of his
//     moves, as it is from less than 1/2 on;
//   - when every open line holds both squares of some pair, the pairs being disjoint: Breaker answers in the
//     pair (Hales and Jewett, "Regularity and positional games");
//   - by both together: the sum over the lines that hold no pair, where no square of a pair counts.
#pragma once

#include "tictactoe/board.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace tictactoe {

/// Sums of 2^-n in fixed point. A line that lacks more than 40 squares counts a little too much, which errs
/// on the safe side: the sum is an upper bound of what the attacker can do.
using Weight = std::uint64_t;
constexpr Weight one = Weight{1} << 40;
constexpr Weight weight(int missing) { return std::max<Weight>(one >> std::min(missing, 63), 1); }

/// A look at all lines.
struct Scan {
    Mask attacker_last = 0, defender_last = 0;   // empty squares that complete a line
    Mask attacker_alive = 0, defender_alive = 0; // squares of the lines that are open for the side
    Mask open = 0;                               // empty squares on lines that are open for either side
    Mask double_threats = 0; // where a mark of the attacker's makes two lines that lack one square each
    bool threat = false;     // whether the attacker can make such a line at all
    Weight sum = 0;          // of 2^-(squares missing) over the attacker's open lines
};

/// Looks at a position in which neither side has a line yet.
Scan scan(const Board &board, Mask attacker, Mask defender);

/// A sequence of threats that wins.
struct ThreatWin {
    std::vector<int> moves; // the attacker's, in order; the last one completes a line
    Mask replies = 0;       // those that the threats leave to the defender
};

/// A sequence of threats that wins for the attacker, who is to move, or nothing if none is found in a search
/// of at most `budget` positions.
std::optional<ThreatWin> threat_win(const Board &board, Mask attacker, Mask defender, int budget = 2000);

/// The defender's moves that can hold a position in which the attacker, if the defender passed, would win by
/// these threats: a square of the sequence, or a move that makes, with the replies, a threat of the
/// defender's own. Any other move leaves the sequence as it is. The attacker has no line with one square
/// missing yet.
Mask replies_to(const Board &board, const ThreatWin &win, Mask attacker, Mask defender);

/// Pairs of empty squares, disjoint, that stop the attacker, who is to move, together with the sum: squares
/// in turn, two a pair. Nothing if a short search finds none.
std::optional<std::vector<int>> pairing(const Board &board, Mask attacker, Mask defender);

} // namespace tictactoe
