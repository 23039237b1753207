// Reads and writes puzzles.
#include "gogen/puzzle.h"

#include "shell/files.h"
#include "shell/text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <set>
#include <span>
#include <unordered_set>
#include <vector>

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
        if (given[i] == '.' && board[i] != '.') board[i] = static_cast<char>(board[i] - 'A' + 'a');
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

std::string json_of(const std::vector<std::string> &list) {
    std::string text = "[";
    for (const std::string &item : list) text += (text.size() > 1 ? "," : "") + shell::json_string(item);
    return text + ']';
}

// Reading.

namespace {

using shell::InputError, shell::in_quotes;

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 26; // of a file
constexpr std::string_view blanks = " \t";

bool is_empty_square(char c) { return std::string_view("._-?*0").find(c) != std::string_view::npos; }

// How many squares are empty or have a letter that no other square has.
int legal_squares(Board board) {
    std::ranges::transform(board, board.begin(), capital);
    int legal = 0;
    for (std::size_t i = 0; i < board.size(); ++i)
        legal += board[i] == '.' || (is_letter(board[i]) && board.find(board[i]) == i);
    return legal;
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
    std::string result;
    while (!text.empty()) {
        const std::string_view from = text;
        const char32_t point = shell::take_code_point(text).value_or(0);
        const std::size_t index = point - U'\u00C0';
        if (index < bare_letters.size() && bare_letters[index] != ' ') result += bare_letters[index];
        else if (point < U'\u0300' || point > U'\u036F') result += from.substr(0, from.size() - text.size());
    }
    return result;
}

// The words of a line, in capitals. Signs at the ends of a word, such as a bullet or quotes, are no part of
// it, and a number is no word.
Words words_in(std::string_view line) {
    const auto is_part = [](char c) {
        return static_cast<signed char>(c) < 0 || std::isalnum(c) || c == ':';
    };
    Words words;
    for (std::string &word : shell::words_of(line, " \t\v\f\r,;")) {
        const auto begin = std::ranges::find_if(word, is_part);
        const auto end = std::find_if(word.rbegin(), std::reverse_iterator(begin), is_part).base();
        std::transform(begin, end, begin, capital);
        if (word == ":" && !words.empty()) words.back() += word; // a heading, as in French
        else if (!std::all_of(begin, end, [](char c) { return '0' <= c && c <= '9'; }))
            words.emplace_back(begin, end);
    }
    return words;
}

bool is_long_word(const std::string &word) { return word.size() > 1 && is_spellable(word); }

// Whether a board can spell each of the words that is no heading.
bool can_be_spelt(const Words &words) {
    return std::ranges::all_of(
        words, [](const std::string &word) { return word.ends_with(':') || is_spellable(word); });
}

// The squares at the front of a line, letters as they are typed, and where they end.
struct Front {
    Board squares;
    std::size_t end;
};

// How many bytes there are before the squares of a row: blanks, and its number, as `1`, `1.` or `Row 1:`.
std::size_t size_of_label(std::string_view line) {
    const std::size_t word = std::min(line.find_first_not_of(blanks), line.size());
    const std::size_t number = line.find_first_of("123456789");
    const auto is_word = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == ' '; };
    if (number == line.npos || !std::ranges::all_of(line.substr(word, number - word), is_word)) return word;
    std::size_t end = std::min(line.find_first_not_of("0123456789", number), line.size());
    const bool signs = std::string_view(".:)").find(line.substr(end, 1)) != std::string_view::npos;
    if (signs && line.substr(std::min(end + 1, line.size())).starts_with(' ')) ++end;
    return std::min(line.find_first_not_of(blanks, end), line.size());
}

