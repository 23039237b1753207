// A puzzle: the board's squares, '.' or a letter 'A' to 'Y', and the words; and how people and this program
// write both.
//
// A board is five rows of five squares. A square is a letter A to Y, small or capital, or empty: one of . _ -
// ? * 0, a circle, a box or the like, or nothing between the bars of a table (| N | | W |...). Blanks between
// the squares, empty lines and what is drawn around the rows of a table or of a drawn board ([N]--[G]--...)
// are ignored, and so is the line `Board solved! Solution:`. The rows may stand on one line, with slashes
// between them (N.W.R/...../...) or without. What follows '#' on a line is a comment, and the > of a mail is
// no part of it.
//
// A puzzle file has a board and words, separated by blanks, commas or line ends. They stand behind the rows,
// from the first row on, and below the board; or if nothing is there, above it. An empty line between may be
// missing. Letters with accents are those without. Numbers and bullets are no part of a word. What else is
// left out is noted: headings that end with a colon; titles on the other side of the board; lines set apart
// that no board can spell, if they are more than a word or the end. A second board with empty squares is an
// error.
#pragma once

#include "gogen/cells.h"

#include <algorithm>
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
    // The letters that are known to be printed, not filled in; none: it is not known.
    Board printed = Board(size, '.');
    // How many words the first line of the list has, and the last part that is set apart.
    std::size_t first = 0, last = 0;
};

/// The letters that are given: those known to be printed or, if none are, all.
inline const Board &given_letters(const Puzzle &puzzle) {
    return puzzle.printed == Board(size, '.') ? puzzle.board : puzzle.printed;
}
inline bool is_full(const Board &board) { return board.find('.') == board.npos; }
/// The letters, for messages: "A to Y".
inline const std::string letter_range{first_letter, ' ', 't', 'o', ' ', last_letter};
/// The capital of a small letter, whatever the locale; other characters stay.
constexpr char capital(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// The first cell of a letter that is on the board.
inline Cells where(const Board &board, char c) { return cell_at(board.find(c)); }
/// The first letter of the word that is not beside the one before it on the board; if there is none, a number
/// behind the last letter.
inline std::size_t break_in(std::string_view word, const Board &board) {
    std::size_t i = 1;
    while (i < word.size() && around(where(board, word[i - 1])) & where(board, word[i])) ++i;
    return i;
}
/// The name of a cell: "(r,c)".
std::string place_name(Cells one);

/// Whether a board can spell the word: it has capitals A to Y, none twice in a row.
inline bool is_spellable(std::string_view word) {
    return std::ranges::all_of(word, is_letter) && std::ranges::adjacent_find(word) == word.end();
}

/// The board's rows, five of five squares.
std::vector<std::string> rows_of(const Board &board);
/// The board with small letters where the given one has none.
Board with_small(Board board, const Board &given);
/// The lines with their ends.
std::string text_of_lines(const std::vector<std::string> &lines);
inline std::string plain_text(const Board &board) { return text_of_lines(rows_of(board)); }
/// The board in words, a line for each row: `row 0: N, empty, k (yours), empty, R`.
std::string in_words(const Board &board);

enum class Squares {
    legal, // letters A to Y, each at most once, or empty
    any    // any characters, for a board that is to be checked
};

/// Whether an operand is not a file, but a board on one line, or has the lines of words.
bool is_typed(const std::string &operand);
/// The board and the words of a file, or of two, or what was typed for one; `-` is standard input. In one
/// file there may be no words, if nothing stands beside the board. If the second has a board, too, its
/// letters are the printed ones. Throws shell::InputError if a file cannot be read or holds anything else.
Puzzle read_puzzle(const std::vector<std::string> &files, Squares squares);
/// At least one word that a board can spell, with two letters or more. Others are left out and noted.
Words read_dictionary(const std::string &file);

} // namespace gogen
