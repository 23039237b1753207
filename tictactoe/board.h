// Tic-tac-toe on m rows and n columns, k in a row: an m,n,k game. X and O put marks on empty squares in turn,
// X first. The first to have k marks in a line, in a row, a column or a diagonal, wins, or loses in misere
// play; a full board without such a line is a draw. The usual game is 3,3,3.
//
// Conventions of the folder: (r,c) from 0, row by row. Square r * cols + c is bit r * cols + c of a set, so a
// position is two sets, one a side, and a line is one set. A set is a mask, a word of 64 bits; in a game,
// which has larger boards too, it is a bitset. Most searches ask about an attacker, who wants a line, and a
// defender, who wants to prevent it; either of them may be X.
//
// Files, in the order in which data goes through them:
//   options        the command line, and the position that it gives
//   board          the geometry, the sides and values, positions and their text, the rules
//   lecture        the lecture's program by its names: minimax, alpha-beta, alpha-beta with a table
//   small_boards   every position of a small board with its distance to the end; checks the lecture's table
//   threats        what the open lines say at once: threats, sequences of threats, pairs of squares
//   solver         the exact solver: does one side force a line?
//   advice         values, and moves that keep them; else moves that look best
//   certificate    strategies that prove a value, as text
//   picture        a position read from text, drawn with characters, and as SVG
//   play           a game in the terminal
//   main           the answers
//
// Known answers, which the tests check: 3,3,3 has 5,478 positions, 765 without rotations and reflections, and
// is a draw; 549,946, 16,811 and 7,954 calls of the lecture's three searches; 5,5,4 and 4,7,4 are draws,
// 6,5,4 and 6,6,4 wins of the first player.
#pragma once

#include "shell/machine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tictactoe {

using Mask = std::uint64_t;

constexpr int max_squares = 64;

constexpr Mask bit(int square) { return Mask{1} << square; }
/// The square's place in a vector, an array or a bitset.
constexpr std::size_t at(int square) { return static_cast<std::size_t>(square); }
/// How many squares are in a mask.
constexpr int count(Mask mask) { return shell::count_bits(mask); }
/// The lowest square of a mask that is not empty.
constexpr int first(Mask mask) { return std::countr_zero(mask); }

/// A set of squares of any board.
constexpr int max_side = 18; // in a game: what 24 lines show
using Wide = std::bitset<max_side * max_side>;

inline int count(const Wide &set) { return static_cast<int>(set.count()); }

enum class Side { x, o };

constexpr Side other(Side side) { return side == Side::x ? Side::o : Side::x; }

/// What a line means for the side that completes it.
enum class Goal { line, misere };

/// The geometry, with masks or wide sets, and the rule.
template <typename Set>
struct BoardOf {
    /// Sides from 1, no more squares than a set has, 1 <= in_a_row <= the longer side; asserted.
    BoardOf(int rows, int cols, int in_a_row, Goal goal = Goal::line);

    /// Whether a side that completes a line, which ends the game, wins. The rule stands here alone. If it
    /// does, an extra mark never harms its owner either. Threats, pairings, squares out of the game and
    /// strategy stealing rest on that: whatever uses one of them asserts this.
    bool line_wins() const { return goal == Goal::line; }
    /// The rule in words: `3 in a row lose`.
    std::string rule() const {
        return std::to_string(in_a_row) + " in a row " + (line_wins() ? "win" : "lose");
    }

    /// A line that consists of these marks, or an empty set.
    Set line_of(const Set &marks) const {
        for (const Set &line : lines)
            if ((marks & line) == line) return line;
        return 0;
    }
    bool has_line(const Set &marks) const { return line_of(marks) != Set(0); }

    int rows, cols, in_a_row, squares; // squares is rows times cols
    Goal goal;
    Set all;                // all squares
    std::vector<Set> lines; // no line twice
};

template <typename Set>
BoardOf<Set>::BoardOf(int rows_, int cols_, int in_a_row_, Goal goal_)
    : rows(rows_), cols(cols_), in_a_row(in_a_row_), squares(rows_ * cols_), goal(goal_) {
    constexpr int most_squares = std::is_same_v<Set, Mask> ? max_squares : max_side * max_side;
    assert(rows >= 1 && cols >= 1 && squares <= most_squares);
    assert(in_a_row >= 1 && in_a_row <= std::max(rows, cols));
    all = ~Set(0) >> at(most_squares - squares);
    constexpr std::pair<int, int> steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (const auto &[down, right] : steps) {
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < cols; ++c) {
                const int last_r = r + (in_a_row - 1) * down, last_c = c + (in_a_row - 1) * right;
                if (last_r >= rows || last_c < 0 || last_c >= cols) continue;
                Set line = 0;
                for (int i = 0; i < in_a_row; ++i)
                    line |= Set(1) << at((r + i * down) * cols + c + i * right);
                lines.push_back(line);
            }
        if (in_a_row == 1) break; // one in a row has no direction
    }
    // Searches go through the lines in this order.
    if constexpr (std::is_same_v<Set, Mask>) std::ranges::sort(lines);
}

using Board = BoardOf<Mask>;
using WideBoard = BoardOf<Wide>;

