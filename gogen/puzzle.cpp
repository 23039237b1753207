#include "gogen/puzzle.h"

#include "gogen/shell.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <unordered_set>

namespace gogen {

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

std::string fault_of(std::string_view word) {
    const bool spelt = std::all_of(word.begin(), word.end(), is_letter) &&
                       std::adjacent_find(word.begin(), word.end()) == word.end();
    return spelt ? std::string()
                 : "word " + shell::in_quotes(word) + " found, expected letters " + letter_range +
                       ", none twice in a row";
}

std::string plain_text(const Board &board) {
    std::string text;
    for (std::size_t r = 0; r < side; ++r) text += board.substr(side * r, side) + '\n';
    return text;
}

std::string json_of(const std::vector<std::string> &list) {
    std::string text = "[";
    for (const std::string &item : list) text += (text.size() > 1 ? "," : "") + shell::json_string(item);
    return text + ']';
}

std::string json_of(const Board &board) {
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < side; ++r) rows.push_back(board.substr(side * r, side));
    return json_of(rows);
}

std::string json_of(Cells cells) {
    std::string text = "[";
    for (const Cells one : members(cells))
        text += (text.size() > 1 ? ",[" : "[") + std::to_string(row_of(one)) + ',' +
                std::to_string(col_of(one)) + ']';
    return text + ']';
}

// Reading.

namespace {

using shell::InputError, shell::in_quotes;

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 26; // of a file
constexpr std::string_view blanks = " \t";

// The lines of a file without comments.
class Source {
  public:
    Source(const std::string &file, std::string_view what) : Source(shell::InputFile::open(file, what)) {}

    // Goes to the next line that is not only a comment. Returns false after the last one.
    bool next() {
        do {
            if (!lines_.next()) return false;
            text_ = lines_.text().substr(0, lines_.text().find('#'));
        } while (blank() && text_.size() < lines_.text().size());
        return true;
    }
    std::string_view text() const { return text_; }
    bool blank() const { return text_.find_first_not_of(blanks) == text_.npos; }
    InputError error(const std::string &reason) const { return lines_.error(reason); }
    std::string note(const std::string &what) const { return error(what).what(); }

  private:
    explicit Source(shell::InputFile file)
        : bytes_(file.read(most_bytes)), lines_(file.name(), shell::without_mark(shell::view_of(bytes_))) {}

    shell::Text bytes_;
    shell::Lines lines_;
    std::string_view text_;
};

std::string without_blanks(std::string_view text) {
    std::string result(text);
    std::erase_if(result, [](char c) { return blanks.find(c) != blanks.npos; });
    return result;
}

// The squares of a row: five characters; `N . W . R`; or drawn, `[N]--[.]--[W]--[.]--[R]`.
std::string squares_in(std::string_view line, Squares squares) {
    const std::string row = without_blanks(line);
    std::string inside;
    for (std::size_t i = 1; i < row.size(); i += side) inside += row[i];
    std::string drawn;
    for (const char c : inside) drawn += std::string(drawn.empty() ? "[" : "--[") + c + ']';
    if (inside.size() == side && row == drawn) return inside;
    return row.size() != side && squares == Squares::any && line.size() == side ? std::string(line) : row;
}

bool between_drawn_rows(std::string_view line) {
    return line.find_first_not_of(" |\\/") == line.npos && line.find('|') != line.npos;
}

char square_of(char c) {
    return std::string_view("._-?*0").find(c) != std::string_view::npos ? '.' : capital(c);
}

// Whether a line behind the board may be a row too many: five squares, none with a letter that the board has. A word is
// anything else.
bool may_be_row(std::string_view line, const Board &board) {
    const std::string row = squares_in(line, Squares::legal);
    return row.size() == side && std::all_of(row.begin(), row.end(), [&](char c) {
               return square_of(c) == '.' || board.find(square_of(c)) == board.npos;
           });
}

// Adds the row at which the source is to the board.
void add_row(const Source &source, Squares squares, Board &board) {
    const std::string row = squares_in(source.text(), squares);
    if (row.size() != side)
        throw source.error("line " + in_quotes(source.text()) + " found, expected " + std::to_string(side) +
                           " squares, '.' for an empty one");
    for (const char byte : row) {
        const char square = square_of(byte);
        if (squares == Squares::legal && square != '.') {
            if (!is_letter(square))
                throw source.error(in_quotes({&byte, 1}) + " found, expected '.' or a letter " +
                                   letter_range);
            if (board.find(square) != board.npos)
                throw source.error(in_quotes({&byte, 1}) + " found again, expected each letter once at most");
        }
        board += square;
    }
}

// Whether the present line is a title: the next five are rows, and it is none; or it is full and the last of them has an
// empty square, as no word has, so that there is a row too many.
bool is_title(Source source, Squares squares) {
    const auto is_empty = [](char c) { return square_of(c) == '.'; };
    const std::string first = squares_in(source.text(), squares);
    Board below;
    try {
        while (below.size() < size) {
            if (!source.next()) return false;
            if (between_drawn_rows(source.text())) continue;
            if (!source.blank()) add_row(source, squares, below);
            else if (!below.empty()) return false;
        }
    } catch (const InputError &) {
        return false;
    }
    return first.size() != side || (std::none_of(first.begin(), first.end(), is_empty) &&
                                    std::any_of(below.end() - side, below.end(), is_empty));
}

Board board_from(Source &source, Squares squares, Notes &notes) {
    Board board;
    std::size_t rows = 0;
    while (rows < side && source.next()) {
        if (source.blank() || (rows > 0 && between_drawn_rows(source.text()))) continue;
        if (rows == 0 && without_blanks(source.text()) == "Boardsolved!Solution:") continue;
        if (rows == 0 && is_title(source, squares)) {
            notes.push_back(source.note(in_quotes(source.text()) + " skipped as a title"));
            continue;
        }
        add_row(source, squares, board);
        ++rows;
    }
    if (rows < side)
        throw source.error("end of file found after " + std::to_string(rows) + " lines, expected " +
                           std::to_string(side));
    return board;
}

// The words of a line, in capitals.
Words words_in(std::string_view line) {
    std::string text(line);
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c == ',' ? ' ' : capital(c); });
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

