// Alice mazes, of Robert Abbott's kind: a grid of cells with arrows, and a walker with a step size d, 1 at the start.
// A red cell adds 1 to d, a yellow one takes 1 off, a black one leaves it, and the cell one starts on counts too. With
// d < 1 the walker is stuck. Else it follows one of the cell's arrows exactly d cells; what is jumped over does not
// matter, and leaving the board is no move. Landing on the goal ends the walk. What is the shortest one?
//
// Conventions. Cells are (row, column) from 0, or numbered row by row: a larger number is a larger (row, column). A
// state is a cell and the step size that the walker leaves it with. The step size that it came with, the arrival's, is
// one less on red and one more on yellow; both are called d where no confusion is possible. No arrival's d exceeds
// max(rows, cols) - 1, so there are rows x cols x that many states, and the start's.
//
// A state and a direction have at most one state before them: the one d cells back. So a walk is told by its cells, and
// a goal state by the cell it was entered from.
//
// Method: see search.h for the shortest solutions, solutions.h for the one that is printed.
//
// Known answers, for the four mazes of the text (data/alice/text-1.txt to text-4.txt): none, 6, 9 and 5 steps.
#pragma once

#include "alice/lines.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alice {

struct Direction {
    int dr, dc;
    std::string_view name, arrow;
};

/// In the order in which one comes from the largest cell first: an arrow up comes from below.
inline constexpr std::array<Direction, 8> directions{{{-1, -1, "ul", "↖"},
                                                      {-1, 0, "u", "↑"},
                                                      {-1, 1, "ur", "↗"},
                                                      {0, -1, "l", "←"},
                                                      {0, 1, "r", "→"},
                                                      {1, -1, "dl", "↙"},
                                                      {1, 0, "d", "↓"},
                                                      {1, 1, "dr", "↘"}}};

enum class Colour : std::uint8_t { yellow, black, red };
inline constexpr std::string_view colour_letters = "ybr";

struct Cell {
    std::int64_t r, c;
    bool operator==(const Cell &) const = default;
};

/// As the answer has it: (2, 0).
std::string text_of(Cell cell);

struct Maze {
    std::uint32_t rows = 0, cols = 0;
    std::uint32_t start = 0, goal = 0; // numbers of cells
    std::vector<std::uint8_t> arrows;  // of a cell, bit k for directions[k]; the goal has none
    std::vector<Colour> colours;       // the goal is black

    std::uint32_t size() const { return rows * cols; }
    std::uint32_t longest_step() const { return (rows > cols ? rows : cols) - 1; }
    bool has_arrow(std::uint32_t cell, std::size_t direction) const { return arrows[cell] >> direction & 1; }
    /// What a cell adds to d.
    int change(std::uint32_t cell) const { return static_cast<int>(colours[cell]) - 1; }
    Cell at(std::uint32_t cell) const { return {cell / cols, cell % cols}; }
    std::uint32_t number(Cell cell) const { return static_cast<std::uint32_t>(cell.r * cols + cell.c); }
    bool has(Cell cell) const { return cell.r >= 0 && cell.r < rows && cell.c >= 0 && cell.c < cols; }
    /// Where an arrow leads, which may be off the board.
    Cell landing(Cell from, std::size_t direction, std::int64_t d) const {
        return {from.r + directions[direction].dr * d, from.c + directions[direction].dc * d};
    }
};

inline constexpr std::int64_t most_cells = 2'000'000'000;

/// Reads a maze: the width, `s=(2,0)`, `g=(0,1)`, then a line a row of cells such as `r:(u,dl)`, `b:()` or `goal`.
/// Throws InputError, with the place of the cell, when it is none.
Maze read_maze(Lines &lines);

/// The maze as read_maze takes it.
std::string maze_text(const Maze &maze);

} // namespace alice
