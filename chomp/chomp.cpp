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
    Lengths rows = transposed(board.heights()), columns = transposed(rows);
    return columns.size() < rows.size() ? columns : rows;
}

std::vector<Lengths> heights_of(const std::vector<Lengths> &states, const Board &whole) {
    const bool mirrored = lengths_of(whole).size() < whole.rows();
    std::vector<Lengths> all;
    for (const Lengths &state : states) {
        const Lengths heights = transposed(state);
        all.push_back(mirrored ? transposed(heights) : heights);
    }
    return all;
}

std::uint64_t count_states(std::span<const int> lengths) {
    // ways[n]: the ways to choose the rows above a row of length n.
    std::vector<std::uint64_t> ways{1};
    for (std::size_t row = lengths.size(); row-- > 0 && ways.back() < too_many_states;) {
        std::vector<std::uint64_t> below(at(lengths[row]) + 1);
        std::uint64_t sum = 0;
        for (std::size_t length = 0; length < below.size(); ++length) {
            const std::uint64_t more = ways[std::min(length, ways.size() - 1)];
            sum = more < too_many_states - sum ? sum + more : too_many_states;
            below[length] = sum;
        }
        ways = std::move(below);
    }
    return ways.back();
}

std::uint64_t checked_states(std::span<const int> lengths) {
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
    int side = 15;
    while (side > 1 && !why_not(Board(Lengths(at(side), side))).empty()) --side;
    throw TooLarge(reason + "; " + std::to_string(side) + 'x' + std::to_string(side) + " would do");
}

Solution solve(const Board &board, Method method, const Options &options) {
    const Found found = (method == Method::map ? solve_by_map : solve_by_sieve)(lengths_of(board), options);
    Solution solution{.wins = {}, .counts = found.counts};
    for (Lengths &heights : heights_of(found.kept, board)) {
        heights.resize(board.columns());
        solution.wins.emplace_back(std::move(heights), board.form());
    }
    // The move furthest left changes the first height that differs.
    std::ranges::sort(solution.wins, {}, &Board::heights);
    return solution;
}

} // namespace chomp
