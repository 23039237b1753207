#include "gogen/gogen.h"

#include "gogen/common.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

// Reads the next line without its end, LF or CR LF.
bool next_line(std::istream &in, std::string &line) {
    if (!std::getline(in, line)) return false;
    if (line.ends_with('\r')) line.pop_back();
    return true;
}

} // namespace

char **load_board(const char *filename) {
    std::ifstream in(filename);
    std::string squares;
    std::string line;
    for (int r = 0; r < HEIGHT; ++r) {
        if (!next_line(in, line) || line.size() != WIDTH) return nullptr;
        squares += line;
    }
    while (next_line(in, line))
        if (!line.empty()) return nullptr;
    char **board = new char *[HEIGHT];
    for (int r = 0; r < HEIGHT; ++r) {
        board[r] = new char[WIDTH + 1]{}; // a C string, for whoever prints it as one
        std::memcpy(board[r], squares.data() + r * WIDTH, WIDTH);
    }
    return board;
}

bool save_board(char **board, const char *filename) {
    std::ofstream out(filename);
    for (int r = 0; r < HEIGHT; ++r) out.write(board[r], WIDTH) << '\n';
    return static_cast<bool>(out.flush());
}

void print_board(char **board) {
    for (int r = 0; r < HEIGHT; ++r) {
        if (r > 0) std::cout << " | \\/ | \\/ | \\/ | \\/ |\n | /\\ | /\\ | /\\ | /\\ |\n";
        for (int c = 0; c < WIDTH; ++c) std::cout << (c > 0 ? "--[" : "[") << board[r][c] << ']';
        std::cout << '\n';
    }
}

void delete_board(char **board) {
    if (!board) return;
    for (int r = 0; r < HEIGHT; ++r) delete[] board[r];
    delete[] board;
}

char **load_words(const char *filename) {
    std::ifstream in(filename);
    if (in.peek(), in.bad() || !in.is_open()) return nullptr;
    in.clear();
    std::vector<std::string> list;
    for (std::string line; next_line(in, line);)
        if (!line.empty()) list.push_back(line);
    char **words = new char *[list.size() + 1];
    for (std::size_t i = 0; i < list.size(); ++i) {
        words[i] = new char[list[i].size() + 1];
        std::memcpy(words[i], list[i].c_str(), list[i].size() + 1);
    }
    words[list.size()] = nullptr;
    return words;
}

void print_words(char **words) {
    for (; words && *words; ++words) std::cout << *words << '\n';
}

void delete_words(char **words) {
    if (!words) return;
    for (char **word = words; *word; ++word) delete[] * word;
    delete[] words;
}

bool get_position(char **board, char ch, int &row, int &column) {
    for (row = 0; row < HEIGHT; ++row)
        for (column = 0; column < WIDTH; ++column)
            if (board[row][column] == ch) return true;
    row = column = -1;
    return false;
}

bool valid_solution(char **board, char **words) {
    for (char ch = 'A'; ch <= 'Y'; ++ch) { // each is there: then each is there once
        int row = 0, column = 0;
        if (!get_position(board, ch, row, column)) return false;
    }
    for (; words && *words; ++words)
        for (const char *ch = *words; *ch; ++ch) {
            int row = 0, column = 0, next_row = 0, next_column = 0;
            if (*ch < 'A' || *ch > 'Y') return false;
            if (!ch[1]) break;
            if (!get_position(board, ch[0], row, column) ||
                !get_position(board, ch[1], next_row, next_column) || ch[0] == ch[1] ||
                std::abs(row - next_row) > 1 || std::abs(column - next_column) > 1)
                return false;
        }
    return true;
}
