// Reads and writes puzzles.
#include "gogen/puzzle.h"

#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <unordered_set>

namespace gogen {

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

std::vector<std::string> rows_of(const Board &board) {
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < side; ++r) rows.push_back(board.substr(side * r, side));
    return rows;
}

Board with_small(Board board, const Board &given) {
    for (std::size_t i = 0; i < board.size(); ++i)
        if (given[i] == '.') board[i] = shell::small(board[i]);
    return board;
}

std::string in_words(const Board &board) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        text += i % side == 0 ? "row " + std::to_string(i / side) + ": " : ", ";
        text += board[i] == '.' ? "empty" : std::string(1, board[i]);
        if (board[i] != capital(board[i])) text += " (yours)";
        if (i % side == side - 1) text += '\n';
    }
    return text;
}

std::string text_of_lines(const std::vector<std::string> &list) {
    std::string text;
    for (const std::string &line : list) text += line + '\n';
    return text;
}

// Reading.

namespace {

using shell::InputError, shell::in_quotes;

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 26; // of a file

bool is_empty_square(char c) { return shell::contains(std::string_view("._-?*0"), c); }

// How many squares are empty or have a letter that no other square has.
std::ptrdiff_t legal_squares(const Board &board) {
    std::set<char> letters;
    for (const char c : board)
        if (is_letter(capital(c))) letters.insert(capital(c));
    return std::ranges::count(board, '.') + std::ssize(letters);
}

// What the letters from U+00C0 to U+017F are without their accents; a blank for other letters.
constexpr std::string_view bare_letters =
    "AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy yAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGg"
    "HhHhIiIiIiIiIi  JjKk LlLlLlLlLlNnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz ";
static_assert(bare_letters.size() == U'\u0180' - U'\u00C0');

// The text without the accents of its letters, also where these are characters of their own.
std::string without_accents(std::string_view text) {
    if (std::ranges::none_of(text, [](char c) { return static_cast<signed char>(c) < 0; }))
        return std::string(text);
    return shell::replaced(text, [](std::optional<char32_t> point, std::string_view bytes) {
        const std::size_t index = point.value_or(0) - U'\u00C0';
        if (index < bare_letters.size() && bare_letters[index] != ' ') return bare_letters.substr(index, 1);
        return point >= 0x300u && point <= 0x36Fu ? std::string_view() : bytes;
    });
}

// The line with dots for circles, boxes and the like, which newspapers print in empty squares.
std::string with_dots(std::string_view line) {
    return shell::replaced(line,
                           [](std::optional<char32_t> point, std::string_view bytes) -> std::string_view {
                               if (point == 0xFE0Fu) return ""; // a variant of the sign before it
                               const bool is_shape = (point >= 0x25A0u && point < 0x27C0u) ||
                                                     (point >= 0x2B00u && point < 0x2C00u);
                               return is_shape || point >= 0x1F000u ? "." : bytes;
                           });
}

// The words of a line, in capitals. Signs at the ends of a word, such as a bullet or quotes, are no part of
// it, and a number is no word.
Words words_in(std::string_view line) {
    const auto is_part = [](unsigned char c) { return !std::ispunct(c) || c == ':'; };
    Words words;
    for (std::string &word : shell::words_of(without_accents(line), " \t\v\f\r,;")) {
        const auto begin = std::ranges::find_if(word, is_part);
        const auto end = std::find_if(word.rbegin(), std::reverse_iterator(begin), is_part).base();
        std::transform(begin, end, begin, capital);
        if (word == ":" && !words.empty()) words.back() += word; // a heading, as in French
        else if (!std::all_of(begin, end, [](char c) { return '0' <= c && c <= '9'; }))
            words.emplace_back(begin, end);
    }
    return words;
}

// Whether it may be a word of a puzzle: of one letter nothing follows.
bool is_long_word(const std::string &word) { return word.size() > 1 && is_spellable(word); }

// A line of squares from the first on: without blanks, and the number of a row, as `1`, `1.` or `Row 1:`.
std::string_view without_label(std::string_view line) {
    line = shell::trimmed(line);
    const std::size_t number = line.find_first_of("123456789");
    const auto is_word = [](char c) { return shell::small(c) >= 'a' || c == ' '; };
    if (number == line.npos || !std::ranges::all_of(line.substr(0, number), is_word)) return line;
    line.remove_prefix(number);
    line.remove_prefix(std::min(line.find_first_not_of("0123456789"), line.size()));
    if (line.find_first_of(".:)") == 0 && line.find(' ') == 1) line.remove_prefix(1);
    return shell::trimmed(line);
}

// The squares at the front of a line, letters as they are typed, and what is behind them.
struct Front {
    Board squares;
    std::string_view behind;
};

// Reads so many squares: `N.W.R`, `N . W . R`, the same behind the number of a row, or drawn,
// `[N]--[.]--[W]--[.]--[R]` or `(N)--( )--(W)--( )--(R)`; there may be slashes between them. There are none
// if the line has others, or if what is behind them is more than words of two letters or more. Tables are
// rows when they come here (see dond/shell/table.h).
Front front_of(std::string_view line, std::size_t count) {
    line = without_label(line);
    const bool drawn = line.starts_with('[') || line.starts_with('(');
    const std::string_view between = drawn ? " \t[]()-/" : " \t/";
    Board squares;
    for (bool open = false; !line.empty() && squares.size() < count; line.remove_prefix(1)) {
        const char c = line.front();
        const bool empty = open && (c == ']' || c == ')'); // a bracket, with no square behind it
        if (empty || !shell::contains(between, c)) squares += empty || is_empty_square(c) ? '.' : c;
        open = c == '[' || c == '(' || (open && c == ' ');
    }
    if (drawn) line.remove_prefix(std::min(line.find_first_not_of("])"), line.size()));
    const std::string_view behind = shell::trimmed(line);
    const Words words = words_in(behind);
    const bool only_words = behind.data() > line.data() && !is_empty_square(behind.front()) &&
                            !words.empty() && std::ranges::all_of(words, is_long_word);
    return squares.size() == count && (behind.empty() || only_words) ? Front{squares, behind} : Front();
}

// What drawn boards have between their rows, and tables around them.
bool is_border(std::string_view line) {
    return line.find_first_not_of(" \t|+-=:\\/") == line.npos && line.find_first_of("|+") != line.npos;
}

// A line of a file, without its comment.
struct Line {
    std::size_t number = 0;
    bool apart = false; // below an empty line
    std::string typed = {};
    std::string row = {}, behind = {}; // its squares, if it may be a row, and what is behind them
};

// What is typed, once for each row: a row; or a board, with slashes or if no square is wrong.
std::vector<Line> lines_of(const std::string &typed) {
    const std::string text = without_accents(typed);
    Front front = front_of(text, size);
    const std::string &squares = front.squares;
    if (legal_squares(squares) < size && (squares.empty() || std::ranges::count(text, '/') != side - 1))
        front = front_of(text, side);
    std::vector<Line> lines{
        {.typed = typed, .row = squares.substr(0, side), .behind = std::string(front.behind)}};
    for (std::size_t i = side; i < squares.size(); i += side)
        lines.push_back({.row = squares.substr(i, side)});
    return lines;
}

// The letters that are known to be printed: if some are small and some capitals, the capitals; but the small
// ones if all are small where newspapers print them.
Board printed_of(const Board &typed) {
    const auto is_small = [](char c) { return c != capital(c); };
    bool small = true;
    for (const Cells one : members(newspaper_cells)) small &= is_small(typed[index_of(one)]);
    Board printed(size, '.');
    if (std::ranges::any_of(typed, is_small) && std::ranges::any_of(typed, is_letter))
        for (std::size_t i = 0; i < size; ++i)
            if (is_small(typed[i]) == small) printed[i] = capital(typed[i]);
    return printed;
}

// The kinds of signs in a line: letters as A and a, digits as 0, others as they are.
std::set<char> signs_of(std::string_view line) {
    std::set<char> signs;
    for (const char c : line)
        if (is_letter(c)) signs.insert('A');
        else if (is_letter(capital(c))) signs.insert('a');
        else if (static_cast<signed char>(c) > ' ') signs.insert(std::isdigit(c) != 0 ? '0' : c);
    return signs;
}

// The lines of a file, but those that are empty, a comment or a border; and where the board is.
class Source {
  public:
    Source(const std::string &file, std::string_view what)
        : bytes(is_typed(file) ? shell::Text(file.begin(), file.end())
                               : shell::InputFile::open(file, what)
                                     .read({.most = most_bytes,
                                            .table = shell::Cells{.empty = ".", .separators = "|\t;,/"}})),
          text(file == "-"      ? "<stdin>"
               : is_typed(file) ? "operands"
                                : file,
               shell::view_of(bytes)) {
        for (bool apart = true, accented = false; text.next();) {
            const std::string line = with_dots(text.text().substr(0, text.text().find('#')));
            if (without_accents(line).size() < line.size() && !std::exchange(accented, true))
                notes.push_back(text.error("letters with accents found, read without them").what());
            const bool empty = shell::trimmed(line).empty();
            if (!empty && !line.starts_with("Board solved!") && !is_border(line))
                for (Line &row : lines_of(line)) {
                    row.number = text.number();
                    row.apart = apart;
                    lines.push_back(std::move(row));
                }
            apart = empty;
        }
        find_board();
    }

