// How a puzzle is read that may have been pasted from anywhere. A grid and a list look alike, and no list of
// cases could tell them apart: every line is classified by itself, and then the best block of rows is the
// grid.
//
// 1. A line is made plain (markup.h), and quotes and brackets of an array become blanks, as does what a chat
//    has before a message.
// 2. A line is empty (or a rule), a row of n letters, joined or each followed by a separator, or text. An
//    empty cell, or letters both joined and separated, make it text. A number before a row, or a letter
//    followed by a sign or joined letters, is a label if it is the first, or counts on; a word may be before
//    it. Of the cells of a separated row a third may have two letters, as CH in Czech; a full stop may end
//    it. Words may stand before the cells or behind them.
// 3. Cells that count, A, B, C or 1, 2, 3, are labels, too, where something else says so. A first row: it has
//    digits, and the next has none. A first column of letters: it stands apart, or a row that counts is above
//    the other columns. Eight of either are enough by themselves. A star or # at both ends of every row is a
//    frame, and a letter in every second column a bar.
// 4. A block is a run of rows of one shape with equal gaps between them: empty lines, and rules if the rows
//    are joined. It stands alone if no row of its kind, joined or separated, but of another length, is
//    directly below, as in a list.
// 5. The grid is the block with the largest shorter side, since words are seldom longer than a side, so that
//    a list seldom wins; among equals a separated one, then the first. A run within a list does not win over
//    a block that stands alone.
// 6. If lines of as many letters, most of which stand alone, are twice as large a block, whatever stands
//    between the letters, these are the rows: a scan, or a table of some language's own.
// 7. A row with a fault directly below the grid, or a row of its shape beyond text, is an error, never a
//    word.
// 8. All other text, that beside the rows too, may be the list: words.h reads it.
//
// So a grid of one row loses against two words of one length in the same file; its words go into a file of
// their own.
#include "wordsearch/grid.h"

#include "shell/file_kinds.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/markup.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>

namespace wordsearch {

namespace {

constexpr const char *no_rows = ": no puzzle found, expected rows of letters";

constexpr std::string_view between = " \t,;|&"; // letters
constexpr std::string_view label_ends = ".:)";

bool is_mark(char byte) { return (byte == ',') | (byte == ';') | (byte == '|') | (byte == '&'); }

/// Whether the byte is a cell wherever it stands.
constexpr auto is_cell = [](char byte) {
    return (byte > ' ') & (byte <= '~') & !is_mark(byte) & (byte != ':');
};

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
    /// A cell of these letters.
    void add(std::string_view letters) { cells_ += number_of(std::string(letters)); }
    /// A cell for each letter.
    void add_run(std::string_view run) {
        if (all_bytes(run, is_cell)) return add_bytes(run);
        for (const Letter &letter : letters_of(run)) add(letter.typed);
    }

    /// Takes off a frame of stars or the like, which is at both ends of every row. Returns whether there is
    /// one.
    bool take_frame(std::size_t &rows) {
        const std::size_t cols = cells_.size() / rows;
        const std::u16string edge(cols, cells_[0]);
        if (cols < 3 || (texts_[cells_[0]] != "*" && texts_[cells_[0]] != "#")) return false;
        std::u16string inner;
        for (std::size_t at = 0; at < cells_.size(); at += cols) {
            const std::u16string_view row = std::u16string_view(cells_).substr(at, cols);
            if (row.front() != edge[0] || row.back() != edge[0]) return false;
            if (row != edge) inner += row.substr(1, cols - 2);
        }
        if (inner.empty()) return false;
        rows = inner.size() / (cols - 2);
        cells_ = std::move(inner);
        return true;
    }

