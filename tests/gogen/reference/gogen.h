// What a student hands in for the exam, for tests/harness: see gogen.cpp.
#ifndef GOGEN_H
#define GOGEN_H

#include "mask.h"

// These came with the exam.
char **load_board(const char *filename);
bool save_board(char **board, const char *filename);
void print_board(char **board);
void delete_board(char **board);
char **load_words(const char *filename);
void print_words(char **words);
void delete_words(char **words);

bool get_position(char **board, char ch, int &row, int &column);
bool valid_solution(char **board, char **words);
void update(char **board, char ch, Mask &mask);
void neighbourhood_intersect(Mask &one, Mask &two);
bool solve_board(char **board, char **words);

#endif