    InputError error(const Line &line, const std::string &what) const {
        return text.error_at(line.number, what);
    }
    InputError unexpected(const Line &line, const std::string &expected) const {
        return error(line, "line " + in_quotes(line.typed) + " found, expected " + expected);
    }
    void note(const Line &line, const std::string &what) { notes.push_back(error(line, what).what()); }

    // Leaves out these lines, which are neither of the board nor of the list.
    void skip(std::size_t from, std::size_t to) {
        for (; from < to; ++from)
            if (const Line line = std::exchange(lines[from], {}); !line.typed.empty())
                note(line,
                     in_quotes(line.typed) + (from < board ? " skipped as a title" : " left out: no words"));
    }

    // Takes the board, and leaves the lines above, those below, and what is behind it.
    Puzzle take_board(Squares squares) {
        if (second > 0) throw error(lines[second], "another board found, expected one puzzle in a file");
        // A single line like a row may be any word.
        const auto has_row = [this](std::size_t i) { return i < lines.size() && !lines[i].row.empty(); };
        if (has_row(board) && !has_row(board + 1) && !has_row(board + 2))
            throw error(lines[0], "no board found, expected " + std::to_string(side) + " rows of " +
                                      std::to_string(side) + " squares, '.' for an empty one");
        Board letters, typed;
        for (std::size_t i = board; i < board + side; ++i) {
            if (i == lines.size())
                throw text.error("end of file found after " + std::to_string(i - board) + " rows, expected " +
                                 std::to_string(side) + " with '.' for an empty square");
            Line &line = lines[i];
            if (!legal && i > board && line.apart && !lines[board + 1].apart)
                throw error(line, shell::count_of(i - board, "row") + " of the board found above, expected " +
                                      std::to_string(side));
            if (line.row.empty())
                throw unexpected(line, std::to_string(side) + " squares, '.' for an empty one");
            for (const char c : line.row) {
                const std::string found = in_quotes({&c, 1}) + " found";
                const bool judged = squares == Squares::legal && c != '.';
                if (judged && !is_letter(capital(c)))
                    throw error(line, found + ", expected '.' or a letter " + letter_range);
                if (judged && shell::contains(letters, capital(c)))
                    throw error(line, found + " again, expected each letter at most once");
                letters += capital(c);
            }
            typed += std::exchange(line.row, "");
            line.typed = line.behind;
        }
        return {letters, {}, printed_of(typed)};
    }

