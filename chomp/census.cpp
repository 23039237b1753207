#include "chomp/census.h"

#include "chomp/sieve.h"

#include <algorithm>
#include <atomic>
#include <map>

namespace chomp {

namespace {

/// Whether the rows have at most two lengths besides 0.
bool has_two_lengths(std::span<const int> rows) {
    std::size_t lengths = 1;
    for (std::size_t row = 1; row < rows.size() && rows[row] > 0; ++row) lengths += rows[row] < rows[row - 1];
    return lengths <= 2;
}

} // namespace

Table take_census(const Board &bar, const Options &options, const std::function<bool()> &stop) {
    const Lengths limits = lengths_of(bar);
    const std::uint64_t states = checked_states(limits);
    const Sieved sieved = sieve(limits, states, has_two_lengths, options, stop);

    Table census{
        {}, {}, states, sieved.losses, std::max(sieved.finished - 1, 0), sieved.finished > limits[0]};
    // By rows and columns: the winning first moves, by row.
    std::map<std::pair<int, int>, std::vector<Square>> bars;
    for (int rows = 1; rows <= std::ssize(limits); ++rows)
        for (int columns = rows; columns <= census.columns_done; ++columns) {
            auto &moves = bars[{rows, columns}];
            if (rows == 1 && columns > 1) moves = {{0, 1}}; // what is left has one length
        }
    for (const Lengths &loss : sieved.kept) {
        const auto longest = static_cast<std::size_t>(std::ranges::count(loss, loss[0]));
        const auto all = loss.size() - static_cast<std::size_t>(std::ranges::count(loss, 0));
        const auto found = bars.find({static_cast<int>(all), loss[0]});
        // Not those of one length, higher than wide, or in a bar of which not all is found.
        if (all > longest && found != bars.end())
            found->second.push_back({longest, static_cast<std::size_t>(loss[longest])});
    }
    for (auto &[sides, moves] : bars) {
        const auto [rows, columns] = sides;
        std::ranges::sort(moves, {}, &Square::row);
        std::string text = std::to_string(rows) + 'x' + std::to_string(columns) + ':';
        std::vector<std::string> squares;
        for (const Square move : moves) {
            text += ' ' + std::to_string(move.row + 1) + ',' + std::to_string(move.column + 1);
            squares.push_back('{' + move.json() + '}');
        }
        census.lines.push_back(text + (moves.empty() ? " LOSS" : moves.size() > 1 ? " *" : ""));
        census.json.push_back('{' +
                              json_sides(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns)) +
                              R"(, "moves": )" + json_list(squares) + '}');
    }
    return census;
}

Table list_losing(const Board &bar, const Options &options) {
    constexpr std::uint64_t most_listed = 1'000'000;
    const Lengths limits = lengths_of(bar);
    const std::uint64_t states = checked_states(limits);
    std::atomic<std::uint64_t> found = 0;
    const auto wanted = [&](std::span<const int> rows) {
        if (rows.size() == limits.size()) ++found;
        return found <= most_listed;
    };
    const Sieved sieved = sieve(limits, states, wanted, options);
    Table losing{{}, {}, states, sieved.losses, limits[0], sieved.losses <= most_listed};
    if (!losing.complete) losing.lines = {std::to_string(losing.losses) + " LOSSes, too many to list"};
    std::vector<Board> boards;
    for (std::size_t i = 0; losing.complete && i < sieved.kept.size(); ++i) {
        Lengths heights = transposed(sieved.kept[i]);
        if (bar.columns() < bar.rows()) heights = transposed(heights);
        boards.emplace_back(std::move(heights), bar.rows() < 10 ? Board::Form::digits : Board::Form::list);
    }
    std::ranges::sort(boards, {},
                      [](const Board &board) { return std::pair(board.columns(), board.heights()); });
    for (const Board &board : boards) {
        losing.lines.push_back(board.text());
        losing.json.push_back('"' + board.text() + '"');
    }
    return losing;
}

} // namespace chomp
