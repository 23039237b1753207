// Alice mazes, invented by Robert Abbott: a grid of cells with arrows, and a walker with a step size d, 1 at
// the start. A red cell adds 1 to d, a yellow one subtracts 1, a black one leaves it alone. The cell that the
// walk starts on counts too. With d < 1 the walker is stuck. Otherwise it follows one of the cell's arrows
// exactly d cells. Cells jumped over do not matter, and no move leaves the board. The goal ends the walk.
// What is the shortest one?
//
// Conventions. Cells are (row, column) from 0, or numbered row by row: a larger number is a larger (row,
// column). A state is a cell and the step size d that the walker leaves it with. The step size that it
// arrives with never exceeds max(rows, cols) - 1, since the walker went that far. So there are at most rows x
// cols x (max(rows, cols) - 1) states, and the start's.
//
// Given a state and a direction at most one state can be its predecessor: the one d cells back. So a list of
// cells determines a walk, and the cell before the goal determines the last step.
//
// Files, in the order in which data goes through them:
//   options     the command line
//   colours     what a cell's colour does
//   maze        the rules of a move
//   scan        numbers, cells and directions in a text
//   format      mazes as text
//   queue       the described search
//   search      the fast search, which everything else uses
//   walk        walks that people made, read and followed
//   play        a walk by hand, in a dialogue
//   measures    what makes a maze good, and how difficult it is
//   generate    new mazes
//   picture     one maze drawn with characters or as SVG
//   page        mazes on a sheet for paper
//   main        the answers
//
// Known answers, for the four mazes of the text (data/alice/text-1.txt to text-4.txt): none, 6, 9 and 5
// steps.
#pragma once

#include "alice/colours.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alice {

/// Rows, columns, cells by number, and step sizes.
using Number = std::uint32_t;

struct Cell {
    std::int64_t r, c;
    bool operator==(const Cell &) const = default;
};

/// The cell as answers and messages print it: (2, 0).
inline std::string text_of(Cell cell) {
    return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')';
}

/// All directions, as the cells that they lead to from (0, 0): a 3x3 square, row by row, without its middle.
/// Elsewhere k is an index into this array and the next two. A set of directions, or of a cell's arrows, has
/// a bit for each, 1 << k.
inline constexpr std::array<Cell, 8> directions{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
using DirectionTexts = std::array<std::string_view, directions.size()>;
inline constexpr DirectionTexts direction_names{"ul", "u", "ur", "l", "r", "dl", "d", "dr"};
inline constexpr DirectionTexts direction_arrows{"↖", "↑", "↗", "←", "→", "↙", "↓", "↘"};
/// The set with the arrow in direction k alone, and the first direction of a set.
constexpr std::uint8_t bit_of(std::size_t k) { return static_cast<std::uint8_t>(1U << k); }
constexpr std::size_t direction_of(unsigned arrow) {
    return static_cast<std::size_t>(std::countr_zero(arrow));
}

struct State {
    Number cell, d; // the step size that it leaves with
    bool operator==(const State &) const = default;
};

/// The states of a walk, the first one included.
using Path = std::vector<State>;

struct Maze {
    Number rows = 0, cols = 0;
    Number start = 0, goal = 0;       // numbers of cells
    std::vector<std::uint8_t> arrows; // a set for each cell; the goal has none
    std::vector<Colour> colours;      // the goal is black

    Number size() const { return rows * cols; }
    Number longest_step() const { return (rows > cols ? rows : cols) - 1; }
    bool has_arrow(Number cell, std::size_t k) const { return (arrows[cell] & bit_of(k)) != 0; }
    Cell at(Number cell) const { return {cell / cols, cell % cols}; }
    Number number(Cell cell) const { return static_cast<Number>(cell.r * cols + cell.c); }
    bool has(Cell cell) const { return cell.r >= 0 && cell.r < rows && cell.c >= 0 && cell.c < cols; }
    /// Whether the walker has not arrived, and steps of this size can stay on the board.
    bool goes_on(State state) const {
        return state.cell != goal && state.d >= 1 && state.d <= longest_step();
    }
    /// Where d cells in a direction lead, perhaps off the board.
    static Cell landing(Cell from, Cell direction, std::int64_t d) {
        return {from.r + direction.r * d, from.c + direction.c * d};
    }
    /// The state of a walker that arrives at a cell with d, which is at least 1.
    State arrived(Number cell, Number d) const { return {cell, leaving(colours[cell], d)}; }
    /// The state that a walk begins in.
    State first() const { return arrived(start, 1); }
    /// The rule of a move, for searches, walks and players alike: the set of directions in which a walker can
    /// move from a state. It follows an arrow of the cell, and stays on the board.
    unsigned moves(State from) const {
        // The square from its last cell to its first, row by row.
        constexpr unsigned ups = 0b000'00'111, downs = 0b111'00'000;
        constexpr unsigned lefts = 0b001'01'001, rights = 0b100'10'100;
        const Number r = from.cell / cols, c = from.cell % cols, d = from.d;
        const unsigned off = (r < d ? ups : 0) | (rows - r <= d ? downs : 0) | (c < d ? lefts : 0) |
                             (cols - c <= d ? rights : 0);
        return d > 0 ? followed(colours[from.cell], arrows[from.cell]) & ~off : 0;
    }
    /// The state after a move, the first in the set.
    State after(State from, unsigned moves) const {
        return arrived(number(landing(at(from.cell), directions[direction_of(moves)], from.d)), from.d);
    }
    /// Calls visit(state) for the state after each move from a state.
    template <typename Visit>
    void each_move(State from, Visit visit) const {
        for (unsigned left = moves(from); left != 0; left &= left - 1) visit(after(from, left));
    }
    /// The direction of the move from a state to a cell, as a set, or 0 if there is none.
    unsigned move_to(State from, Cell to) const {
        for (unsigned left = moves(from); left != 0; left &= left - 1)
            if (at(after(from, left).cell) == to) return bit_of(direction_of(left));
        return 0;
    }

    /// The cells of a path, by default as the answer prints them.
    std::string path_text(const Path &path, std::string_view between = " -> ",
                          std::string (*as)(Cell) = text_of) const {
        std::string text;
        for (const State state : path) (text += text.empty() ? "" : between) += as(at(state.cell));
        return text;
    }
    /// Its moves, with a blank before each: ` u dl`, or ` ↑ ↙` as arrows.
    std::string moves_text(const Path &path, const DirectionTexts &as = direction_names) const {
        std::string text;
        for (std::size_t i = 1; i < path.size(); ++i)
            (text += ' ') += as[direction_of(move_to(path[i - 1], at(path[i].cell)))];
        return text;
    }
    /// The names of a cell's arrows: `u dl` or, with another word between them, `u,dl`.
    std::string arrows_text(Number cell, std::string_view between = " ",
                            std::string_view none = "none") const {
        std::string text;
        for (std::size_t k = 0; k < directions.size(); ++k)
            if (has_arrow(cell, k)) (text += text.empty() ? "" : between) += direction_names[k];
        return text.empty() ? std::string(none) : text;
    }
};

/// All colours as people type and read them: `r red, y yellow, b black`.
inline std::string colours_text() {
    std::string text;
    for (const ColourRule &rule : colours)
        ((text += text.empty() ? "" : ", ") += rule.letter) += ' ' + std::string(rule.name);
    return text;
}

} // namespace alice
