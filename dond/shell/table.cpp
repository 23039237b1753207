// Finds the tables in a text, and rewrites them cell by cell.
#include "table.h"

#include "text.h"

#include <algorithm>
#include <span>
#include <vector>

namespace shell {

namespace {

// A line of dashes and bars, as `|---|:-:|` and `+---+---+`. A single dash may be a cell.
bool is_rule(std::string_view line) {
    return line.find_first_not_of(" \t|+-=:") == line.npos && line.find_first_of("|+") != line.npos &&
           (line.find("--") != line.npos || line.find("==") != line.npos || line.find(":-") != line.npos);
}

using Row = std::vector<std::string>;

// The cells of a line, without the blanks or quotes around them; none if there is no separator. Within quotes
// a separator is part of the cell, and so is a comma within brackets, as in (2,0).
Row cells_of(std::string_view line, char separator) {
    Row cells(1);
    bool quoted = false;
    int open = 0; // brackets
    for (const char c : line) {
        if (separator == ',') open += (c == '(') - (c == ')');
        if (c == '"') quoted = !quoted;
        else if (c == separator && !quoted && open == 0) cells.emplace_back();
        else cells.back() += c;
    }
    if (cells.size() == 1 || quoted) return {};
    for (std::string &cell : cells) cell = trimmed(cell);
    return cells;
}

std::string written(const Row &row, const Cells &cells) {
    std::string text;
    for (const std::string &cell : row) {
        if (cells.longest > 1 && !text.empty()) text += ' ';
        if (cell.empty()) text += cells.empty;
        else if (cells.rewrite) text += cells.rewrite(cell);
        else text += cell;
    }
    return text;
}

// Leaves out the first and last column, if they are empty in every row but rules, which have no cells.
void drop_margins(std::vector<Row> &rows) {
    const auto bare = [](const Row &row) {
        return row.empty() || (row.size() > 2 && row.front().empty() && row.back().empty());
    };
    if (!std::ranges::all_of(rows, bare)) return;
    for (Row &row : rows)
        if (!row.empty()) row = Row(row.begin() + 1, row.end() - 1);
}

// Whether a cell is empty between two that are not.
bool has_hole(const Row &row) {
    std::string marks;
    for (const std::string &cell : row) marks += cell.empty() ? ' ' : 'x';
    return contains(trimmed(marks), ' ');
}

// The rows of the table that begins with this line, which is no rule; none if none does.
std::vector<Row> table_at(std::span<const std::string_view> lines, char separator, const Cells &cells) {
    const auto fits = [&cells](const std::string &cell) { return length_of(cell) <= cells.longest; };
    std::vector<Row> rows;
    std::size_t full = 0;
    for (const std::string_view line : lines) {
        if (!rows.empty() && is_rule(line)) {
            rows.emplace_back();
            continue;
        }
        const Row row = cells_of(line, separator);
        if (row.empty() || (!rows.empty() && row.size() != rows[0].size()) || !std::ranges::all_of(row, fits))
            break;
        ++full;
        rows.push_back(row);
    }
    // A spreadsheet's empty row below the table, where something else follows.
    const auto empty = [](const std::string &cell) { return cell.empty(); };
    if (full > 2 && rows.size() < lines.size() && std::ranges::all_of(rows.back(), empty))
        rows.back().clear();
    if (full < 2) return {};
    // The empty heading that a table in Markdown must have, above its only rule, which may have single
    // dashes.
    const auto dashed = [](const std::string &cell) { return cell.empty() || cell == "-"; };
    const bool ruled = separator == '|' && (rows[1].empty() ? std::ranges::count(rows, Row()) == 1
                                                            : std::ranges::all_of(rows[1], dashed) &&
                                                                  !std::ranges::all_of(rows[1], empty));
    if (ruled && std::ranges::all_of(rows[0], empty)) {
        rows[0].clear();
        rows[1].clear();
    }
    // The outer bars of a table. (Without them, an empty first cell is a blank.)
    if (separator == '|' && (lines[0].starts_with('|') || lines[0].ends_with('|'))) drop_margins(rows);
    if (separator != '\t') return rows;
    // Tabs around the text are blanks.
    return std::ranges::any_of(rows, has_hole) ? rows : std::vector<Row>();
}

} // namespace

std::string without_tables(std::string_view text, const Cells &cells, std::string &remark) {
    if (text.find_first_of(cells.separators) == text.npos) return std::string(text);
    std::vector<std::string_view> lines;
    for (std::string_view rest = text; !rest.empty();) lines.push_back(take_line(rest));

    std::string result;
    std::string_view above; // the last line that is neither a table's nor a rule
    for (std::size_t i = 0; i < lines.size();) {
        // A table begins here, or below a rule here, but not within lines of its width whose first is no row.
        const bool ruled = is_rule(lines[i]) && i + 1 < lines.size() && !is_rule(lines[i + 1]);
        std::vector<Row> rows;
        char separator = 0;
        for (std::size_t k = 0; k < cells.separators.size() && rows.empty(); ++k) {
            separator = cells.separators[k];
            if (above.empty() ||
                cells_of(above, separator).size() != cells_of(lines[i + ruled], separator).size())
                rows = table_at(std::span(lines).subspan(i + ruled), separator, cells);
        }
        if (rows.empty()) {
            if (!is_rule(lines[i])) above = lines[i];
            result += std::string(lines[i++]) + '\n';
            continue;
        }
        if (remark.empty())
            remark = std::to_string(i + 1 + ruled) + ": cells separated by " +
                     (separator == '\t' ? "tabs" : std::string{'\'', separator, '\''}) + " found";
        if (ruled) rows.insert(rows.begin(), Row());
        for (const Row &row : rows) result += written(row, cells) + '\n';
        i += rows.size();
        above = {};
    }
    return result;
}

} // namespace shell
