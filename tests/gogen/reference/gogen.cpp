// The exam as a student answers it, with the exam's headers and nothing of ours: masks of where each letter
// may be are narrowed until nothing changes, and then the letter with the fewest cells is tried on each of
// them. The gradescripts up to 100 must pass it (tests/harness).
#include "gogen.h"
#include "common.h"

#include <cassert>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

// What came with the exam.

static char **allocate_board() {
    char **board = new char *[HEIGHT];
    for (int r = 0; r < HEIGHT; r++) board[r] = new char[WIDTH];
    return board;
}

char **load_board(const char *filename) {
    ifstream in(filename);
    assert(in);
    char **board = allocate_board();
    string line;
    for (int r = 0; r < HEIGHT && getline(in, line); r++) {
        assert(line.length() == WIDTH);
        for (int c = 0; c < WIDTH; c++) board[r][c] = line[static_cast<size_t>(c)];
    }
    return board;
}

bool save_board(char **board, const char *filename) {
    ofstream out(filename);
    for (int r = 0; r < HEIGHT; r++) {
        for (int c = 0; c < WIDTH; c++) out << board[r][c];
        out << endl;
    }
    return out.good();
}

void print_board(char **board) {
    for (int r = 0; r < HEIGHT; r++) {
        for (int c = 0; c < WIDTH; c++) cout << (c > 0 ? "--[" : "[") << board[r][c] << "]";
        cout << endl;
        if (r < HEIGHT - 1)
            cout << " | \\/ | \\/ | \\/ | \\/ |" << endl << " | /\\ | /\\ | /\\ | /\\ |" << endl;
    }
}

void delete_board(char **board) {
    for (int r = 0; r < HEIGHT; r++) delete[] board[r];
    delete[] board;
}

char **load_words(const char *filename) {
    ifstream in(filename);
    assert(in);
    vector<string> read;
    for (string word; in >> word;) read.push_back(word);
    char **words = new char *[read.size() + 1];
    for (size_t i = 0; i < read.size(); i++) {
        words[i] = new char[read[i].length() + 1];
        strcpy(words[i], read[i].c_str());
    }
    words[read.size()] = NULL;
    return words;
}

void print_words(char **words) {
    for (; *words; words++) cout << *words << endl;
}

void delete_words(char **words) {
    for (int i = 0; words[i]; i++) delete[] words[i];
    delete[] words;
}

// Question 1.

bool get_position(char **board, char ch, int &row, int &column) {
    for (row = 0; row < HEIGHT; row++)
        for (column = 0; column < WIDTH; column++)
            if (board[row][column] == ch) return true;
    row = column = -1;
    return false;
}

// Question 2.

static bool can_spell(char **board, const char *word) {
    int row, column, next_row, next_column;
    if (!get_position(board, *word, row, column)) return false;
    for (word++; *word; word++) {
        if (!get_position(board, *word, next_row, next_column)) return false;
        if (abs(row - next_row) > 1 || abs(column - next_column) > 1) return false;
        row = next_row;
        column = next_column;
    }
    return true;
}

bool valid_solution(char **board, char **words) {
    int row, column;
    for (char ch = 'A'; ch <= 'Y'; ch++)
        if (!get_position(board, ch, row, column)) return false;
    for (; *words; words++)
        if (!can_spell(board, *words)) return false;
    return true;
}

// Question 3.

void update(char **board, char ch, Mask &mask) {
    int row, column;
    if (get_position(board, ch, row, column)) {
        mask.set_all(false);
        mask.set_element(row, column);
        return;
    }
    for (int r = 0; r < HEIGHT; r++)
        for (int c = 0; c < WIDTH; c++)
            if (board[r][c] >= 'A' && board[r][c] <= 'Z') mask.set_element(r, c, false);
    if (mask.count() == 1) {
        mask.get_position(true, row, column);
        board[row][column] = ch;
    }
}

void neighbourhood_intersect(Mask &one, Mask &two) {
    const Mask around_one = one.neighbourhood();
    one *= two.neighbourhood();
    two *= around_one;
}

// Question 4.

static int total(const Mask *masks) {
    int sum = 0;
    for (int i = 0; i < 25; i++) sum += masks[i].count();
    return sum;
}

// Narrows the masks until nothing changes; false when a letter has no cell left.
static bool narrow(char **board, char **words, Mask *masks) {
    int before;
    do {
        before = total(masks);
        for (int i = 0; i < 25; i++) update(board, static_cast<char>('A' + i), masks[i]);
        for (int w = 0; words[w]; w++)
            for (int i = 0; words[w][i] && words[w][i + 1]; i++)
                neighbourhood_intersect(masks[words[w][i] - 'A'], masks[words[w][i + 1] - 'A']);
        for (int i = 0; i < 25; i++)
            if (masks[i].count() == 0) return false;
    } while (total(masks) < before);
    return true;
}

static void copy_board(char **from, char **to) {
    for (int r = 0; r < HEIGHT; r++)
        for (int c = 0; c < WIDTH; c++) to[r][c] = from[r][c];
}

static bool solve(char **board, char **words, const Mask *known) {
    Mask masks[25];
    for (int i = 0; i < 25; i++) masks[i] = known[i];
    if (!narrow(board, words, masks)) return false;
    int row, column, fewest = 26;
    char next = 0;
    for (char ch = 'A'; ch <= 'Y'; ch++) {
        const int cells = masks[ch - 'A'].count();
        if (!get_position(board, ch, row, column) && cells < fewest) {
            fewest = cells;
            next = ch;
        }
    }
    if (!next) return valid_solution(board, words);
    char **attempt = allocate_board();
    bool solved = false;
    for (int r = 0; r < HEIGHT && !solved; r++)
        for (int c = 0; c < WIDTH && !solved; c++)
            if (masks[next - 'A'].get_element(r, c)) {
                copy_board(board, attempt);
                attempt[r][c] = next;
                solved = solve(attempt, words, masks);
                if (solved) copy_board(attempt, board);
            }
    delete_board(attempt);
    return solved;
}

bool solve_board(char **board, char **words) {
    Mask masks[25];
    return solve(board, words, masks);
}