// Words in the order of the file, each once.
struct WordList {
    Words words = {};
    std::unordered_set<std::string> known = {};

    // Takes the words of the line at which the source is.
    void take(const Source &source, Notes &notes) {
        for (const std::string &word : words_in(source.text()))
            if (const std::string fault = fault_of(word); !fault.empty()) throw source.error(fault);
            else if (known.insert(word).second) words.push_back(word);
            else notes.push_back(source.note("word " + in_quotes(word) + " found again, left out"));
    }
};

// Whether the file begins with a board. Five words are none unless an empty line follows.
bool begins_with_board(Source source) {
    Notes unused;
    try {
        if (board_from(source, Squares::legal, unused).find('.') != Board::npos) return true;
    } catch (const InputError &) {
        return false;
    }
    return source.next() && source.blank();
}

} // namespace

Board read_board(const std::string &file, Squares squares, Notes &notes) {
    Source source(file, "a board");
    Board board = board_from(source, squares, notes);
    while (source.next())
        if (!source.blank())
            throw source.error("line " + in_quotes(source.text()) + " found, expected " +
                               std::to_string(side) + " lines only");
    return board;
}

Puzzle read_puzzle(const std::string &file, Squares squares, Notes &notes) {
    Source source(file, "a puzzle");
    Board board = board_from(source, squares, notes);
    WordList words;
    for (bool first = true; source.next(); first = false) {
        if (first && may_be_row(source.text(), board))
            throw source.error("line " + in_quotes(source.text()) +
                               " found after the board, expected an empty line before the words");
        words.take(source, notes);
    }
    return {board, words.words};
}

Words read_words(const std::string &file, Notes &notes) {
    Source source(file, "words");
    WordList words;
    if (begins_with_board(source)) {
        notes.push_back(source.note("board found before the words, left out"));
        board_from(source, Squares::legal, notes);
    }
    while (source.next()) words.take(source, notes);
    if (words.words.empty()) throw source.error("no words found, expected at least one");
    return words.words;
}

Words read_dictionary(const std::string &file, Notes &notes) {
    Source source(file, "words");
    Words words;
    std::size_t left_out = 0;
    while (source.next())
        for (const std::string &word : words_in(source.text()))
            if (word.size() >= 2 && fault_of(word).empty()) words.push_back(word);
            else ++left_out;
    if (words.empty())
        throw source.error("no word found that a board can spell, expected some of two letters or more");
    if (left_out > 0)
        notes.push_back((file == "-" ? std::string("<stdin>") : file) + ": " + std::to_string(left_out) +
                        (left_out == 1 ? " word" : " words") + " that no board can spell left out");
    return words;
}

} // namespace gogen
