// Strategies that prove a value, as text. A certificate is lines: `tictactoe certificate ROWS COLS K`; `POSITION SIDE
// VALUE`, SIDE to move; and, for each strategy that the value needs (the winner's, or both sides' for a draw), `strategy
// SIDE` and a line for the positions that it can lead to:
//
//     POSITION move R C        with SIDE to move: its move
//     POSITION pairs R C R C   with the other side to move: SIDE answers a move in a pair, the first two squares or the
//                              next two, with the other square of the pair, and any other move anywhere. All lines
//                              that are open for the other side hold both squares of a pair.
//
// The last line is `end`. certificate_check in tests/tictactoe replays the strategies against every reply.
#pragma once

#include "tictactoe/advice.h"

#include <functional>
#include <string_view>

namespace tictactoe {

/// Gives the lines of the certificate of the position's value to `put` as they are found. What it keeps is 16 bytes for
/// each position of a strategy, in a hash set.
void write_certificate(const Board &board, Adviser &adviser, const Position &position, Side to_move,
                       const std::function<void(std::string_view)> &put);

} // namespace tictactoe
