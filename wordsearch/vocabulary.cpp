// Divides a list of two columns into words and clues.
#include "wordsearch/vocabulary.h"

#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/letters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace wordsearch {

namespace {

using Row = std::array<std::string_view, 2>;

/// The lines in columns, by the first separator that each of them has once, or else in one column: none has
/// the last.
std::vector<Row> columns_of(const std::vector<std::string_view> &lines) {
    std::vector<Row> rows;
    for (const std::string_view separator : {"\t", ";", "|", " = ", " - ", " – ", ",", "\n"}) {
        rows.clear();
        std::size_t filled = 0, whole = 0;
        for (const std::string_view line : lines) {
            const std::size_t at = line.find(separator);
            Row &row = rows.emplace_back(Row{without_blanks(line.substr(0, at))});
            if (at != line.npos) row[1] = without_blanks(line.substr(at + separator.size()));
            filled += !without_blanks(line).empty();
            whole += !row[0].empty() && !row[1].empty() && row[1].find(separator) == line.npos;
        }
        const bool enough = filled > (separator == "," ? 2 : 1); // two lines with a comma each may be a list
        if (whole == filled && enough) break;
    }
    return rows;
}

/// Whether the cell is the heading of a column, in English.
bool is_heading(std::string_view cell, std::string_view noun) {
    const std::vector<std::string> words = shell::words_of(cell);
    return words.size() == 1 && (words[0] == noun || words[0] == std::string(noun) + 's');
}

} // namespace

Vocabulary read_vocabulary(const std::string &name, std::string_view text, Clues clues) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::string_view line = shell::take_line(text);
        lines.push_back(line.starts_with('#') ? "" : line);
    }
    std::vector<Row> rows = columns_of(lines);
    const auto first = std::ranges::find_if(rows, [](const Row &row) { return !row[0].empty(); });
    if (first == rows.end()) return {};
    const auto &[left, right] = *first;
    const bool two = !right.empty();
    const bool clues_left = is_heading(left, "clue") || is_heading(right, "word");
    const bool heading = clues_left || is_heading(left, "word") || is_heading(right, "clue");
    if (heading && two && clues == Clues::ask) clues = clues_left ? Clues::left : Clues::right;
    if (two && clues == Clues::ask)
        throw shell::InputError(name + ": two columns found, expected --clues left or --clues right, the "
                                       "column that is printed while the other is hidden");
    if (!two && clues != Clues::ask)
        throw shell::InputError(name + ": one column found, expected two with --clues");
    if (heading) {
        const auto at = std::size_t(first - rows.begin());
        shell::say(name + ':' + std::to_string(at + 1) + ": '" + std::string(lines[at]) +
                   "' left out: a heading");
        *first = {};
    }
    Vocabulary result;
    const std::size_t hidden = clues == Clues::left;
    for (const Row &row : rows) {
        result.words.emplace_back(row[hidden]);
        if (two) result.clues.emplace_back(row[1 - hidden]);
    }
    return result;
}

} // namespace wordsearch
