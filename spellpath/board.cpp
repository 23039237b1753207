// Reads a board and its path, and judges the path.
#include "spellpath/board.h"

#include "shell/files.h"
#include "shell/text.h"

#include <charconv>
#include <limits>
#include <span>

namespace spell {

void Grid::add_row(std::string_view cells) {
    assert(rows_ == 0 || cells.size() == static_cast<std::size_t>(cols_));
    assert(cells_.size() + cells.size() <= std::numeric_limits<int>::max());
    cells_ += cells;
    cols_ = static_cast<int>(cells.size());
    ++rows_;
}

// The steps, by row and column, to all cells that touch one in this column, which is low if it is even: over
// its sides, then over its corners.
static std::span<const Cell> steps_around(Shape shape, int column) {
    static constexpr Cell all[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}},
                          low[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 1}};
    const std::span<const Cell> high(all, 6), sides(all, 4);
    switch (shape) {
    case Shape::hex:
        return column % 2 == 0 ? low : high;
    case Shape::square4:
        return sides;
    case Shape::square8:
        break;
    }
    return all;
}

Neighbourhood Grid::touching(Cell cell) const {
    Neighbourhood found;
    for (const Cell step : steps_around(shape, cell.c)) {
        const Cell next{cell.r + step.r, cell.c + step.c};
        if (!contains(next)) continue;
        assert(found.count < most_neighbours);
        found.cells[found.count++] = next;
    }
    return found;
}

bool values_differ_by_one(const Grid &grid, Cell a, Cell b) { return std::abs(grid.at(a) - grid.at(b)) == 1; }

bool linked(const Grid &grid, Cell a, Cell b) {
    return !grid.empty(a) && !grid.empty(b) && values_differ_by_one(grid, a, b);
}

namespace {

shell::InputError error_at(const Board &board, std::size_t line, const std::string &reason) {
    return shell::InputError(board.file + ':' + std::to_string(line) + ": " + reason);
}

// The words of a text with the lines they stand on.
struct Words {
    std::string_view rest;
    std::string_view blanks = " \t\n\v\f\r";
    std::size_t line = 1; // of the word, or the last line at the end of the text
    std::size_t feeds = 0;

    /// The next word; an empty one at the end of the text.
    std::string_view next() {
        const std::string_view gap = rest.substr(0, rest.find_first_not_of(blanks));
        feeds += static_cast<std::size_t>(std::ranges::count(gap, '\n'));
        rest.remove_prefix(gap.size());
        const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
        rest.remove_prefix(word.size());
        line = word.empty() ? std::max<std::size_t>(feeds, 1) : feeds + 1;
        return word;
    }
};

// Whether the rows are drawn by hand, as `A B B B` and `B B A B` on lines of their own: words of one letter,
// several on several lines. (To the lab these are rows of one column.)
bool is_drawn(std::string_view text) {
    Words words{.rest = text};
    std::size_t line = 0, letters = 0, lines_of_several = 0;
    for (std::string_view word = words.next(); !word.empty() && word != "PATH"; word = words.next()) {
        if (word.size() > 1) return false;
        letters = words.line == line ? letters + 1 : 1;
        line = words.line;
        lines_of_several += letters == 2;
    }
    return lines_of_several > 1;
}

// The word as the number of a row or column. Throws InputError when it is not an integer of at most 64 bits.
std::int64_t parse_index(const Board &board, std::size_t line, std::string_view word, const char *what) {
    const std::string_view digits = word.substr(word.starts_with('+') ? 1 : 0);
    std::int64_t value = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || rest != digits.data() + digits.size() || word.starts_with("+-"))
        throw error_at(board, line, shell::in_quotes(word) + " found, expected a " + what + " number");
    return value;
}

} // namespace

Board read_board(const std::string &name, PathText path_text, const std::string &path) {
    std::string names;
    const auto read = [&names](const std::string &file_name, std::string_view what) {
        shell::InputFile file = shell::InputFile::open(file_name, what);
        names += (names.empty() ? "" : " + ") + file.name();
        return file.read(
            {.most = std::numeric_limits<std::int32_t>::max(), .table = shell::Cells{.empty = "-"}});
    };
    shell::Text text = read(name, "a board");
    if (!path.empty()) {
        const shell::Text cells = read(path, "a path");
        const std::string_view between =
            shell::trimmed(shell::view_of(cells)).starts_with("PATH") ? "\n" : "\nPATH\n";
        text.insert(text.end(), between.begin(), between.end());
        text.insert(text.end(), cells.begin(), cells.end());
    }
    return parse_board(names, shell::view_of(text), path_text);
}

