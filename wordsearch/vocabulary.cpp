#include "wordsearch/vocabulary.h"

#include "wordsearch/letters.h"
#include "wordsearch/say.h"

#include <algorithm>
#include <utility>

namespace wordsearch {

namespace {

using Row = std::vector<std::string_view>;

/// The lines in columns, by the first separator that each of them has once; a column if there is none.
std::vector<Row> columns_of(const std::vector<std::string_view> &lines) {
    for (const std::string_view separator : {"\t", ";", "|", " = ", " - ", " – ", ","}) {
        std::vector<Row> rows;
        std::size_t filled = 0;
        for (const std::string_view line : lines) {
            const std::size_t at = line.find(separator);
            const std::string_view left = without_blanks(line.substr(0, at));
            if (at == line.npos) {
                rows.push_back({left});
                if (left.empty()) continue;
                break;
            }
            rows.push_back({left, without_blanks(line.substr(at + separator.size()))});
            if (left.empty() || rows.back()[1].empty() || rows.back()[1].find(separator) != line.npos) break;
            ++filled;
        }
        const bool enough = filled > (separator == "," ? 2 : 1); // two lines with a comma each may be a list
        if (rows.size() == lines.size() && enough) return rows;
    }
    std::vector<Row> rows;
    for (const std::string_view line : lines) rows.push_back({line});
    return rows;
}

/// Whether the cell is the heading of a column, in English.
bool is_heading(std::string_view cell, std::string_view noun) {
    const std::vector<std::string> words = shell::words_of(cell);
    return words.size() == 1 && (words[0] == noun || words[0] == std::string(noun) + 's');
}

} // namespace

const std::string &Vocabulary::clue_at(std::size_t byte, std::string_view text) const {
    return clues[static_cast<std::size_t>(std::ranges::count(text.substr(0, byte), '\n'))];
}

Vocabulary read_vocabulary(const std::string &name, shell::Text text, Clues clues) {
    std::vector<std::string_view> lines;
    for (std::string_view rest = shell::view_of(text); !rest.empty();) {
        const std::string_view line = shell::take_line(rest);
        lines.push_back(line.starts_with('#') ? "" : line);
    }
    std::vector<Row> rows = columns_of(lines);
    const auto first = std::ranges::find_if(rows, [](const Row &row) { return !row[0].empty(); });
    if (first == rows.end()) return {.words = std::move(text), .clues = {}};
    const bool two = first->size() == 2;
    const bool heading = is_heading(first->front(), "word") || is_heading(first->back(), "word") ||
                         is_heading(first->front(), "clue") || is_heading(first->back(), "clue");
    if (two && heading && clues == Clues::ask)
        clues = is_heading(first->front(), "clue") || is_heading(first->back(), "word") ? Clues::left
                                                                                        : Clues::right;
    if (two && clues == Clues::ask)
        throw shell::InputError(name + ": two columns found, expected --clues left or --clues right, the "
                                       "column that is printed while the other is hidden");
    if (!two && clues != Clues::ask)
        throw shell::InputError(name + ": one column found, expected two with --clues");
    if (!two && !heading) return {.words = std::move(text), .clues = {}};
    if (heading) {
        say(name + ':' + std::to_string(first - rows.begin() + 1) + ": '" +
            std::string(lines[static_cast<std::size_t>(first - rows.begin())]) + "' left out: a heading");
        *first = {"", ""};
    }
    Vocabulary result;
    for (const Row &row : rows) {
        const std::string_view word = clues == Clues::left ? row.back() : row.front();
        result.words.insert(result.words.end(), word.begin(), word.end());
        result.words.push_back('\n');
        if (two) result.clues.emplace_back(clues == Clues::left ? row.front() : row.back());
    }
    return result;
}

} // namespace wordsearch
