#include "wordsearch/grid.h"

#include "wordsearch/words.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <unordered_map>

namespace wordsearch {

namespace {

constexpr std::string_view no_rows = "no puzzle found, expected rows of letters";

bool is_separator(char byte) { return byte == ' ' || byte == '\t' || byte == ',' || byte == '|'; }

/// Whether the line is a rule between rows, or between the grid and the words, and no row: ----- or +---+---+ or ```.
bool is_rule(std::string_view line) {
    return line.find_first_not_of("-=_+|:` \t") == line.npos && line.find_first_not_of(" \t|") != line.npos;
}

/// Whether the byte is a cell wherever it stands.
bool is_cell(char byte) { return (byte > ' ') & (byte <= '~') & (byte != ',') & (byte != '|'); }

/// Cells in the making: their texts, numbered as they come.
class Cells {
  public:
    explicit Cells(std::size_t most) {
        cells_.reserve(most);
        of_bytes_.fill(unknown);
    }
    /// A cell for each byte.
    void add_bytes(std::string_view bytes) {
        std::size_t at = cells_.size();
        cells_.resize(at + bytes.size());
        for (const char byte : bytes) {
            char16_t &number = of_bytes_[static_cast<unsigned char>(byte)];
            if (number == unknown) number = number_of(std::string(1, byte));
            cells_[at++] = number;
        }
    }
    void add(std::string_view text) { cells_ += number_of(std::string(text)); }
    std::size_t size() const { return cells_.size(); }

    /// A grid of that many rows.
    Grid grid(std::size_t rows) {
        const auto cols = static_cast<int>(cells_.size() / rows);
        return {static_cast<int>(rows), cols, std::move(cells_), std::move(texts_)};
    }

  private:
    char16_t number_of(const std::string &text) {
        const auto [place, is_new] = numbers_.try_emplace(text, static_cast<char16_t>(texts_.size()));
        if (is_new && texts_.size() >= unknown)
            throw shell::InputError("more than 65534 different cells found, expected fewer");
        if (is_new) texts_.push_back(text);
        return place->second;
    }

    static constexpr char16_t unknown = 0xFFFF;
    std::u16string cells_;
    std::vector<std::string> texts_;
    std::unordered_map<std::string, char16_t> numbers_;
    std::array<char16_t, 256> of_bytes_;
};

/// The text with bars and dashes in place of the lines of a box, U+2500 to U+253F. Each byte stays where it is.
std::string without_boxes(std::string_view text) {
    std::string result(text);
    for (std::size_t at = 0; (at = result.find("\xE2\x94", at)) != result.npos; ++at)
        if (const char third = result[at + 2]; (third & 0xC0) == 0x80)
            result.replace(at, 3, third == '\x82' ? "|  " : "---");
    return result;
}

/// The text with blanks in place of brackets and quotes where lines are rows of an array in a program, as ['A', 'B'], or
/// "AB", are; the comma behind a row goes, too.
std::string without_array(std::string text) {
    const auto is_mark = [](char byte) {
        return std::string_view("'\"[]{}").find(byte) != std::string_view::npos;
    };
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = without_blanks(shell::take_line(rest));
        const std::size_t last = line.find_last_not_of(",;");
        if (last == line.npos || !is_mark(line[0]) || !is_mark(line[last])) continue;
        for (std::size_t i = 0; i < line.size(); ++i)
            if (i > last || is_mark(line[i])) text[static_cast<std::size_t>(&line[i] - text.data())] = ' ';
    }
    return text;
}

/// The line without the number of its row, as in `3 A B C`, `3. ABC` or `3 | A | B`; the line if it has none.
std::string_view without_label(std::string_view line, std::size_t row) {
    const std::string number = std::to_string(row);
    const std::size_t first = std::min(line.find_first_not_of(" \t|"), line.size());
    if (!line.substr(first).starts_with(number)) return line;
    std::string_view rest = line.substr(first + number.size());
    const std::size_t letters = std::min(rest.find_first_not_of(" \t|.:)"), rest.size());
    if (letters == 0 || letters == rest.size() || rest.find_first_of("0123456789") != rest.npos) return line;
    return rest.substr(letters);
}

/// A grid as people type it, read line by line.
class GridReader {
  public:
    GridReader(const std::string &name, std::string_view text, bool alone)
        : name_(name), alone_(alone), text_(shell::without_mark(text)), lines_(name, text_),
          cells_(text_.size()) {}

    ReadGrid run() {
        skip_titles();
        while (next_row()) take_row();
        if (rows_ == 0) throw lines_.error(std::string(no_rows));
        // A list may stand above the grid, on a line.
        if (!alone_ && next_line_ == 0 && titles_.size() == 1 && titles_[0].text().find(',') != text_.npos) {
            rest_ = titles_[0].text();
            next_line_ = titles_[0].number();
            titles_.clear();
        }
        if (label_) shell::say("wordsearch", name_ + ": numbers of rows left out");
        for (const shell::Lines &title : titles_)
            shell::say("wordsearch", name_ + ':' + std::to_string(title.number()) + ": " +
                                         shell::in_quotes(title.text()) + " skipped as a title");
        return {cells_.grid(rows_), 0, {rest_.begin(), rest_.end()}, next_line_};
    }

