// What is printed of the matches: lines, the grid with the letters found, a drawing.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/text.h"

#include <span>
#include <string>
#include <vector>

namespace wordsearch {

/// Writes `Found WORD at R C to R C` for each match, in the letters of the grid.
class FoundLines {
  public:
    FoundLines(Output &out, const Grid &grid);
    void operator()(std::span<const Match> matches);

  private:
    // A blank and a small number, to be copied as a whole.
    struct Number {
        char text[7];
        std::uint8_t size;
    };

    Output &out_;
    const Grid &grid_;
    std::vector<Number> numbers_; // of the first rows and columns
};

/// Writes the grid with the letters of the matches marked: all of it with those in colour, or else the other letters
/// as dots.
void show(Output &out, const Grid &grid, std::span<const Match> matches, bool colour);

/// Writes the grid as SVG with a ring around each match.
void draw(Output &out, const Grid &grid, std::span<const Match> matches);

} // namespace wordsearch