    /// Takes off a letter that serves as a bar: it is in every second column, and nowhere else. Returns
    /// whether there is one.
    bool take_bars(std::size_t rows) {
        const std::size_t cols = cells_.size() / rows;
        if (rows < 3 || cols < 5 || cols % 2 == 0) return false;
        std::u16string inner;
        for (std::size_t at = 0; at < cells_.size(); ++at) {
            const bool is_between = at % cols % 2 == 1;
            if (is_between != (cells_[at] == cells_[1])) return false;
            if (!is_between) inner += cells_[at];
        }
        cells_ = std::move(inner);
        return true;
    }

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

/// How many bytes a line has before a chat's message: a time, a name and a colon; 0 if there are none.
std::size_t size_of_sender(std::string_view line) {
    const std::size_t time = line.find_first_not_of("[0123456789./-, "), end = line.find(": ");
    return end != line.npos && time < end && line[time] == ':' ? end + 1 : 0;
}

/// Whether middle dots part the letters, one every two.
bool are_parted_by_dots(std::string_view text) {
    std::size_t letters = 0, dots = 0;
    if (text.find("·") == text.npos) return false;
    for (const auto &[typed, letter] : letters_of(text)) {
        dots += typed == "·";
        letters += typed != "·" && typed != " " && typed != "\t";
    }
    return dots > 1 && letters == dots + 1;
}

/// The line with blanks for whatever is not a letter of a row, by rule 1. Each byte stays where it is.
std::string plain_line(std::string_view text) {
    std::string line(text);
    if (all_bytes(text, is_a_to_z)) return line; // as most rows are
    std::fill_n(line.begin(), size_of_sender(text), ' ');
    const bool parted = are_parted_by_dots(text);
    for (std::string_view rest = shell::is_plain(text) ? "" : text; !rest.empty();) {
        const std::size_t at = text.size() - rest.size();
        const bool is_dot = parted && rest.starts_with("·"); // else it may be an empty cell
        shell::take_code_point(rest);
        const std::size_t size = text.size() - rest.size() - at;
        std::string sign = is_dot ? ";" : shell::plain(text.substr(at, size));
        sign.resize(size, ' ');
        line.replace(at, size, sign);
    }
    // A row of an array, as ['A', 'B'], or "AB", is.
    constexpr std::string_view array_marks = "'\"[]{}";
    const std::size_t first = line.find_first_not_of(" \t"), last = line.find_last_not_of(" \t,;");
    const auto is_array_mark = [&](char byte) { return shell::contains(array_marks, byte); };
    if (last != line.npos && is_array_mark(line[first]) && is_array_mark(line[last]))
        std::ranges::replace_if(line, is_array_mark, ' ');
    if (line.ends_with('.') && line.rfind(' ') + 3 == line.size()) line.back() = ' '; // of the last letter
    return line;
}

/// Whether a plain line is a rule between rows, or between the grid and the words: ----- or +---+---+ or ```.
bool is_rule(std::string_view line) { return line.find_first_not_of("-=_+|:` \t,;&") == line.npos; }

/// Whether it may be the letter of a cell, rather than a sign or a digit.
bool is_letter(const std::optional<std::string> &letter) {
    return letter && sign_of(*letter) == Sign::letter && !is_digit((*letter)[0]) && !is_unprintable(*letter);
}

/// What stands between blanks and separators.
struct Run {
    std::size_t at, end; // its bytes
    bool single;         // it is one letter, or one square's
    std::size_t marks;   // separators before it
};

/// The runs of a plain line. A number ends with a sign behind it, as in 1.ABC.
std::vector<Run> split(std::string_view line) {
    std::vector<Run> runs;
    for (std::size_t at = 0, end = 0; (at = line.find_first_not_of(between, end)) < line.size();) {
        const auto marks = std::size_t(std::ranges::count_if(line.substr(end, at - end), is_mark));
        end = std::min(line.find_first_of(between, at), line.size());
        const std::size_t sign = line.find_first_not_of("0123456789", at);
        if (sign > at && sign < end && shell::contains(label_ends, line[sign])) end = sign + 1;
        std::string_view rest = line.substr(at, end - at);
        take_letter(rest);
        runs.push_back({.at = at, .end = end, .single = rest.empty(), .marks = marks});
    }
    return runs;
}

/// Whether the text is two letters.
bool is_pair(std::string_view text) {
    return is_letter(take_letter(text)) && is_letter(take_letter(text)) && text.empty();
}

/// The number that the text is, as the label of a row: 3, 3., R03, or C: for 3. A letter by itself is none.
std::optional<std::size_t> number_of(std::string_view text) {
    constexpr std::size_t most = 99'999;
    std::string_view number = text.substr(0, text.find_last_not_of(label_ends) + 1);
    const bool has_letter = !number.empty() && is_a_to_z(number[0]);
    if (has_letter && number.size() == 1 && text.size() > 1)
        return std::size_t(shell::small(number[0]) - 'a' + 1);
    return shell::whole_number<std::size_t>(number.substr(has_letter), 0, most);
}

/// Whether the cells, in small letters, count: a, b, c or 1, 2, 3 or 0, 1, 2.
bool counts(const std::vector<std::string> &cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] != std::string(1, char('a' + i)) && cells[i] != std::to_string(i) &&
            cells[i] != std::to_string(i + 1))
            return false;
    return true;
}