  private:
    /// Skips lines above the grid that are none of its rows. Where rows have numbers, those are all before the first.
    void skip_titles() {
        constexpr int most_titles = 5;
        shell::Lines ahead = lines_;
        for (int i = 0; i <= most_titles && !label_ && next_line(ahead); ++i)
            for (const std::size_t number : {std::size_t{0}, std::size_t{1}})
                if (shell::Lines after = ahead; has_label(ahead.text(), number) && next_line(after) &&
                                                has_label(after.text(), number + 1))
                    label_ = number;
        ahead = lines_;
        std::vector<shell::Lines> titles;
        for (int i = 0; i <= most_titles; ++i) {
            const shell::Lines before = ahead;
            if (!next_line(ahead)) return;
            if (may_be_first_row(ahead)) {
                lines_ = before;
                titles_ = titles;
                return;
            }
            titles.push_back(ahead);
        }
    }

    /// Whether the line is a row, and the two below it are not rows of one other length. A line that cannot be shown is no
    /// title: taken for a row, it is an error.
    bool may_be_first_row(const shell::Lines &lines) const {
        if (!shape_of(lines.text()).shown) return true;
        if (label_) return has_label(lines.text(), *label_);
        const std::optional<std::size_t> cells = cells_of(lines.text());
        return cells && !is_above_rows(lines, *cells);
    }

    static bool has_label(std::string_view line, std::size_t row) {
        return without_label(line, row).size() < line.size();
    }

    /// Goes to the next line that is neither blank nor a rule.
    static bool next_line(shell::Lines &lines) {
        while (lines.next())
            if (!lines.blank() && !is_rule(lines.text())) return true;
        return false;
    }

    /// Whether the next two lines are rows of one length, and not of this one. Where words may follow, an empty line ends
    /// a grid of one row.
    bool is_above_rows(shell::Lines lines, std::size_t cells) const {
        std::optional<std::size_t> rows[2];
        for (auto &row : rows) {
            if (!alone_ ? !lines.next() || lines.blank() : !next_line(lines)) return false;
            row = cells_of(lines.text());
        }
        return rows[0] && rows[0] == rows[1] && *rows[0] != cells;
    }

    /// What a line is made of.
    struct Shape {
        std::size_t letters = 0;
        bool separators = false; // whether there are any
        bool touching = false;   // whether two letters have none between them
        bool shown = true;       // whether it is UTF-8 that can be shown

        bool separated() const { return separators && !touching && letters > 1; }
    };
    static Shape shape_of(std::string_view line) {
        Shape shape;
        for (bool after_letter = false; !line.empty();) {
            const bool separator = is_separator(line[0]);
            const std::optional<std::string> letter = take_letter(line);
            shape.shown = shape.shown && letter && (separator || !is_unprintable(*letter));
            shape.separators = shape.separators || separator;
            shape.touching = shape.touching || (after_letter && !separator);
            shape.letters += !separator;
            after_letter = !separator;
        }
        return shape;
    }

    /// How many cells the line has, if it is a row.
    static std::optional<std::size_t> cells_of(std::string_view line) {
        const Shape shape = shape_of(without_sides(line));
        if (!shape.shown || (shape.separators && !shape.separated())) return {};
        return shape.letters;
    }

    /// Goes to the next line that is a row.
    bool next_row() {
        while (lines_.next()) {
            const std::string_view line = lines_.text();
            const bool rule = is_rule(line);
            if (!rule && !lines_.blank()) return !words_begin();
            // Rules after the first row are between rows, and one that comes later is between grid and words.
            ruled_ = ruled_ || (rule && rows_ == 1);
            if (rule && (rows_ == 0 || alone_ || ruled_)) continue;
            // An empty line after the first row: there is one after every row, unless words follow.
            double_spaced_ = double_spaced_ || (rows_ == 1 && alone_);
            if (double_spaced_ || rows_ == 0) continue;
            next_line_ = lines_.number() + 1;
            rest_ = text_.substr(
                std::min(static_cast<std::size_t>(line.end() - text_.begin()) + 1, text_.size()));
            if (rows_ == 1) check_spacing();
            return false;
        }
        return false;
    }

    /// Whether the words begin at this line, with no empty line before it: it is no row, and neither an empty line nor a row
    /// follows.
    bool words_begin() {
        const std::string_view line = lines_.text();
        std::size_t label = label_.value_or(0) + rows_;
        if (alone_ || rows_ < 2) return false;
        if (label_ ? has_label(line, label) : all_bytes(line, is_cell) || cells_of(line)) return false;
        for (shell::Lines after = lines_; after.next();)
            if (after.blank() ||
                (label_ ? has_label(after.text(), ++label) : cells_of(after.text()) == cols_))
                return false;
        next_line_ = lines_.number();
        rest_ = text_.substr(static_cast<std::size_t>(line.begin() - text_.begin()));
        shell::say("wordsearch", name_ + ':' + std::to_string(next_line_) + ": no row, the words begin here");
        return true;
    }

