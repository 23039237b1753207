// How a puzzle is read, which a person may have pasted from anywhere. A grid and a list look alike, so
// neither is told by a list of cases: every line is classified by itself, and then the best block of rows is
// the grid.
//
// 1. A line is made plain: quote marks and brackets of an array become blanks, lines of a box bars.
// 2. A line is empty (or a rule), a row of n letters, joined or each with a separator behind it, or text. An
//    empty cell, or letters both joined and separated, make it text. A number before a row is a label if it
//    is 0 or 1, or counts on.
// 3. A block is a run of rows of one shape with equal gaps between them: empty lines, and rules if the rows
//    are joined. It stands alone if no row of its kind, joined or separated, but of another length, is
//    directly below, as in a list.
// 4. The grid is the block with the largest shorter side, for words are seldom longer than a side, so that a
//    list seldom wins; of equals a separated one, then the first. A run within a list does not win over a
//    block that stands alone.
// 5. A row with a fault directly below the grid, or a row of its shape beyond text, is an error, never a
//    word.
// 6. The words are what is beside the rows, to the right of their cells, and below the grid, or else what is
//    above it. What else is above it is a title, and is reported.
//
// So a grid of one row loses against two words of one length in the same file; its words go into a file of
// their own.
#include "wordsearch/grid.h"

#include "shell/kinds.h"
#include "shell/text.h"
#include "wordsearch/say.h"
#include "wordsearch/words.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <unordered_map>

namespace wordsearch {

namespace {

constexpr const char *no_rows = ": no puzzle found, expected rows of letters";

bool is_mark(char byte) { return (byte == ',') | (byte == ';') | (byte == '|'); }

/// Whether the byte is a cell wherever it stands.
bool is_cell(char byte) { return (byte > ' ') & (byte <= '~') & !is_mark(byte); }

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

    /// A grid of that many rows.
    Grid grid(std::size_t rows) {
        const auto cols = int(cells_.size() / rows);
        return {int(rows), cols, std::move(cells_), std::move(texts_)};
    }

