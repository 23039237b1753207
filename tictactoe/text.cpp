#include "text.h"

#include "memory.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace shell {

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

// The well-formed sequences are those of RFC 3629: no longer form than needed, no surrogates, nothing over U+10FFFF.
std::optional<char32_t> take_code_point(std::string_view &text) {
    const auto byte = [text](std::size_t i) -> char32_t {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const char32_t first = byte(0);
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t point = size == 1 ? first : first & (0x7Fu >> size);
    bool good = first < 0x80 || (first >= 0xC0 && first < 0xF8);
    for (std::size_t i = 1; i < size; ++i) {
        good = good && byte(i) >> 6 == 2;
        point = point << 6 | (byte(i) & 0x3F);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    good = good && point >= least[size] && point <= 0x10FFFF && !(point >= 0xD800 && point < 0xE000);
    text.remove_prefix(good ? size : 1);
    if (!good) return {};
    return point;
}

std::string tamed(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t point = take_code_point(text).value_or(0);
        // The C1 controls are obeyed as the C0 controls are, and U+2028 to U+202E end lines or turn them round.
        const bool obeyed =
            point < ' ' || (point >= 0x7F && point < 0xA0) || (point >= 0x2028 && point < 0x202F);
        if (obeyed) result += '?';
        else result += before.substr(0, before.size() - text.size());
    }
    return result;
}

std::string in_quotes(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::size_t size = std::min(longest, word.size());
    while (size < word.size() && size > longest - 3 && (word[size] & 0xC0) == 0x80)
        --size; // cut no letter in two
    return "'" + tamed(word.substr(0, size)) + (size < word.size() ? "...'" : "'");
}

std::string json_string(std::string_view text) {
    std::string result = "\"";
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t point = take_code_point(text).value_or(0xFFFD);
        char escape[8];
        if (point == '"' || point == '\\') result += '\\';
        if (point < ' ') {
            std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(point));
            result += escape;
        } else if (point == 0xFFFD) {
            result += "\xEF\xBF\xBD";
        } else {
            result += before.substr(0, before.size() - text.size());
        }
    }
    return result + '"';
}

InputFile InputFile::open(const std::string &file, std::string_view what) {
    if (file == "-") {
        if (isatty(STDIN_FILENO) != 0) {
            const std::string note = "reading " + std::string(what) + " from the terminal; end it with ^D\n";
            std::fwrite(note.data(), 1, note.size(), stderr);
        }
        return standard_input();
    }
    const std::string name = file.empty() ? "''" : file;
    if (file.find('\0') != file.npos) throw InputError(name + ": no such file or directory");
    int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0 && descriptor <= STDERR_FILENO) {
        // One of the standard streams is closed, and this file must not be mistaken for it.
        const int low = std::exchange(descriptor, fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
        close(low);
    }
    if (descriptor < 0) throw InputError(name + ": " + system_reason());
    InputFile result(descriptor, name);
    struct stat status {};
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        throw InputError(name + ": " + system_reason());
    }
    return result;
}

InputFile::~InputFile() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::size_t InputFile::read_some(char *to, std::size_t most) {
    ssize_t got = 0;
    do got = ::read(descriptor_, to, most);
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputError(name_ + ": " + system_reason());
    return static_cast<std::size_t>(got);
}

Text InputFile::read(std::uint64_t most) {
    most = std::min(most, process_memory() / 4);
    // One byte more than the file has, so that its end shows without making room for more.
    std::uint64_t room = std::uint64_t{1} << 16;
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode))
        room = std::max<std::uint64_t>(static_cast<std::uint64_t>(status.st_size) + 1, 1 << 12);
    shell::Text text;
    std::size_t used = 0;
    for (bool more = true; more;) {
        room = std::min(room, most + 1);
        text.resize(room);
        const std::size_t got = read_some(text.data() + used, room - used);
        used += got;
        more = got > 0;
        if (used > most)
            throw InputError(name_ + ": too large, expected at most " + std::to_string(most) + " bytes");
        if (used == room) room *= 2;
    }
    text.resize(used);
    return text;
}

bool InputFile::read_line(std::string &line) {
    constexpr std::size_t longest = std::size_t{1} << 16;
    line.clear();
    bool any = false;
    for (char byte = 0; read_some(&byte, 1) == 1;) {
        any = true;
        if (byte == '\n') break;
        if (line.size() < longest) line += byte;
    }
    if (line.ends_with('\r')) line.pop_back();
    return any;
}

std::string_view take_line(std::string_view &text) {
    const void *feed = text.empty() ? nullptr : std::memchr(text.data(), '\n', text.size());
    const std::size_t size =
        feed ? static_cast<std::size_t>(static_cast<const char *>(feed) - text.data()) : text.size();
    std::string_view line = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

bool Lines::next() {
    if (rest_.empty()) return false;
    line_ = take_line(rest_);
    ++number_;
    return true;
}

InputError Lines::error_at(std::size_t line, const std::string &reason) const {
    return InputError(name_ + ':' + std::to_string(line) + ": " + reason);
}

InputError Lines::error_at(const char *where, const std::string &reason) const {
    return InputError(name_ + ':' + std::to_string(number()) + ':' +
                      std::to_string(where - line_.data() + 1) + ": " + reason);
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t wrote = write(descriptor, text.data(), text.size());
        if (wrote >= 0) text.remove_prefix(static_cast<std::size_t>(wrote));
        else if (errno != EINTR) return false;
    }
    return true;
}

void write_answer(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text))
        throw std::runtime_error("cannot write standard output: " + system_reason());
}

void Output::put(std::string_view text) {
    char *to = room(text.size());
    took(std::copy(text.begin(), text.end(), to));
}

void Output::make_room(std::size_t bytes) {
    flush();
    if (buffer_.size() < bytes) buffer_.resize(bytes);
}

void Output::flush() { write_answer({buffer_.data(), std::exchange(used_, 0)}); }

} // namespace shell