/// A line of the text that is neither empty nor a rule, from which one can go on to the next.
class Line {
  public:
    enum class Kind { text, joined, separated, joined_beside_words, loose };

    /// Before the first line. Rows are by rule 2, or loosely by rule 6.
    explicit Line(std::string_view lines, bool loosely = false) : loosely_(loosely), rest_(lines) {}

    /// Goes to the next line. Returns false after the last.
    bool next() {
        for (std::size_t empty = 0, rules = 0; !rest_.empty();) {
            text = shell::take_line(rest_);
            ++number;
            plain_ = plain_line(text);
            if (is_rule(plain_)) {
                ++(plain_.find_first_not_of(" \t,;|") == plain_.npos ? empty : rules);
                continue;
            }
            if (loosely_) classify_loosely();
            else classify();
            gap = empty + (kind == Kind::joined || kind == Kind::joined_beside_words ? rules : 0);
            return true;
        }
        return false;
    }

    /// Adds the letters to the cells, except this many at the beginning.
    void add_to(Cells &cells, std::size_t without) const {
        if (kind == Kind::loose)
            for (const auto &[typed, letter] : letters_of(text))
                if (is_letter(letter)) cells.add(typed);
        for (const Run &run : std::span(runs_).subspan(without))
            if (kind == Kind::separated) cells.add(text_of(run));
            else cells.add_run(text_of(run));
    }
    /// What is in the line, in small letters.
    std::vector<std::string> words() const { return shell::words_of(text, between); }
    /// Whether another separator is behind the first cell than behind the second.
    bool has_first_apart() const {
        return plain_.substr(runs_[0].end, runs_[1].at - runs_[0].end) !=
               plain_.substr(runs_[1].end, runs_[2].at - runs_[1].end);
    }

    bool is_row() const { return kind != Kind::text; }
    /// Whether it is a row of the other's shape.
    bool has_shape_of(const Line &other) const {
        const bool same_kind =
            kind == other.kind || (kind == Kind::joined && other.kind == Kind::joined_beside_words);
        return is_row() && same_kind && letters == other.letters && left == other.left &&
               label.has_value() == other.label.has_value();
    }
    /// Whether the line above has the label before this one's, or neither has one.
    bool follows(const Line &above) const {
        return label ? above.label && *label == *above.label + 1 : !above.label;
    }

    std::string_view text;
    std::size_t number = 0;              // from 1
    std::size_t gap = 0;                 // empty lines above it, and rules, if it is no separated row
    std::optional<std::size_t> label;    // of a row with a number
    Kind kind = Kind::text;              // by rule 2
    std::size_t letters = 0, left = 0;   // of a row: cells, and empty ones before them
    std::size_t pieces = 0, singles = 0; // runs of letters, and those of one letter
    std::size_t words_at = 0;            // where words beside the letters begin; its size if there are none
    std::size_t words_end = 0;           // where those before the letters end
    bool is_utf8 = true;                 // what may be cells

  private:
    std::string_view text_of(const Run &run) const {
        return std::string_view(plain_).substr(run.at, run.end - run.at);
    }

    void classify() {
        runs_ = split(plain_);
        words_at = plain_.size();
        take_label();
        take_pairs();
        take_words_before();
        take_words_behind();
        pieces = runs_.size();
        singles = std::size_t(std::ranges::count(runs_, true, &Run::single));
        left = runs_[0].marks;
        kind = words_at < plain_.size() ? Kind::joined_beside_words : Kind::joined;
        if (pieces > 1) kind = singles == pieces ? Kind::separated : Kind::text;
        count_letters();
    }

    /// Takes off the number before the letters, as in 3 A B C, R03 ABC, row 3 A B, C: A B or C ABC. It may
    /// stand again behind the row, but no other may.
    void take_label() {
        label.reset();
        const std::string word(text_of(runs_[0]));
        const std::ptrdiff_t at = word.size() > 1 && all_bytes(word, is_a_to_z) ? 1 : 0;
        if (std::ssize(runs_) < at + 2) return;
        const bool joined = std::ssize(runs_) == at + 2 && !runs_.back().single;
        label = number_of(std::string(text_of(runs_[std::size_t(at)])) + (joined ? ":" : ""));
        const bool again =
            label && std::ssize(runs_) > at + 2 && text_of(runs_.back()) == std::to_string(*label);
        const auto is_number = [this](const Run &run) { return is_digit(plain_[run.at]); };
        if ((label > 1 && label != next_label_) ||
            std::any_of(runs_.begin() + at + 1, runs_.end() - again, is_number))
            label.reset();
        if (!label) return;
        next_label_ = *label + 1;
        if (again) words_at = runs_.back().at;
        runs_.erase(runs_.end() - again, runs_.end());
        runs_.erase(runs_.begin(), runs_.begin() + at + 1);
    }

