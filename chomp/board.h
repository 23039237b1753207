// A board: columns of squares on a common base line, none higher than its left neighbour.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chomp {

/// The heights of a board's columns, from the left, or the lengths of its rows, from the bottom: a
/// nonincreasing sequence. Each is the other's mirror image, see transposed().
using Lengths = std::vector<std::size_t>;

/// The mirror image of a board. Its empty columns are lost.
Lengths transposed(const Lengths &lengths);

/// Row and column from 0, from the poisoned square. People read and type them from 1.
struct Square {
    std::size_t row, column;
    /// `row 2, column 3`, from 1.
    std::string text() const;
    bool operator==(const Square &) const = default;
    /// Whether a move that picks this square eats that one, if it is there.
    bool eats(Square other) const { return other.row >= row && other.column >= column; }
};

class Board {
  public:
    static constexpr std::size_t most = 1'000'000; // rows, and columns

    /// How a board is printed: as it was typed. Digits are the heights of columns: `5442`. A list is the same
    /// with commas, `12,12,10`, and with runs of equal heights: `10^35,4^7`.
    enum class Form { digits, list };

    /// Reads digits; a list in any usual notation, 5,4,3 or [5 4 3] or 5/4/3; ROWSxCOLUMNS, such as 10x42; or
    /// a drawing: rows on lines or with slashes between. All its squares have one sign; the poison, in any
    /// corner, may have another; dots are eaten. Except for digits, the board is then a list. `remark` says
    /// what was assumed. Throws std::invalid_argument if that is no board, has more than `most` rows or
    /// columns, or begins with an empty column.
    static Board parse(std::string_view text, std::string &remark);
    /// Reads ROWSxCOLUMNS only, however it is typed. Throws std::invalid_argument.
    static Board rectangle(std::string_view text);
    /// Takes the heights of the columns, at least one. Those of the empty board are 0; parse() does not read
    /// it.
    explicit Board(Lengths heights, Form form = Form::list);

    /// What parse() reads as this board.
    std::string text() const;
    Form form() const { return form_; }
    const Lengths &heights() const { return heights_; }
    std::size_t columns() const { return heights_.size(); }
    std::size_t rows() const { return height(0); }
    std::size_t height(std::size_t column) const { return heights_[column]; }

    bool has(Square square) const { return square.column < columns() && square.row < height(square.column); }
    /// The board after a move that picks this square, which must be there.
    Board eaten(Square square) const;

  private:
    Lengths heights_; // with the empty columns that were typed or eaten
    Form form_;
};

/// Whether the line may be a row of a drawing: `# # .`, with its number before it `3 # #`. It has at most two
/// signs besides dots: letters, # and whatever is not ASCII. Separators of tables may stand between them, and
/// the whole line may be a rule.
bool is_drawn_row(std::string_view line);

} // namespace chomp
