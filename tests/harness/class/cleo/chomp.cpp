// Sprague-Grundy is no help here: a board is a loss if no move leads to a loss.
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>

std::map<std::string, std::string> replies; // the winning move's board, or nothing

std::string reply(const std::string &board) {
    const auto known = replies.find(board);
    if (known != replies.end()) return known->second;
    if (board.find_first_not_of('0') == std::string::npos) return "won";
    for (std::size_t c = 0; c < board.size(); c++)
        for (char h = '0'; h < board[c]; h++) {
            std::string next = board;
            for (std::size_t k = c; k < board.size(); k++)
                if (next[k] > h) next[k] = h;
            if (reply(next).empty()) return replies[board] = next;
        }
    return replies[board] = "";
}

int main(int, char **argv) {
    const std::string answer = reply(argv[1]);
    if (answer.empty()) std::cout << "LOSS\n";
    else std::cout << "WIN: " << answer << '\n';
    return 1; // no lab says what it should be
}