    /// Takes off the words that stand before letters, which stand alone, and more than a blank.
    void take_words_before() {
        constexpr std::ptrdiff_t least = 4; // letters
        words_end = 0;
        const auto first = std::ranges::find(runs_, true, &Run::single);
        if (first == runs_.begin() ||
            std::ranges::find(first, runs_.end(), false, &Run::single) - first < least)
            return;
        if (first->at - first[-1].end < 2 && plain_[first->at - 1] != '\t') return;
        words_end = first->at;
        runs_.erase(runs_.begin(), first);
    }

    /// Of a row of single letters up to half of the squares may have two, as CH in Czech and LL in Welsh.
    void take_pairs() {
        constexpr std::size_t least = 4;
        const auto alone = std::size_t(std::ranges::count(runs_, true, &Run::single));
        if (runs_.size() < least || 2 * alone < runs_.size()) return;
        const auto space = [this](std::size_t i) { return runs_[i].at - runs_[i - 1].end; };
        std::size_t widest = 0; // gap between letters; words may stand beside a wider one
        for (std::size_t i = 1; i < runs_.size(); ++i)
            if (runs_[i].single && runs_[i - 1].single && !is_bullet(runs_[i]))
                widest = std::max(widest, space(i));
        std::size_t end = 0;
        for (; end < runs_.size() && (end == 0 || space(end) <= widest); ++end)
            if (!runs_[end].single && !is_pair(text_of(runs_[end]))) return;
        if (!runs_[0].single && space(1) > widest) return;
        for (std::size_t i = 0; i < end; ++i) runs_[i].single = true;
    }

    /// Whether it is a sign, but no full stop, which may be an empty cell.
    bool is_bullet(const Run &run) const {
        std::string_view sign = text_of(run), letter = sign;
        return sign != "." &&
               (!is_letter(take_letter(letter)) || is_separator(shell::take_code_point(sign).value_or(0)));
    }

    /// Takes off the words behind the cells: from a word behind two cells on, or behind a joined row and more
    /// than a blank.
    void take_words_behind() {
        auto end = std::ranges::find(runs_, false, &Run::single);
        if (end == runs_.begin() &&
            (runs_.size() == 1 || runs_[1].at > runs_[0].end + 1 || plain_[runs_[0].end] != ' '))
            ++end;
        else if (end - runs_.begin() < 2) return;
        if (end == runs_.end()) return;
        while (end - runs_.begin() > 2 && is_bullet(end[-1])) --end;
        words_at = end->at;
        runs_.erase(end, runs_.end());
    }

    /// By rule 6.
    void classify_loosely() {
        constexpr std::size_t longest = 3, least = 5; // letters of a run, and of a row
        std::size_t run = 0, most = 0;
        runs_.clear();
        letters = pieces = singles = 0;
        for (const auto &[typed, letter] : letters_of(text)) {
            run = is_letter(letter) ? run + 1 : 0;
            letters += run > 0;
            pieces += run == 1;
            singles += run == 1;
            singles -= run == 2;
            most = std::max(most, run);
        }
        words_at = text.size();
        const bool is_row = letters >= least && most <= longest && 2 * singles > pieces;
        kind = is_row ? Kind::loose : Kind::text;
    }

    /// Counts the cells. An empty one between others, or one that is no letter, makes it text.
    void count_letters() {
        letters = 0;
        is_utf8 = true;
        for (const Run &run : runs_) {
            if (run.marks > 1 && run.at != runs_[0].at) kind = Kind::text;
            if (all_bytes(text_of(run), is_cell)) {
                letters += run.end - run.at;
                continue;
            }
            for (const auto &[typed, letter] : letters_of(text_of(run))) {
                is_utf8 = is_utf8 && letter;
                if (!letter || is_unprintable(*letter) || letter == ":") kind = Kind::text;
                ++letters;
            }
        }
        if (singles == pieces) letters = pieces;
    }

    bool loosely_;
    std::string_view rest_;
    std::string plain_;
    std::vector<Run> runs_; // of the cells
    std::size_t next_label_ = 1;
};

