// The two sides, and what a position is worth in best play, in the lecture's words.
#pragma once

namespace tictactoe {

enum class Side { human, computer };

constexpr Side other(Side side) { return side == Side::human ? Side::computer : Side::human; }
constexpr const char *name_of(Side side) { return side == Side::human ? "human" : "computer"; }

/// The lecture's values, in its order; UNCLEAR is a game that goes on.
enum Value { HUMAN_WIN, DRAW, UNCLEAR, COMPUTER_WIN };

constexpr Value win_of(Side side) { return side == Side::human ? HUMAN_WIN : COMPUTER_WIN; }
constexpr const char *name_of(Value value) {
    constexpr const char *names[] = {"HUMAN_WIN", "DRAW", "UNCLEAR", "COMPUTER_WIN"};
    return names[value];
}

} // namespace tictactoe
