// Threat-space search (Allis, van den Herik and Huntjens, "Go-Moku solved by new search techniques"). A move that makes
// a line with one square missing is a threat, and leaves the other side one reply. A sequence of threats that ends in two
// at once wins whatever the other side does.
#pragma once

#include "tictactoe/scan.h"

#include <optional>

namespace tictactoe {

/// A sequence of threats that wins, without its order.
struct ThreatWin {
    int first_move;
    Mask moves = 0, replies = 0; // the attacker's squares, and those that the threats leave to the defender
};

/// A sequence of threats that wins for the attacker, who is to move, or nothing if none is found in a search of
/// at most `budget` positions.
std::optional<ThreatWin> threat_win(const Board &board, Mask attacker, Mask defender, int budget);

/// The defender's moves that can hold a position in which the attacker, if the defender passed, would win by these
/// threats: a square of the sequence, or a move that makes, with the replies, a threat of the defender's own. Any other
/// move changes no step of the sequence. The attacker has no line with one square missing yet.
Mask replies_to(const Board &board, const ThreatWin &win, Mask attacker, Mask defender);

} // namespace tictactoe
