// A position as people draw it: read from text, drawn for a terminal of 80 columns and 24 lines, and as SVG.
#pragma once

#include "shell/terminal.h"
#include "tictactoe/advice.h"
#include "tictactoe/board.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tictactoe {

/// A position as typed or drawn: X and O, or the lecture's H and C, in either case. Rows are on lines or end
/// at a slash, or all squares are on one line. An empty square is a dot, an underscore or a dash; between
/// bars it may be blank, and between slashes, too, if that makes rows of one length. Lines and numbers around
/// the squares, as in drawing(), and lines that begin with # are left out. A header() may be one of the
/// lines. Rows below an empty line are another position, which is refused, unless empty lines are between all
/// rows.
class DrawnPosition {
  public:
    /// `file` is where the text is from, for messages; empty for the command line. Throws shell::Misuse, or
    /// shell::InputError for a file, if something in it is no mark.
    DrawnPosition(std::string file, std::string text);

    /// The size that the header says, with the number in a row, or that the drawing shows; nothing if all
    /// squares are on one line.
    std::vector<int> size() const;
    /// Whether there is an H or C.
    bool lecture() const { return lecture_; }
    /// The position on a board of this size. Throws as the constructor does if it has another size.
    WidePosition on(int rows, int cols) const;
    /// What its header() says, if it has one.
    struct Header {
        WideBoard board;
        Side to_move;
    };
    const std::optional<Header> &header() const { return header_; }
    /// Throws what the constructor throws, about this line or the text as a whole.
    [[noreturn]] void refuse(const std::string &reason, std::size_t line = 1) const;

  private:
    struct Row {
        std::size_t line;
        std::string squares; // X, O and dots
    };

    bool take_header(std::string_view line);
    void add_row(std::size_t line, std::string_view text);

    std::string file_, text_;
    std::optional<Header> header_;
    std::vector<Row> rows_;
    bool letters_ = false, lecture_ = false; // whose marks it has
    bool bars_ = false;                      // between squares
};

/// The first line of a saved game: `3x3, 3 in a row win, O to move`.
std::string header(const WideBoard &board, Side to_move);

/// The board with the numbers of its rows and columns, a blank line before and after it. There are lines
/// between the squares if there is room for them; else an empty square is a dot, and squares are close
/// together if they must. The last move stands in parentheses; when the game is won, the squares of the line.
/// By default the room is a terminal's, less the lines for messages.
std::string drawing(const WideBoard &board, const WidePosition &position,
                    shell::Room room = {.lines = 21, .columns = 80}, int last_move = -1);
/// The board in words, a line for each row: `row 0: X, empty, O (last)`.
std::string in_words(const WideBoard &board, const WidePosition &position, int last_move);

/// The position in SVG: crosses and rings, and on every empty square whether the side to move would win, draw
/// or lose by moving there, with the plies to the end where the adviser knows them.
std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser);

} // namespace tictactoe
