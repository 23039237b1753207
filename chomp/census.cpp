#include "chomp/census.h"

#include "chomp/sieve.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace chomp {

namespace {

/// Whether the rows have at most two lengths besides 0.
bool has_two_lengths(std::span<const int> rows) {
    std::size_t lengths = 1;
    for (std::size_t row = 1; row < rows.size() && rows[row] > 0; ++row) lengths += rows[row] < rows[row - 1];
    return lengths <= 2;
}

std::pair<int, int> sides_of(const Bar &bar) { return {bar.rows, bar.columns}; }

} // namespace

Census take_census(int rows, int columns, const Options &options, const std::function<bool()> &stop) {
    if (rows > columns) std::swap(rows, columns);
    const Lengths limits(static_cast<std::size_t>(rows), columns);
    const std::uint64_t states = checked_states(limits);
    const Sieved sieved = sieve(limits, states, has_two_lengths, options, stop);

    Census census{rows, columns, std::max(sieved.finished - 1, 0), {}, states, sieved.losses};
    for (int row = 1; row <= rows; ++row)
        for (int column = row; column <= census.columns_done; ++column) {
            census.bars.push_back({row, column, {}});
            if (row == 1 && column > 1) census.bars.back().moves = {{0, 1}}; // what is left has one length
        }
    for (const Lengths &loss : sieved.kept) {
        const int length = loss.front();
        const auto longest = static_cast<std::size_t>(std::ranges::count(loss, length));
        const auto all = loss.size() - static_cast<std::size_t>(std::ranges::count(loss, 0));
        // The bars are in the order of their sides.
        const std::pair sides(static_cast<int>(all), length);
        const auto bar = std::ranges::lower_bound(census.bars, sides, {}, sides_of);
        // Not those of one length, higher than wide, or in a bar of which not all is found.
        if (all > longest && bar != census.bars.end() && sides_of(*bar) == sides)
            bar->moves.push_back({longest, static_cast<std::size_t>(loss[longest])});
    }
    for (Bar &bar : census.bars) std::ranges::sort(bar.moves, {}, &Square::row);
    return census;
}

Losing find_losing(const Board &bar, const Options &options) {
    const Lengths limits(std::min(bar.rows(), bar.columns()),
                         static_cast<int>(std::max(bar.rows(), bar.columns())));
    const std::uint64_t states = checked_states(limits);
    std::atomic<std::uint64_t> found = 0;
    const auto wanted = [&](std::span<const int> rows) {
        if (rows.size() == limits.size()) ++found;
        return found <= Losing::most_listed;
    };
    const Sieved sieved = sieve(limits, states, wanted, options);
    Losing losing{{}, states, sieved.losses};
    if (losing.losses > Losing::most_listed) return losing;
    for (const Lengths &loss : sieved.kept) {
        Lengths heights = transposed(loss);
        if (bar.columns() < bar.rows()) heights = transposed(heights);
        losing.boards.emplace_back(std::move(heights),
                                   bar.rows() < 10 ? Board::Form::digits : Board::Form::list);
    }
    std::ranges::sort(losing.boards, {},
                      [](const Board &board) { return std::pair(board.columns(), board); });
    return losing;
}

std::string losing_text(const Losing &losing) {
    if (losing.boards.empty()) return std::to_string(losing.losses) + " LOSSes, too many to list\n";
    std::string text;
    for (const Board &board : losing.boards) text += board.text() + '\n';
    return text;
}

std::string losing_json(const Board &bar, const Losing &losing) {
    std::string boards;
    for (const Board &board : losing.boards)
        boards += std::string(boards.empty() ? "" : ", ") + '"' + board.text() + '"';
    return R"({"rows": )" + std::to_string(bar.rows()) + R"(, "cols": )" + std::to_string(bar.columns()) +
           R"(, "complete": )" + (losing.boards.empty() ? "false" : "true") + R"(, "losing": [)" + boards +
           R"(], "states": ")" + std::to_string(losing.states) + R"(", "losses": ")" +
           std::to_string(losing.losses) + "\"}\n";
}

std::string census_text(const Census &census) {
    std::string text;
    for (const Bar &bar : census.bars) {
        text += std::to_string(bar.rows) + 'x' + std::to_string(bar.columns) + ':';
        for (const Square move : bar.moves)
            text += ' ' + std::to_string(move.row + 1) + ',' + std::to_string(move.column + 1);
        text += bar.moves.empty() ? " LOSS\n" : bar.moves.size() > 1 ? " *\n" : "\n";
    }
    return text;
}

std::string census_json(const Census &census) {
    std::string bars;
    for (const Bar &bar : census.bars) {
        std::string moves;
        for (const Square move : bar.moves)
            moves += std::string(moves.empty() ? "" : ", ") + R"({"row": )" + std::to_string(move.row + 1) +
                     R"(, "col": )" + std::to_string(move.column + 1) + "}";
        bars += std::string(bars.empty() ? "" : ", ") + R"({"rows": )" + std::to_string(bar.rows) +
                R"(, "cols": )" + std::to_string(bar.columns) + R"(, "moves": [)" + moves + "]}";
    }
    const bool complete = census.columns_done == census.columns;
    return R"({"rows": )" + std::to_string(census.rows) + R"(, "cols": )" + std::to_string(census.columns) +
           R"(, "complete": )" + (complete ? "true" : "false") + R"(, "bars": [)" + bars +
           R"(], "states": ")" + std::to_string(census.states) + R"(", "losses": ")" +
           std::to_string(census.losses) + "\"}\n";
}

} // namespace chomp