  private:
    char16_t number_of(const std::string &text) {
        const auto [place, is_new] = numbers_.try_emplace(text, char16_t(texts_.size()));
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

/// The line with blanks in place of what is no letter of a row, as by rule 1. Each byte stays where it is.
std::string plain_line(std::string_view text) {
    std::string line(text);
    if (all_bytes(text, is_a_to_z)) return line;       // as most rows are
    std::replace(line.begin(), line.end(), '\f', ' '); // between pages
    const bool has_blank = text.find_first_of(" \t") != text.npos;
    const bool is_ascii = all_bytes(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
    for (std::string_view rest = is_ascii ? "" : text; !rest.empty();) {
        const std::size_t at = line.size() - rest.size();
        const char32_t point = shell::take_code_point(rest).value_or(0xFFFD);
        const std::size_t size = line.size() - rest.size() - at;
        const auto replace = [&](char first) { line.replace(at, size, size, ' ')[at] = first; };
        if (point == 0x2502 || point == 0x2503 || point == 0x2551) replace('|');
        else if (point >= 0x2500 && point <= 0x257F) replace('-');
        else if (point == 0xB7 && !has_blank) replace(';'); // a middle dot, which else may be an empty cell
        else if (const std::string sign = shell::plain(text.substr(at, size)); sign.size() < size)
            replace(sign.empty() ? ' ' : sign[0]);
    }
    // Quoted text, as in mail.
    std::size_t first = 0;
    const auto skip_blanks = [&] { first = std::min(line.find_first_not_of(" \t", first), line.size()); };
    for (skip_blanks(); line.substr(first, 2) == "> " || line.substr(first) == ">"; skip_blanks())
        line[first] = ' ';
    // A row of an array, as ['A', 'B'], or "AB", is.
    constexpr std::string_view array_marks = "'\"[]{}";
    const std::size_t last = line.find_last_not_of(" \t,;");
    if (last != line.npos && array_marks.find(line[first]) != line.npos &&
        array_marks.find(line[last]) != line.npos)
        for (std::size_t i = first; i < line.size(); ++i)
            if (i > last || array_marks.find(line[i]) != line.npos) line[i] = ' ';
    return line;
}

/// Whether a plain line is a rule between rows, or between the grid and the words: ----- or +---+---+ or ```.
bool is_rule(std::string_view line) { return line.find_first_not_of("-=_+|:` \t,;") == line.npos; }

// What a line of text that should be a row has not.
constexpr const char *utf8 = "UTF-8", *a_letter = "a letter", *full_cells = "a letter in every cell",
                     *separators = "one letter between separators, or none between letters (dots may "
                                   "fill empty cells)";

/// What a line is.
struct Line {
    enum class Kind { text, joined, separated, joined_beside_words };

    Kind kind = Kind::text;
    std::size_t letters = 0, left = 0;   // of a row: cells, and empty ones before them
    std::size_t pieces = 0, singles = 0; // runs of letters, and those of one letter
    const char *expected = nullptr;      // why it is text: one of those above, at this byte
    std::size_t fault_at = 0;

    bool is_row() const { return kind != Kind::text; }
};

/// Classifies a plain line, by rule 2, from that byte on, and adds its letters to the cells, if there are
/// any.
Line classify(std::string_view text, std::size_t from, Cells *cells) {
    Line line;
    std::size_t marks = 0, piece = 0, first_gap = 0;
    const auto note = [&](const char *expected, std::size_t at) {
        if (line.expected) return;
        line.expected = expected;
        line.fault_at = at;
    };
    const auto end_piece = [&] {
        line.pieces += piece > 0;
        line.singles += piece == 1;
        piece = 0;
    };
    std::string_view rest = text.substr(from);
    if (all_bytes(rest, is_cell)) { // as most are
        if (cells) cells->add_bytes(rest);
        line.letters = piece = rest.size();
        rest = {};
    }
    while (!rest.empty()) {
        const std::size_t at = text.size() - rest.size();
        const bool mark = is_mark(rest[0]);
        if (mark || rest[0] == ' ' || rest[0] == '\t') {
            if (piece > 0 && first_gap == 0) first_gap = at;
            end_piece();
            marks += mark;
            rest.remove_prefix(1);
            continue;
        }
        if (line.letters == 0) line.left = marks;
        else if (marks > 1) note(full_cells, at - 1);
        marks = 0;
        if (is_cell(rest[0]) && (rest.size() == 1 || static_cast<unsigned char>(rest[1]) < 0x80)) {
            rest.remove_prefix(1);
        } else {
            const std::optional<std::string> letter = take_letter(rest);
            if (!letter) note(utf8, at);
            else if (is_unprintable(*letter)) note(a_letter, at);
        }
        if (cells) cells->add(text.substr(at, text.size() - rest.size() - at));
        ++line.letters;
        ++piece;
    }
    end_piece();
    const bool separated = line.pieces > 1;
    if (separated && line.singles < line.pieces) note(separators, first_gap);
    if (!line.expected && line.letters > 0 && !text.ends_with(':'))
        line.kind = separated ? Line::Kind::separated : Line::Kind::joined;
    return line;
}

/// Where words beside the letters of a plain line begin: at the first run of letters behind two cells, or
/// behind a joined row and more than a blank. A bullet before it is none of the cells.
std::size_t start_of_words(std::string_view line, std::size_t from) {
    constexpr std::string_view between = " \t,;|";
    std::size_t cells = 0, start = 0, end = 0;
    bool bullet = false, joined = false;
    for (std::size_t at = from; (at = line.find_first_not_of(between, at)) < line.size(); at = end) {
        if (!bullet) start = at;
        if (joined && (at > end + 1 || line[end] != ' ')) return start;
        if (joined) break;
        end = std::min(line.find_first_of(between, at), line.size());
        std::string_view run = line.substr(at, end - at);
        const std::optional<std::string> letter = take_letter(run);
        bullet = letter && run.empty() && cells > 1 && *letter != "." && sign_of(*letter) != Sign::letter;
        if (!run.empty() && cells > 1) return start;
        joined = !run.empty() && cells == 0;
        if (!run.empty() && !joined) break;
        ++cells;
    }
    return line.size();
}

/// The number before the letters of a plain line, as in `3 A B C`, `R03 ABC` or `3. | A | B`, and where they
/// begin.
struct Label {
    std::size_t number, size;
};
std::optional<Label> label_of(std::string_view line) {
    std::size_t first = std::min(line.find_first_not_of(" \t|"), line.size());
    if (first < line.size() && is_a_to_z(line[first])) ++first;
    std::size_t number = 0;
    const auto end = std::from_chars(line.data() + first, line.data() + line.size(), number);
    if (end.ec != std::errc()) return {};
    const auto size = std::size_t(end.ptr - line.data());
    const std::size_t letters = line.find_first_not_of(" \t|.:)", size);
    if (letters == size || line.find_first_of("0123456789", letters) != line.npos || letters == line.npos)
        return {};
    return Label{number, letters};
}

/// A line of the text that is neither empty nor a rule, from which one can go on to the next.
class Scanner {
  public:
    /// Before the first line.
    explicit Scanner(std::string_view lines) : rest_(lines) {}

    /// Goes to the next line. Returns false after the last.
    bool next() {
        for (std::size_t empty = 0, rules = 0; !rest_.empty();) {
            text = shell::take_line(rest_);
            ++number;
            const std::string letters = plain_line(text);
            if (is_rule(letters)) {
                ++(letters.find_first_not_of(" \t,;|") == letters.npos ? empty : rules);
                continue;
            }
            label = label_of(letters);
            if (label && label->number > 1 && label->number != next_label_) label.reset();
            if (label) next_label_ = label->number + 1;
            words_at = start_of_words(letters, start());
            line = classify(letters.substr(0, words_at), start(), nullptr);
            if (line.kind == Line::Kind::joined && words_at < letters.size())
                line.kind = Line::Kind::joined_beside_words;
            gap = empty + (line.kind == Line::Kind::separated ? 0 : rules);
            return true;
        }
        return false;
    }

    void add_to(Cells &cells) const { classify(plain_line(text).substr(0, words_at), start(), &cells); }

    /// Whether it is a row of the other's shape.
    bool has_shape_of(const Scanner &other) const {
        const bool same_kind =
            line.kind == other.line.kind ||
            (line.kind == Line::Kind::joined && other.line.kind == Line::Kind::joined_beside_words);
        return line.is_row() && same_kind && line.letters == other.line.letters &&
               line.left == other.line.left && label.has_value() == other.label.has_value();
    }
    /// Whether the line above has the label before this one's, or neither has one.
    bool follows(const Scanner &above) const {
        return label ? above.label && label->number == above.label->number + 1 : !above.label;
    }

    std::string_view text;
    std::size_t number = 0;     // of the line, from 1
    std::size_t words_at = 0;   // where words beside its letters begin; its size if there are none
    std::size_t gap = 0;        // empty lines above it, and rules, which separated rows may have between them
    std::optional<Label> label; // of a row with a number
    Line line;

  private:
    std::size_t start() const { return label ? label->size : 0; }

    std::string_view rest_;
    std::size_t next_label_ = 1;
};

/// A run of rows of one shape.
struct Block {
    explicit Block(const Scanner &row) : first(row), last(row) {}

    /// The length of the shorter side.
    std::size_t side() const { return std::min(rows, first.line.letters); }
    bool separated() const { return first.line.kind == Line::Kind::separated; }
    /// How many lines it is from a row to the next.
    std::size_t distance() const { return rows > 1 ? (last.number - first.number) / (rows - 1) : 1; }
    /// Whether this block, rather than one above it, is the grid.
    bool is_better_than(const Block &other) const {
        if (other.stands && !stands && !separated()) return false;
        if (side() > other.side()) // the other may be a list if its words fit here, or a title
            return other.rows == 1 || other.first.line.letters <= std::max(rows, first.line.letters);
        if (side() < other.side()) return false;
        return separated() && !other.separated();
    }

    Scanner first, last; // at these rows
    std::size_t rows = 1, gap = 0;
    bool stands = false; // alone
};

/// Reads a grid as people type it.
class GridReader {
  public:
    GridReader(const std::string &name, std::string_view text, bool alone)
        : name_(name), alone_(alone), text_(text) {}

    ReadGrid run() {
        const Block block = choose_block();
        check_above(block);
        check_below(block);
        Cells cells(block.rows * block.first.line.letters);
        Scanner at = block.first;
        for (std::size_t row = 0; row < block.rows; ++row, at.next()) at.add_to(cells);
        return find_words(block, cells.grid(block.rows));
    }

  private:
    // How far below a grid a larger one may begin: what is far below is a dictionary.
    static constexpr std::size_t far = 4096;

    /// The grid, by rules 3 and 4. Throws shell::InputError if there is none.
    Block choose_block() const {
        std::optional<Block> best;
        Scanner at(text_);
        bool more = at.next();
        while (more && !(best && best->stands && at.number > best->last.number + far)) {
            if (at.line.expected == utf8 && !(best && best->stands)) throw fault_of(at);
            Block run(at);
            const auto goes_on = [&] {
                return at.has_shape_of(run.last) && at.follows(run.last) && at.gap <= 2;
            };
            while ((more = at.next()) && goes_on() && (run.rows == 1 || at.gap == run.gap)) {
                run.gap = at.gap;
                run.last = at;
                ++run.rows;
            }
            if (!run.first.line.is_row()) continue;
            const bool ends =
                !more || at.line.kind != run.first.line.kind || at.gap > run.gap || !at.follows(run.last);
            // The last row may also be the first of a run with another gap.
            if (more && goes_on()) at = run.last;
            // In a file of both, two joined rows with a gap between may be a row and a word.
            if (run.rows == 2 && run.gap > 0 && !alone_ && !run.separated()) run = Block(run.first);
            run.stands = ends && run.side() > 1;
            if (!best || run.is_better_than(*best)) best = run;
        }
        if (best) return *best;
        throw shell::InputError(name_ + ':' + std::to_string(std::max<std::size_t>(at.number, 1)) + no_rows);
    }

    /// Whether the line, directly above or below the grid, is a row of it with a fault.
    static bool is_broken(const Block &block, const Scanner &at) {
        const Line &line = at.line;
        if (line.is_row()) return line.kind == block.first.line.kind;
        const std::size_t cols = block.first.line.letters;
        return block.separated() ? 2 * line.singles + 1 >= cols : line.letters == cols && line.pieces <= 2;
    }

    /// Throws if a row with a fault stands above the grid: the line directly above is text, and one like a
    /// row, or there is a row of the grid's shape above it.
    void check_above(const Block &block) const {
        bool has_row = false;
        Scanner last(text_);
        for (Scanner at = last; at.next() && at.number < block.first.number; last = at)
            has_row = (has_row && at.gap == 0) || at.has_shape_of(block.first);
        if (last.number == 0 || last.number + 1 < block.first.number) return;
        if (has_row || (block.separated() && !last.line.is_row() && is_broken(block, last)))
            throw fault_of(last, &block);
    }

    /// Throws if a row with a fault stands below the grid.
    void check_below(const Block &block) const {
        Scanner at = block.last;
        if (!at.next() || at.number > block.last.number + block.distance()) return;
        if (at.line.is_row() && !at.follows(block.last)) return; // words, with numbers or without
        if (is_broken(block, at) || (block.rows == 1 && !at.line.is_row())) throw fault_of(at, &block);
    }

    /// Why the line is no row, or no row of the block.
    shell::InputError fault_of(const Scanner &at, const Block *block = nullptr) const {
        const Line &line = at.line;
        if (block && line.is_row()) {
            const Line &row = block->first.line;
            std::string found = shell::count_of(line.letters, "cell");
            if (line.letters == row.letters)
                found += line.left == row.left ? " after another gap" : " elsewhere";
            return shell::InputError(place(at) + ": " + found + " found, expected " +
                                     std::to_string(row.letters) + " as in line " +
                                     std::to_string(block->first.number) +
                                     " (dots may fill a short row; words begin after an empty line)");
        }
        const std::string where = place(at) + ':' + std::to_string(line.fault_at + 1) + ": ";
        if (line.expected == utf8) return shell::InputError(where + shell::encoding_advice(at.text, name_));
        std::string_view rest = at.text.substr(line.fault_at), letter = rest;
        take_letter(rest);
        letter.remove_suffix(rest.size());
        if (line.expected == separators) letter = without_blanks(at.text);
        return shell::InputError(where + shell::in_quotes(letter) + " found, expected " +
                                 (line.expected ? line.expected : a_letter));
    }

    /// The words beside the rows, each in the line that it has in the file; empty if there are none.
    static shell::Text words_beside(const Block &block) {
        shell::Text words;
        bool any = false;
        std::size_t number = block.first.number;
        Scanner at = block.first;
        for (std::size_t row = 0; row < block.rows; ++row, at.next()) {
            const std::string_view beside = at.text.substr(std::min(at.words_at, at.text.size()));
            words.insert(words.end(), at.number - number, '\n');
            words.insert(words.end(), beside.begin(), beside.end());
            number = at.number;
            any = any || !beside.empty();
        }
        return any ? words : shell::Text();
    }

    /// The grid and the text of its words, by rule 6.
    ReadGrid find_words(const Block &block, Grid grid) const {
        ReadGrid read{.grid = std::move(grid), .words = words_beside(block)};
        const char *from = block.last.text.data() + block.last.text.size(), *to = text_.data() + text_.size();
        Scanner words = block.last;
        const bool below = words.next(), beside = !read.words.empty();
        if (below && words.number == block.last.number + 1)
            say(place(words) + ": no row, the words begin here");
        // Above the grid they begin with the first heading, or else at once.
        const auto is_above = [&] { return words.number < block.first.number; };
        if (!below && !beside) {
            words = Scanner(text_);
            while (words.next() && is_above() && !without_blanks(words.text).ends_with(':')) continue;
            if (!is_above()) (words = Scanner(text_)).next();
        }
        const bool above = !below && !beside && !alone_ && is_above();
        if (block.first.label) say(name_ + ": numbers of rows left out");
        const std::size_t end_of_titles = above ? words.number : block.first.number;
        for (Scanner at(text_); at.next() && at.number < end_of_titles;)
            say(place(at) + ": " + shell::in_quotes(at.text) + " skipped as a title");
        if (above) to = block.first.text.data();
        if (!beside) from = words.text.data();
        if (above || below || beside) {
            read.words.insert(read.words.end(), from, to);
            read.first_line = beside ? block.first.number : words.number;
        }
        return read;
    }

    std::string place(const Scanner &at) const { return name_ + ':' + std::to_string(at.number); }

    const std::string name_;
    const bool alone_;
    const std::string_view text_;
};

} // namespace

Field::Field(const Grid &grid, Alphabet &alphabet) : Field(grid.rows(), grid.cols()) {
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
    alphabet.number_letters();
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
        throw shell::InputError(name + ":" + std::to_string(std::max<std::size_t>(skipped, 1)) + no_rows);
    return {.grid = cells.grid(rows), .skipped = skipped};
}

ReadGrid read_grid(const std::string &name, std::string_view text, bool alone) {
    return GridReader(name, text, alone).run();
}

} // namespace wordsearch
