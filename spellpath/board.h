// The hex-like grid of the spell family (CS302 Lab A, "SpellSeeker"), the text that its programs hand to each
// other, and its judge.
//
// A grid is rows x cols cells. A cell holds one byte; '-' is an empty cell. (r,c) is row r from the top,
// column c from the left, both from 0. The even columns sit half a cell lower than the odd ones. So a cell
// touches
//
//     (r-1,c) (r+1,c) (r,c-1) (r,c+1), and (r+1,c-1) (r+1,c+1) for even c, (r-1,c-1) (r-1,c+1) for odd c.
//
// On square paper, no column sits lower: there a cell touches the first four, or all eight around it.
//
// Two cells that touch are adjacent when their bytes, read as numbers from 0 to 255, differ by exactly one.
// Hence every edge joins an odd byte to an even one: the graph is bipartite.
//
// The text is a grid, or a grid with a path: words, separated by any white space (blank, tab, line feed,
// carriage return, vertical tab, form feed). The words before the word PATH are the rows of the grid, top to
// bottom; after PATH come the cells of the path, a row number and a column number each. Without PATH the path
// is empty. Any other byte may be a cell, NUL and 0xFF included. After PATH, brackets, commas and semicolons
// are white space, too: `[(0,1)]` is `0 1`. In a grid drawn by hand, with blanks between its letters, each
// line is a row.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spell {

struct Cell {
    int r, c;
    auto operator<=>(const Cell &) const = default; // in row-major order
};

/// The cell as `(r,c)`.
std::string text_of(Cell cell);

/// Which cells touch: as on the lab's grid, or squares with a common side, or squares with a common side or
/// corner.
enum class Shape { hex, square4, square8 };

/// The shapes by their names.
inline const std::initializer_list<std::pair<std::string_view, Shape>> shapes = {
    {"hex", Shape::hex}, {"square4", Shape::square4}, {"square8", Shape::square8}};

/// The most cells that touch a cell in any shape, so the largest degree in all graphs made of a grid.
constexpr unsigned most_neighbours = 8;

/// The cells of the grid that touch a cell.
struct Neighbourhood {
    std::array<Cell, most_neighbours> cells;
    std::size_t count = 0;
    const Cell *begin() const { return cells.data(); }
    const Cell *end() const { return begin() + count; }
};

class Grid {
  public:
    Shape shape = Shape::hex;

    /// Adds a row. All rows have the same number of cells, and the grid fewer than 2^31.
    void add_row(std::string_view cells);

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    std::string_view row(int r) const {
        assert(0 <= r && r < rows_);
        const auto cols = static_cast<std::size_t>(cols_);
        return std::string_view(cells_).substr(static_cast<std::size_t>(r) * cols, cols);
    }
    unsigned char at(Cell cell) const { return static_cast<unsigned char>(cells_[index(cell)]); }

    bool contains(Cell cell) const { return cell.r >= 0 && cell.r < rows_ && cell.c >= 0 && cell.c < cols_; }
    bool empty(Cell cell) const { return at(cell) == '-'; }
    /// The cell's number in row-major order.
    std::size_t index(Cell cell) const {
        assert(contains(cell));
        return static_cast<std::size_t>(cell.r) * static_cast<std::size_t>(cols_) +
               static_cast<std::size_t>(cell.c);
    }
    /// How many cells there are.
    std::size_t size() const { return cells_.size(); }
    /// The cells of the grid that touch `cell`: those over its sides come first.
    Neighbourhood touching(Cell cell) const;

  private:
    int rows_ = 0, cols_ = 0;
    std::string cells_; // row by row
};

/// The larger of the differences in rows and in columns.
inline int distance(Cell a, Cell b) { return std::max(std::abs(a.r - b.r), std::abs(a.c - b.c)); }

/// Whether the bytes of a and b, both on the grid, differ by exactly one.
bool values_differ_by_one(const Grid &grid, Cell a, Cell b);

/// Whether a path may step between a and b, which touch and are on the grid: neither is empty, and the values
/// fit.
bool linked(const Grid &grid, Cell a, Cell b);

/// A board as it was written, not yet judged. Lines count from 1.
struct Board {
    struct RaggedRow {
        int row;
        std::size_t cols, line;
    };
    struct Step {
        std::int64_t r, c; // on the grid or not
        std::size_t line;
    };

    std::string file; // as messages call it: its name, or <stdin>
    Grid grid;        // up to the first row that is not as long as row 0
    std::optional<RaggedRow> ragged;
    std::size_t first_line = 0;  // that of row 0
    std::size_t end_of_rows = 0; // the line of PATH, or the last line
    std::vector<Step> steps;
    std::string note; // FILE:LINE: how the text was read, if that needs saying
};

enum class PathText { read, ignore };

/// Reads a board from the file, standard input for "-", and the path from one of its own, if that is given;
/// then lines count as if one stood behind the other. Throws shell::InputError when the file cannot be
/// read, when it is larger than a board can be (2^31-1 bytes, and a quarter of the memory that the process
/// may have), and when what follows PATH is to be read but is not a sequence of pairs of integers.
Board read_board(const std::string &file, PathText path_text, const std::string &path = {});

/// Reads a board from a text; `file` is what messages call it.
Board parse_board(std::string file, std::string_view text, PathText path_text);

/// The grid of the board. Throws shell::InputError when there are no rows or they differ in length.
Grid grid_of(Board board);

/// The text of a grid and a path on it: the rows, PATH, and the cells, each on a line.
std::string board_text(const Grid &grid, const std::vector<Cell> &path);

struct Verdict {
    struct Fault {
        std::size_t line;
        std::string message;             // in the words of the lab's own program
        std::optional<std::size_t> step; // which cell of the path, from 0
        Board::Step cell;                // that cell, as it was written
    };
    std::optional<Fault> fault; // the first one: grid; path cell by cell; path step by step
    Grid grid;                  // where there is no fault
    std::vector<Cell> path;     // where there is no fault
    std::size_t length = 0;     // how many cells the path has, right or wrong
};

/// Judges a board as it was written. Linear time.
Verdict judge(Board board);

} // namespace spell
