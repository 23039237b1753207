// A puzzle as text: the board's squares, '.' or a letter 'A' to 'Y', and the words. puzzle_text.h reads it.
#pragma once

#include "gogen/cells.h"

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
/// The capital of a small letter, whatever the locale; other characters stay.
constexpr char capital(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// The name of a cell: "(r,c)".
std::string place_name(Cells one);

/// Why no board can spell the word, which is in capitals; empty if one can.
std::string fault_of(std::string_view word);

/// What keeps a board from being a solution, a line each: squares and letters, or if these are all right, words. Empty
/// for a solution.
std::vector<std::string> faults_of(const Board &board, const Words &words);

/// The board as five lines of five.
std::string plain_text(const Board &board);
/// The board as the exam prints it.
std::string drawn_text(const Board &board);

} // namespace gogen
