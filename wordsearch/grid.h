// A grid of letters: as it is typed, and in numbers of letters for the searches. (r, c) is row and column,
// from 0 at the top left.
#pragma once

#include "shell/text.h"
#include "wordsearch/letters.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wordsearch {

/// A direction: what to add to a row and a column.
struct Step {
    int r, c;
    bool operator==(const Step &) const = default;
};

/// In the lecture's order: row step -1 0 1, then column step -1 0 1. The i-th from the start and the i-th
/// from the end are opposite.
inline constexpr std::array<Step, 8> steps = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
inline constexpr std::array<std::string_view, 8> direction_names = {
    "up left", "up", "up right", "left", "right", "down left", "down", "down right"};

constexpr std::size_t opposite(std::size_t direction) { return steps.size() - 1 - direction; }

/// The grid as it is typed. Each cell has the number of a text.
class Grid {
  public:
    /// There must be rows * cols cells, at least one.
    Grid(int rows, int cols, std::u16string cells, std::vector<std::string> texts)
        : rows_(rows), cols_(cols), cells_(std::move(cells)), texts_(std::move(texts)) {
        assert(rows > 0 && cols > 0 && cells_.size() == size());
    }

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    std::size_t size() const { return std::size_t(rows_) * std::size_t(cols_); }
    /// The cell's index, row by row.
    std::size_t index(int r, int c) const { return std::size_t(r) * std::size_t(cols_) + std::size_t(c); }
    const std::string &text(int r, int c) const { return texts_[cells_[index(r, c)]]; }
    std::string row(int r) const {
        std::string result;
        for (int c = 0; c < cols_; ++c) result += text(r, c);
        return result;
    }
    const std::vector<std::string> &texts() const { return texts_; }
    /// The numbers of the cells' texts, row by row.
    const std::u16string &cells() const { return cells_; }

  private:
    int rows_, cols_;
    std::u16string cells_;
    std::vector<std::string> texts_;
};

/// The grid as numbers of letters. Around it is a border of zeros, so that a string can be read beyond its
/// last letter.
class Field {
  public:
    static constexpr int border = 3;
    /// How many numbers may be read after the last row.
    static constexpr std::size_t slack = 1024 + 2 * border;

    /// A field of zeros.
    Field(int rows, int cols)
        : rows_(rows), cols_(cols), stride_(cols + border),
          numbers_(std::size_t(rows + 2 * border) * std::size_t(stride_) + border + slack) {}
    /// The grid in the numbers of the alphabet.
    Field(const Grid &grid, Alphabet &alphabet);

    int rows() const { return rows_; }
    int cols() const { return cols_; }
    /// How far it is to the next letter in a direction.
    std::ptrdiff_t step(std::size_t direction) const {
        return steps[direction].r * stride_ + steps[direction].c;
    }
    Number *at(int r, int c) { return numbers_.data() + index(r, c); }
    const Number *at(int r, int c) const { return numbers_.data() + index(r, c); }

  private:
    // The border on the right of a row is that on the left of the next.
    std::ptrdiff_t index(int r, int c) const { return (r + border) * stride_ + border + c; }

    int rows_, cols_;
    std::ptrdiff_t stride_;
    std::vector<Number> numbers_;
};

/// The letters of the grid, numbered.
Alphabet alphabet_of(const Grid &grid, LetterKind kind);

/// A grid that was read, and what is left of its text.
struct ReadGrid {
    Grid grid;
    std::size_t skipped = 0;     // lines of another length than the first row, which were skipped
    shell::Text rest = {};       // the text without the grid, line for line
    std::size_t lines_above = 0; // of this, above the grid
};

/// The lecture's grid: a row a line, a cell a byte. The first line that is not empty gives the length of the
/// rows; lines of another length are skipped and counted. Throws shell::InputError, which calls the file
/// `name`, if there is no row.
ReadGrid read_lecture_grid(const std::string &name, std::string_view text);

/// A grid as people type it: a row a line, a cell a letter in UTF-8. Blanks, tabs, commas or bars may stand
/// between the letters, if every cell then is one letter. Other text, such as a title and the words, is the
/// rest; if the grid is `alone`, there are no words. Throws shell::InputError, with file and line, if there
/// is no row, if rows differ in length, if something else stands in a row, or if it is not UTF-8.
ReadGrid read_grid(const std::string &name, std::string_view text, bool alone);

} // namespace wordsearch
