// The text of a puzzle: a board of five lines of five squares, '.' or a letter 'A' to 'Y', and words, one a line.
#pragma once

#include "gogen/solver.h"

#include <string>
#include <string_view>
#include <vector>

namespace gogen {

/// The 25 squares in reading order. Letters are capitals, an empty square is '.'.
using Board = std::string;
using Words = std::vector<std::string>;

struct Puzzle {
    Board board;
    Words words;
};

constexpr char letter_name(unsigned number) { return static_cast<char>('A' + number); }
constexpr bool is_letter(char c) { return 'A' <= c && c <= 'Y'; }
constexpr unsigned number_of_letter(char c) { return static_cast<unsigned>(c - 'A'); }
/// Small letters made large, whatever the locale.
constexpr char capital(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// For an error message, in quotes: bytes that a terminal might obey are shown as '?', and only the start of a long text.
std::string shown(std::string_view text);
/// "(r,c)"
std::string place_name(Cells one);

/// Why no board can spell the word, given in capitals, or nothing.
std::string fault_of(std::string_view word);

/// The same for the solver. Neither may have a fault.
Problem problem_of(const Board &board, const Words &words);
/// The board of a solution.
Board board_of(const State &solution);

/// What keeps a board from being a solution, a line each: squares and letters, or where they are all right the words.
std::vector<std::string> faults_of(const Board &board, const Words &words);

/// Five lines of five; and the board as the exam prints it.
std::string plain_text(const Board &board);
std::string drawn_text(const Board &board);

} // namespace gogen