// Reads so many squares: `N.W.R`, `N . W . R`, the same behind the number of a row, or drawn,
// `[N]--[.]--[W]--[.]--[R]` or `(N)--( )--(W)--( )--(R)`; between the rows of a whole board there may be
// slashes. There are none if the line has others, or if what is behind them is more than words of two letters
// or more. Tables are rows when they come here (see dond/shell/table.h).
Front front_of(std::string_view line, std::size_t count) {
    std::size_t i = size_of_label(line);
    const bool drawn = i < line.size() && (line[i] == '[' || line[i] == '(');
    const std::string_view between = drawn ? " \t[]()-" : blanks;
    Board squares;
    bool open = false; // a bracket, with no square behind it
    for (; i < line.size() && squares.size() < count; ++i) {
        const bool slash = line[i] == '/' && !squares.empty() && squares.size() % side == 0;
        const bool closes = open && (line[i] == ']' || line[i] == ')');
        if (closes || (!slash && between.find(line[i]) == between.npos)) {
            squares += closes || is_empty_square(line[i]) ? '.' : line[i];
            open = false;
        } else if (line[i] == '[' || line[i] == '(') open = true;
    }
    if (squares.size() < count) return {};
    i += drawn && i < line.size() && (line[i] == ']' || line[i] == ')');
    const std::size_t begin = line.find_first_not_of(blanks, i);
    if (begin == line.npos) return {squares, line.size()};
    const Words behind = words_in(line.substr(i));
    const bool words = begin > i && !is_empty_square(line[begin]) && !behind.empty();
    return words && std::ranges::all_of(behind, is_long_word) ? Front{squares, i} : Front();
}

// What drawn boards have between their rows, and tables around them.
bool is_border(std::string_view line) {
    return line.find_first_not_of(" \t|+-=:\\/") == line.npos && line.find_first_of("|+") != line.npos;
}

// A line of a file, without its comment and a mail's signs.
struct Line {
    std::size_t number = 0;
    bool apart = false; // below an empty line
    std::string_view typed = {};
    bool accented = false;
    Words words = {};
    std::string row = {};    // its squares, if it may be a row
    std::size_t squares = 0; // their characters
};

// What is typed, once for each row: a row; or a board, with slashes or if no square is wrong.
std::vector<Line> lines_of(std::string_view typed) {
    const std::string text = without_accents(typed);
    Front front = front_of(text, size);
    const bool whole = legal_squares(front.squares) == size;
    if (!whole && (front.squares.empty() || std::ranges::count(text, '/') != side - 1))
        front = front_of(text, side);
    const std::string &squares = front.squares;
    std::vector<Line> lines{{.typed = typed,
                             .accented = text.size() < typed.size(),
                             .words = words_in(text),
                             .row = squares.substr(0, side),
                             .squares = front.end}};
    for (std::size_t i = side; i < squares.size(); i += side)
        lines.push_back({.row = squares.substr(i, side)});
    return lines;
}

// The lines of a file, but those that are empty, a comment or a border; and where the board is.
struct Source {
    Source(const std::string &file, std::string_view what, Notes &notes);
    void find_board();
    InputError error(const Line &line, const std::string &what) const {
        return text.error_at(line.number, what);
    }
    InputError unexpected(const Line &line, const std::string &expected) const {
        return error(line, "line " + in_quotes(line.typed) + " found, expected " + expected);
    }
    std::string note(const Line &line, const std::string &what) const { return error(line, what).what(); }
    void skip(std::size_t from, std::size_t to, Notes &notes);

    shell::Text bytes;
    shell::Lines text;
    std::vector<Line> lines;
    std::size_t board = 0; // its first row, or what may be that
    bool legal = false;    // there is one, its squares are empty or letters, each once at most
};

Source::Source(const std::string &file, std::string_view what, Notes &notes)
    : bytes(is_typed(file) ? shell::Text(file.begin(), file.end())
                           : shell::InputFile::open(file, what)
                                 .read({.most = most_bytes,
                                        .table = shell::Cells{.empty = ".", .separators = "|	;,/"}})),
      text(file == "-"      ? "<stdin>"
           : is_typed(file) ? "operands"
                            : file,
           shell::view_of(bytes)) {
    for (bool apart = true; text.next();) {
        const std::string_view whole = text.text();
        const std::string_view line = whole.substr(0, whole.find('#'));
        const bool empty = line.find_first_not_of(blanks) == line.npos;
        if (!empty && !line.starts_with("Board solved!") && !is_border(line))
            for (Line &row : lines_of(line)) {
                row.number = text.number();
                row.apart = apart;
                lines.push_back(std::move(row));
            }
        apart = empty && (apart || line.size() == whole.size());
    }
    const auto accented = std::ranges::find_if(lines, &Line::accented);
    if (accented != lines.end())
        notes.push_back(note(*accented, "letters with accents found, read without them"));
    find_board();
}

