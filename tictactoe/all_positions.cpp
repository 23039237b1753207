#include "tictactoe/all_positions.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace tictactoe {

namespace {

constexpr std::size_t most = AllPositions::most_squares;

// The subsets of a set that have half of its squares, rounded down: patterns of bits, spread over the set. To go through
// all subsets and skip those of another size takes twice as long, since a processor cannot foresee which it skips.
struct Subsets {
    std::array<std::uint16_t, 1912> patterns{};             // for sets of 0, 1, 2, ... squares
    std::array<std::size_t, most + 2> begin{};              // of those for n squares
    std::array<std::array<std::uint16_t, 64>, 64> spread{}; // the pattern over a set of the lower six squares

    constexpr Subsets() {
        std::size_t used = 0;
        for (std::size_t n = 0; n <= most; ++n) {
            for (std::size_t pattern = 0; pattern < std::size_t{1} << n; ++pattern)
                if (count(pattern) == static_cast<int>(n / 2))
                    patterns[used++] = static_cast<std::uint16_t>(pattern);
            begin[n + 1] = used;
        }
        // The subsets of a set in the order of their numbers are the patterns in order.
        for (std::size_t set = 0; set < spread.size(); ++set) {
            std::size_t subset = 0;
            for (std::size_t pattern = 0; pattern == 0 || subset != 0; ++pattern) {
                spread[set][pattern] = static_cast<std::uint16_t>(subset);
                subset = (subset - set) & set;
            }
        }
    }
};
constexpr Subsets subsets;
static_assert(subsets.begin[most + 1] == subsets.patterns.size());

} // namespace

AllPositions::AllPositions(const Board &board) {
    assert(board.squares <= most_squares);
    // Images of the squares: bits of the number reverse the rows, reverse the columns, and exchange both, of a square.
    Powers powers{};
    std::array<std::uint32_t, most + 1> power{1};
    for (std::size_t square = 0; square < most; ++square) power[square + 1] = power[square] * 3;
    for (int square = 0; square < board.squares; ++square)
        for (unsigned image = 0; image < most_images; ++image) {
            int r = square / board.cols, c = square % board.cols;
            if (image & 1) r = board.rows - 1 - r;
            if (image & 2) c = board.cols - 1 - c;
            if (image & 4 && board.rows == board.cols) std::swap(r, c);
            powers[static_cast<std::size_t>(square)][image] =
                power[static_cast<std::size_t>(r * board.cols + c)];
        }
    results_.resize(power[static_cast<std::size_t>(board.squares)]);
    marks_.resize(std::size_t{1} << board.squares);
    fill_marks(board, powers);
    // Every square less is a number less, and so is that of the greatest image, so successors come before what they follow.
    for (Mask occupied = board.all;; --occupied) {
        if (marks_[occupied].image == 0) solve(board, occupied, powers);
        if (occupied == 0) break;
    }
}

void AllPositions::fill_marks(const Board &board, const Powers &powers) {
    for (std::size_t mask = 1; mask < marks_.size(); ++mask) {
        const Marks &rest = marks_[mask & (mask - 1)];
        Marks &marks = marks_[mask];
        const auto added = powers[static_cast<std::size_t>(first(mask))];
        marks.count = static_cast<std::uint8_t>(rest.count + 1);
        auto codes = rest.codes; // a copy, which can be in registers
        for (std::size_t image = 0; image < most_images; ++image) codes[image] += added[image];
        marks.codes = codes;
        std::uint32_t greatest = 0; // the code, and the number of the image that comes first among equals
        for (unsigned image = 0; image < most_images; ++image)
            greatest = std::max(greatest, codes[image] * 8 + 7 - image);
        marks.image = static_cast<std::uint8_t>(7 - greatest % 8);
    }
    for (const Mask line : board.lines) {
        const Mask rest = board.all & ~line;
        for (Mask more = rest;; more = (more - 1) & rest) {
            Marks &marks = marks_[line | more];
            marks.line = true;
            marks.in_all_lines = static_cast<std::uint16_t>(marks.in_all_lines & line);
            if (more == 0) break;
        }
    }
}

// The results of all positions with these squares taken. A loop that always takes all successors costs less than to
// foresee which position is decided by a few.
void AllPositions::solve(const Board &board, Mask occupied, const Powers &powers) {
    struct Move {
        std::size_t image;   // of the successors that is solved
        std::uint32_t added; // to their code, by a mark of the waiter's, as they see it
    };
    std::array<Move, most> moves;
    std::size_t empty = 0;
    for (Mask rest = board.all & ~occupied; rest; rest &= rest - 1) {
        const std::size_t image = marks_[occupied | (rest & -rest)].image;
        moves[empty++] = {image, 2 * powers[static_cast<std::size_t>(first(rest))][image]};
    }
    const Marks &all = marks_[occupied];
    const auto &lower = subsets.spread[occupied & 63], &upper = subsets.spread[occupied >> 6];
    const int in_lower = count(occupied & 63);
    std::uint64_t reachable = 0;
    for (std::size_t i = subsets.begin[all.count]; i < subsets.begin[all.count + 1u]; ++i) {
        const std::size_t pattern = subsets.patterns[i];
        const Mask mover =
            lower[pattern & ((std::size_t{1} << in_lower) - 1)] | Mask{upper[pattern >> in_lower]} << 6;
        const Marks &own = marks_[mover], &others = marks_[occupied & ~mover];
        std::int8_t least = empty > 0 ? win : draw;
        for (std::size_t move = 0; move < empty; ++move) {
            const auto [image, added] = moves[move]; // the roles change: others + 2 * own
            least = std::min(least, results_[all.codes[image] + own.codes[image] + added]);
        }
        results_[all.codes[0] + others.codes[0]] = static_cast<std::int8_t>(others.line ? loss : -least);
        // The waiter's line can arise if one mark, the last, is in all his lines.
        reachable += !own.line && others.in_all_lines != 0;
    }
    // As many times as there are different images.
    reachable_ += reachable * most_images /
                  static_cast<std::uint64_t>(std::count(all.codes.begin(), all.codes.end(), all.codes[0]));
}

} // namespace tictactoe
