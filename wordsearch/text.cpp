#include "wordsearch/text.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace wordsearch {

namespace {

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

/// How large a file may be: what the search keeps of it may be 16 times as large and should fit in half of the memory
/// that this process may have; and 2^29 bytes, so that positions on a grid fit in 32 bits with its border.
std::size_t largest_file() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // Where there is no number there is no limit: the root group has no file, others may say `max`.
    if (std::uint64_t bytes = 0; std::ifstream("/sys/fs/cgroup/memory.max") >> bytes)
        memory = std::min(memory, bytes);
    return std::min<std::uint64_t>(memory / 2 / 16, std::uint64_t{1} << 29);
}

} // namespace

InputFile InputFile::open(const std::string &name) {
    const std::string shown_name = name.empty() ? "''" : name;
    if (name.find('\0') != name.npos) throw InputError(shown_name + ": no such file or directory");
    int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0 && descriptor <= STDERR_FILENO) {
        // One of the standard streams is closed, and must not be mistaken for this file.
        const int low = std::exchange(descriptor, fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
        close(low);
    }
    if (descriptor < 0) throw InputError(shown_name + ": " + system_reason());
    InputFile file(descriptor, shown_name);
    struct stat status {};
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        throw InputError(shown_name + ": " + system_reason());
    }
    return file;
}

InputFile InputFile::standard_input() { return {STDIN_FILENO, "<stdin>"}; }

InputFile::InputFile(InputFile &&other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)) {}

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

Text InputFile::read() {
    const std::size_t largest = largest_file();
    struct stat status {};
    // One byte more than the file has, so that its end shows without making room for more.
    std::size_t room = std::size_t{1} << 16;
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode))
        room = static_cast<std::size_t>(status.st_size) + 1;
    Text text;
    std::size_t used = 0;
    for (;;) {
        if (used > largest || room > largest + 1)
            throw InputError(name_ + ": too large, expected " + std::to_string(largest) +
                             " bytes at most on this machine");
        text.resize(room);
        const std::size_t got = read_some(text.data() + used, room - used);
        used += got;
        if (got == 0) break;
        if (used == room) room = std::min(2 * room, largest + 1);
    }
    text.resize(used);
    return text;
}

bool InputFile::read_line(std::string &line) {
    line.clear();
    char byte = 0;
    bool any = false;
    for (; read_some(&byte, 1) == 1; line += byte) {
        any = true;
        if (byte == '\n') break;
    }
    if (line.ends_with('\r')) line.pop_back();
    return any;
}

std::string_view take_line(std::string_view &text) {
    const void *feed = std::memchr(text.data(), '\n', text.size());
    const std::size_t size =
        feed ? static_cast<std::size_t>(static_cast<const char *>(feed) - text.data()) : text.size();
    std::string_view line = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string quoted(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : word.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (word.size() > longest ? "...'" : "'");
}

void Output::put(std::string_view text) {
    char *to = room(text.size());
    took(std::copy(text.begin(), text.end(), to));
}

void Output::make_room(std::size_t bytes) {
    flush();
    if (buffer_.size() < bytes) buffer_.resize(bytes);
}

void Output::flush() {
    for (std::size_t done = 0; done < used_;) {
        const ssize_t wrote = write(STDOUT_FILENO, buffer_.data() + done, used_ - done);
        if (wrote >= 0) done += static_cast<std::size_t>(wrote);
        else if (errno != EINTR) throw std::runtime_error("cannot write standard output: " + system_reason());
    }
    used_ = 0;
}

} // namespace wordsearch
