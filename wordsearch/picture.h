// A grid drawn as SVG, with rings around what was found, or as text, with the letters found. Grids and words
// of Hebrew and Arabic run from the right.
#pragma once

#include "shell/files.h"
#include "shell/page.h"
#include "wordsearch/search.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A grid, and the matches to draw rings around.
struct Drawing {
    Grid grid;
    std::vector<Match> rings = {};
};

/// The cells of matches.
class Marks {
  public:
    explicit Marks(const Grid &grid, std::span<const Match> matches = {})
        : grid_(grid), marked_(grid.size()) {
        add(matches);
    }

    void add(std::span<const Match> matches);
    bool has(int r, int c) const { return marked_[grid_.index(r, c)]; }
    /// Writes the grid with the marked letters in colour, or else with the other letters as dots.
    void show(shell::Output &out, bool colour) const;

  private:
    const Grid &grid_;
    std::vector<bool> marked_;
};

/// Whether the letters run from the right: one of them is Hebrew or Arabic.
bool runs_from_right(const Grid &grid);

/// What is drawn of the letters.
enum class Letters { all, of_words };
/// Draws the grid, framed, into the box. Letters of words are left out where they would be smaller than 1.8
/// mm.
void draw_grid(svg::Document &page, svg::Box box, const Drawing &drawing, Letters letters = Letters::all);
/// Draws an arrow for each direction, around the middle of the box, as they run in this grid.
void draw_rose(svg::Document &page, svg::Box box, std::span<const std::uint8_t> directions, const Grid &grid);

/// The grid alone, with its rings, a cell 8 mm wide if it then fits on A4.
std::string picture_of(const Drawing &drawing);

} // namespace wordsearch
