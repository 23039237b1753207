// gogen BOARD WORDS, a main program such as the exam's: solves the puzzle with the functions that it asks
// for.
#include "common.h"
#include "mask.h"

#include "gogen.h"

#include <iostream>
using namespace std;

int main(int argc, char **argv) {
    if (argc != 3) return 1;
    char **board = load_board(argv[1]);
    char **words = load_words(argv[2]);
    if (solve_board(board, words)) {
        cout << "Board solved! Solution: " << endl;
        print_board(board);
    } else {
        cout << "Board could not be solved" << endl;
    }
    delete_board(board);
    delete_words(words);
    return 0;
}
