// Alice mazes, invented by Robert Abbott: a grid of cells with arrows, and a walker with a step size d, 1 at the start.
// A red cell adds 1 to d, a yellow one subtracts 1, a black one leaves it alone. The cell that the walk starts on counts
// too. With d < 1 the walker is stuck. Otherwise it follows one of the cell's arrows exactly d cells. Cells jumped over
// do not matter, and leaving the board is not a move. Landing on the goal ends the walk. What is the shortest one?
//
// Conventions. Cells are (row, column) from 0, or numbered row by row: a larger number is a larger (row, column). A
// state is a cell and the step size d that the walker leaves it with. The arrival's step size, with which the walker
// came, is one less on a red cell and one more on a yellow one. It never exceeds max(rows, cols) - 1, since the
// walker went that far. So there are at most rows x cols x (max(rows, cols) - 1) states, and the start's.
//
// Given a state and a direction at most one state can be its predecessor: the one d cells back. So a list of cells
// determines a walk, and the cell from which the goal is entered determines the last step.
//
// Methods: queue.h has the described search, search.h the fast one, solutions.h all shortest walks.
//
// Known answers, for the four mazes of the text (data/alice/text-1.txt to text-4.txt): none, 6, 9 and 5 steps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
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
    ArrowBit bit;
    int dr, dc;
    std::string_view name, arrow;
};

/// All directions. Elsewhere k is an index into this array.
inline constexpr std::array<Direction, 8> directions{{{up_left, -1, -1, "ul", "↖"},
                                                      {up, -1, 0, "u", "↑"},
                                                      {up_right, -1, 1, "ur", "↗"},
                                                      {left, 0, -1, "l", "←"},
                                                      {right, 0, 1, "r", "→"},
                                                      {down_left, 1, -1, "dl", "↙"},
                                                      {down, 1, 0, "d", "↓"},
                                                      {down_right, 1, 1, "dr", "↘"}}};

// A set of arrows is a byte whose bit k is directions[k].
static_assert([] {
    for (std::size_t k = 0; k < directions.size(); ++k)
        if (directions[k].bit != 1U << k) return false;
    return true;
}());
// The directions are the cells of a 3x3 square, row by row, without the middle. Drawings rely on that; and a move that
// lands on a cell came from a larger cell if its direction is earlier, which breaks ties between predecessors.
static_assert([] {
    for (std::size_t k = 0; k < directions.size(); ++k) {
        const int place = 3 * (directions[k].dr + 1) + directions[k].dc + 1;
        if (place != static_cast<int>(k < 4 ? k : k + 1)) return false;
    }
    return true;
}());

/// The arrows that go up (dr -1), down (dr 1), left (dc -1) or right (dc 1).
constexpr unsigned vertical_arrows(int dr) {
    unsigned arrows = 0;
    for (const Direction &direction : directions)
        if (direction.dr == dr) arrows |= direction.bit;
    return arrows;
}
constexpr unsigned horizontal_arrows(int dc) {
    unsigned arrows = 0;
    for (const Direction &direction : directions)
        if (direction.dc == dc) arrows |= direction.bit;
    return arrows;
}
static_assert(vertical_arrows(-1) == (up_left | up | up_right));
static_assert(horizontal_arrows(1) == (up_right | right | down_right));

/// A colour's value less 1 is what it adds to d.
enum class Colour : std::uint8_t { yellow, black, red };
inline constexpr std::size_t colour_count = 3;
inline constexpr std::string_view colour_letters = "ybr";
static_assert(colour_letters.size() == colour_count);

struct Cell {
    std::int64_t r, c;
    bool operator==(const Cell &) const = default;
};

/// As answers and messages have it: (2, 0).
std::string text_of(Cell cell);

struct State {
    std::uint32_t cell, d; // the step size that it leaves with
    bool operator==(const State &) const = default;
};

/// Whether the colour of the cell that the walk starts on counts when it starts.
enum class StartColour { counts, ignored };

struct Maze {
    std::uint32_t rows = 0, cols = 0;
    std::uint32_t start = 0, goal = 0; // numbers of cells
    std::vector<std::uint8_t> arrows;  // a set of ArrowBit a cell; the goal has none
    std::vector<Colour> colours;       // the goal is black

    std::uint32_t size() const { return rows * cols; }
    std::uint32_t longest_step() const { return (rows > cols ? rows : cols) - 1; }
    bool has_arrow(std::uint32_t cell, std::size_t k) const {
        return (arrows[cell] & directions[k].bit) != 0;
    }
    /// What a cell adds to d.
    int change(std::uint32_t cell) const { return static_cast<int>(colours[cell]) - 1; }
    Cell at(std::uint32_t cell) const { return {cell / cols, cell % cols}; }
    std::uint32_t number(Cell cell) const { return static_cast<std::uint32_t>(cell.r * cols + cell.c); }
    bool has(Cell cell) const { return cell.r >= 0 && cell.r < rows && cell.c >= 0 && cell.c < cols; }
    /// Where d cells in direction k lead, perhaps off the board.
    Cell landing(Cell from, std::size_t k, std::int64_t d) const {
        return {from.r + directions[k].dr * d, from.c + directions[k].dc * d};
    }
    /// The state of a walker that arrives at a cell with d, which is at least 1.
    State arrived(std::uint32_t cell, std::uint32_t d) const {
        return {cell, static_cast<std::uint32_t>(static_cast<int>(d) + change(cell))};
    }
    /// The state that a walk begins in.
    State first(StartColour colour) const {
        return colour == StartColour::counts ? arrived(start, 1) : State{start, 1};
    }
};

inline constexpr std::int64_t most_cells = 2'000'000'000;

} // namespace alice
