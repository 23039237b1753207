#include "gogen/gogen.h"

#include "gogen/common.h"
#include "gogen/puzzle.h"
#include "gogen/solver.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

gogen::Board squares_of(char **board) {
    gogen::Board squares;
    for (int r = 0; r < HEIGHT; ++r) squares.append(board[r], WIDTH);
    return squares;
}

gogen::Words list_of(char **words) {
    gogen::Words list;
    for (; words && *words; ++words) list.emplace_back(*words);
    return list;
}

// The next line without its end, a carriage return included.
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
    out << gogen::plain_text(squares_of(board));
    return static_cast<bool>(out.flush());
}

void print_board(char **board) { std::cout << gogen::drawn_text(squares_of(board)); }

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
    const std::size_t index = squares_of(board).find(ch);
    row = index == std::string::npos ? -1 : static_cast<int>(index) / WIDTH;
    column = index == std::string::npos ? -1 : static_cast<int>(index) % WIDTH;
    return index != std::string::npos;
}

bool valid_solution(char **board, char **words) {
    const gogen::Words list = list_of(words);
    return std::all_of(list.begin(), list.end(),
                       [](const auto &word) { return gogen::fault_of(word).empty(); }) &&
           gogen::faults_of(squares_of(board), list).empty();
}

void update(char **board, char ch, Mask &mask) {
    int row = 0, column = 0;
    if (get_position(board, ch, row, column)) {
        mask.set_all(false);
        mask.set_element(row, column);
        return;
    }
    for (int r = 0; r < HEIGHT; ++r)
        for (int c = 0; c < WIDTH; ++c)
            if (board[r][c] != '.') mask.set_element(r, c, false);
    if (mask.count() == 1 && mask.get_position(true, row, column)) board[row][column] = ch;
}

void neighbourhood_intersect(Mask &one, Mask &two) {
    const Mask before = one;
    one *= two.neighbourhood();
    two *= before.neighbourhood();
}

bool solve_board(char **board, char **words) {
    const gogen::Board squares = squares_of(board);
    const gogen::Words list = list_of(words);
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (squares[i] != '.' && (!gogen::is_letter(squares[i]) || squares.find(squares[i]) != i))
            return false;
    for (const std::string &word : list)
        if (!gogen::fault_of(word).empty()) return false;
    const auto solution = gogen::solve(gogen::problem_of(squares, list)); // by recursion
    if (!solution) return false;
    const gogen::Board solved = gogen::board_of(*solution);
    for (int r = 0; r < HEIGHT; ++r) std::copy_n(solved.begin() + r * WIDTH, WIDTH, board[r]);
    return true;
}
