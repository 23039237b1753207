// Gogen: put the letters 'A' to 'Y' on a board of five by five, each once, so that every word of a list can be spelt by
// moving from letter to letter as a king moves in chess. Some letters are given.
//
// This is the interface of the exam that the puzzle comes from, with its names: a main program written for the exam
// compiles with it unchanged. A board is HEIGHT rows of WIDTH characters, '.' for an empty square; words are an array of
// C strings that ends with a null pointer. Both are on the heap, and the delete functions free them. The functions are
// in gogen.cpp, the search for a solution (update, neighbourhood_intersect, solve_board) in masks.cpp, class Mask in
// mask.cpp; these three and puzzle.cpp are all that an exam's main program needs.
//
// The rest of the folder is in namespace gogen. (r, c) counts rows and columns from 0; a set of cells is one word
// (cells.h). solver.h is the fast engine, count.h counts solutions, explain.h gives reasons, generator.h makes puzzles.
#pragma once

#include "mask.h"

/// The board in the file, any five characters a line, or nullptr if it cannot be read or is not five by five.
char **load_board(const char *filename);
/// Writes the board and returns whether that worked.
bool save_board(char **board, const char *filename);
void print_board(char **board);
void delete_board(char **board);

/// The words in the file, one a line, or nullptr if it cannot be read.
char **load_words(const char *filename);
void print_words(char **words);
void delete_words(char **words);

/// Finds the character, row by row. Returns false, and -1, -1, if it is not on the board.
bool get_position(char **board, char ch, int &row, int &column);
/// Whether every letter is on the board, once, and every word can be spelt.
bool valid_solution(char **board, char **words);
/// Narrows the mask of the cells where ch may stand. If ch is on the board, its cell is left; else the cells that other
/// letters have are removed, and if one cell is left then, ch is written there.
void update(char **board, char ch, Mask &mask);
/// Narrows each mask to the neighbourhood that the other had before the call.
void neighbourhood_intersect(Mask &one, Mask &two);
/// Completes the board to a solution and returns true; or returns false and leaves the board as it was.
bool solve_board(char **board, char **words);
