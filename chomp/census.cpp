// The winning first moves of all bars within one, and the LOSSes within it.
#include "chomp/census.h"

#include "chomp/sieve.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

namespace chomp {

namespace {

/// Whether the rows have at most two lengths besides 0.
bool has_two_lengths(std::span<const std::size_t> rows) {
    std::size_t lengths = 1;
    for (std::size_t row = 1; row < rows.size() && rows[row] > 0; ++row) lengths += rows[row] < rows[row - 1];
    return lengths <= 2;
}

} // namespace

Census take_census(const Board &bar, const Options &options) {
    const Lengths limits = lengths_of(bar);
    const Found sieved = sieve(limits, has_two_lengths, options);
    Census census{.moves = {}, .counts = sieved.counts};
    for (std::size_t rows = 1; rows <= limits.size(); ++rows)
        for (std::size_t columns = rows; columns <= limits[0]; ++columns) {
            std::vector<Square> &moves = census.moves[{rows, columns}];
            if (rows == 1 && columns > 1) moves = {{0, 1}}; // the poison is left, which has one length
        }
    for (const Lengths &loss : sieved.kept) {
        const Lengths columns = transposed(loss);
        const std::size_t longest = columns.back(), rows = columns[0];
        if (rows != longest && rows <= columns.size())
            census.moves[{rows, columns.size()}].push_back({longest, loss[longest]});
    }
    for (auto &[size, moves] : census.moves) std::ranges::sort(moves, {}, &Square::row);
    return census;
}

Losing list_losing(const Board &bar, const Options &options) {
    constexpr std::uint64_t most_listed = 1'000'000;
    const Lengths limits = lengths_of(bar);
    std::atomic<std::uint64_t> found = 0;
    const auto wanted = [&](std::span<const std::size_t> rows) {
        if (rows.size() == limits.size()) ++found;
        return found <= most_listed;
    };
    const Found sieved = sieve(limits, wanted, options);
    Losing losing{.boards = {}, .counts = sieved.counts};
    if (losing.counts.losses > most_listed) return losing;
    const Board::Form form = bar.rows() < 10 ? Board::Form::digits : Board::Form::list;
    const bool mirrored = limits.size() < bar.rows();
    for (const Lengths &loss : sieved.kept) {
        const Lengths heights = transposed(loss);
        losing.boards.emplace_back(mirrored ? transposed(heights) : heights, form);
    }
    std::ranges::sort(losing.boards, {},
                      [](const Board &board) { return std::pair(board.columns(), board.heights()); });
    return losing;
}

} // namespace chomp
