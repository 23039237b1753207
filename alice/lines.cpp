#include "alice/lines.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace alice {

namespace {

constexpr std::size_t first_buffer = 1 << 18, longest_line = 1 << 28;

// The file, opened; not as one of the standard streams, whose numbers are free where they are closed.
int open_file(const std::string &file) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
    const int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close(descriptor);
    return higher;
}

} // namespace

std::string shown(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : word.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (word.size() > longest ? "...'" : "'");
}

std::optional<std::int64_t> take_number(std::string_view &text) {
    const bool minus = text.starts_with('-');
    std::size_t i = minus;
    std::int64_t value = 0;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
        value = std::min(10 * value + (text[i] - '0'), std::int64_t{2'000'000'000});
    if (i == minus) return {};
    text.remove_prefix(i);
    return minus ? -value : value;
}

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

Lines::Lines(const std::string &file)
    : name_(file == "-"    ? "<stdin>"
            : file.empty() ? "''"
                           : file),
      file_(file == "-" ? STDIN_FILENO : open_file(file)), buffer_(first_buffer) {
    if (file_ < 0) throw InputError(name_ + ": " + system_reason());
}

Lines::Lines(std::string name, std::string_view text)
    : name_(std::move(name)), ended_(true), buffer_(text.begin(), text.end()), to_(text.size()) {
    buffer_.push_back('\n');
}

Lines::~Lines() {
    if (file_ > STDIN_FILENO) close(file_);
}

// Reads more behind what is in the buffer; false at the end of the file.
bool Lines::fill() {
    if (ended_) return false;
    if (from_ > 0) std::memmove(buffer_.data(), buffer_.data() + from_, to_ - from_);
    to_ -= std::exchange(from_, 0);
    if (to_ + 1 >= buffer_.size()) { // a byte is kept for the end of a last line that has none
        if (buffer_.size() >= longest_line)
            throw InputError(place(number_ + 1) + "a line of more than " +
                             std::to_string(longest_line >> 20) + " MiB found, expected a shorter one");
        buffer_.resize(2 * buffer_.size());
    }
    ssize_t got = 0;
    do got = read(file_, buffer_.data() + to_, buffer_.size() - 1 - to_);
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputError(name_ + ": " + system_reason());
    to_ += static_cast<std::size_t>(got);
    ended_ = got == 0;
    return !ended_;
}

bool Lines::next() {
    std::size_t length = 0;
    const char *end = nullptr;
    while (!end) {
        const char *begin = buffer_.data() + from_;
        end = static_cast<const char *>(std::memchr(begin + length, '\n', to_ - from_ - length));
        length = to_ - from_;
        if (end || fill()) continue;
        if (length == 0) return false;
        end = buffer_.data() + to_;
        buffer_[to_++] = '\n';
    }
    const char *begin = buffer_.data() + from_;
    from_ = static_cast<std::size_t>(end - buffer_.data()) + 1;
    ++number_;
    if (end > begin && end[-1] == '\r') --end;
    line_ = {begin, static_cast<std::size_t>(end - begin)};
    return true;
}

} // namespace alice
