// Alice mazes, invented by Robert Abbott: a grid of cells with arrows, and a walker with a step size d, 1 at the start.
// A red cell adds 1 to d, a yellow one subtracts 1, a black one leaves it alone. The cell that the walk starts on
// counts too. With d < 1 the walker is stuck. Otherwise it follows one of the cell's arrows exactly d cells. Cells
// jumped over do not matter, and no move leaves the board. The goal ends the walk. What is the shortest one?
//
// Conventions. Cells are (row, column) from 0, or numbered row by row: a larger number is a larger (row, column). A
// state is a cell and the step size d that the walker leaves it with. The step size that it arrives with never exceeds
// max(rows, cols) - 1, since the walker went that far. So there are at most rows x cols x (max(rows, cols) - 1) states,
// and the start's.
//
// Given a state and a direction at most one state can be its predecessor: the one d cells back. So a list of cells
// determines a walk, and the cell from which the goal is entered determines the last step.
//
// A new colour needs a name in `enum Colour` and a line in `colours`, both below. Its letter must not be s, g or w,
// which mean other cells in the compact form. A colour that turns arrows also changes `followed`; the opposite of
// direction k is 7 - k. The compiler then stops at a table in picture.cpp that needs a line. Only words remain, in
// options.cpp, maze.cpp, play.cpp and on sheets. The generator has its own list, so that seeds keep their mazes.
//
// Files, in the order in which data goes through them:
//   options     the command line
//   maze        the rules of a move, and mazes as text
//   queue       the described search
//   search      the fast search, which everything else uses
//   walk        walks made by somebody else, read and judged
//   play        a walk by hand, in a dialogue
//   measures    what makes a maze good, and how difficult it is
//   generate    new mazes
//   picture     drawings with characters, SVG and pages
//   main        the answers
//
// Known answers, for the four mazes of the text (data/alice/text-1.txt to text-4.txt): none, 6, 9 and 5 steps.
#pragma once

#include "shell/files.h"

// Each file here includes this header, and beyond it only what it alone needs.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace alice {

/// The bits of a cell's set of arrows.
enum ArrowBit : std::uint8_t {
    up_left = 1 << 0,
    up = 1 << 1,
    up_right = 1 << 2,
    left = 1 << 3,
    right = 1 << 4,
    down_left = 1 << 5,
    down = 1 << 6,
    down_right = 1 << 7
};

struct Direction {
    int dr, dc;
    std::string_view name, arrow;
    std::u32string_view signs; // all characters that are read as this arrow; ↔ is two
};

/// All directions, in the order of their bits: the cells of a 3x3 square, row by row, without the middle. Elsewhere k
/// is an index into this array.
inline constexpr std::array<Direction, 8> directions{{{-1, -1, "ul", "↖", U"↖⇖⬉⤡"},
                                                      {-1, 0, "u", "↑", U"↑⇑⬆⏫↕⇕⬍"},
                                                      {-1, 1, "ur", "↗", U"↗⇗⬈⤢"},
                                                      {0, -1, "l", "←", U"←⇐⬅⏪⟵↔⇔⬌"},
                                                      {0, 1, "r", "→", U"→⇒➡⏩⟶➔➜↔⇔⬌"},
                                                      {1, -1, "dl", "↙", U"↙⇙⬋⤢"},
                                                      {1, 0, "d", "↓", U"↓⇓⬇⏬↕⇕⬍"},
                                                      {1, 1, "dr", "↘", U"↘⇘⬊⤡"}}};
/// The set with the arrow in direction k alone, and the direction of such a set.
constexpr std::uint8_t bit_of(std::size_t k) { return static_cast<std::uint8_t>(1U << k); }
constexpr const Direction &direction_of(unsigned arrow) {
    return directions[static_cast<std::size_t>(std::countr_zero(arrow))];
}

// Colours. A driver, tests/alice/alice_reversed.cpp, has a list of its own.
#ifndef ALICE_COLOURS

enum class Colour : std::uint8_t { red, yellow, black };

struct ColourRule {
    Colour colour;
    char letter;
    std::string_view name;
    std::uint32_t times; // d becomes times * d + plus
    std::int32_t plus;
};

/// All colours, in the order of their values.
inline constexpr std::array colours{ColourRule{Colour::red, 'r', "red", 1, 1},
                                    ColourRule{Colour::yellow, 'y', "yellow", 1, -1},
                                    ColourRule{Colour::black, 'b', "black", 1, 0}};
/// The index of a colour in this array, and in other tables by colour.
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

/// What a colour does: the step size with which a walker leaves a cell of this colour, when it came with d, at least 1.
/// It is arithmetic and no switch, since searches apply it to one random cell after another.
constexpr std::uint32_t leaving(Colour colour, std::uint32_t d) {
    const ColourRule &rule = colours[index_of(colour)];
    return rule.times * d + static_cast<std::uint32_t>(rule.plus);
}

/// The directions in which a walker can follow a set of arrows on a cell of this colour: as they point.
constexpr unsigned followed(Colour, unsigned arrows) { return arrows; }

static_assert([] {
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (index_of(colours[i].colour) != i || leaving(colours[i].colour, 1) > 2) return false;
        if (std::string_view("sgw").find(colours[i].letter) != std::string_view::npos) return false;
    }
    return true;
}());

#endif

