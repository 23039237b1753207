// Gogen: the letters 'A' to 'Y' are to be put on a board of five by five, each once, some being given, so that every
// word of a list can be spelt by moving from letter to letter as a king moves in chess.
//
// This is the interface of the exam that the puzzle comes from, with its names, so that a main program written for the
// exam compiles with it unchanged. A board is HEIGHT rows of WIDTH characters, '.' for an empty square; words are an
// array of C strings that ends with a null pointer. Both are on the heap, and the delete functions free them.
//
// Conventions here and in the rest of the folder, which is in namespace gogen: (r, c) counts rows and columns from 0; a
// set of cells is one word (cells.h). How the puzzles are solved is told in solver.h, how solutions are counted in
// count.h, how they are explained in steps.h, how puzzles are made in generator.h.
#pragma once

#include "mask.h"

/// The board in the file, any five characters a line, or nullptr when that cannot be read or is not five by five.
char **load_board(const char *filename);
/// Writes the board, and says whether that worked.
bool save_board(char **board, const char *filename);
void print_board(char **board);
void delete_board(char **board);

/// The words in the file, one a line, or nullptr when it cannot be read.
char **load_words(const char *filename);
void print_words(char **words);
void delete_words(char **words);

/// Where the character is first, row by row; -1, -1 and false if it is nowhere.
bool get_position(char **board, char ch, int &row, int &column);
/// Whether every letter is on the board, once, and every word can be spelt.
bool valid_solution(char **board, char **words);
/// Narrows the mask of where ch may be: to its one cell when it is on the board, else by the cells that are taken; and
/// when that leaves one cell writes ch there.
void update(char **board, char ch, Mask &mask);
/// Narrows each mask to the neighbourhood of the other as it was.
void neighbourhood_intersect(Mask &one, Mask &two);
/// Completes the board to a solution, or says that there is none and leaves it as it was.
bool solve_board(char **board, char **words);
