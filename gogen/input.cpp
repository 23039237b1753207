#include "gogen/input.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

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

InputError error_at(const std::string &file, std::size_t line, const std::string &reason) {
    return InputError(name_of(file) + ':' + std::to_string(line) + ": " + reason);
}

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

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
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

} // namespace gogen
