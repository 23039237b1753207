#include "tictactoe/picture.h"

#include <algorithm>

namespace tictactoe {

std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser) {
    constexpr int side = 60, margin = 28;
    const int width = std::max(board.cols * side + 2 * margin, 220);
    const int height = board.rows * side + 2 * margin + 24, left = (width - board.cols * side) / 2;
    const auto num = [](int value) { return std::to_string(value); };
    const Value all = adviser.value(position, to_move);
    const bool over =
        board.has_line(position.human) || board.has_line(position.computer) || position.marks() == board.all;
    const std::string mover = to_move == Side::human ? "human" : "computer";
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + num(width) + "\" height=\"" +
                      num(height) + "\" viewBox=\"0 0 " + num(width) + ' ' + num(height) +
                      "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>" +
                      text_of(board, position) + (over ? " is over: " : ", " + mover + " to move: ") +
                      name_of(all) + "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
    const auto text = [&](int x, int y, int size, const std::string &fill, const std::string &words) {
        svg += "<text x=\"" + num(x) + "\" y=\"" + num(y) + "\" font-size=\"" + num(size) + "\" fill=\"" +
               fill + "\">" + words + "</text>\n";
    };
    for (int c = 0; c < board.cols; ++c) text(left + c * side + side / 2, margin - 9, 13, "#666", num(c));
    for (int r = 0; r < board.rows; ++r)
        text(left - margin / 2, margin + r * side + side / 2 + 5, 13, "#666", num(r));
    for (int square = 0; square < board.squares; ++square) {
        const int x = left + square % board.cols * side, y = margin + square / board.cols * side;
        const int cx = x + side / 2, cy = y + side / 2;
        std::string fill = "white", words, plies;
        if (!(position.marks() & bit(square)) && !over) {
            Position after = position;
            after.of(to_move) |= bit(square);
            const Value value = adviser.value(after, other(to_move));
            const bool win = value == (to_move == Side::human ? HUMAN_WIN : COMPUTER_WIN);
            words = value == DRAW ? "draw" : win ? "win" : "loss";
            fill = value == DRAW ? "#fff3bf" : win ? "#c3f0ca" : "#ffd3d0";
            if (value != DRAW && board.squares <= max_timed_squares) {
                const Mask own = after.of(to_move), others = after.of(other(to_move));
                const int n = board.has_line(own) ? 1
                              : win               ? 1 + adviser.plies_to_win(own, others, Turn::defender)
                                                  : 1 + adviser.plies_to_win(others, own, Turn::attacker);
                plies = "in " + num(n);
            }
        }
        svg += "<rect x=\"" + num(x) + "\" y=\"" + num(y) + "\" width=\"" + num(side) + "\" height=\"" +
               num(side) + "\" fill=\"" + fill + "\" stroke=\"#888\"/>\n";
        if (position.human & bit(square))
            svg += "<path d=\"M" + num(cx - 17) + ' ' + num(cy - 17) +
                   "l34 34m0 -34l-34 34\" stroke=\"#1c4f9c\"" +
                   " stroke-width=\"6\" stroke-linecap=\"round\"/>\n";
        else if (position.computer & bit(square))
            svg += "<circle cx=\"" + num(cx) + "\" cy=\"" + num(cy) +
                   "\" r=\"18\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"6\"/>\n";
        else if (!words.empty()) text(cx, plies.empty() ? cy + 5 : cy - 1, 15, "#222", words);
        if (!plies.empty()) text(cx, cy + 16, 12, "#222", plies);
    }
    text(width / 2, height - 14, 14, "#222",
         (over                     ? "over: "
          : to_move == Side::human ? "X to move: "
                                   : "O to move: ") +
             std::string(name_of(all)));
    return svg + "</svg>\n";
}

} // namespace tictactoe
