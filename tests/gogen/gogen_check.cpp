// gogen_check BOARD WORDS: judges what gogen says of a puzzle, from standard input: a solved board as the
// exam draws it is to be a solution that keeps what was on the board. Shares nothing with the program.
#include "gogen_slow.h"

#include <algorithm>
#include <fstream>
#include <iostream>

static int wrong(const std::string &what) {
    std::cout << what << '\n';
    return 1;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    std::string given, line;
    for (std::ifstream in(argv[1]); std::getline(in, line);) given += line.substr(0, 5);
    std::transform(given.begin(), given.end(), given.begin(),
                   [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    if (!std::getline(std::cin, line) || line != "Board solved! Solution: ")
        return wrong("not solved: " + line);
    std::string board;
    for (int r = 0; r < 5; ++r) {
        if (r > 0) {
            std::string above, below;
            if (!std::getline(std::cin, above) || !std::getline(std::cin, below) ||
                above != " | \\/ | \\/ | \\/ | \\/ |" || below != " | /\\ | /\\ | /\\ | /\\ |")
                return wrong("no lines between the rows");
        }
        if (!std::getline(std::cin, line) || line.size() != 23) return wrong("no row");
        for (std::size_t c = 0; c < 5; ++c) {
            const std::string square = line.substr(5 * c, 3);
            if (square[0] != '[' || square[2] != ']' || (c > 0 && line.substr(5 * c - 2, 2) != "--"))
                return wrong("a row drawn wrong");
            board += square[1];
        }
    }
    if (std::getline(std::cin, line)) return wrong("more after the board");
    std::string letters = board;
    std::sort(letters.begin(), letters.end());
    if (letters != "ABCDEFGHIJKLMNOPQRSTUVWXY") return wrong("not each letter once");
    for (std::size_t i = 0; i < 25; ++i)
        if (given[i] != '.' && given[i] != board[i]) return wrong("a given letter is gone");
    std::ifstream words(argv[2]);
    for (std::string word; words >> word;) {
        for (char &c : word)
            if ('a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        for (std::size_t i = 1; i < word.size(); ++i)
            if (!Slow::touch(board.find(word[i - 1]), board.find(word[i])))
                return wrong(word + " cannot be spelt");
    }
    std::cout << "a solution\n";
}
