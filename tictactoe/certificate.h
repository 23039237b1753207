// Strategies that prove a value, as text. A certificate is lines: `tictactoe certificate ROWS COLS K`;
// `POSITION SIDE VALUE`, SIDE to move; for each strategy that the value needs (the winner's, or both sides'
// for a draw) `strategy SIDE`, SIDE being its owner, and its lines; and `end`. Among positions with the same
// value by the rules below, only one has a line:
//
//     POSITION move R C               with the owner to move: its move
//     POSITION move R C R C ...       with the owner to move: a sequence of threats that wins (lines.h),
//                                     without the replies, which are forced
//     POSITION threatens R C R C ...  with the other side to move: a sequence of threats that would win if it
//                                     passed. Only replies after which it does not win are followed further
//     POSITION pairs R C R C ...      with the other side to move, in a draw: pairs, perhaps none, that stop
//                                     it together with the sum (lines.h)
//
// What keeps certificates small, and why it is sound:
// - Squares that no longer matter are `#`: empty ones on no open line, and marks on no line open for whoever
//   made them. The lines that can still be completed are then the same, so one proof does for all positions
//   that differ in such squares only, and for their rotations and reflections. A move on such a square is a
//   pass, and needs no answer: the owner may answer by any move, and an extra mark never harms its owner.
// - Forced moves are not named: a side that can complete a line does, and one that must prevent a line on a
//   single square moves there. The owner chooses to do so, and the other side would lose by any other move.
// - No line is needed where the owner wins by a double threat, or, in a draw, where the sum alone stops the
//   other side.
//
// Thus 4,8,4, for which the solver looks at 700,000 positions, takes some 130,000 lines (7 MB), and 4,9,4
// takes 2,600. certificate_check in tests/tictactoe replays the strategies against every reply.
#pragma once

#include "shell/files.h"
#include "tictactoe/advice.h"
#include "tictactoe/board.h"

namespace tictactoe {

/// Gives the lines of the certificate of the position's value to the output as they are found. The moves are
/// looked up in the solver's table where the search for the value has left them. It keeps a set of the
/// positions that have been written, about 60 bytes for each.
void write_certificate(const Board &board, Adviser &adviser, const Position &position, Side to_move,
                       const Names &names, shell::Output &out);

} // namespace tictactoe
