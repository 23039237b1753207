// The grid as a page of SVG.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/search.h"
#include "wordsearch/shell.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace wordsearch {

/// A page of SVG, written as it is drawn: the rings first, then finish().
class SvgPage {
  public:
    /// The page has the grid, and the words in columns below it, if there are any.
    SvgPage(shell::Output &out, const Grid &grid, std::vector<std::string> words);

    /// Draws a ring around each match.
    void take(std::span<const Match> matches);
    /// Draws the letters and the words.
    void finish();

  private:
    void put_text(double x, double y, std::string_view text, const char *attributes);
    double grid_height() const;

    shell::Output &out_;
    const Grid &grid_;
    const std::vector<std::string> words_;
    std::size_t word_cols_ = 1;
    double word_width_ = 0, width_ = 0;
    std::size_t rings_ = 0;
};

} // namespace wordsearch
