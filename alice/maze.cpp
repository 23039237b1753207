#include "alice/maze.h"

namespace alice {

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')'; }

} // namespace alice
