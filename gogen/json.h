// Boards, words and cells as JSON.
#pragma once

#include "gogen/puzzle.h"

#include <string>

namespace gogen {

/// An array of strings.
std::string json_of(const std::vector<std::string> &list);
/// The board's five rows as an array of strings.
std::string json_of(const Board &board);
/// An array of cells, each [row,column].
std::string json_of(Cells cells);

} // namespace gogen