    /// Throws if what follows the only row is another row and an empty line, and not words.
    void check_spacing() {
        shell::Lines lines = lines_;
        const bool like_a_row = lines.next() && shape_of(lines.text()).letters == cols_;
        if (like_a_row && lines.next() && lines.blank() && lines.next())
            throw lines_.error(
                "an empty line after the first row found, and after the next line, expected none "
                "between rows, or the words in a file of their own");
    }

    void take_row() {
        std::string_view line = lines_.text();
        if (label_) line = without_label(line, *label_ + rows_);
        const std::size_t before = cells_.size();
        if (all_bytes(line, is_cell)) cells_.add_bytes(line);
        else take_letters(without_sides(line));
        const std::size_t cols = cells_.size() - before;
        if (rows_++ == 0) {
            cols_ = cols;
            first_line_ = lines_.number();
        } else if (cols != cols_) {
            throw lines_.error(std::to_string(cols) + (cols == 1 ? " cell" : " cells") + " found, expected " +
                               std::to_string(cols_) + " as in line " + std::to_string(first_line_) +
                               " (dots may fill a short row)");
        }
    }

    /// Takes the cells of a row that has separators, or letters beyond ASCII.
    void take_letters(std::string_view line) {
        const std::string_view row = line;
        const bool separated = shape_of(line).separated();
        for (bool expects_letter = true; !line.empty();) {
            const std::string_view before = line;
            const std::optional<std::string> letter = take_letter(line);
            const std::string_view text = before.substr(0, before.size() - line.size());
            if (!letter) throw lines_.error_at(before.data(), not_utf8(name_));
            const auto found = [&](std::string_view what, const char *expected) {
                return lines_.error_at(before.data(),
                                       shell::in_quotes(what) + " found, expected " + expected);
            };
            if (text.size() == 1 && is_separator(text[0])) {
                if (!separated)
                    throw found(row, "one letter between separators, or none between letters (dots may "
                                     "fill empty cells)");
                if (text == " " || text == "\t") continue;
                if (expects_letter) throw found(text, "a letter in every cell");
                expects_letter = true;
                continue;
            }
            if (is_unprintable(*letter)) throw found(text, "a letter");
            expects_letter = false;
            cells_.add(text);
        }
    }

    /// The row without blanks at its sides and the bars of a table.
    static std::string_view without_sides(std::string_view line) {
        line = without_blanks(line);
        if (line.size() > 2 && line.front() == '|') line.remove_prefix(1);
        if (line.size() > 1 && line.back() == '|') line.remove_suffix(1);
        return without_blanks(line);
    }

    const std::string name_;
    const bool alone_;
    const std::string_view text_;
    shell::Lines lines_;
    Cells cells_;
    std::size_t rows_ = 0, cols_ = 0, first_line_ = 0; // so far; of the first row
    std::vector<shell::Lines> titles_;                 // each at its line
    std::optional<std::size_t> label_;                 // the number of the first row, if rows have numbers
    bool double_spaced_ = false, ruled_ = false;
    std::size_t next_line_ = 0;
    std::string_view rest_;
};

} // namespace

Field::Field(const Grid &grid, const Alphabet &alphabet) : Field(grid.rows(), grid.cols()) {
    std::u16string numbers; // of the texts of cells
    for (std::string_view text : grid.texts())
        numbers += alphabet.number_of(take_letter(text, alphabet.kind()).value_or(""));
    const char16_t *cell = grid.cells().data();
    for (int r = 0; r < rows_; ++r)
        for (Number *to = at(r, 0), *end = to + cols_; to != end; ++to) *to = numbers[*cell++];
}

Alphabet alphabet_of(const Grid &grid, LetterKind kind) {
    Alphabet alphabet(kind);
    for (std::string_view text : grid.texts()) alphabet.add(*take_letter(text, kind));
    return alphabet;
}

ReadGrid read_lecture_grid(const std::string &name, std::string_view text) {
    Cells cells(text.size());
    std::size_t rows = 0, cols = 0, skipped = 0;
    while (!text.empty()) {
        const std::string_view line = shell::take_line(text);
        if (line.empty() || (rows > 0 && line.size() != cols)) {
            ++skipped;
            continue;
        }
        cells.add_bytes(line);
        cols = line.size();
        ++rows;
    }
    if (rows == 0)
        throw shell::InputError(name + ":" + std::to_string(std::max<std::size_t>(skipped, 1)) + ": " +
                                std::string(no_rows));
    return {cells.grid(rows), skipped, {}, 0};
}

ReadGrid read_grid(const std::string &name, std::string_view text, bool alone) {
    const auto has = [text](std::string_view what) { return text.find(what) != text.npos; };
    std::string plain;
    if (has("\u2502")) plain = without_boxes(text);
    else if (has("'") || has("\"") || has("[")) plain = without_array(std::string(text));
    return GridReader(name, plain.empty() ? text : plain, alone).run();
}

} // namespace wordsearch
