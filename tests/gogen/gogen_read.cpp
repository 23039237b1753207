// gogen_read BOARD WORDS: reads what `gogen --steps` says of a puzzle from standard input, and
// checks that each sentence follows from what it cites; see gogen_reader.h. Prints what is wrong; or how many
// sentences of each kind there are, and the board.
#include "gogen_reader.h"

#include <fstream>
#include <iostream>
#include <iterator>

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    std::string board, line;
    for (std::ifstream in(argv[1]); std::getline(in, line);) board += line.substr(0, 5);
    std::vector<std::string> words;
    std::ifstream in(argv[2]);
    for (std::string word; in >> word;) words.push_back(word);
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    Reader reader(board, words);
    if (const std::string fault = reader.fault_of(text); !fault.empty()) {
        std::cout << fault << '\n';
        return 1;
    }
    for (const auto &[kind, count] : reader.kinds()) std::cout << count << ' ' << kind << '\n';
    std::cout << reader.board() << (reader.contradiction() ? " contradiction\n" : "\n");
}
