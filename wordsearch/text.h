// Files in, text out: POSIX reads and writes, with every failure told.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// Input that cannot be read or is not what the program reads. what() is `FILE:LINE: what was found, what was
/// expected`, or `FILE: reason` where no line is to blame.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The bytes of a file. A vector, because views of it must outlive a move.
using Text = std::vector<char>;

/// A file that is open for reading.
class InputFile {
  public:
    /// Throws InputError when there is no such file, it cannot be opened or it is a directory.
    static InputFile open(const std::string &name);
    static InputFile standard_input();

    InputFile(InputFile &&other) noexcept;
    InputFile &operator=(InputFile &&) = delete;
    ~InputFile();

    /// The name that messages call it by.
    const std::string &name() const { return name_; }
    /// The rest of the file. Throws InputError on a read error, or when it is too large for this machine.
    Text read();
    /// The next line without its end, or false at the end of the file. Reads no byte beyond that line, for others
    /// may read on. Throws InputError on a read error.
    bool read_line(std::string &line);

  private:
    InputFile(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
    std::size_t read_some(char *to, std::size_t most);

    int descriptor_;
    std::string name_;
};

/// The first line of a text, without its line feed and a carriage return before it, and takes it off the text. A last
/// line may lack its line feed.
std::string_view take_line(std::string_view &text);

/// A word or a name for an error message: in quotes, what a terminal might obey as '?', and only the start of a long
/// one.
std::string quoted(std::string_view word);

/// Standard output, buffered. Its functions throw std::runtime_error when it cannot be written.
class Output {
  public:
    void put(std::string_view text);
    /// Room for so many bytes; give took() the end of what was written there before anything else.
    char *room(std::size_t bytes) {
        if (buffer_.size() - used_ < bytes) make_room(bytes);
        return buffer_.data() + used_;
    }
    void took(const char *end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }
    /// Whatever was put is not safely written before this.
    void flush();

  private:
    void make_room(std::size_t bytes);

    std::vector<char> buffer_ = std::vector<char>(std::size_t{1} << 16);
    std::size_t used_ = 0;
};

} // namespace wordsearch
