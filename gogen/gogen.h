// Gogen: put the letters 'A' to 'Y' on a board of five by five, each once, so that every word of a list can
// be spelt by moving from letter to letter as a king moves in chess. Some letters are given.
//
// This is the interface of the exam that the puzzle comes from, with its names: a main program written for
// the exam compiles with it unchanged. A board is HEIGHT rows of WIDTH characters, '.' for an empty square;
// words are an array of C strings that ends with a null pointer. Both are on the heap, and the delete
// functions free them. gogen.cpp is all that an exam's main program needs.
//
// solve_board is the exam's method, as a model answer. Each letter has a mask: the cells where it may still
// stand.
//
//   narrow   Along every word, neighbourhood_intersect narrows the masks of letters that follow each other;
//            then update removes the cells that are taken from every letter's mask, and writes a letter that
//            has one cell left on the board. This goes on until nothing changes. An empty mask ends the
//            branch.
//   guess    The letter with the fewest cells, of those that are not on the board, is tried on each of its
//            cells in turn, by recursion.
//
// It solves the puzzles of newspapers at once. On a board with few letters and words that say little it may
// take forever.
//
// The rest of the folder is in namespace gogen. (r, c) counts rows and columns from 0; a set of cells is one
// word (cells.h). puzzle.h reads and prints; solver.h is the fast engine, count.h counts solutions, check.h
// judges boards, rules.h has the rules of reasoning, explain.h gives reasons (explain.cpp) and their
// sentences (wording.cpp), generate.h makes puzzles, picture.h draws them, play.h is the dialogue, main.cpp
// the command line.
#pragma once

#include "mask.h"

#include <functional>
#include <optional>
#include <string>

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
/// Narrows the mask of the cells where ch may stand. If ch is on the board, its cell is left; else the cells
/// that other letters have are removed, and if one cell is left then, ch is written there.
void update(char **board, char ch, Mask &mask);
/// Narrows each mask to the neighbourhood that the other had before the call.
void neighbourhood_intersect(Mask &one, Mask &two);
/// Completes the board to a solution and returns true; or returns false and leaves the board as it was.
bool solve_board(char **board, char **words);

namespace gogen {

/// What print_board prints, for a board as in puzzle.h.
std::string drawn_text(const std::string &board);

struct Puzzle;
struct SearchStats;
/// solve_board for a puzzle whose words are spellable: some solution, if there is one. `stats` counts the
/// calls of the recursive function as nodes and those of neighbourhood_intersect as propagations. `stop` is
/// called at each recursion, if there is one; once it returns true, there is no solution.
std::optional<std::string> solve_by_masks(const Puzzle &puzzle, SearchStats &stats,
                                          const std::function<bool()> &stop = {});

} // namespace gogen