Board parse_board(std::string file, std::string_view text, PathText path_text) {
    Board board;
    board.file = std::move(file);
    const bool drawn = is_drawn(text);
    if (drawn)
        board.note = error_at(board, 1, "blanks between the letters found, so each line is a row").what();
    Words words{.rest = text};
    std::string_view word = words.next();
    board.first_line = words.line;
    std::size_t above = board.first_line, gap = 0; // lines of the row above, and after the first gap
    bool close = false;                            // whether a row follows another without a gap
    bool slash = false;                            // in the last row
    while (!word.empty() && word != "PATH") {
        const std::size_t line = words.line;
        if (line == above + 1) close = true;
        if (line > above + 1 && gap == 0) gap = line;
        above = line;
        std::string row(word);
        for (word = words.next(); drawn && !word.empty() && words.line == line && word != "PATH";
             word = words.next())
            row += word;
        if (board.ragged) continue;
        slash = row.find('/') != row.npos;
        if (board.grid.rows() == 0 || row.size() == static_cast<std::size_t>(board.grid.cols()))
            board.grid.add_row(row);
        else board.ragged = {.row = board.grid.rows(), .cols = row.size(), .line = line};
    }
    board.end_of_rows = words.line;
    if (slash && board.grid.rows() == 1)
        board.note = error_at(board, above, "'/' is a cell, expected each row on a line of its own").what();
    // Empty lines between all rows are a style; after one between only some rows, another board may follow.
    if (!drawn && close && gap > 0)
        board.note = error_at(board, gap, "rows found after an empty line, read as part of the board").what();
    if (word.empty() || path_text == PathText::ignore) return board;

    // From here on, a list as programming languages print it is read as its numbers: `[(0, 1), (1, 1)]` is
    // `0 1 1 1`.
    words.blanks = " \t\n\v\f\r()[]{},;";
    for (word = words.next(); !word.empty(); word = words.next()) {
        if (word == "->" || word == "→") continue; // from cell to cell
        const std::string_view row = word;
        const std::size_t line = words.line;
        const std::int64_t r = parse_index(board, line, row, "row");
        word = words.next();
        if (word.empty())
            throw error_at(board, line,
                           "row " + shell::in_quotes(row) + " found last, expected a column number after it");
        board.steps.push_back({.r = r, .c = parse_index(board, words.line, word, "column"), .line = line});
    }
    return board;
}

Grid grid_of(Board board) {
    if (board.grid.rows() == 0)
        throw error_at(board, board.end_of_rows, "no grid found, expected rows of cells");
    const auto &ragged = board.ragged;
    if (ragged && ragged->line == board.first_line)
        throw error_at(board, ragged->line,
                       "words of different lengths found, expected rows of cells; is it a title?");
    if (ragged)
        throw error_at(board, ragged->line,
                       "row " + std::to_string(ragged->row) + " of " + std::to_string(ragged->cols) +
                           " columns found, expected " + std::to_string(board.grid.cols()) + " as in row 0" +
                           (board.note.empty() ? "" : "; an empty cell is -"));
    return std::move(board.grid);
}

std::string board_text(const Grid &grid, const std::vector<Cell> &path) {
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) {
        text += grid.row(r);
        text += '\n';
    }
    text += "PATH\n";
    for (const Cell cell : path) text += std::to_string(cell.r) + ' ' + std::to_string(cell.c) + '\n';
    return text;
}

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ',' + std::to_string(cell.c) + ')'; }

Verdict judge(Board board) {
    const Grid &grid = board.grid;
    Verdict verdict;
    verdict.length = board.steps.size();
    const auto fault = [&](std::size_t line, const std::string &message, std::optional<std::size_t> i = {}) {
        verdict.fault = {
            .line = line, .message = message, .step = i, .cell = i ? board.steps[*i] : Board::Step()};
        return verdict;
    };
    if (grid.rows() == 0) return fault(board.end_of_rows, "No Grid");
    if (const auto &ragged = board.ragged)
        return fault(ragged->line, "Bad Grid: The row 0 is " + std::to_string(grid.cols()) +
                                       " columns, but row " + std::to_string(ragged->row) + " is " +
                                       std::to_string(ragged->cols) + ".");

    // First each cell, then each step.
    const auto fault_at = [&](std::size_t i, const std::string &what) {
        return fault(board.steps[i].line, "Bad Path -" + what, i);
    };
    std::vector<Cell> path;
    std::vector<bool> visited(grid.size());
    for (std::size_t i = 0; i < board.steps.size(); ++i) {
        const auto [r, c, line] = board.steps[i];
        if (r < 0 || r >= grid.rows()) return fault_at(i, "- bad row " + std::to_string(r));
        if (c < 0 || c >= grid.cols()) return fault_at(i, "- bad column " + std::to_string(c));
        const Cell cell{static_cast<int>(r), static_cast<int>(c)};
        const std::string place = "row " + std::to_string(r) + " column " + std::to_string(c);
        if (grid.empty(cell)) return fault_at(i, "- empty cell in " + place);
        if (visited[grid.index(cell)]) return fault_at(i, "- visiting " + place + " twice.");
        visited[grid.index(cell)] = true;
        path.push_back(cell);
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Cell a = path[i - 1], b = path[i];
        if (!shell::contains(grid.touching(a), b))
            return fault_at(i, ' ' + text_of(a) + " is not next to " + text_of(b) + ".");
        if (!values_differ_by_one(grid, a, b))
            return fault_at(i, ' ' + text_of(a) + "'s value does not differ from " + text_of(b) + " by one.");
    }
    verdict.grid = std::move(board.grid);
    verdict.path = std::move(path);
    return verdict;
}

} // namespace spell
