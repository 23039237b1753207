// Files: input read whole or line by line, answers on standard output, and saved files, which are written
// whole or not at all. Every puzzle that a program reads passes InputFile::read. The principles, for all
// programs:
//
//  1. Text is read, in any of Unicode's encodings. Any other kind of file is named, with the command or the
//     step that makes text of it. A kind is known by the bytes that its format prescribes at its start, never
//     by the file's name (file_kinds.h).
//  2. A table is a way to write a grid: cells between tabs, `;`, `,` or `|`, as spreadsheets and Markdown
//     have them. It is rewritten with one word for each cell (table.h), and the separator is reported, so no
//     program needs a reader of its own. So is JSON (json.h).
//  3. Whatever was not used of an input is reported: a title above a puzzle, a heading, a cell. No program
//     silently answers for only a part of its input.
//  4. Legal input is read as it stands: another reading is tried only where the plain one has no meaning.
//
// read(2) tells an error from the end of a file.
#pragma once

#include "table.h"
#include "text.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell {

/// Writes all of the text to the descriptor. Returns false, with errno, if that fails.
bool write_all(int descriptor, std::string_view text);

/// The name that run() has, for messages that show a command.
extern std::string program_name;

/// How a file is read.
struct Reading {
    std::uint64_t most = UINT64_MAX; // bytes
    bool as_typed = false;           // neither plain() nor unquoted()
    std::optional<Cells> table = {}; // tables are written so, and reported on standard error
};

/// Whether a file was read from there.
extern bool standard_input_read;
/// Whether an operand is a file: `-`, or the name of one that exists. If it could also be what `or_else`
/// says, that is said.
bool is_file(const std::string &operand, std::string_view or_else = {});

/// Whether an operand is a file, or looks like the name of one: it has an ending or a slash, or is a link or
/// dots.
bool is_name(const std::string &operand);
/// Adds an operand: a file, or else one more line of a text that is typed, which InputFile::open reads.
void add_operand(Words &operands, const std::string &operand);

/// Whether standard input is a pipe, a socket (as ssh has) or a file, not a terminal or /dev/null.
bool is_input_piped();

class InputFile {
  public:
    /// Opens the file, standard input for "-". On a terminal it prints `reading WHAT from the terminal; end
    /// it with ^D` on standard error. If there is no such file, a name of several lines, or with ` / ` for
    /// their ends, is the text itself. Throws InputError if the file cannot be opened or is a directory.
    static InputFile open(const std::string &file, std::string_view what);
    /// Standard input for a dialogue, without that line.
    static InputFile standard_input() { return InputFile(0, "<stdin>"); }

    InputFile(InputFile &&other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)),
          typed_(std::move(other.typed_)) {}
    ~InputFile();

    /// The name for messages: that of the file, or <stdin>.
    const std::string &name() const { return name_; }
    /// The rest of the file in UTF-8, plain() and unquoted() if it is not to be as it is typed; JSON as the
    /// lines that it holds, which is said. Throws
    /// InputError on a read error, if it is no text (kinds.h), if it is standard input for the second time,
    /// and if it is larger than `most` bytes or a quarter of process_memory().
    Text read(const Reading &reading = {});
    /// Reads the next line without its LF or CR LF; returns false at the end of the file. It reads no byte
    /// beyond the line, so that another program can read on, and keeps the first 64 KiB. Throws InputError on
    /// a read error.
    bool read_line(std::string &line);

  private:
    InputFile(int descriptor, std::string name, std::string typed = {})
        : descriptor_(descriptor), name_(std::move(name)), typed_(std::move(typed)) {}
    std::size_t read_some(char *to, std::size_t most);
    Text read_bytes(std::uint64_t most);

    int descriptor_; // -1 for a text in place of a name
    std::string name_;
    std::string typed_; // what is left of the text
};

/// Buffered output to a descriptor, or of answers. Its functions throw std::runtime_error, `cannot write
/// NAME: reason`.
class Output {
  public:
    explicit Output(int descriptor = 1, std::string name = "standard output")
        : descriptor_(descriptor), name_(std::move(name)) {}

    void put(std::string_view text);
    /// Room for that many bytes. Next, give took() the end of what was written there.
    char *room(std::size_t bytes) {
        if (buffer_.size() - used_ < bytes) flush();
        if (buffer_.size() < bytes) buffer_.resize(bytes);
        return buffer_.data() + used_;
    }
    void took(const char *end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }
    /// Writes the buffer; call it at the end. Output that is not flushed is dropped, as it should be after an
    /// error.
    void flush();

  private:
    int descriptor_;
    std::string name_;
    std::vector<char> buffer_ = std::vector<char>(std::size_t{1} << 16);
    std::size_t used_ = 0;
};

/// Writes an answer to standard output at once, or keeps it for -o. Throws std::runtime_error if that fails.
void write_answer(std::string_view text);
/// Keeps answers from now on.
void keep_answers();
/// Writes what was kept, if anything, by write_file, and throws what that throws.
void save_answers(const std::string &name);
/// Whether answers are seen at once.
bool answers_on_terminal();

/// Makes or replaces the file with what write() puts. A regular file is written beside itself and renamed: if
/// anything fails, it is as it was, and nothing is left behind. It keeps its mode; a link stays. Anything
/// else, such as a pipe or /dev/stdout, is written in place. Throws std::runtime_error, `cannot write NAME:
/// reason`.
void write_file(const std::string &name, const std::function<void(Output &)> &write);
/// Throws what write_file would throw, as far as it can be known now: for use before long work.
void check_writable(const std::string &name);

} // namespace shell
