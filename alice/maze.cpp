// What a maze is made of: colours, directions, steps, states.
#include "alice/maze.h"

namespace alice {

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')'; }

unsigned move_to(const Maze &maze, State from, Cell to) {
    for (unsigned left = maze.moves(from); left != 0; left &= left - 1)
        if (maze.at(maze.after(from, left).cell) == to) return bit_of(direction_of(left));
    return 0;
}

std::string path_text(const Maze &maze, const Path &path, std::string_view between, std::string (*as)(Cell)) {
    std::string text;
    for (const State state : path) (text += text.empty() ? "" : between) += as(maze.at(state.cell));
    return text;
}

std::string colours_text() {
    std::string text;
    for (const ColourRule &rule : colours)
        ((text += text.empty() ? "" : ", ") += rule.letter) += ' ' + std::string(rule.name);
    return text;
}

std::string arrows_text(const Maze &maze, Number cell, std::string_view between, std::string_view none) {
    std::string text;
    for (std::size_t k = 0; k < directions.size(); ++k)
        if (maze.has_arrow(cell, k)) (text += text.empty() ? "" : between) += direction_names[k];
    return text.empty() ? std::string(none) : text;
}

std::string moves_text(const Maze &maze, const Path &path, const DirectionTexts &as) {
    std::string text;
    for (std::size_t i = 1; i < path.size(); ++i)
        (text += ' ') += as[direction_of(move_to(maze, path[i - 1], maze.at(path[i].cell)))];
    return text;
}

} // namespace alice
