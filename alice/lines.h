// The lines of a file or of standard input, read with read(2) since std::cin cannot tell a read error (a closed
// standard input, a directory) from the end of the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace alice {

/// What is wrong with an input, as `FILE:LINE: what was found, what was expected`.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A word for a message: bytes that a terminal might obey are shown as '?', and only the start of a long one.
std::string shown(std::string_view word);

/// Takes a whole number off the front of the text, perhaps with a minus. One beyond 2'000'000'000 comes out as that.
std::optional<std::int64_t> take_number(std::string_view &text);

/// What errno says, in lower case.
std::string system_reason();

class Lines {
  public:
    /// Opens the file, standard input for "-". Throws InputError when it cannot.
    explicit Lines(const std::string &file);
    /// The lines of a text that errors call `name`.
    Lines(std::string name, std::string_view text);
    ~Lines();
    Lines(const Lines &) = delete;
    Lines &operator=(const Lines &) = delete;

    /// Goes to the next line, if there is one. Throws InputError when it cannot be read.
    bool next();
    /// The line without its end, LF or CR LF. The byte behind it can be read too, and is one of the two.
    std::string_view text() const { return line_; }
    /// Its number, from 1; after the last line the number of that, or 1 when the file is empty.
    std::size_t number() const { return number_ == 0 ? 1 : number_; }

    /// The start of a message about a line, `FILE:LINE: `, or about the byte of the present line that `where` points
    /// to, `FILE:LINE:COLUMN: ` with columns from 1.
    std::string place(std::size_t line) const { return name_ + ':' + std::to_string(line) + ": "; }
    std::string place(const char *where) const {
        return name_ + ':' + std::to_string(number()) + ':' + std::to_string(where - line_.data() + 1) + ": ";
    }

  private:
    bool fill();

    std::string name_;
    int file_ = -1;
    bool ended_ = false; // nothing is left to read
    std::vector<char> buffer_;
    std::size_t from_ = 0, to_ = 0; // what is in the buffer and not yet passed
    std::string_view line_;
    std::size_t number_ = 0;
};

} // namespace alice