    // Reads the words of the list, each once. The first line may be a heading only if it is typed in another
    // way than the next one, or apart from it.
    void read_words(Puzzle &puzzle) {
        leave_list();
        Words &words = puzzle.words;
        std::unordered_set<std::string> known;
        std::vector<const Line *> read; // with words
        for (const Line &line : lines) {
            const Words here = words_in(line.typed);
            if (shell::contains(line.row, '.') && std::ranges::none_of(here, is_long_word))
                throw unexpected(line, "words");
            if (line.apart) puzzle.last = words.size();
            for (const std::string &word : here)
                if (word.ends_with(':')) note(line, in_quotes(word) + " skipped as a heading");
                else if (!is_spellable(word))
                    throw error(line, "word " + in_quotes(word) + " found, expected " +
                                          (std::ranges::all_of(word, is_letter) ? "no letter twice in a row"
                                                                                : "letters " + letter_range));
                else if (known.insert(word).second) words.push_back(word);
                else note(line, "word " + in_quotes(word) + " found again, left out");
            if (!words.empty() && !here.empty()) read.push_back(&line);
            if (read.size() == 1) puzzle.first = words.size();
        }
        if (read.size() < 2 || (!read[1]->apart && signs_of(read[0]->typed) == signs_of(read[1]->typed)))
            puzzle.first = 0;
        puzzle.last = words.size() - puzzle.last;
    }

    shell::Text bytes;
    shell::Lines text;
    std::vector<Line> lines;
    std::size_t board = 0;          // its first row, or what may be that
    bool legal = false;             // there is one, its squares are empty or letters, each once at most
    std::size_t second = 0;         // the first row of another such board, with empty squares; 0: none
    std::vector<std::string> notes; // what was left out, `FILE:LINE: what`

  private:
    // Those of five lines.
    Board squares_at(std::size_t first) const {
        Board squares;
        for (std::size_t i = first; i < std::min(first + side, lines.size()); ++i) squares += lines[i].row;
        return squares;
    }