/// A run of rows of one shape.
struct Block {
    explicit Block(const Line &row) : first(row), last(row) {}

    /// The length of the shorter side.
    std::size_t side() const { return std::min(rows, first.letters); }
    bool separated() const { return first.kind == Line::Kind::separated; }
    /// The number of lines from one row to the next.
    std::size_t distance() const { return rows > 1 ? (last.number - first.number) / (rows - 1) : 1; }
    /// Whether this block, rather than one above it, is the grid.
    bool is_better_than(const Block &other) const {
        if (other.stands && !stands && !separated()) return false;
        return side() > other.side() || (side() == other.side() && separated() && !other.separated());
    }

    Line first, last; // at these rows
    std::size_t rows = 1, gap = 0;
    bool stands = false; // alone
};

/// Reads a grid as people type it.
class GridReader {
  public:
    GridReader(const std::string &name, std::string_view typed, bool alone)
        : name_(name), alone_(alone), typed_(without_markup({typed.begin(), typed.end()})),
          text_(shell::view_of(typed_)) {}

    ReadGrid run() {
        Block block = choose_block();
        if (block.rows == 1 && block.first.text.find('/') != block.first.text.npos)
            throw shell::InputError(place(block.first) +
                                    ": '/' found in a single row, expected each row on a line of its own");
        Line above = check_above(block);
        check_below(block);
        leave_out_heading(block, above);
        const bool letters_before = has_letters_before(block, above);
        Cells cells(block.rows * block.first.letters);
        shell::Text rest;
        const char *from = text_.data();
        const auto add_until = [&](const char *end) { rest.insert(rest.end(), from, end); };
        Line at = block.first;
        for (std::size_t row = 0; row < block.rows; ++row, at.next()) {
            at.add_to(cells, letters_before);
            add_until(at.text.data() + at.words_end);
            rest.insert(rest.end(), 2, ' '); // for the cells
            from = at.text.data() + at.words_at;
        }
        add_until(text_.data() + text_.size());
        if (block.first.label || letters_before) shell::say(name_ + ": labels of rows left out");
        std::size_t rows = block.rows;
        if (cells.take_frame(rows)) shell::say(name_ + ": the frame around the rows left out");
        if (block.separated() && cells.take_bars(rows))
            shell::say(name_ + ": the bars between the letters left out");
        return {.grid = cells.grid(rows), .rest = std::move(rest), .lines_above = block.first.number - 1};
    }

  private:
    // How far below a grid a larger one may begin: rows far below are a dictionary.
    static constexpr std::size_t far = 4096;
    // This many cells of a grid do not count up by chance.
    static constexpr std::size_t improbable = 8;

    /// The grid, by rules 4 to 6. Throws shell::InputError if there is none.
    Block choose_block() const {
        std::optional<Block> best = best_block(false);
        constexpr std::size_t most = 1 << 16; // bytes that somebody pastes
        if (text_.size() <= most)
            if (const std::optional<Block> loose = best_block(true);
                loose && (!best || loose->side() >= 2 * best->side()))
                best = loose;
        if (best) return *best;
        const auto lines = std::ranges::count(text_, '\n') + !text_.ends_with('\n');
        throw shell::InputError(name_ + ':' + std::to_string(lines) + no_rows);
    }

    std::optional<Block> best_block(bool loosely) const {
        std::optional<Block> best;
        Line at(text_, loosely);
        bool more = at.next();
        while (more && !(best && best->stands && at.number > best->last.number + far)) {
            if (!at.is_utf8 && !(best && best->stands)) throw fault_of(at, at);
            Block run(at);
            const auto goes_on = [&] { return at.has_shape_of(run.last) && at.follows(run.last); };
            while ((more = at.next()) && goes_on() && (run.rows == 1 || at.gap == run.gap)) {
                run.gap = at.gap;
                run.last = at;
                ++run.rows;
            }
            if (!run.first.is_row()) continue;
            const bool ends = !more || at.kind != run.first.kind || at.gap > run.gap || !at.follows(run.last);
            // The last row may also be the first of a run with another gap.
            if (more && goes_on()) at = run.last;
            // In a file of both, two joined rows with a gap between may be a row and a word.
            if (run.rows == 2 && run.gap > 0 && !alone_ && !run.separated()) run = Block(run.first);
            run.stands = ends && run.side() > 1;
            if (!best || run.is_better_than(*best)) best = run;
        }
        return best;
    }

