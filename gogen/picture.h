// A picture of a board as SVG: round squares on the lines along which words run; given letters are dark, found ones
// blue. The words stand to the right.
#pragma once

#include "gogen/puzzle.h"

#include <string>

namespace gogen {

/// `board` is what is drawn, `given` what of it was there before.
std::string picture_of(const Board &board, const Board &given, const Words &words);

} // namespace gogen
