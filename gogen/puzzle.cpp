#include "gogen/puzzle.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace gogen {

namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 26; // of a file

std::string name_of(const std::string &file) { return file == "-" ? "<stdin>" : file.empty() ? "''" : file; }

// The file, opened; not as one of the standard streams, whose numbers are free where they are closed.
int open_file(const std::string &file) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
    const int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close(descriptor);
    return higher;
}

// The whole file. read(2) tells a closed standard input and a directory from an empty file; streams do not.
std::string text_of_file(const std::string &file) {
    const int descriptor = file == "-" ? STDIN_FILENO : open_file(file);
    if (descriptor < 0) throw InputError(name_of(file) + ": " + system_reason());
    struct Closer {
        int descriptor;
        ~Closer() {
            if (descriptor != STDIN_FILENO) close(descriptor);
        }
    } const closer{descriptor};
    std::string text;
    for (std::vector<char> buffer(1 << 16);;) {
        const ssize_t got = read(descriptor, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw InputError(name_of(file) + ": " + system_reason());
        if (got == 0) return text;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > most_bytes)
            throw InputError(name_of(file) + ": more than 64 MB found, expected less");
    }
}

// The lines of a text without their ends: a line feed, perhaps with a carriage return, or the end of the text.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool blank(std::string_view line) { return line.find_first_not_of(" \t") == line.npos; }

// For an error message: bytes that a terminal might obey are shown as '?', and only the start of a long text.
std::string shown(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : text.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (text.size() > longest ? "...'" : "'");
}

InputError error_at(const std::string &file, std::size_t line, const std::string &reason) {
    return InputError(name_of(file) + ':' + std::to_string(line) + ": " + reason);
}

// The first square of a letter that is there.
Cells where(const Board &board, char c) { return cell_at(static_cast<int>(board.find(c))); }

} // namespace

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

Board read_board(const std::string &file, Squares squares) {
    const std::string text = text_of_file(file);
    std::vector<std::string_view> lines = lines_of(text);
    while (lines.size() > side && blank(lines.back())) lines.pop_back();
    Board board;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == side)
            throw error_at(file, i + 1, "line " + shown(lines[i]) + " found, expected five lines only");
        if (lines[i].size() != side)
            throw error_at(file, i + 1, "line " + shown(lines[i]) + " found, expected five squares");
        for (const char byte : lines[i]) {
            const char square = capital(byte);
            if (squares == Squares::legal && square != '.') {
                if (!is_letter(square))
                    throw error_at(file, i + 1,
                                   shown({&byte, 1}) + " found, expected '.' or a letter A to Y");
                if (board.find(square) != board.npos)
                    throw error_at(file, i + 1,
                                   shown({&byte, 1}) + " found again, expected each letter once at most");
            }
            board += square;
        }
    }
    if (lines.size() < side)
        throw error_at(file, std::max<std::size_t>(1, lines.size()),
                       "end of file found after " + std::to_string(lines.size()) + " lines, expected five");
    return board;
}

std::string fault_of(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (!is_letter(word[i]))
            return shown(word.substr(i, 1)) + " found in " + shown(word) + ", expected letters A to Y";
        if (i > 0 && word[i] == word[i - 1])
            return "double letter " + shown(word.substr(i - 1, 2)) + " found in " + shown(word) +
                   ", which cannot be spelt: expected each letter next to another one";
    }
    return {};
}

namespace {

// The words of a text in capitals; `take` is told each, with its line.
template <typename Take>
void each_word(const std::string &file, const char *expected, Take take) {
    const std::string text = text_of_file(file);
    const std::vector<std::string_view> lines = lines_of(text);
    bool any = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (blank(lines[i])) continue;
        std::string word(lines[i]);
        std::transform(word.begin(), word.end(), word.begin(), capital);
        any = take(std::move(word), i + 1) || any;
    }
    if (!any) throw error_at(file, std::max<std::size_t>(1, lines.size()), expected);
}

} // namespace

Words read_words(const std::string &file) {
    Words words;
    each_word(file, "no words found, expected one a line", [&](std::string word, std::size_t line) {
        if (const std::string fault = fault_of(word); !fault.empty()) throw error_at(file, line, fault);
        words.push_back(std::move(word));
        return true;
    });
    return words;
}

Words read_dictionary(const std::string &file) {
    Words words;
    each_word(file, "no word found that a board can spell, expected some of two letters or more, one a line",
              [&](std::string word, std::size_t) {
                  if (word.size() < 2 || !fault_of(word).empty()) return false;
                  words.push_back(std::move(word));
                  return true;
              });
    return words;
}

Problem problem_of(const Board &board, const Words &words) {
    Problem problem;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (board[i] != '.') problem.domain[number_of_letter(board[i])] = cell_at(static_cast<int>(i));
    for (const std::string &word : words)
        for (std::size_t i = 1; i < word.size(); ++i)
            pair_up(problem.partners, number_of_letter(word[i - 1]), number_of_letter(word[i]));
    return problem;
}

Board board_of(const State &solution) {
    Board board(size, '.');
    for (unsigned a = 0; a < size; ++a)
        board[static_cast<std::size_t>(index_of(solution.domain[a]))] = letter_name(a);
    return board;
}

std::vector<std::string> faults_of(const Board &board, const Words &words) {
    std::vector<std::string> faults;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '.')
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " is empty");
        else if (!is_letter(board[i]))
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " holds " +
                             shown({&board[i], 1}) + ", which is no letter A to Y");
    }
    for (unsigned a = 0; a < size; ++a) {
        const std::size_t first = board.find(letter_name(a)), last = board.rfind(letter_name(a));
        if (first == board.npos) faults.push_back(std::string("letter ") + letter_name(a) + " is missing");
        else if (first != last)
            faults.push_back(std::string("letter ") + letter_name(a) + " is there twice or more, at " +
                             place_name(where(board, letter_name(a))) + " and " +
                             place_name(cell_at(static_cast<int>(last))));
    }
    if (!faults.empty()) return faults;
    for (const std::string &word : words)
        for (std::size_t i = 1; i < word.size(); ++i) {
            if (around(where(board, word[i - 1])) & where(board, word[i])) continue;
            faults.push_back("word " + word + " cannot be spelt: it breaks between " + word[i - 1] + " and " +
                             word[i]);
            break;
        }
    return faults;
}

std::string plain_text(const Board &board) {
    std::string text;
    for (std::size_t r = 0; r < side; ++r) text += board.substr(side * r, side) + '\n';
    return text;
}

std::string drawn_text(const Board &board) {
    std::string text;
    for (std::size_t r = 0; r < side; ++r) {
        if (r > 0) text += " | \\/ | \\/ | \\/ | \\/ |\n | /\\ | /\\ | /\\ | /\\ |\n";
        for (std::size_t c = 0; c < side; ++c)
            text += std::string(c > 0 ? "--[" : "[") + board[side * r + c] + ']';
        text += '\n';
    }
    return text;
}

} // namespace gogen
