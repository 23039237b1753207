// Refuses boards that are too large for a method, and finds the winning moves.
#include "chomp/chomp.h"

#include <algorithm>

namespace chomp {

namespace {

/// The bytes as one types them for --memory, rounded up: 12M.
std::string size_text(std::uint64_t bytes) {
    std::string text;
    for (const char unit : {'K', 'M', 'G'}) {
        bytes = (bytes + 1023) / 1024;
        text = std::to_string(bytes) + unit;
        if (bytes < 10000) break;
    }
    return text;
}

} // namespace

Lengths lengths_of(const Board &board) {
    const Lengths rows = transposed(board.heights());
    return rows[0] < rows.size() ? transposed(rows) : rows;
}

std::uint64_t count_states(std::span<const std::size_t> lengths) {
    // ways[n]: the ways to choose the rows above a row of length n.
    std::vector<std::uint64_t> ways{1};
    for (auto row = lengths.rbegin(); row != lengths.rend() && ways.back() < too_many_states; ++row) {
        ways.resize(*row + 1, ways.back());
        std::uint64_t sum = 0;
        for (std::uint64_t &way : ways) {
            sum = way < too_many_states - sum ? sum + way : too_many_states;
            way = sum;
        }
    }
    return ways.back();
}

std::uint64_t checked_states(std::span<const std::size_t> lengths) {
    const std::uint64_t states = count_states(lengths);
    if (states >= too_many_states) throw TooLarge("the board has 2^63 states or more, expected less");
    return states;
}

void check_memory(std::uint64_t bytes, std::uint64_t allowed) {
    if (bytes > allowed)
        throw TooLarge("the board needs " + size_text(bytes) + " of memory, expected at most " +
                       size_text(allowed) + " (--memory)");
}

void check_size(const Board &board, Method method, const Options &options) {
    constexpr std::size_t most_shown = 10'000;
    const auto why_not = [&](const Board &any) -> std::string {
        try {
            if (options.solved || any.rows() * any.columns() > most_shown)
                (method == Method::map ? check_map : check_sieve)(lengths_of(any), options);
            return {};
        } catch (const TooLarge &error) {
            return error.what();
        }
    };
    const std::string reason = why_not(board);
    if (reason.empty()) return;
    // Name a square that fits and, with the sieve, is solved within seconds.
    std::size_t side = 15;
    while (side > 1 && !why_not(Board(Lengths(side, side))).empty()) --side;
    throw TooLarge(reason + "; " + std::to_string(side) + 'x' + std::to_string(side) + " would do");
}

Solution solve(const Board &board, Method method, const Options &options) {
    const Lengths whole = lengths_of(board);
    Solution solution = (method == Method::map ? solve_by_map : solve_by_sieve)(whole, options);
    if (whole.size() < board.rows()) // the lengths are those of columns
        for (Square &move : solution.wins) std::swap(move.row, move.column);
    std::ranges::sort(solution.wins, {}, &Square::column);
    return solution;
}

} // namespace chomp
