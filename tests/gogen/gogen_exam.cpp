// gogen_exam SECTION [FILE...]: the exam's functions on the exam's examples, as its own main program calls
// them.
//
// It grades a student's files too, and then includes nothing of ours but the exam's headers:
//     g++ -std=c++20 -I STUDENT -I tests/gogen/exam tests/gogen/gogen_exam.cpp STUDENT/gogen.cpp
// With -DQUESTION=N, N from 1 to 4, it calls the functions of that question only, so that a student who left
// one out is still graded on the others. Without, it also tries the functions that the exam hands out. Its
// own functions are called exam_something, since a student's gogen.h may declare anything.
#include <cassert>
#include <cstdio>
#include <iostream>
using namespace std; // some mains say it before the headers, some after

// A student's common.h, which may hold macros, comes before the exam's, which lies beside this file.
#if __has_include(<common.h>)
#include <common.h>
#include <mask.h>
#else
#include "common.h"
#include "mask.h"
#endif

#include "gogen.h"

#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>

#ifndef QUESTION
#define QUESTION 0
#endif

#if QUESTION != 1 && QUESTION != 2
// Shows a board, in the questions as the exam's print_board does, so that a student's own drawing costs
// nothing. Blanks at the ends of lines, which that has, are left out.
static void exam_board(char **board) {
    ostringstream drawing;
#if QUESTION == 0
    streambuf *screen = cout.rdbuf(drawing.rdbuf());
    print_board(board);
    cout.rdbuf(screen);
#else
    for (int r = 0; r < HEIGHT; ++r) {
        if (r > 0) drawing << " | \\/ | \\/ | \\/ | \\/ |\n | /\\ | /\\ | /\\ | /\\ |\n";
        for (int c = 0; c < WIDTH; ++c) drawing << (c > 0 ? "--[" : "[") << board[r][c] << ']';
        drawing << '\n';
    }
#endif
    istringstream lines(drawing.str());
    for (string line; getline(lines, line);) cout << line.substr(0, line.find_last_not_of(' ') + 1) << endl;
}
#endif

// The board in the file; without one there is nothing to call the functions with.
static char **exam_load(const char *file) {
    char **board = load_board(file);
    if (!board) {
        cout << "no board" << endl;
        exit(1);
    }
    return board;
}

#if QUESTION == 0 || QUESTION == 1
// BOARD CHARACTERS: where is each of them?
static void exam_position(const char *file, const char *characters) {
    char **board = exam_load(file);
    for (; *characters; ++characters) {
        int row = 7, column = 7;
        const bool success = get_position(board, *characters, row, column);
        cout << "'" << *characters << "' " << (success ? "found in" : "could not be found:") << " row " << row
             << ", column " << column << endl;
    }
    delete_board(board);
}
#endif

#if QUESTION == 0 || QUESTION == 2
// WORDS BOARD...: is each a solution?
static void exam_valid(char **files) {
    char **list = load_words(*files++);
    for (; *files; ++files) {
        char **board = exam_load(*files);
        cout << (valid_solution(board, list) ? "valid" : "not valid") << endl;
        delete_board(board);
    }
    delete_words(list);
}
#endif

#if QUESTION == 0 || QUESTION == 3
// BOARD: the examples of question 3.
static void exam_updates(const char *file) {
    char **board = exam_load(file);
    Mask x, e, r;
    update(board, 'X', x);
    update(board, 'E', e);
    update(board, 'R', r);
    cout << "Mask for 'X'" << endl;
    x.print();
    cout << "Mask for 'E'" << endl;
    e.print();
    cout << "Mask for 'R'" << endl;
    r.print();
    neighbourhood_intersect(x, e); // of BOXED
    cout << "After neighbourhood intersection, mask for 'E' is" << endl;
    e.print();
    cout << "and for 'X'" << endl;
    x.print();
    neighbourhood_intersect(e, r); // of QUAVER
    cout << "After further neighbourhood intersection, mask for 'E' is" << endl;
    e.print();
    update(board, 'E', e);
    cout << "Board is now" << endl;
    exam_board(board);
    delete_board(board);
}

// BOARD LETTERS: updates masks of all cells for each in turn.
static void exam_update_all(const char *file, const char *letters) {
    char **board = exam_load(file);
    for (; *letters; ++letters) {
        Mask mask;
        update(board, *letters, mask);
        cout << *letters << endl;
        mask.print();
    }
    exam_board(board);
    delete_board(board);
}

// Two masks of which each has cells that the other has no neighbour of.
static void exam_intersect() {
    Mask one(false), two(false);
    one[0][0] = one[0][4] = one[4][4] = true;
    two[0][2] = two[1][1] = two[3][0] = two[4][4] = true;
    neighbourhood_intersect(one, two);
    one.print();
    cout << "and" << endl;
    two.print();
}
#endif

#if QUESTION == 0 || QUESTION == 4
// WORDS BOARD...: solves each.
static void exam_solution(char **files) {
    char **list = load_words(*files++);
    for (; *files; ++files) {
        char **board = exam_load(*files);
        if (solve_board(board, list)) {
            cout << "Board solved! Solution: " << endl;
            exam_board(board);
        } else {
            cout << "Board could not be solved" << endl;
        }
        delete_board(board);
    }
    delete_words(list);
}
#endif

#if QUESTION == 0
static void exam_print_counted(const Mask &mask) {
    mask.print();
    cout << mask.count() << " cells" << endl;
}

