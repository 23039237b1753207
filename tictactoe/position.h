// A position: which squares each side has, and its text.
#pragma once

#include "tictactoe/board.h"

#include <string>
#include <string_view>

namespace tictactoe {

enum class Side { human, computer };

constexpr Side other(Side side) { return side == Side::human ? Side::computer : Side::human; }

struct Position {
    Mask human = 0, computer = 0;

    Mask &of(Side side) { return side == Side::human ? human : computer; }
    Mask of(Side side) const { return side == Side::human ? human : computer; }
    Mask marks() const { return human | computer; }
    bool operator==(const Position &) const = default;
};

/// The position that the text says: rows * cols characters of `.`, `H` and `C`, slashes allowed between rows.
/// Throws std::invalid_argument when it is none, when the counts of marks or two winners are impossible.
Position parse_position(const Board &board, std::string_view text, Side to_move);

/// The same text, with slashes.
std::string text_of(const Board &board, const Position &position);

} // namespace tictactoe