/// The numbers of that many squares, row by row.
std::vector<int> row_order(int squares);
/// The squares of a set or a mask, row by row.
std::vector<int> squares_of(const Wide &set);

/// The rotations and reflections of a board: four of a rectangle, eight of a square. A position and its
/// images are worth the same, so a table of positions keeps one of them for all.
class Symmetry {
  public:
    explicit Symmetry(const Board &board);

    /// How many images there are. Image 0 is the board itself.
    std::size_t images() const { return images_.size(); }
    /// Where the squares of the mask are in the image.
    Mask image(Mask mask, std::size_t number) const {
        Mask result = 0;
        for (const auto &byte : images_[number]) {
            result |= byte[mask & 255];
            mask >>= 8;
        }
        return result;
    }

  private:
    using Permutation = std::vector<std::array<Mask, 256>>; // by the byte of a mask and its value
    std::vector<Permutation> images_;
};

/// What a position is worth in best play, in the lecture's order. UNCLEAR is a game that goes on.
enum Value { X_WIN, DRAW, UNCLEAR, O_WIN };

constexpr Value win_of(Side side) { return side == Side::x ? X_WIN : O_WIN; }

/// The names of sides and values in texts.
struct Names {
    std::array<char, 2> marks;
    std::array<const char *, 2> sides;
    std::array<const char *, 4> values;

    char mark(Side side) const { return marks[static_cast<std::size_t>(side)]; }
    const char *of(Side side) const { return sides[static_cast<std::size_t>(side)]; }
    const char *of(Value value) const { return values[value]; }
};
constexpr Names letters{
    .marks = {'X', 'O'}, .sides = {"X", "O"}, .values = {"X_WIN", "DRAW", "UNCLEAR", "O_WIN"}};
/// The lecture's names, for positions typed with H and C. Its human is X.
constexpr Names lecture_names{.marks = {'H', 'C'},
                              .sides = {"human", "computer"},
                              .values = {"HUMAN_WIN", "DRAW", "UNCLEAR", "COMPUTER_WIN"}};

/// Which squares each side has.
template <typename Set>
struct PositionOf {
    Set x = 0, o = 0;

    Set &of(Side side) { return side == Side::x ? x : o; }
    const Set &of(Side side) const { return side == Side::x ? x : o; }
    Set marks() const { return x | o; }
};
using Position = PositionOf<Mask>;
using WidePosition = PositionOf<Wide>;

/// A line that either side has, or an empty set.
template <typename Set>
Set winning_line(const BoardOf<Set> &board, const PositionOf<Set> &position) {
    return board.line_of(position.x) | board.line_of(position.o);
}

/// The position as masks; it has no marks beyond 64 squares.
inline Position narrow(const WidePosition &position) {
    return {position.x.to_ullong(), position.o.to_ullong()};
}

/// The position with the marks of these names, and slashes between rows.
std::string text_of(const Board &board, const Position &position, const Names &names);

/// Row and column of a square, as answers, certificates and the game print them: `0 2`.
std::string named(const auto &board, int square) {
    return std::to_string(square / board.cols) + ' ' + std::to_string(square % board.cols);
}

/// The value of a position that is over, by a line or as a full board. UNCLEAR if the game goes on.
template <typename Set>
Value verdict(const BoardOf<Set> &board, const PositionOf<Set> &position) {
    assert((position.x & position.o) == Set(0));
    for (const Side side : {Side::x, Side::o})
        if (board.has_line(position.of(side))) return win_of(board.line_wins() ? side : other(side));
    return position.marks() == board.all ? DRAW : UNCLEAR;
}

/// The side to move: the one with fewer marks, or `first` if both have as many.
inline Side side_to_move(const WidePosition &position, Side first) {
    const int x = count(position.x), o = count(position.o);
    if (x == o) return first;
    return x < o ? Side::x : Side::o;
}

/// Why the position cannot arise with this side to move, as the rest of a sentence about it; nothing if it
/// can. It can if the side to move has as many marks as the other side or one fewer, and if only the other
/// side has lines, which its last mark may all have completed.
template <typename Set>
std::optional<std::string> why_impossible(const BoardOf<Set> &board, const PositionOf<Set> &position,
                                          Side to_move, const Names &names) {
    const Set &own = position.of(to_move), &others = position.of(other(to_move));
    const std::string mover(1, names.mark(to_move)), waiter(1, names.mark(other(to_move)));
    if (count(own) != count(others) && count(own) != count(others) - 1)
        return "has " + std::to_string(count(own)) + ' ' + mover + " and " + std::to_string(count(others)) +
               ' ' + waiter + " with " + mover + " to move, expected as many " + mover + " as " + waiter +
               " or one fewer";
    if (board.has_line(own))
        return board.has_line(others)
                   ? "has lines of both " + mover + " and " + waiter +
                         ", expected a line of one side only, which ends the game"
                   : "has a line of " + mover + " with " + mover + " to move, expected no move after a line";
    Set common = board.all;
    for (const Set &line : board.lines)
        if ((others & line) == line) common &= line;
    if (common == Set(0))
        return "has lines of " + waiter +
               " with no square in common, expected lines that the last move can have made";
    return std::nullopt;
}

} // namespace tictactoe