static void exam_boards(char **files) {
    for (; *files; ++files) {
        char **board = load_board(*files);
        if (board) exam_board(board);
        else cout << "no board" << endl;
        delete_board(board);
    }
}

static void exam_words(char **files) {
    for (; *files; ++files) {
        char **list = load_words(*files);
        if (list) print_words(list);
        else cout << "no words" << endl;
        delete_words(list);
    }
}

// BOARD COPY: saves a copy; and one where nothing can be saved.
static void exam_save(const char *file, const char *copy) {
    char **board = exam_load(file);
    cout << save_board(board, copy) << save_board(board, "no/such/folder/board") << endl;
    delete_board(board);
    board = exam_load(copy);
    exam_board(board);
    delete_board(board);
}

// BOARD: the neighbourhoods of the exam's example.
static void exam_neighbourhoods(const char *file) {
    char **board = exam_load(file);
    for (const char letter : {'X', 'E', 'R'}) {
        Mask mask;
        update(board, letter, mask);
        exam_print_counted(mask.neighbourhood());
    }
    delete_board(board);
}

static void exam_masks() {
    Mask one, two;
    one[2][2] = false;
    two[3][4] = false;
    two.set_element(3, 0, false);
    (one * two).print();
    cout << "difference" << endl;
    (one - two).print();
    cout << "union" << endl;
    (one + two).print();
    cout << "in place" << endl;
    Mask three = one;
    three *= two;
    three.print();
    three = one;
    three -= two;
    exam_print_counted(three);
    three += two;
    exam_print_counted(three);
    three = one;
    three.intersect_with(two);
    three.union_with(three);
    exam_print_counted(three);
    cout << "not" << endl;
    Mask centre(false);
    centre.set_element(2, 2);
    (!centre).print();
    (!!centre).print();
    cout << "neighbourhoods" << endl;
    centre.neighbourhood(1).print();
    exam_print_counted(centre.neighbourhood(2));
    exam_print_counted(centre.neighbourhood(0));
    Mask corner(false);
    corner[4][0] = true;
    for (int d = 0; d <= 5; ++d) cout << corner.neighbourhood(d).count() << endl;
    cout << "elements" << endl;
    cout << one[2][2] << one[2][3] << one.get_element(2, 2) << one.get_element(0, 0) << endl;
    one[2][2] = two[3][3];
    two[0][0] = two[1][1] = one[4][4] = false;
    cout << one[2][2] << two[0][0] << two[1][1] << one[4][4] << one.count() << two.count() << endl;
    const Mask constant = two;
    if (constant[0][1] && !constant[0][0]) cout << "read" << endl;
    one.set_all(false);
    cout << one.count();
    one.set_all(true);
    cout << ' ' << one.count() << endl;
    cout << "positions" << endl;
    Mask q(false);
    q[3][4] = true;
    for (const Mask &mask : {q, Mask(), Mask(false), !q}) {
        for (const bool value : {true, false}) {
            int r = 7, c = 7;
            const bool success = mask.get_position(value, r, c);
            cout << success << ' ' << r << ' ' << c << endl;
        }
    }
}

// Elements and neighbourhoods beyond the edges.
static void exam_off() {
    Mask none(false), all;
    for (const int out : {-1, HEIGHT}) {
        none.set_element(out, 2);
        none[2][out] = true;
        all.set_element(out, 2, false);
        all[2][out] = false;
        if (all.get_element(out, 2) || all[2][out]) cout << "there is something off the board" << endl;
    }
    cout << none.count() << " cells off the board" << endl << all.count() << " cells on it" << endl;
    cout << none.neighbourhood(2).count() << ' ' << all.neighbourhood(2).count() << endl;
}

// WORDS BOARD...: solves each, and shows it after that, solved or not.
static void exam_solve(char **files) {
    char **list = load_words(*files++);
    for (; *files; ++files) {
        char **board = exam_load(*files);
        if (solve_board(board, list)) cout << "Board solved! Solution: " << endl;
        else cout << "Board could not be solved" << endl;
        exam_board(board);
        cout << valid_solution(board, list) << endl;
        delete_board(board);
    }
    delete_words(list);
}
#endif

int main(int argc, char **argv) {
    assert(argc >= 2);
    const char *section = argv[1];
#if QUESTION == 0 || QUESTION == 1
    if (!strcmp(section, "position")) exam_position(argv[2], argv[3]);
#endif
#if QUESTION == 0 || QUESTION == 2
    if (!strcmp(section, "valid")) exam_valid(argv + 2);
#endif
#if QUESTION == 0 || QUESTION == 3
    if (!strcmp(section, "examples")) exam_updates(argv[2]);
    if (!strcmp(section, "update")) exam_update_all(argv[2], argv[3]);
    if (!strcmp(section, "intersect")) exam_intersect();
#endif
#if QUESTION == 0 || QUESTION == 4
    if (!strcmp(section, "solution")) exam_solution(argv + 2);
#endif
#if QUESTION == 0
    if (!strcmp(section, "boards")) exam_boards(argv + 2);
    if (!strcmp(section, "words")) exam_words(argv + 2);
    if (!strcmp(section, "save")) exam_save(argv[2], argv[3]);
    if (!strcmp(section, "neighbourhoods")) exam_neighbourhoods(argv[2]);
    if (!strcmp(section, "masks")) exam_masks();
    if (!strcmp(section, "off")) exam_off();
    if (!strcmp(section, "solve")) exam_solve(argv + 2);
#endif
    return 0;
}