/// The rule of a move, for searches, walks and players alike: the directions, a set of ArrowBit, in which a walker can
/// move from (r, c) with step size d on a board of rows x cols. It follows an arrow of the cell, and stays on the board.
constexpr unsigned moves_from(Colour colour, unsigned arrows, std::uint32_t r, std::uint32_t c,
                              std::uint32_t d, std::uint32_t rows, std::uint32_t cols) {
    constexpr unsigned ups = up_left | up | up_right, downs = down_left | down | down_right;
    constexpr unsigned lefts = up_left | left | down_left, rights = up_right | right | down_right;
    const unsigned off =
        (r < d ? ups : 0) | (rows - r <= d ? downs : 0) | (c < d ? lefts : 0) | (cols - c <= d ? rights : 0);
    return d > 0 ? followed(colour, arrows) & ~off : 0;
}

struct Cell {
    std::int64_t r, c;
    bool operator==(const Cell &) const = default;
};

/// The distance in moves of a chess king.
inline std::int64_t distance(Cell a, Cell b) { return std::max(std::abs(a.r - b.r), std::abs(a.c - b.c)); }
/// The cell as answers and messages print it: (2, 0).
std::string text_of(Cell cell);

struct State {
    std::uint32_t cell, d; // the step size that it leaves with
    bool operator==(const State &) const = default;
};

struct Maze {
    std::uint32_t rows = 0, cols = 0;
    std::uint32_t start = 0, goal = 0; // numbers of cells
    std::vector<std::uint8_t> arrows;  // a set of ArrowBit a cell; the goal has none
    std::vector<Colour> colours;       // the goal is black

    std::uint32_t size() const { return rows * cols; }
    std::uint32_t longest_step() const { return (rows > cols ? rows : cols) - 1; }
    bool has_arrow(std::uint32_t cell, std::size_t k) const { return (arrows[cell] & bit_of(k)) != 0; }
    Cell at(std::uint32_t cell) const { return {cell / cols, cell % cols}; }
    std::uint32_t number(Cell cell) const { return static_cast<std::uint32_t>(cell.r * cols + cell.c); }
    bool has(Cell cell) const { return cell.r >= 0 && cell.r < rows && cell.c >= 0 && cell.c < cols; }
    /// Where d cells in direction k lead, perhaps off the board.
    Cell landing(Cell from, std::size_t k, std::int64_t d) const {
        return {from.r + directions[k].dr * d, from.c + directions[k].dc * d};
    }
    /// The state of a walker that arrives at a cell with d, which is at least 1.
    State arrived(std::uint32_t cell, std::uint32_t d) const { return {cell, leaving(colours[cell], d)}; }
    /// The directions of the moves from a state: a set of ArrowBit.
    unsigned moves(State from) const {
        return moves_from(colours[from.cell], arrows[from.cell], from.cell / cols, from.cell % cols, from.d,
                          rows, cols);
    }
    /// Calls visit(k, cell) for each move from a state: the direction, and the number of the cell that it leads to.
    template <typename Visit>
    void each_move(State from, Visit visit) const {
        for (unsigned left = moves(from); left != 0; left &= left - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(left));
            visit(k, number(landing(at(from.cell), k, from.d)));
        }
    }
    /// The state after one of the moves from a state.
    State after(State from, unsigned move) const {
        const auto k = static_cast<std::size_t>(std::countr_zero(move));
        return arrived(number(landing(at(from.cell), k, from.d)), from.d);
    }
    /// The state that a walk begins in.
    State first() const { return arrived(start, 1); }
};

/// The move from a state to a cell, an ArrowBit, or 0 if there is none.
unsigned move_to(const Maze &maze, State from, std::uint32_t to);

/// The path as the answer prints it.
std::string path_text(const Maze &maze, const std::vector<State> &path);
/// Its moves, with a blank before each: ` u dl`, or ` ↑ ↙` as arrows.
std::string moves_text(const Maze &maze, const std::vector<State> &path,
                       std::string_view Direction::*as = &Direction::name);

/// The arrows of a cell, with a blank before each, or ` none`.
std::string arrows_text(const Maze &maze, std::uint32_t cell);

// Mazes as text, in the two forms that alice(1) describes. The exercise's form has the width, the start and the goal
// before its rows. The compact form comes from a course in which students write solvers: rows of cells such as R234. In
// it SR, SY, SG, digits alone and a colour alone are extensions; Abbott's twenty mazes are published with digits alone.

/// Reads the rest of a file. Throws InputError, with the place, if it is not a maze.
Maze read_maze(shell::InputFile &file);
/// Reads a maze from a text that errors call `name`.
Maze read_maze(const std::string &name, std::string_view text);

/// The maze in the form of the exercise.
std::string maze_text(const Maze &maze);
/// The maze in the compact form.
std::string compact_text(const Maze &maze);

/// The line without its comment and without blanks at its ends.
std::string_view content_of(std::string_view line);

// These remove something from the front of a text, with the blanks before it. If the text does not begin with it, they
// leave the text as it is.

/// A word, in either case.
bool take(std::string_view &text, std::string_view word);
/// A whole number, perhaps with a minus. A larger one than 2,000,000,000 is read as that.
std::optional<std::int64_t> take_number(std::string_view &text);
/// A cell: (2, 0), [2,0], (2;0), 2,0 or 2 0, perhaps with blanks between its parts.
std::optional<Cell> take_cell(std::string_view &text);
/// A direction: its name, in either case, or an arrow character, of a keyboard or an emoji keyboard. Returns a set of
/// ArrowBit, with two for ↔, or 0 if there is none.
unsigned take_direction(std::string_view &text);

/// Blanks alone.
inline void skip_blanks(std::string_view &text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
}

} // namespace alice