    // The board is the block of five lines with the most squares that are empty or have a letter of their
    // own; among equals the one with the most empty squares, since no word has one; then the first.
    void find_board() {
        std::pair best(std::ptrdiff_t{-1}, std::ptrdiff_t{0});
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].row.empty()) continue;
            const Board squares = squares_at(i);
            const std::pair worth(legal_squares(squares), std::ranges::count(squares, '.'));
            if (worth <= best) continue;
            best = worth;
            board = i;
        }
        legal = best.first == size;
        for (std::size_t i = board + side; legal && second == 0 && i + side <= lines.size(); ++i)
            if (const Board squares = squares_at(i);
                legal_squares(squares) == size && shell::contains(squares, '.'))
                second = i;
        // What is right above and has two empty squares or more is a row, too, with a square too many or too
        // few.
        if (board == 0 || lines[board].apart) return;
        const std::string_view above = lines[board - 1].typed;
        board -= above.find_first_of("123456789") == above.npos &&
                 std::ranges::count_if(above, is_empty_square) > 1;
    }

    // Leaves the list: the words behind and below the board or, if more are above it, those. A part that is
    // set apart and that no board can spell is text if it has several words on a line, or is short; and so is
    // a line that stands alone above a list above the board.
    void leave_list() {
        const auto is_heading_or_spellable = [](const std::string &word) {
            return word.ends_with(':') || is_spellable(word);
        };
        // How many words are on these lines, and how many of them on lines that a board can spell.
        const auto count = [&](std::size_t from, std::size_t to) {
            std::pair<std::size_t, std::size_t> counts;
            for (; from < to; ++from) {
                const Words words = words_in(lines[from].typed);
                counts.first += words.size();
                if (std::ranges::all_of(words, is_heading_or_spellable)) counts.second += words.size();
            }
            return counts;
        };
        std::size_t begin = board, end = lines.size();
        if (count(0, begin).second > count(begin, end).second) end = std::exchange(begin, 0);
        skip(0, begin);
        skip(end, lines.size());
        std::size_t above = 0; // words
        for (std::size_t i = begin, next = i; i < end; i = next) {
            while (++next < end && above > 0 && !lines[next].apart) {
            }
            const auto [words, spellable] = count(i, next);
            bool is_text = spellable < words && (words > next - i || 3 * words <= above);
            if (above == 0) is_text = i < board && (is_text || (next < end && lines[next].apart));
            if (lines[i].apart && is_text) skip(i, next);
            else above += words;
        }
    }
};

} // namespace

bool is_typed(const std::string &operand) {
    return shell::contains(operand, '\n') || lines_of(operand).size() == side ||
           (shell::contains(operand, ',') && !shell::is_name(operand));
}

Puzzle read_puzzle(const std::vector<std::string> &files, Squares squares) {
    const bool two = files.size() == 2;
    std::vector<Source> sources;
    sources.emplace_back(files[0], two ? "a board" : "a puzzle");
    if (two) sources.emplace_back(files[1], "words");
    Source &source = sources.front(), &list = sources.back();
    const bool is_board = list.legal && (!source.legal || list.lines.size() == side);
    if (two && source.lines.size() != side && is_board) {
        source.note(source.lines[0],
                    "words found, and a board in " + files[1] + ": taken the other way round");
        std::swap(source, list);
    }
    Puzzle puzzle = source.take_board(squares);
    if (two) {
        for (std::size_t i = source.board; i < source.lines.size(); ++i)
            if (!source.lines[i].typed.empty())
                throw source.unexpected(source.lines[i], std::to_string(side) + " lines only");
        source.skip(0, source.board);
        if (list.legal) {
            list.note(list.lines[list.board], "board found before the words, its letters taken as printed");
            puzzle.printed = list.take_board(Squares::legal).board;
        } else list.board = 0;
    }
    list.read_words(puzzle);
    if (two && puzzle.words.empty()) throw list.text.error("no words found, expected at least one");
    for (const Source &one : sources) std::ranges::for_each(one.notes, shell::say);
    return puzzle;
}

Words read_dictionary(const std::string &file) {
    const Source source(file, "words");
    Words words;
    std::string note; // of the first word left out
    std::size_t left_out = 0;
    for (const Line &line : source.lines)
        for (const std::string &word : words_in(line.typed))
            if (is_long_word(word)) words.push_back(word);
            else if (left_out++ == 0)
                note = source.error(line, in_quotes(word) + " left out, as no puzzle can use it").what();
    if (words.empty())
        throw source.text.error("no word found that a board can spell, expected some of two letters or more");
    std::ranges::for_each(source.notes, shell::say);
    if (left_out > 1) note += "; and " + shell::count_of(left_out - 1, "other word");
    if (left_out > 0) shell::say(note);
    return words;
}

} // namespace gogen
