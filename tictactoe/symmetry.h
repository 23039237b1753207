// The rotations and reflections of a board: four images of a rectangle, eight of a square. A position and its images
// are worth the same, so a table of positions keeps one of them for all.
#pragma once

#include "tictactoe/board.h"

#include <array>
#include <vector>

namespace tictactoe {

class Symmetry {
  public:
    explicit Symmetry(const Board &board);

    /// How many images there are. Image 0 is the board itself.
    int images() const { return transpose_.empty() ? 4 : 8; }
    /// Where the squares of the mask are in the image.
    Mask to_image(Mask mask, int image) const;

  private:
    // An image is a sum of these: first transpose, then reverse the rows, then turn.
    enum Step { turn = 1, reverse_rows = 2, transpose = 4 };

    Mask turned(Mask mask) const;     // by 180 degrees
    Mask upended(Mask mask) const;    // rows in reverse
    Mask transposed(Mask mask) const; // rows and columns exchanged, of a square board

    int rows_, cols_, squares_;
    std::vector<std::array<Mask, 256>>
        transpose_; // by the byte of a mask and its value; empty for a rectangle
};

} // namespace tictactoe
