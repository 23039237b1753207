// Reads files, and writes answers and files.
#include "files.h"

#include "file_kinds.h"
#include "json.h"
#include "machine.h"
#include "terminal.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace shell {

namespace {

std::optional<std::string> kept; // the answers so far, for -o

// The message for errno, with a small first letter.
std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = small(reason[0]);
    return reason;
}

std::runtime_error write_error(const std::string &name) {
    return std::runtime_error("cannot write " + (name.empty() ? "''" : name) + ": " + system_reason());
}

} // namespace

std::string program_name;
bool standard_input_read = false;

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t wrote = write(descriptor, text.data(), text.size());
        if (wrote >= 0) text.remove_prefix(static_cast<std::size_t>(wrote));
        else if (errno != EINTR) return false;
    }
    return true;
}

bool is_input_piped() {
    struct stat status;
    return fstat(STDIN_FILENO, &status) == 0 && !S_ISCHR(status.st_mode);
}

bool is_file(const std::string &operand, std::string_view or_else) {
    struct stat status {};
    if (operand == "-") return true;
    if (stat(operand.c_str(), &status) != 0 || S_ISDIR(status.st_mode)) return false;
    if (!or_else.empty()) say(in_quotes(operand) + " is read as a file, not as " + std::string(or_else));
    return true;
}

bool is_name(const std::string &operand) {
    const bool has_ending = contains(operand, '.') && !operand.ends_with('.') && !contains(operand, ' ');
    const bool is_folder = operand.find_first_not_of('.') == operand.npos;
    std::error_code none; // a link that leads nowhere is no file
    return has_ending || is_folder || contains(operand, '/') || is_file(operand) ||
           std::filesystem::is_symlink(operand, none);
}

void add_operand(Words &operands, const std::string &operand) {
    if (!operands.empty() && !is_name(operands[0]) && !is_name(operand)) operands[0] += '\n' + operand;
    else operands.push_back(operand);
}

InputFile InputFile::open(const std::string &file, std::string_view what) {
    if (file == "-") {
        if (isatty(STDIN_FILENO) != 0)
            write_all(STDERR_FILENO, "reading " + std::string(what) +
                                         " from the terminal; end it with ^D, or see " + program_name +
                                         " --help\n");
        return standard_input();
    }
    const std::string name = file.empty() ? "''" : file;
    if (contains(file, '\0')) throw InputError(name + ": no such file or directory");
    if (struct stat status{}; stat(file.c_str(), &status) == 0 && S_ISDIR(status.st_mode))
        throw InputError(name + ": is a directory, expected a file; for all in it: for f in " +
                         shell_quoted(name) + "/*; do " + program_name + " \"$f\"; done");
    if (const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC); descriptor >= 0)
        return InputFile(descriptor, name);
    std::string reason = system_reason();
    if (name.starts_with("http://") || name.starts_with("https://"))
        throw InputError(name + ": a web address found, expected a file: curl -s " + shell_quoted(name) +
                         " | " + program_name + " -");
    std::string text = name;
    for (std::size_t at = 0; (at = text.find(" / ")) != text.npos;) text.replace(at, 3, "\n");
    if (contains(text, '\n')) {
        say("read as text, as there is no file " + in_quotes(text.substr(0, text.find('\n'))));
        return InputFile(-1, "the command line", text);
    }
    if (contains(name, ' ')) // rather a text than a name
        reason += "; a text itself goes to standard input, with - for the file";
    throw InputError(name + ": " + reason);
}

InputFile::~InputFile() {
    if (descriptor_ > STDERR_FILENO) close(descriptor_);
}

std::size_t InputFile::read_some(char *to, std::size_t most) {
    if (descriptor_ < 0) {
        const std::size_t copied = typed_.copy(to, most);
        typed_.erase(0, copied);
        return copied;
    }
    ssize_t got = 0;
    do got = ::read(descriptor_, to, most);
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputError(name_ + ": " + system_reason());
    return static_cast<std::size_t>(got);
}