    /// Whether the line, directly above or below the grid, is a row of it with a fault.
    static bool is_broken(const Block &block, const Line &at) {
        if (size_of_sender(at.text) > size_of_sender(block.last.text)) return false; // a chat's next message
        if (at.is_row()) return at.kind == block.first.kind;
        const std::string_view text = without_blanks(at.text);
        if (shell::contains(std::string_view(":=([{"), text.back())) return false; // a heading
        const std::size_t cols = block.first.letters;
        return block.separated() ? 2 * at.singles + 1 >= cols && 2 * at.letters <= 3 * cols
                                 : at.letters == cols && at.pieces <= 2;
    }

    /// Throws if a row with a fault stands above the grid: the line directly above is text, and one like a
    /// row, or there is a row of the grid's shape above it. Returns the line above.
    Line check_above(const Block &block) const {
        bool has_row = false;
        Line last(text_);
        for (Line at = last; at.next() && at.number < block.first.number; last = at)
            has_row = (has_row && at.gap == 0) || at.has_shape_of(block.first);
        if (has_row && last.number + 1 == block.first.number) throw fault_of(last, block.first);
        return last;
    }

    /// Throws if a row with a fault stands below the grid.
    void check_below(const Block &block) const {
        Line at = block.last;
        if (!at.next() || at.number > block.last.number + block.distance()) return;
        if (at.is_row() && !at.follows(block.last)) return; // words, with numbers or without
        if (is_broken(block, at) || (block.rows == 1 && !at.is_row())) throw fault_of(at, block.first);
    }

    /// Leaves out a first row that counts, as by rule 3.
    static void leave_out_heading(Block &block, Line &above) {
        if (!block.separated() || block.rows == 1 || !counts(block.first.words())) return;
        Line second = block.first;
        second.next();
        const auto has_digit = [](const Line &line) {
            return line.text.find_first_of("0123456789") != line.text.npos;
        };
        if (block.first.letters < improbable && has_digit(block.first) == has_digit(second)) return;
        above = block.first;
        block.first = second;
        --block.rows;
    }

    /// Whether the rows begin with letters that count, and are no part of the grid, as by rule 3.
    static bool has_letters_before(const Block &block, const Line &above) {
        if (!block.separated() || block.first.label || block.first.letters < 3) return false;
        Line at = block.first;
        for (std::size_t row = 0; row < block.rows; ++row, at.next())
            if (at.words()[0] != std::string(1, char('a' + row))) return false;
        const std::vector<std::string> words = above.words();
        return block.rows >= improbable || block.first.has_first_apart() ||
               (words.size() + 1 == block.first.letters && counts(words));
    }

    /// Why the line is no row of the block.
    shell::InputError fault_of(const Line &at, const Line &row) const {
        if (!at.is_utf8) return shell::InputError(place(at) + ": " + shell::encoding_advice(at.text, name_));
        std::string found = shell::in_quotes(without_blanks(at.text));
        std::string expected = shell::count_of(row.letters, "cell");
        if (at.is_row()) {
            found = shell::count_of(at.letters, "cell") + (at.letters == row.letters ? " elsewhere" : "");
            expected = std::to_string(row.letters);
        }
        return shell::InputError(
            place(at) + ": " + found + " found, expected " + expected + " as in line " +
            std::to_string(row.number) +
            " (dots may fill empty cells anywhere; words begin after one more empty line than between rows)");
    }

    std::string place(const Line &at) const { return name_ + ':' + std::to_string(at.number); }

    const std::string name_;
    const bool alone_;
    const shell::Text typed_;
    const std::string_view text_;
};

/// The letter of a cell, which may be written as two.
std::string letter_of(std::string_view cell, LetterKind kind) {
    std::string result;
    for (const auto &[typed, letter] : letters_of(cell, kind)) result += letter.value_or("");
    return result == "ĳ" ? "ij" : result;
}

} // namespace

Field::Field(const Grid &grid, Alphabet &alphabet) : Field(grid.rows(), grid.cols()) {
    std::u16string numbers; // of the texts of cells
    for (const std::string &text : grid.texts())
        numbers += alphabet.number_of(letter_of(text, alphabet.kind()));
    const char16_t *cell = grid.cells().data();
    for (int r = 0; r < rows_; ++r)
        for (Number *to = at(r, 0), *end = to + cols_; to != end; ++to) *to = numbers[*cell++];
}

Alphabet alphabet_of(const Grid &grid, LetterKind kind) {
    Alphabet alphabet(kind);
    for (const std::string &text : grid.texts()) alphabet.add(letter_of(text, kind));
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
