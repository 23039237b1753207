#include "tictactoe/scan.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace tictactoe {

namespace {

// A mask for the attacker and one for the defender, in one register.
using Masks = Mask __attribute__((vector_size(2 * sizeof(Mask))));
constexpr int attackers_lane = 0, defenders_lane = 1;

// Calls step(0), step(1), ..., `Times` of them, or `times` if Times is 0. Known numbers let the compiler keep what an array
// has in registers: at -O2 it unrolls no loop for that, and a scan takes a third longer.
template <int Times, typename Step>
inline void repeat(int times, Step step) {
    if constexpr (Times > 0) [&]<int... i>(std::integer_sequence<int, i...>) {
            (step(i), ...);
        }
    (std::make_integer_sequence<int, Times>());
    else for (int i = 0; i < times; ++i) step(i); }

// The lines of one direction that are open for one side, all at once, for both sides. A line is the bit of its first
// square: a mask of squares shifted down by i steps is a mask of the lines whose i-th square is in it, and lines shifted
// up are their i-th squares. `Length` is that of the lines, so that the compiler unrolls the loops, or 0 if it is not
// known.
template <int Length>
class DirectionLines {
  public:
    DirectionLines(const Board &board, const Board::Direction &direction, Mask attacker, Mask defender)
        : length_(Length > 0 ? Length : board.in_a_row), step_(direction.step), own_{attacker, defender} {
        const Masks others{defender, attacker};
        Masks open{direction.starts, direction.starts};
        repeat<Length>(length(), [&](int i) { open &= ~(others >> i * step_); });
        at_least_[0] = open;
        repeat<Length>(length(), [&](int i) {
            // A mark on the i-th square takes its line one level up.
            const Masks marked = own_ >> i * step_;
            at_least(i + 1) = Masks{0, 0};
            repeat<Length>(i + 1, [&](int below) {
                if (below <= i) at_least(i - below + 1) |= at_least(i - below) & marked;
            });
        });
    }

    /// Lines that lack that many squares.
    Masks missing(int squares) const {
        const int marks = length() - squares;
        return marks < 0 ? Masks{0, 0} : at_least(marks) & ~at_least(marks + 1);
    }
    Masks squares_of(Masks lines) const {
        Masks squares{0, 0};
        repeat<Length>(length(), [&](int i) { squares |= lines << i * step_; });
        return squares;
    }
    Masks squares() const { return squares_of(at_least(0)); }
    Masks empty_squares_of(Masks lines) const { return squares_of(lines) & ~own_; }

    /// For the attacker's lines.
    Weight sum() const {
        // A line's weight is that without marks and what each of its marks adds.
        Weight sum = 0;
        repeat<Length>(length(), [&](int marks) { // and no line has all of its marks yet
            const Mask lines = at_least(marks)[attackers_lane];
            const Weight before = marks == 0 ? 0 : weight(length() - marks + 1);
            if (lines) sum += (weight(length() - marks) - before) * static_cast<Weight>(count(lines));
        });
        return sum;
    }

    /// Adds squares of the attacker's lines that lack two to `once`, and those on two such lines with another second square each to
    /// `twice`. The second square is another one if its distance is.
    void add_threats(Mask &once, Mask &twice) const {
        const Mask lines = missing(2)[attackers_lane], own = own_[attackers_lane];
        for (int distance = 1; lines && distance < length(); ++distance) {
            Mask lower = 0; // the first squares of the two that lines lack at this distance
            for (int i = 0; i + distance < length(); ++i)
                lower |= (lines & ~(own >> i * step_) & ~(own >> (i + distance) * step_)) << i * step_;
            for (const Mask squares : {lower, lower << distance * step_}) {
                twice |= once & squares;
                once |= squares;
            }
        }
    }

  private:
    int length() const { return Length > 0 ? Length : length_; }
    Masks &at_least(int marks) { return at_least_[static_cast<std::size_t>(marks)]; }
    Masks at_least(int marks) const { return at_least_[static_cast<std::size_t>(marks)]; }

    int length_, step_;
    Masks own_;
    std::array<Masks, (Length > 0 ? Length : max_squares) + 1> at_least_; // lines with at least so many marks
};

template <int Length>
Scan scan_lines(const Board &board, Mask attacker, Mask defender) {
    Scan scan;
    Mask once = 0;
    Masks alive{0, 0}, last{0, 0};
    for (const Board::Direction &direction : board.directions) {
        const DirectionLines<Length> lines(board, direction, attacker, defender);
        alive |= lines.squares();
        last |= lines.empty_squares_of(lines.missing(1));
        scan.sum += lines.sum();
        lines.add_threats(once, scan.double_threats);
    }
    scan.attacker_alive = alive[attackers_lane];
    scan.defender_alive = alive[defenders_lane];
    scan.attacker_last = last[attackers_lane];
    scan.defender_last = last[defenders_lane];
    scan.threat = once != 0;
    return scan;
}

} // namespace

Scan scan(const Board &board, Mask attacker, Mask defender) {
    assert(!(attacker & defender));
    switch (board.in_a_row) {
    case 3:
        return scan_lines<3>(board, attacker, defender);
    case 4:
        return scan_lines<4>(board, attacker, defender);
    case 5:
        return scan_lines<5>(board, attacker, defender);
    case 6:
        return scan_lines<6>(board, attacker, defender);
    default:
        return scan_lines<0>(board, attacker, defender);
    }
}

} // namespace tictactoe
