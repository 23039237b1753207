#include "spellpath/verdict.h"

#include <utility>

namespace spell {

static std::string text_of(Cell cell) {
    return '(' + std::to_string(cell.r) + ',' + std::to_string(cell.c) + ')';
}

Verdict judge(Board board) {
    const auto fault = [](std::size_t line, std::string message) {
        return Verdict{Verdict::Fault{line, std::move(message)}, {}, {}};
    };
    const Grid &grid = board.grid;
    if (grid.rows() == 0) return fault(board.end_of_rows, "No Grid");
    if (const auto &ragged = board.ragged)
        return fault(ragged->line, "Bad Grid: The row 0 is " + std::to_string(grid.cols()) +
                                       " columns, but row " + std::to_string(ragged->row) + " is " +
                                       std::to_string(ragged->cols) + ".");

    std::vector<Cell> path;
    std::vector<bool> visited(grid.size());
    // Only the first odd number can be the first fault.
    const auto number = [&](std::int32_t n) { return n == Board::odd ? board.first_odd : std::to_string(n); };
    for (const auto [r, c, line] : board.steps) {
        const auto place = [&, r = r, c = c] { return "row " + number(r) + " column " + number(c); };
        if (r == Board::odd || r >= grid.rows()) return fault(line, "Bad Path -- bad row " + number(r));
        if (c == Board::odd || c >= grid.cols()) return fault(line, "Bad Path -- bad column " + number(c));
        const Cell cell{r, c};
        if (grid.empty(cell)) return fault(line, "Bad Path -- empty cell in " + place());
        if (visited[grid.index(cell)]) return fault(line, "Bad Path -- visiting " + place() + " twice.");
        visited[grid.index(cell)] = true;
        path.push_back(cell);
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Cell a = path[i - 1], b = path[i];
        if (!touch(a, b))
            return fault(board.steps[i].line,
                         "Bad Path - " + text_of(a) + " is not next to " + text_of(b) + ".");
        if (!values_differ_by_one(grid, a, b))
            return fault(board.steps[i].line, "Bad Path - " + text_of(a) + "'s value does not differ from " +
                                                  text_of(b) + " by one.");
    }
    return {{}, std::move(board.grid), std::move(path)};
}

} // namespace spell
