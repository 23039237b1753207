// A position: which squares each side has, and its text.
#pragma once

#include "tictactoe/board.h"
#include "tictactoe/value.h"

#include <string>
#include <string_view>

namespace tictactoe {

struct Position {
    Mask human = 0, computer = 0;

    Mask &of(Side side) { return side == Side::human ? human : computer; }
    Mask of(Side side) const { return side == Side::human ? human : computer; }
    Mask marks() const { return human | computer; }
    bool operator==(const Position &) const = default;
};

/// A position as somebody wrote it.
struct WrittenPosition {
    Position position;
    bool crosses = false; // with X and O
};

/// The position that the text says: rows * cols characters of `.`, `H` and `C`, or `.`, `X` (the human's) and `O`, capitals
/// or not, slashes allowed between rows. Throws shell::Misuse if the text is no such thing.
WrittenPosition parse_position(const Board &board, std::string_view text);

/// `1 square`, `9 squares`.
std::string counted(int number, const std::string &noun);

/// The position with H, C and slashes.
std::string text_of(const Board &board, const Position &position);

} // namespace tictactoe
