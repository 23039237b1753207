// gogen_exam SECTION [FILE...]: the exam's functions on the exam's examples, as its own main program calls them.
#include <cassert>
#include <cstdio>
#include <iostream>
using namespace std; // some mains say it before the headers, some after

#include "../../gogen/common.h"
#include "../../gogen/mask.h"

#include "../../gogen/gogen.h"
#include <cstring>

static void print_counted(const Mask &mask) {
    mask.print();
    cout << mask.count() << " cells" << endl;
}

static void boards(char **files) {
    for (; *files; ++files) {
        char **board = load_board(*files);
        if (board) print_board(board);
        else cout << "no board" << endl;
        delete_board(board);
    }
}

static void words(char **files) {
    for (; *files; ++files) {
        char **list = load_words(*files);
        if (list) print_words(list);
        else cout << "no words" << endl;
        delete_words(list);
    }
}

static void position(const char *file) {
    char **board = load_board(file);
    for (const char ch : {'B', '0', 'N', 'P', 'R', 'Q', '.', 'Z'}) {
        int row = 7, column = 7;
        const bool success = get_position(board, ch, row, column);
        cout << ch << ' ' << success << ' ' << row << ' ' << column << endl;
    }
    delete_board(board);
}

// WORDS BOARD...: is each a solution?
static void valid(char **files) {
    char **list = load_words(*files++);
    for (; *files; ++files) {
        char **board = load_board(*files);
        cout << (valid_solution(board, list) ? "valid" : "not valid") << endl;
        delete_board(board);
    }
    delete_words(list);
}

static void updates(const char *file) {
    char **board = load_board(file);
    Mask x, e, r;
    update(board, 'X', x);
    update(board, 'E', e);
    update(board, 'R', r);
    for (const Mask &mask : {x, e, r}) print_counted(mask);
    cout << "neighbourhoods" << endl;
    for (const Mask &mask : {x, e, r}) print_counted(mask.neighbourhood());
    cout << "x and e" << endl;
    neighbourhood_intersect(x, e);
    print_counted(x);
    print_counted(e);
    cout << "e and r" << endl;
    neighbourhood_intersect(e, r);
    print_counted(e);
    print_counted(r);
    update(board, 'E', e);
    print_board(board);
    delete_board(board);
}

static void masks() {
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
    print_counted(three);
    three += two;
    print_counted(three);
    three = one;
    three.intersect_with(two);
    three.union_with(three);
    print_counted(three);
    cout << "not" << endl;
    Mask centre(false);
    centre.set_element(2, 2);
    (!centre).print();
    (!!centre).print();
    cout << "neighbourhoods" << endl;
    centre.neighbourhood(1).print();
    print_counted(centre.neighbourhood(2));
    print_counted(centre.neighbourhood(0));
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
static void off() {
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

// WORDS BOARD...: solves each, and shows it after that.
static void solve(char **files) {
    char **list = load_words(*files++);
    for (; *files; ++files) {
        char **board = load_board(*files);
        if (solve_board(board, list)) cout << "Board solved! Solution: " << endl;
        else cout << "Board could not be solved" << endl;
        print_board(board);
        cout << valid_solution(board, list) << endl;
        delete_board(board);
    }
    delete_words(list);
}

// BOARD COPY: saves a copy; and one where nothing can be saved.
static void save(const char *file, const char *copy) {
    char **board = load_board(file);
    cout << save_board(board, copy) << save_board(board, "no/such/folder/board") << endl;
    delete_board(board);
    board = load_board(copy);
    print_board(board);
    delete_board(board);
}

int main(int argc, char **argv) {
    assert(argc >= 2);
    const char *section = argv[1];
    if (!strcmp(section, "boards")) boards(argv + 2);
    if (!strcmp(section, "words")) words(argv + 2);
    if (!strcmp(section, "position")) position(argv[2]);
    if (!strcmp(section, "valid")) valid(argv + 2);
    if (!strcmp(section, "update")) updates(argv[2]);
    if (!strcmp(section, "masks")) masks();
    if (!strcmp(section, "off")) off();
    if (!strcmp(section, "solve")) solve(argv + 2);
    if (!strcmp(section, "save")) save(argv[2], argv[3]);
    return 0;
}
