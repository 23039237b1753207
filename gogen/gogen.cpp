// The exam's functions and its method. The program is main.cpp, its engine solver.cpp.
#include "gogen/gogen.h"

#include "gogen/common.h"
#include "gogen/puzzle.h"
#include "gogen/solver.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <fstream>
#include <utility>

// The lines of a file that are not empty, without their ends, LF or CR LF. Nothing if it cannot be read.
static std::optional<std::vector<std::string>> lines_of(const char *filename) {
    std::ifstream in(filename);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        if (line.ends_with('\r')) line.pop_back();
        if (!line.empty()) lines.push_back(line);
    }
    if (!in.eof()) return {};
    return lines;
}

static char *copy_of(const std::string &text) { return std::strcpy(new char[text.size() + 1], text.c_str()); }

char **load_board(const char *filename) {
    const auto lines = lines_of(filename);
    if (!lines || lines->size() != HEIGHT) return nullptr;
    for (const std::string &line : *lines)
        if (line.size() != WIDTH) return nullptr;
    char **board = new char *[HEIGHT]; // of C strings, since callers may print them as such
    std::ranges::transform(*lines, board, copy_of);
    return board;
}

static gogen::Board squares_of(char **board) {
    gogen::Board squares;
    for (int r = 0; r < HEIGHT; ++r) squares.append(board[r], WIDTH);
    return squares;
}

bool save_board(char **board, const char *filename) {
    std::ofstream out(filename);
    for (int r = 0; r < HEIGHT; ++r) out.write(board[r], WIDTH) << '\n';
    return static_cast<bool>(out.flush());
}

void print_board(char **board) { std::cout << gogen::drawn_text(squares_of(board)); }

void delete_board(char **board) {
    if (!board) return;
    for (int r = 0; r < HEIGHT; ++r) delete[] board[r];
    delete[] board;
}

char **load_words(const char *filename) {
    const auto lines = lines_of(filename);
    if (!lines) return nullptr;
    char **words = new char *[lines->size() + 1];
    *std::ranges::transform(*lines, words, copy_of).out = nullptr;
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
    // Each letter is there: then each is there once.
    const gogen::Board squares = squares_of(board);
    for (char ch = gogen::first_letter; ch <= gogen::last_letter; ++ch)
        if (squares.find(ch) == squares.npos) return false;
    for (; words && *words; ++words) {
        const std::string_view word = *words;
        if (!std::ranges::all_of(word, gogen::is_letter) || gogen::break_in(word, squares) < word.size())
            return false;
    }
    return true;
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

namespace gogen {

namespace {

using Masks = std::array<Mask, size>; // one for each letter

Mask &mask_of(Masks &masks, char ch) { return masks[number_of_letter(ch)]; }

// Narrows the masks until nothing changes. Returns false if that shows that there is no solution.
bool narrow(char **board, char **words, Masks &masks, SearchStats &stats) {
    for (int cells = 0, before = -1; cells != before;) {
        before = std::exchange(cells, 0);
        for (char **word = words; *word; ++word)
            for (const char *ch = *word; ch[0] && ch[1]; ++ch) {
                Mask &one = mask_of(masks, ch[0]), &two = mask_of(masks, ch[1]);
                ++stats.propagations;
                neighbourhood_intersect(one, two);
                if (one.count() == 0 || two.count() == 0) return false;
            }
        for (char ch = first_letter; ch <= last_letter; ++ch) {
            update(board, ch, mask_of(masks, ch));
            if (mask_of(masks, ch).count() == 0) return false;
            cells += mask_of(masks, ch).count();
        }
    }
    return true;
}

// Of the letters with several cells, which are not on the board, the one with the fewest. 0 if there is none.
char letter_to_guess(Masks &masks) {
    char best = 0;
    for (char ch = first_letter; ch <= last_letter; ++ch) {
        const int cells = mask_of(masks, ch).count();
        if (cells > 1 && (!best || cells < mask_of(masks, best).count())) best = ch;
    }
    return best;
}

// Completes the board, or leaves it as it was.
bool search_masks(char **board, char **words, Masks masks, SearchStats &stats, const Stop &stop) {
    ++stats.nodes;
    if (stop && stop()) return false;
    const Board before = squares_of(board);
    if (narrow(board, words, masks, stats)) {
        const char ch = letter_to_guess(masks);
        if (!ch) return true; // nothing changes any more, so every pair of letters touches
        int r = 0, c = 0;
        for (Mask rest = mask_of(masks, ch); rest.get_position(true, r, c); rest[r][c] = false) {
            board[r][c] = ch;
            if (search_masks(board, words, masks, stats, stop)) return true;
            board[r][c] = '.';
        }
    }
    for (std::size_t r = 0; r < HEIGHT; ++r) before.copy(board[r], WIDTH, r * WIDTH);
    return false;
}

} // namespace

std::string drawn_text(const Board &board) {
    std::string between, text;
    for (const char *const diagonals : {" \\/ |", " /\\ |"}) {
        between += " |";
        for (int c = 1; c < side; ++c) between += diagonals;
        between += '\n';
    }
    for (std::size_t i = 0; i < size; ++i) {
        if (i > 0 && i % side == 0) text += between;
        text += std::string(i % side > 0 ? "--[" : "[") + board[i] + (i % side < side - 1 ? "]" : "]\n");
    }
    return text;
}

std::optional<Board> solve_by_masks(const Puzzle &puzzle, SearchStats &stats, const Stop &stop) {
    auto [squares, words] = std::pair(puzzle.board, puzzle.words);
    assert(squares.size() == size);
    std::vector<char *> rows, list; // as the exam's functions take them
    for (std::size_t r = 0; r < HEIGHT; ++r) rows.push_back(squares.data() + r * WIDTH);
    for (std::string &word : words) list.push_back(word.data());
    list.push_back(nullptr);
    if (!search_masks(rows.data(), list.data(), {}, stats, stop)) return {};
    return squares;
}

} // namespace gogen

bool solve_board(char **board, char **words) {
    char *no_words = nullptr;
    if (!words) words = &no_words;
    const gogen::Board squares = squares_of(board);
    for (const char c : squares) // letters only, each once at most
        if (c != '.' && (!gogen::is_letter(c) || std::ranges::count(squares, c) > 1)) return false;
    for (char **word = words; *word; ++word)
        if (!gogen::is_spellable(*word)) return false;
    gogen::SearchStats stats;
    return gogen::search_masks(board, words, {}, stats, {});
}