// The board is the block of five lines with the most squares that are empty or have a letter of their own;
// among equals the one with the most empty squares, since no word has one; then the first.
void Source::find_board() {
    std::pair best(-1, std::ptrdiff_t{0});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].row.empty()) continue;
        Board squares;
        for (const Line &line : std::span(lines).subspan(i, std::min<std::size_t>(side, lines.size() - i)))
            squares += line.row;
        const std::pair worth(legal_squares(squares), std::ranges::count(squares, '.'));
        if (worth <= best) continue;
        best = worth;
        board = i;
    }
    legal = best.first == size;
    // What is right above and has two empty squares or more is a row, too, with a square too many or too few.
    if (board == 0 || lines[board].apart) return;
    const std::string_view above = lines[board - 1].typed;
    board -=
        above.find_first_of("123456789") == above.npos && std::ranges::count_if(above, is_empty_square) > 1;
}

// Leaves out these lines, which are neither of the board nor of the list.
void Source::skip(std::size_t from, std::size_t to, Notes &notes) {
    for (; from < to; ++from) {
        const Line line = std::exchange(lines[from], {});
        if (!line.typed.empty())
            notes.push_back(note(line, in_quotes(line.typed) +
                                           (from < board ? " skipped as a title" : " left out: no words")));
    }
}

// The letters that are known to be printed: if some are small and some capitals, the capitals; but the small
// ones if all are small where newspapers print them.
Board printed_of(const Board &typed) {
    const auto is_small = [](char c) { return 'a' <= c && c <= 'z'; };
    bool small = true;
    for (const Cells one : members(newspaper_cells)) small &= is_small(typed[index_of(one)]);
    Board printed(size, '.');
    if (std::ranges::any_of(typed, is_small) && std::ranges::any_of(typed, is_letter))
        for (std::size_t i = 0; i < size; ++i)
            if (is_small(typed[i]) == small) printed[i] = capital(typed[i]);
    return printed;
}

// Takes the board of a source, and leaves the lines above, those below, and what is behind it.
Puzzle take_board(Source &source, Squares squares) {
    Board board, typed;
    for (std::size_t i = source.board; i < source.board + side; ++i) {
        if (i == source.lines.size())
            throw source.text.error("end of file found after " + std::to_string(i - source.board) +
                                    " lines, expected " + std::to_string(side));
        Line &line = source.lines[i];
        if (!source.legal && i > source.board && line.apart && !source.lines[source.board + 1].apart)
            throw source.error(line, shell::count_of(i - source.board, "row") +
                                         " of the board found above, expected " + std::to_string(side));
        if (line.row.empty())
            throw source.unexpected(line, std::to_string(side) + " squares, '.' for an empty one");
        for (const char c : line.row) {
            const std::string found = in_quotes({&c, 1}) + " found";
            const bool judged = squares == Squares::legal && c != '.';
            if (judged && !is_letter(capital(c)))
                throw source.error(line, found + ", expected '.' or a letter " + letter_range);
            if (judged && board.find(capital(c)) != Board::npos)
                throw source.error(line, found + " again, expected each letter at most once");
            board += capital(c);
        }
        typed += std::exchange(line.row, "");
        line.typed.remove_prefix(std::min(line.squares, line.typed.size()));
        line.words = words_in(without_accents(line.typed));
    }
    return {board, {}, printed_of(typed)};
}