Text InputFile::read_bytes(std::uint64_t most) {
    if (descriptor_ == STDIN_FILENO && std::exchange(standard_input_read, true))
        throw InputError("standard input found twice, expected it once");
    most = std::min(most, process_memory() / 4);
    // A few bytes more than the file has: its end shows, and a caller may add some, without growing the text.
    constexpr off_t spare = 16;
    struct stat status {};
    fstat(descriptor_, &status); // a pipe has no size
    const off_t room = std::max<off_t>(status.st_size + spare, 1 << 16);
    Text text(std::min(static_cast<std::uint64_t>(room), most + 1));
    std::size_t used = 0;
    while (const std::size_t got = read_some(text.data() + used, text.size() - used)) {
        used += got;
        if (used > most)
            throw InputError(name_ + ": too large, expected at most " + std::to_string(most) + " bytes");
        if (used == text.size()) text.resize(std::min<std::uint64_t>(2 * used, most + 1));
    }
    text.resize(used);
    return text;
}

Text InputFile::read(const Reading &reading) {
    Text text = read_bytes(reading.most);
    if (const std::string what = not_text(view_of(text), name_ == "<stdin>" ? "FILE" : name_); !what.empty())
        throw InputError(name_ + ": " + what);
    const auto becomes = [&text](const std::string &changed) { text.assign(changed.begin(), changed.end()); };
    if (const auto narrow = as_utf8(view_of(text))) becomes(*narrow);
    if (!reading.as_typed) {
        if (!is_plain(view_of(text))) becomes(plain(view_of(text)));
        if (contains(text, '>')) becomes(unquoted(view_of(text)));
    }
    if (std::string remark; const auto lines = lines_of_json(view_of(text), remark)) {
        becomes(*lines);
        say(name_ + ": " + remark);
    }
    if (reading.table) {
        std::string remark;
        const std::string changed = without_tables(view_of(text), *reading.table, remark);
        if (!remark.empty()) {
            becomes(changed);
            say(name_ + ':' + remark);
        }
    }
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

void Output::put(std::string_view text) { took(std::ranges::copy(text, room(text.size())).out); }

void Output::flush() {
    const std::string_view text(buffer_.data(), std::exchange(used_, 0));
    if (descriptor_ == STDOUT_FILENO) write_answer(text);
    else if (!write_all(descriptor_, text)) throw write_error(name_);
}

void write_answer(std::string_view text) {
    erase_progress();
    if (kept) *kept += text;
    else if (!write_all(STDOUT_FILENO, text)) throw write_error("standard output");
}

void keep_answers() { kept.emplace(); }

void save_answers(const std::string &name) {
    if (!kept->empty()) write_file(name, [](Output &out) { out.put(*kept); });
}

bool answers_on_terminal() { return !kept && isatty(STDOUT_FILENO) != 0; }

void check_writable(const std::string &name) {
    struct stat status {};
    const bool exists = stat(name.c_str(), &status) == 0;
    // A new file needs a writable folder.
    const std::size_t slash = name.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : name.substr(0, slash + 1);
    if (exists && S_ISDIR(status.st_mode)) errno = EISDIR;
    else if (exists && access(name.c_str(), W_OK) == 0) return;
    else if (!exists && errno == ENOENT && access(folder.c_str(), W_OK | X_OK) == 0) return;
    throw write_error(name);
}

void write_file(const std::string &name, const std::function<void(Output &)> &write) {
    check_writable(name);
    // Standard output is continued; what is not a regular file is written in place.
    struct stat status {};
    const bool exists = stat(name.c_str(), &status) == 0, on_stdout = name == "/dev/stdout";
    char target[PATH_MAX]; // links followed
    if (!realpath(name.c_str(), target)) std::snprintf(target, sizeof target, "%s", name.c_str());
    // A link to what is not there stays a link, too.
    struct stat link {};
    const bool is_link = !exists && lstat(name.c_str(), &link) == 0;
    const bool in_place = on_stdout || is_link || (exists && !S_ISREG(status.st_mode));
    std::string temporary = std::string(target) + ".XXXXXX";
    const int file = on_stdout  ? dup(STDOUT_FILENO)
                     : in_place ? open(target, O_WRONLY | O_CREAT | O_CLOEXEC, 0666)
                                : mkstemp(temporary.data());
    if (file < 0) throw write_error(name);
    const mode_t mask = umask(0);
    umask(mask);
    // A full disk may show as late as in fsync.
    try {
        Output out(file, name);
        write(out);
        out.flush();
        const mode_t mode = exists ? status.st_mode & 0777 : 0666 & ~mask;
        if (!in_place &&
            (fchmod(file, mode) != 0 || fsync(file) != 0 || rename(temporary.c_str(), target) != 0))
            throw write_error(name);
    } catch (...) {
        close(file);
        if (!in_place) unlink(temporary.c_str());
        throw;
    }
    close(file);
}

} // namespace shell
