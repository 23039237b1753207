#include "chomp/answer.h"

#include "chomp/picture.h"

namespace chomp {

std::string answer_text(const Board &board, const Solution &solution, bool with_pictures) {
    if (solution.wins.empty()) return "LOSS\n" + (with_pictures ? picture(board, board) : "");
    std::string text;
    for (const Board &after : solution.wins) {
        if (with_pictures && !text.empty()) text += '\n';
        text += "WIN: " + after.text() + '\n';
        if (with_pictures) text += picture(board, after);
    }
    return text;
}

std::string answer_json(const Board &board, const Solution &solution) {
    std::string moves;
    for (const Board &after : solution.wins) {
        const Square square = move_between(board, after);
        moves += (moves.empty() ? R"({"row": )" : R"(, {"row": )") + std::to_string(square.row + 1) +
                 R"(, "column": )" + std::to_string(square.column + 1) + R"(, "after": ")" + after.text() +
                 "\"}";
    }
    return R"({"state": ")" + board.text() + R"(", "result": ")" + (moves.empty() ? "LOSS" : "WIN") +
           R"(", "moves": [)" + moves + R"(], "states": )" + std::to_string(solution.states) +
           R"(, "losses": )" + std::to_string(solution.losses) + "}\n";
}

} // namespace chomp
