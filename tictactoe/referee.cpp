#include "tictactoe/referee.h"

#include <cassert>

namespace tictactoe {

Mask line_of(const Board &board, Mask marks) {
    for (const Mask line : board.lines)
        if ((marks & line) == line) return line;
    return 0;
}

Value verdict(const Board &board, const Position &position) {
    assert(!(position.human & position.computer));
    if (line_of(board, position.human)) return HUMAN_WIN;
    if (line_of(board, position.computer)) return COMPUTER_WIN;
    return position.marks() == board.all ? DRAW : UNCLEAR;
}

Side side_to_move(const Position &position, Side first) {
    const int human = count(position.human), computer = count(position.computer);
    return human == computer ? first : human < computer ? Side::human : Side::computer;
}

std::optional<std::string> why_impossible(const Board &board, const Position &position, Side to_move) {
    const int own = count(position.of(to_move)), others = count(position.of(other(to_move)));
    if (own != others && own != others - 1)
        return "has " + counted(own, "mark") + " of the " + name_of(to_move) + "'s, who is to move, and " +
               std::to_string(others) + " of the other's, expected as many or one fewer";
    if (line_of(board, position.human) && line_of(board, position.computer))
        return "has both sides winning, expected one at most";
    if (line_of(board, position.of(to_move)))
        return std::string("has a line of the ") + name_of(to_move) +
               "'s, who is to move, expected no move after a line";
    Mask common = board.all;
    for (const Mask line : board.lines)
        if ((position.of(other(to_move)) & line) == line) common &= line;
    if (common == 0)
        return std::string("has lines of the ") + name_of(other(to_move)) +
               "'s with no square in common, expected lines that the last move can have made";
    return std::nullopt;
}

} // namespace tictactoe
