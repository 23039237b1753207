#include "gogen/puzzle.h"

#include "shell/files.h"
#include "shell/text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <span>
#include <unordered_set>

namespace gogen {

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

std::string fault_of(std::string_view word) {
    std::string expected;
    if (!std::all_of(word.begin(), word.end(), is_letter)) expected = "letters " + letter_range;
    else if (std::adjacent_find(word.begin(), word.end()) != word.end())
        expected = "no letter twice in a row";
    return expected.empty() ? "" : "word " + shell::in_quotes(word) + " found, expected " + expected;
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
constexpr std::size_t most_before_words = 64;                // characters of a row, or of a board on one line

std::string without_blanks(std::string_view text) {
    std::string result(text);
    std::erase_if(result, [](char c) { return c == ' ' || c == '\t'; });
    return result;
}

bool is_empty_square(char c) { return std::string_view("._-?*0").find(c) != std::string_view::npos; }

// How many squares are empty or have a letter that no other square has.
int legal_squares(Board board) {
    std::transform(board.begin(), board.end(), board.begin(), capital);
    int legal = 0;
    for (std::size_t i = 0; i < board.size(); ++i)
        legal += board[i] == '.' || (is_letter(board[i]) && board.find(board[i]) == i);
    return legal;
}

// The squares of a row, letters as they are typed: `N.W.R`, `N . W . R`, or drawn, `[N]--[.]--[W]--[.]--[R]`.
// Of another length if the line is no row. Tables are rows when they come here (see dond/shell/table.h).
std::string squares_in(std::string_view line) {
    std::string squares = line.size() == side ? std::string(line) : without_blanks(line);
    if (squares.starts_with('['))
        std::erase_if(squares, [](char c) { return c == '[' || c == ']' || c == '-'; });
    // The number of a row.
    if (squares.size() > side) squares.erase(0, squares.find_first_not_of("123456789"));
    std::replace_if(squares.begin(), squares.end(), is_empty_square, '.');
    return squares;
}

// The rows of a line: itself, or the five of a board on one line, with slashes between them; or without
// slashes, if it is no word: it can be a board, and has an empty square or stands first.
std::vector<std::string> rows_in(std::string_view line, bool first) {
    std::string squares = squares_in(line);
    const bool slashes = squares.size() == size + side - 1;
    for (std::size_t i = side; slashes && i < squares.size(); i += side)
        if (squares[i] == '/') squares.erase(i, 1);
    const auto is_board = [&] {
        return legal_squares(squares) == size && (first || squares.find('.') != squares.npos);
    };
    if (squares.size() == size && (slashes || is_board())) return rows_of(squares);
    return {squares.size() == side ? squares : ""};
}

// What drawn boards have between their rows, and tables around them.
bool is_border(std::string_view line) {
    return line.find_first_not_of(" \t|+-=:\\/") == line.npos && line.find_first_of("|+") != line.npos;
}

// The words of a line, in capitals. Signs at the ends of a word, such as a bullet or quotes, are no part of
// it, and a number is no word.
Words words_in(std::string_view line) {
    const auto is_part = [](char c) {
        return static_cast<signed char>(c) < 0 || std::isalnum(c) || c == ':';
    };
    Words words;
    for (std::string &word : shell::words_of(line, " \t\v\f\r,;")) {
        const auto begin = std::find_if(word.begin(), word.end(), is_part);
        const auto end = std::find_if(word.rbegin(), std::reverse_iterator(begin), is_part).base();
        std::transform(begin, end, begin, capital);
        if (word == ":" && !words.empty()) words.back() += word; // a heading, as in French
        else if (!std::all_of(begin, end, [](char c) { return '0' <= c && c <= '9'; }))
            words.emplace_back(begin, end);
    }
    return words;
}

bool is_long_word(const std::string &word) { return word.size() > 1 && fault_of(word).empty(); }

// Whether a board can spell each of the words that is no heading.
bool can_be_spelt(const Words &words) {
    return std::ranges::all_of(
        words, [](const std::string &word) { return word.ends_with(':') || fault_of(word).empty(); });
}

// A line of a file, without its comment and a mail's signs.
struct Line {
    std::size_t number;
    std::string_view text;
    bool apart;                   // below an empty line
    std::string row = {};         // its squares, if it may be a row
    std::string_view behind = {}; // the row: words
};

// The lines of a file, but those that are empty, a comment or a border; and where the board is.
struct Source {
    Source(const std::string &file, std::string_view what);
    void add(std::string_view line, bool apart);
    void find_board();
    std::size_t below() const { return board + side; }
    InputError error(const Line &line, const std::string &what) const {
        return text.error_at(line.number, what);
    }
    InputError unexpected(const Line &line, const std::string &expected) const {
        return error(line, "line " + in_quotes(line.text) + " found, expected " + expected);
    }
    std::string note(const Line &line, const std::string &what) const { return error(line, what).what(); }

    shell::Text bytes;
    shell::Lines text;
    std::vector<Line> lines;
    std::size_t board = 0; // its first row, or what may be that
    bool legal = false;    // there is one, its squares are empty or letters, each once at most
};

Source::Source(const std::string &file, std::string_view what)
    : bytes(is_typed(file) ? shell::Text(file.begin(), file.end())
                           : shell::InputFile::open(file, what)
                                 .read({.most = most_bytes,
                                        .table = shell::Cells{.empty = ".", .separators = "|\t;,/"}})),
      text(file == "-"      ? "<stdin>"
           : is_typed(file) ? "operands"
                            : file,
           shell::view_of(bytes)) {
    for (bool apart = false; text.next();) {
        std::string_view whole = text.text();
        while (whole.starts_with('>')) whole.remove_prefix(1);
        const std::string_view line = whole.substr(0, whole.find('#'));
        const std::string squares = without_blanks(line);
        if (!squares.empty() && squares != "Boardsolved!Solution:" && !is_border(line)) add(line, apart);
        apart = squares.empty() && (apart || line.size() == whole.size());
    }
    find_board();
}

// Adds the line, once for each row. Words may stand behind the rows, each of two letters or more.
void Source::add(std::string_view line, bool apart) {
    std::vector<std::string> rows = rows_in(line, lines.empty());
    std::string_view behind;
    for (std::size_t end = 0; rows[0].empty() && end < std::min(line.size(), most_before_words);) {
        end = std::min(line.find_first_of(" \t", end + 1), line.size());
        behind = line.substr(end);
        const std::size_t word = behind.find_first_not_of(" \t");
        if (word == line.npos || is_empty_square(behind[word])) continue;
        rows = rows_in(without_blanks(line.substr(0, end)), false);
        const Words words = rows[0].empty() ? Words() : words_in(behind);
        if (words.empty() || !std::ranges::all_of(words, is_long_word)) rows = {""};
    }
    for (std::string &row : rows) lines.push_back({text.number(), line, apart, std::move(row)});
    lines.end()[-static_cast<std::ptrdiff_t>(rows.size())].behind = behind;
}

// The board is the block of five rows of which the most have an empty square, since no word has one; among
// equals the one with the most squares that are empty or have a letter of their own; then the first.
void Source::find_board() {
    const auto is_row = [](const Line &line) { return !line.row.empty(); };
    const auto has_behind = [](const Line &line) { return !line.behind.empty(); }; // from the first row on
    std::pair best(-1, 0);
    for (std::size_t i = 0; i + side <= lines.size(); ++i) {
        const auto rows = std::span(lines).subspan(i, side);
        if (!std::all_of(rows.begin(), rows.end(), is_row) ||
            !std::is_partitioned(rows.begin(), rows.end(), has_behind))
            continue;
        std::pair worth(0, 0);
        Board squares;
        for (const Line &line : rows) {
            squares += line.row;
            worth.first += line.row.find('.') != line.row.npos &&
                           line.row.find_first_of("123456789") == line.row.npos; // not `No. 12`
        }
        worth.second = legal_squares(squares);
        if (worth <= best) continue;
        best = worth;
        board = i;
        legal = worth.second == size;
    }
    if (best.first < 0) { // the first row, which has no words behind it
        for (Line &line : lines)
            if (has_behind(line)) line.row.clear();
        const auto first = std::find_if(lines.begin(), lines.end(), is_row);
        if (first != lines.end()) board = static_cast<std::size_t>(first - lines.begin());
    }
    // What is right above and has two empty squares or more is a row, too, with a square too many or too few.
    if (board == 0 || lines[board].apart) return;
    const std::string_view above = lines[board - 1].text;
    board -= above.find_first_of("123456789") == above.npos &&
             std::count_if(above.begin(), above.end(), is_empty_square) > 1;
}

// The letters that are known to be printed: if some are small and some capitals, the capitals; but the small
// ones if all are small where newspapers print them.
Board printed_of(const Board &typed) {
    const auto is_small = [](char c) { return 'a' <= c && c <= 'z'; };
    bool small = true;
    for (const Cells one : members(newspaper_cells)) small &= is_small(typed[index_of(one)]);
    Board printed(size, '.');
    if (std::any_of(typed.begin(), typed.end(), is_small) &&
        std::any_of(typed.begin(), typed.end(), is_letter))
        for (std::size_t i = 0; i < size; ++i)
            if (is_small(typed[i]) == small) printed[i] = capital(typed[i]);
    return printed;
}

// Takes the board of a source, and leaves the lines above, those below, and what stands behind it.
Puzzle take_board(Source &source, Squares squares) {
    Board board, typed;
    for (std::size_t i = source.board; i < source.below(); ++i) {
        if (i == source.lines.size())
            throw source.text.error("end of file found after " + std::to_string(i - source.board) +
                                    " lines, expected " + std::to_string(side));
        Line &line = source.lines[i];
        if (!source.legal && i > source.board && line.apart && !source.lines[source.board + 1].apart)
            throw source.error(line, shell::count_of(i - source.board, "row") +
                                         " of the board found above, expected " + std::to_string(side));
        if (line.row.empty() || (squares == Squares::legal && line.row.find(' ') != line.row.npos))
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
        typed += line.row;
        line.text = line.behind;
    }
    return {board, {}, printed_of(typed)};
}

bool has_text(const Line &line) { return !without_blanks(line.text).empty(); }

void skip_titles(const Source &source, std::size_t count, Notes &notes) {
    for (std::size_t i = 0; i < count; ++i)
        notes.push_back(
            source.note(source.lines[i], in_quotes(source.lines[i].text) + " skipped as a title"));
}

// The words behind and below the board or, if more are above it, those, each once. Other lines above are
// titles. A word with an empty square is a row too many.
Words words_of(const Source &source, Notes &notes) {
    const std::vector<Line> &lines = source.lines;
    std::size_t i = source.board;
    const auto words_between = [&lines](std::size_t from, std::size_t to) {
        std::size_t count = 0;
        for (; from < to; ++from) {
            const Words words = words_in(lines[from].text);
            if (can_be_spelt(words)) count += words.size();
        }
        return count;
    };
    // Of two texts the one with more words is the list.
    std::size_t end = lines.size();
    const std::size_t above = words_between(0, i);
    if (i > 0 && above >= words_between(i, end)) {
        for (std::size_t below = end = std::exchange(i, 0); below < lines.size(); ++below)
            if (has_text(lines[below]))
                notes.push_back(
                    source.note(lines[below], in_quotes(lines[below].text) + " left out: no words"));
        const Words first = words_in(lines[0].text);
        i = !can_be_spelt(first) || (end > 1 ? lines[1].apart : first.size() < 3);
    }
    skip_titles(source, i, notes);
    Words words;
    std::unordered_set<std::string> known;
    for (; i < end; ++i) {
        const Line &line = lines[i];
        const Words on_line = words_in(line.text);
        if (source.legal && i == source.below() && !line.apart && line.row.find('.') != line.row.npos &&
            std::ranges::none_of(on_line, is_long_word))
            throw source.unexpected(line, "words");
        // What is set apart and no board can spell is no list, if it is more than a word.
        if (line.apart && !can_be_spelt(on_line) && !words.empty() &&
            line.text.find(' ', line.text.find_first_not_of(" \t")) != line.text.npos) {
            notes.push_back(source.note(line, in_quotes(line.text) + " left out: no words"));
            continue;
        }
        for (const std::string &word : on_line)
            if (word.ends_with(':'))
                notes.push_back(source.note(line, in_quotes(word) + " skipped as a heading"));
            else if (const std::string fault = fault_of(word); !fault.empty())
                throw source.error(line, fault);
            else if (known.insert(word).second) words.push_back(word);
            else notes.push_back(source.note(line, "word " + in_quotes(word) + " found again, left out"));
    }
    return words;
}

} // namespace

bool is_typed(const std::string &operand) {
    return operand.find('\n') != operand.npos || rows_in(operand, false).size() == side;
}

Puzzle read_puzzle(const std::vector<std::string> &files, Squares squares, Notes &notes) {
    Source source(files[0], files.size() > 1 ? "a board" : "a puzzle");
    if (files.size() == 1) {
        Puzzle puzzle = take_board(source, squares);
        puzzle.words = words_of(source, notes);
        puzzle.may_have_heading = puzzle.words.size() > 1 && source.below() < source.lines.size() &&
                                  words_in(source.lines[source.below()].text).size() == 1;
        return puzzle;
    }
    Source list(files[1], "words");
    if (!source.legal && source.lines.size() != side && list.legal && list.lines.size() == side) {
        notes.push_back(source.note(source.lines[0], "words found, and a board in " + files[1] +
                                                         ": taken the other way round"));
        std::swap(source, list);
    }
    Puzzle puzzle = take_board(source, squares);
    for (std::size_t i = source.board; i < source.lines.size(); ++i)
        if (has_text(source.lines[i]))
            throw source.unexpected(source.lines[i], std::to_string(side) + " lines only");
    skip_titles(source, source.board, notes);
    if (list.legal) {
        notes.push_back(
            list.note(list.lines[list.board], "board found before the words, its letters taken as printed"));
        puzzle.printed = take_board(list, Squares::legal).board;
    } else list.board = 0;
    puzzle.words = words_of(list, notes);
    if (puzzle.words.empty()) throw list.text.error("no words found, expected at least one");
    return puzzle;
}

Words read_dictionary(const std::string &file, Notes &notes) {
    const Source source(file, "words");
    Words words;
    std::string note; // of the first word left out
    std::size_t left_out = 0;
    for (const Line &line : source.lines)
        for (const std::string &word : words_in(line.text))
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
