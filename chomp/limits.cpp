#include "chomp/limits.h"

#include <algorithm>
#include <string>
#include <vector>

namespace chomp {

namespace {

/// The bytes as an option would give them, rounded up: 12M.
std::string size_text(std::uint64_t bytes) {
    std::size_t unit = 0;
    const auto divide = [&bytes] { bytes = bytes / 1024 + (bytes % 1024 != 0); };
    for (divide(); bytes > 9999 && unit < 2; ++unit) divide();
    return std::to_string(bytes) + "KMG"[unit];
}

} // namespace

std::uint64_t count_states(std::span<const int> rows) {
    // ways[n]: the ways to choose the rows above a row of length n.
    std::vector<std::uint64_t> ways{1};
    for (std::size_t row = rows.size(); row-- > 0;) {
        std::vector<std::uint64_t> below(static_cast<std::size_t>(rows[row]) + 1);
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

std::uint64_t checked_states(const Board &board) {
    const std::uint64_t states = count_states(board.rows());
    if (states >= too_many_states) throw TooLarge("the board has 2^63 states or more, expected less");
    return states;
}

void check_memory(std::uint64_t bytes, std::uint64_t allowed) {
    if (bytes > allowed)
        throw TooLarge("the board needs " + size_text(bytes) + " of memory, expected at most " +
                       size_text(allowed) + " (--memory)");
}

} // namespace chomp