// Leaves the list: the words behind and below the board or, if more are above it, those. A part that is set
// apart and that no board can spell is text if it has several words on a line, or is short; and so is a line
// that stands alone above a list above the board.
void leave_list(Source &source, Notes &notes) {
    const std::vector<Line> &lines = source.lines;
    const auto words_between = [&lines](std::size_t from, std::size_t to) {
        std::size_t count = 0;
        for (; from < to; ++from)
            if (can_be_spelt(lines[from].words)) count += lines[from].words.size();
        return count;
    };
    std::size_t begin = source.board, end = lines.size();
    if (begin > 0 && words_between(0, begin) >= words_between(begin, end)) end = std::exchange(begin, 0);
    source.skip(0, begin, notes);
    source.skip(end, lines.size(), notes);
    std::size_t above = 0; // words
    for (std::size_t i = begin, next = i; i < end; i = next) {
        while (++next < end && above > 0 && !lines[next].apart) {
        }
        Words part;
        for (const Line &line : std::span(lines).subspan(i, next - i))
            part.insert(part.end(), line.words.begin(), line.words.end());
        bool text = !can_be_spelt(part) && (above == 0 || part.size() > next - i || 3 * part.size() <= above);
        if (above == 0) text = i < source.board && (text || (next < end && lines[next].apart));
        if (lines[i].apart && text) source.skip(i, next, notes);
        else above += part.size();
    }
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

// Reads the words of the list, each once. The first line may be a heading only if it is typed in another way
// than the next one, or apart from it.
void read_words(Source &source, Puzzle &puzzle, Notes &notes) {
    leave_list(source, notes);
    Words &words = puzzle.words;
    std::unordered_set<std::string> known;
    std::vector<const Line *> read; // with words
    for (const Line &line : source.lines) {
        if (line.row.find('.') != line.row.npos && std::ranges::none_of(line.words, is_long_word))
            throw source.unexpected(line, "words");
        if (line.apart) puzzle.last = words.size();
        for (const std::string &word : line.words)
            if (word.ends_with(':'))
                notes.push_back(source.note(line, in_quotes(word) + " skipped as a heading"));
            else if (!is_spellable(word))
                throw source.error(line,
                                   "word " + in_quotes(word) + " found, expected " +
                                       (std::ranges::all_of(word, is_letter) ? "no letter twice in a row"
                                                                             : "letters " + letter_range));
            else if (known.insert(word).second) words.push_back(word);
            else notes.push_back(source.note(line, "word " + in_quotes(word) + " found again, left out"));
        if (!words.empty() && !line.words.empty()) read.push_back(&line);
        if (read.size() == 1) puzzle.first = words.size();
    }
    if (read.size() < 2 || (!read[1]->apart && signs_of(read[0]->typed) == signs_of(read[1]->typed)))
        puzzle.first = 0;
    puzzle.last = words.size() - puzzle.last;
}

} // namespace

bool is_typed(const std::string &operand) {
    return operand.find('\n') != operand.npos || lines_of(operand).size() == side;
}

Puzzle read_puzzle(const std::vector<std::string> &files, Squares squares, Notes &notes) {
    Source source(files[0], files.size() > 1 ? "a board" : "a puzzle", notes);
    if (files.size() == 1) {
        Puzzle puzzle = take_board(source, squares);
        read_words(source, puzzle, notes);
        return puzzle;
    }
    Source list(files[1], "words", notes);
    if (!source.legal && source.lines.size() != side && list.legal && list.lines.size() == side) {
        notes.push_back(source.note(source.lines[0], "words found, and a board in " + files[1] +
                                                         ": taken the other way round"));
        std::swap(source, list);
    }
    Puzzle puzzle = take_board(source, squares);
    for (std::size_t i = source.board; i < source.lines.size(); ++i)
        if (!source.lines[i].typed.empty())
            throw source.unexpected(source.lines[i], std::to_string(side) + " lines only");
    source.skip(0, source.board, notes);
    if (list.legal) {
        notes.push_back(
            list.note(list.lines[list.board], "board found before the words, its letters taken as printed"));
        puzzle.printed = take_board(list, Squares::legal).board;
    } else list.board = 0;
    read_words(list, puzzle, notes);
    if (puzzle.words.empty()) throw list.text.error("no words found, expected at least one");
    return puzzle;
}

Words read_dictionary(const std::string &file, Notes &notes) {
    const Source source(file, "words", notes);
    Words words;
    std::string note; // of the first word left out
    std::size_t left_out = 0;
    for (const Line &line : source.lines)
        for (const std::string &word : line.words)
            if (is_long_word(word)) words.push_back(word);
            else if (left_out++ == 0)
                note = source.note(line, in_quotes(word) + " left out, as no puzzle can use it");
    if (words.empty())
        throw source.text.error("no word found that a board can spell, expected some of two letters or more");
    if (left_out > 1) note += "; and " + shell::count_of(left_out - 1, "other word");
    if (left_out > 0) notes.push_back(note);
    return words;
}

} // namespace gogen
