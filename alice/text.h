// Text in and out: files read by read(2), which tells an error from the end of the file; lines with their numbers;
// words made fit for messages; standard output that is checked.
//
// Every folder that needs this file has the same copy: tests/harness/071.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell {

/// Input that cannot be read, or is not what the program reads. what() is `FILE:LINE: what was found and what was
/// expected`, or `FILE: reason` if no line is to blame.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What errno says, with a small first letter.
std::string system_reason();

/// Takes the first code point off the text. If the text does not begin with one in UTF-8, takes one byte off and returns
/// nothing.
std::optional<char32_t> take_code_point(std::string_view &text);

/// The text as part of a line for a terminal: control characters and bytes that are no UTF-8 become '?'.
std::string tamed(std::string_view text);
/// A word for a message: tamed, in quotes, and only the start of a long one.
std::string in_quotes(std::string_view word);
/// The text as a JSON string, quotes included. Bytes that are no UTF-8 become U+FFFD.
std::string json_string(std::string_view text);

/// The bytes of a file. Not a std::string: views of a vector stay valid when it is moved.
using Text = std::vector<char>;
inline std::string_view view_of(const Text &text) { return {text.data(), text.size()}; }

/// A file that is open for reading.
class InputFile {
  public:
    /// Opens the file, standard input for "-". If a person has to type it, says so on standard error: `reading WHAT from
    /// the terminal; end it with ^D`. Throws InputError if it cannot be opened or is a directory.
    static InputFile open(const std::string &file, std::string_view what);
    /// Standard input for a dialogue, of which nothing is said.
    static InputFile standard_input() { return InputFile(0, "<stdin>"); }

    InputFile(InputFile &&other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)) {}
    InputFile &operator=(InputFile &&) = delete;
    ~InputFile();

    /// What messages call it: its name, or <stdin>.
    const std::string &name() const { return name_; }
    /// The rest of the file. Throws InputError on a read error, or if there are more than `most` bytes or more than this
    /// process has memory for (a quarter of it).
    Text read(std::uint64_t most = UINT64_MAX);
    /// Reads the next line without its end, LF or CR LF; returns false at the end of the file. It reads no byte beyond
    /// the line, so that another program can read on, and keeps the first 64 KiB of it. Throws InputError on a read
    /// error.
    bool read_line(std::string &line);

  private:
    InputFile(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
    std::size_t read_some(char *to, std::size_t most);

    int descriptor_;
    std::string name_;
};

/// The text without the UTF-8 byte order mark that some editors put in front.
inline std::string_view without_mark(std::string_view text) {
    return text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
}

/// Takes the first line off the text, and returns it without its end, LF or CR LF. The last line may lack its LF.
std::string_view take_line(std::string_view &text);

/// The lines of a text with their numbers:
///
///     for (Lines lines(file.name(), view_of(text)); lines.next();)
///         if (lines.text().size() != 5) throw lines.error(in_quotes(lines.text()) + " found, expected five letters");
class Lines {
  public:
    /// The text, whose lines errors call `name`:LINE. It must outlive the lines.
    Lines(std::string name, std::string_view text) : name_(std::move(name)), rest_(text) {}

    /// Goes to the next line. Returns false after the last one; number() and error() then are about that.
    bool next();
    /// The line without its end, LF or CR LF.
    std::string_view text() const { return line_; }
    /// Whether nothing but blanks and tabs is on the line.
    bool blank() const { return line_.find_first_not_of(" \t") == line_.npos; }
    /// From 1. It is 1 before the first line and in an empty text, too.
    std::size_t number() const { return number_ == 0 ? 1 : number_; }

    /// An error about the present line: `NAME:LINE: reason`.
    InputError error(const std::string &reason) const { return error_at(number(), reason); }
    InputError error_at(std::size_t line, const std::string &reason) const;
    /// An error about the byte of the present line that `where` points to: `NAME:LINE:COLUMN: reason`, from 1.
    InputError error_at(const char *where, const std::string &reason) const;

  private:
    std::string name_;
    std::string_view rest_, line_;
    std::size_t number_ = 0;
};

/// Standard output, buffered. Its functions throw std::runtime_error if it cannot be written.
class Output {
  public:
    void put(std::string_view text);
    /// Room for that many bytes. Give took() the end of what was written there before anything else.
    char *room(std::size_t bytes) {
        if (buffer_.size() - used_ < bytes) make_room(bytes);
        return buffer_.data() + used_;
    }
    void took(const char *end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }
    /// Writes what was put; call it at the end. Output that is not flushed is dropped, as an error should.
    void flush();

  private:
    void make_room(std::size_t bytes);

    std::vector<char> buffer_ = std::vector<char>(std::size_t{1} << 16);
    std::size_t used_ = 0;
};

/// Writes all of the text to the descriptor. Returns false, with errno, if that fails.
bool write_all(int descriptor, std::string_view text);
/// Writes an answer to standard output at once. Throws std::runtime_error if that fails.
void write_answer(std::string_view text);

} // namespace shell
