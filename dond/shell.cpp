#include "shell.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <climits>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <future>
#include <iterator>
#include <new>
#include <random>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace shell {

namespace {

// Writes all of the text. Returns false, with errno, if that fails.
bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t wrote = write(descriptor, text.data(), text.size());
        if (wrote >= 0) text.remove_prefix(static_cast<std::size_t>(wrote));
        else if (errno != EINTR) return false;
    }
    return true;
}

// For `--option=VALUE` of an option that takes no value.
Misuse unwanted_value(const std::string &word) {
    return Misuse(in_quotes(word) + " found, expected " + word.substr(0, word.find('=')) +
                  " without a value");
}

// The text with change(code point, its bytes) in place of each; a byte that is not UTF-8 is no code point.
template <typename Change>
std::string replaced(std::string_view text, Change change) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto point = take_code_point(text);
        result += change(point, before.substr(0, before.size() - text.size()));
    }
    return result;
}

char small(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

// Whether the text has no first byte of a character that plain() changes. One search for each of them: memchr is fast.
bool is_plain(std::string_view text) {
    constexpr std::string_view first = "\xC2\xE2\xE3\xEF";
    return std::all_of(first.begin(), first.end(), [&](char c) { return text.find(c) == text.npos; });
}

// How many letters the longer word has between the beginning and the end that the two have in common, in any case of A to Z.
// Two swapped letters count as one.
std::size_t difference(std::string_view a, std::string_view b) {
    for (; !a.empty() && !b.empty() && small(a.front()) == small(b.front()); b.remove_prefix(1))
        a.remove_prefix(1);
    for (; !a.empty() && !b.empty() && small(a.back()) == small(b.back()); b.remove_suffix(1))
        a.remove_suffix(1);
    const bool swapped = a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0];
    return swapped ? 1 : std::max(a.size(), b.size());
}

// `, did you mean NAME?` with the name nearest to the word; `otherwise` if none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string> &names,
                         const std::string &otherwise) {
    const std::size_t first = std::min(word.find_first_not_of('-'), word.size()); // it is rarely wrong
    std::size_t least = (word.size() - first) / 3 + 1;
    std::string text = otherwise;
    for (const std::string &name : names)
        if (const std::size_t n = difference(word, name);
            n > 0 && n < least && name.starts_with(word.substr(0, first + 1))) {
            text = ", did you mean " + name + '?';
            least = n;
        }
    return text;
}

// Erases a progress line.
constexpr std::string_view erase = "\r\033[K";

// The signal handler's variables.
std::atomic<bool> line_shown = false, may_stop = false, stop_requested = false;
std::atomic<std::int64_t> asked_at = 0; // when stop_requested was set, in nanoseconds
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free);

// SIGINT and SIGTERM: the first asks an Interruption to stop; otherwise, and the second time, ends the program. `timeout`
// sends its signal to the program and at once again to the program's group: within half a second they are one signal.
void on_signal(int signal) {
    const std::chrono::nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    if (may_stop && !stop_requested) {
        asked_at = now.count();
        stop_requested = true;
        return;
    }
    if (stop_requested && now.count() - asked_at < 500'000'000) return;
    if (line_shown) write_all(STDERR_FILENO, erase);
    std::signal(signal, SIG_DFL);
    std::raise(signal); // it comes when the handler returns
}

// The message for errno, with a small first letter.
std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

std::runtime_error write_error(const std::string &name) {
    return std::runtime_error("cannot write " + (name.empty() ? "''" : name) + ": " + system_reason());
}

} // namespace

void say(std::string_view program, std::string_view text) {
    write_all(STDERR_FILENO, std::string(program) + ": " + tamed(text) + '\n');
}

// The command line.

template <typename Number>
Number parse_number(std::string_view name, std::string_view word, std::type_identity_t<Number> least,
                    std::type_identity_t<Number> most) {
    Number value = 0;
    const char *end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    const bool minus_zero = word.starts_with("-0");
    if (error != std::errc() || rest != end || minus_zero || value < least || value > most)
        throw Misuse(std::string(name) + " is " + in_quotes(word) + ", expected a whole number from " +
                     std::to_string(least) + " to " + std::to_string(most));
    return value;
}
template std::uint64_t parse_number(std::string_view, std::string_view, std::uint64_t, std::uint64_t);
template std::int64_t parse_number(std::string_view, std::string_view, std::int64_t, std::int64_t);

bool Arguments::next() {
    if (attached_) throw unwanted_value(words_[passed_ - 1]);
    option_.clear();
    if (passed_ < words_.size() && !options_ended_ && words_[passed_] == "--") {
        options_ended_ = true;
        ++passed_;
    }
    if (++passed_ > words_.size()) return false;
    std::string &word = words_[passed_ - 1];
    if (const std::string text = plain(word); !options_ended_ && text[0] == '-' && word[0] != '-')
        word = (text.size() > 2 && std::isalpha(static_cast<unsigned char>(text[1])) ? "-" : "") + text;
    const bool negative_number = word.size() > 1 && word[1] >= '0' && word[1] <= '9';
    if (options_ended_ || word.size() < 2 || word[0] != '-' || negative_number) return true;
    option_ = word;
    if (const auto equals = word.find('='); word.starts_with("--") && equals != word.npos) {
        option_.resize(equals);
        attached_ = word.substr(equals + 1);
    }
    if (option_.ends_with("yse")) option_.replace(option_.size() - 3, 3, "yze");
    given_.push_back(option_);
    return true;
}

bool Arguments::attached() const {
    const std::string_view word = passed_ < words_.size() ? std::string_view(words_[passed_]) : "";
    return attached_ || (!word.empty() && word.find_first_not_of("0123456789") == word.npos);
}

std::string Arguments::value() {
    if (attached_) return *std::exchange(attached_, {});
    if (passed_ >= words_.size()) throw Misuse(option_ + " needs a value");
    return words_[passed_++];
}

std::uint64_t Arguments::size() {
    const std::string word = value();
    const char *end = word.data() + word.size();
    std::uint64_t number = 0;
    const auto [rest, error] = std::from_chars(word.data(), end, number);
    // No unit, or one of K, M and G.
    const std::size_t unit = rest == end ? 0 : std::string_view("KMG").find(*rest) + 1;
    const std::size_t shift = 10 * unit;
    const bool good = error == std::errc() && end - rest <= 1 && (rest == end || unit > 0);
    if (!good || number == 0 || number > static_cast<std::uint64_t>(INT64_MAX) >> shift)
        throw Misuse(option_ + " is " + in_quotes(word) +
                     ", expected a size such as 512M, from 1 to 8589934591G");
    return number << shift;
}

double Arguments::seconds() {
    const std::string word = value();
    // Only digits and a point: strtod also reads signs, exponents, inf and nan.
    const bool plain = word.find_first_not_of("0123456789.") == word.npos;
    char *end = nullptr;
    const double result = std::strtod(word.c_str(), &end);
    if (!plain || word.empty() || end != word.c_str() + word.size() || !(result <= 1e9))
        throw Misuse(option_ + " is " + in_quotes(word) +
                     ", expected seconds from 0 to 1000000000, such as 0.5");
    return result;
}

std::ptrdiff_t Arguments::choice_of(const std::vector<std::string_view> &names) {
    const std::string word = value();
    const auto found =
        std::find_if(names.begin(), names.end(), [&](auto name) { return difference(name, word) == 0; });
    if (found != names.end()) return found - names.begin();
    throw Misuse(option_ + " is " + in_quotes(word) +
                 did_you_mean(word, {names.begin(), names.end()}, ", expected " + list_of(names)));
}

const std::string &Arguments::operand() const {
    if (option_.empty()) return words_[passed_ - 1];
    std::vector<std::string> names;
    std::string otherwise = ", see --help";
    for (const std::string &word : words_of(help_))
        if (word.starts_with("--"))
            names.push_back(word.substr(0, word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-")));
        else if (word.size() > 1 && !names.empty() && "--" + word == option_)
            otherwise = ", see --help at " + names.back();
    throw Misuse("unknown option " + in_quotes(option_) + did_you_mean(option_, names, otherwise));
}

bool Arguments::given(std::string_view option) const {
    return std::find(given_.begin(), given_.end(), option) != given_.end();
}

void Arguments::needs(Names options, Names others) const {
    if (std::any_of(others.begin(), others.end(), [&](auto other) { return given(other); })) return;
    for (const std::string_view option : options)
        if (given(option))
            throw Misuse(std::string(option) + " found, expected " + list_of(others) + " with it");
}

void Arguments::exclude(Names options, Names others) const {
    const auto place = [this](auto option) { return std::find(given_.begin(), given_.end(), option); };
    for (const std::string_view option : options)
        for (const std::string_view other : others)
            if (option != other && given(option) && given(other)) {
                const auto [first, second] = std::minmax({place(option), place(other)});
                throw Misuse(*first + " and " + *second + " found, expected one of them");
            }
}

int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &)) {
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int signal : {SIGINT, SIGTERM}) // an ignored one, as in a background job, stays ignored
        if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
    // A closed standard stream stays an error: no file opened later may get its number.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    try {
        const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
        for (const std::string &word : words) {
            if (word == "--") break;
            if (word.starts_with("--help=") || word.starts_with("--version=")) throw unwanted_value(word);
            if (word != "--help" && word != "-h" && word != "--version") continue;
            write_answer(word == "--version" ? std::string(name) + ' ' + std::string(version) + '\n'
                                             : std::string(help));
            return 0;
        }
        Arguments arguments(words, help);
        return body(arguments);
    } catch (const std::bad_alloc &) {
        say(name, "out of memory");
    } catch (const std::length_error &) { // a vector larger than any memory
        say(name, "out of memory");
    } catch (const std::exception &error) {
        say(name, error.what());
    }
    return 2;
}

std::uint64_t seed_or_random(std::optional<std::uint64_t> given) {
    if (given) return *given;
    const auto seed = static_cast<std::uint32_t>(std::random_device()()); // short enough to be typed again
    write_all(STDERR_FILENO, "seed: " + std::to_string(seed) + '\n');
    return seed;
}

void print_stats(const std::vector<std::pair<std::string_view, std::uint64_t>> &counts, double seconds) {
    std::string text;
    for (const auto &[key, count] : counts) text += std::string(key) + ": " + std::to_string(count) + '\n';
    write_all(STDERR_FILENO, text + "seconds: " + std::to_string(seconds) +
                                 "\npeak-memory-kib: " + std::to_string(peak_memory_kib()) + '\n');
}

// Text.

// Well-formed by RFC 3629: the shortest form, no surrogates, nothing over U+10FFFF.
std::optional<char32_t> take_code_point(std::string_view &text) {
    const char32_t first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t point = size == 1 ? first : first & (0x7Fu >> size);
    bool good = (first < 0x80 || (first >= 0xC0 && first < 0xF8)) && size <= text.size();
    for (std::size_t i = 1; good && i < size; ++i) {
        good = (text[i] & 0xC0) == 0x80;
        point = point << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    good = good && point >= least[size] && point <= 0x10FFFF && !(point >= 0xD800 && point < 0xE000);
    text.remove_prefix(good ? size : 1);
    return good ? std::optional(point) : std::nullopt;
}

std::string tamed(std::string_view text) {
    return replaced(text, [](std::optional<char32_t> c, std::string_view bytes) {
        // Terminals obey C0 and C1 controls; U+2028 to U+202E end lines or reverse them.
        const bool obeyed = c < U' ' || (c >= 0x7Fu && c < 0xA0u) || (c >= 0x2028u && c < 0x202Fu);
        return obeyed ? "?" : bytes;
    });
}

std::string in_quotes(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::size_t size = std::min(longest, word.size());
    while (size < word.size() && size > longest - 3 && (word[size] & 0xC0) == 0x80)
        --size; // cut no letter in two
    const bool no_break = word.find("\u00A0") != word.npos || word.find("\u202F") != word.npos;
    return "'" + tamed(word.substr(0, size)) + (size < word.size() ? "...'" : "'") +
           (no_break ? " with a no-break space" : "");
}

std::string list_of(const std::vector<std::string_view> &names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 < names.size() ? ", " : ' ' + std::string(last) + ' ';
        text += names[i];
    }
    return text;
}

std::string count_of(std::uint64_t n, std::string_view noun) {
    return std::to_string(n) + ' ' + std::string(noun) + (n == 1 ? "" : "s");
}

std::string plain(std::string_view text) {
    bool good = true;
    const auto sign_for = [&good](std::optional<char32_t> c, std::string_view bytes) {
        const auto within = [c](char32_t first, char32_t last) { return first <= c && c <= last; };
        if (c == 0xA0u || within(0x2000, 0x200A) || c == 0x202Fu || c == 0x205Fu || c == 0x3000u) bytes = " ";
        else if (within(0x2010, 0x2015) || c == 0x2212u) bytes = "-";
        else if (within(0x2018, 0x201B) || c == 0x2039u || c == 0x203Au) bytes = "'";
        else if (within(0x201C, 0x201F) || c == 0xABu || c == 0xBBu) bytes = "\"";
        else if (c == 0x200Bu || c == 0x2060u || c == 0xFEFFu) bytes = "";
        good = good && c;
        return bytes;
    };
    if (is_plain(text)) return std::string(text);
    const std::string result = replaced(text, sign_for);
    return good ? result : std::string(text);
}

std::vector<std::string> numbers_of(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    std::vector<std::string> numbers = words_of(text, " \t,xX*×");
    bool good = text.find_first_of(digits) == 0 && text.find_last_of(digits) + 1 == text.size();
    for (const std::string &number : numbers) good = good && number.find_first_not_of(digits) == number.npos;
    return good ? numbers : std::vector<std::string>();
}

std::string json_string(std::string_view text) {
    const auto escaped = [](std::optional<char32_t> c, std::string_view bytes) -> std::string {
        if (!c) return "\xEF\xBF\xBD";
        if (*c >= ' ') return (*c == '"' || *c == '\\' ? "\\" : "") + std::string(bytes);
        char escape[8];
        std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(*c));
        return escape;
    };
    return '"' + replaced(text, escaped) + '"';
}

std::string_view take_line(std::string_view &text) {
    const std::size_t size = std::min(text.find('\n'), text.size());
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

InputError Lines::error_at(const char *where, const std::string &reason) const {
    return InputError(name_ + ':' + std::to_string(number()) + ':' +
                      std::to_string(where - line_.data() + 1) + ": " + reason);
}

// Files.

InputFile InputFile::open(const std::string &file, std::string_view what) {
    if (file == "-") {
        if (isatty(STDIN_FILENO) != 0)
            write_all(STDERR_FILENO, "reading " + std::string(what) + " from the terminal; end it with ^D\n");
        return standard_input();
    }
    const std::string name = file.empty() ? "''" : file;
    if (file.find('\0') != file.npos) throw InputError(name + ": no such file or directory");
    InputFile result(::open(file.c_str(), O_RDONLY | O_CLOEXEC), name);
    struct stat status {};
    const bool opened = result.descriptor_ >= 0 && fstat(result.descriptor_, &status) == 0;
    if (opened && S_ISDIR(status.st_mode)) errno = EISDIR;
    if (!opened || S_ISDIR(status.st_mode)) throw InputError(name + ": " + system_reason());
    return result;
}

InputFile::~InputFile() {
    if (descriptor_ > STDERR_FILENO) close(descriptor_);
}

std::size_t InputFile::read_some(char *to, std::size_t most) {
    ssize_t got = 0;
    do got = ::read(descriptor_, to, most);
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputError(name_ + ": " + system_reason());
    return static_cast<std::size_t>(got);
}

Text InputFile::read(std::uint64_t most, bool as_bytes) {
    most = std::min(most, process_memory() / 4);
    // A few bytes more than the file has: its end shows, and a caller may add some, without growing the text.
    constexpr std::uint64_t spare = 16;
    std::uint64_t room = std::uint64_t{1} << 16;
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode))
        room = std::max<std::uint64_t>(static_cast<std::uint64_t>(status.st_size) + spare, 1 << 12);
    Text text(std::min(room, most + 1));
    std::size_t used = 0;
    while (const std::size_t got = read_some(text.data() + used, text.size() - used)) {
        used += got;
        if (used > most)
            throw InputError(name_ + ": too large, expected at most " + std::to_string(most) + " bytes");
        if (used == text.size()) text.resize(std::min<std::uint64_t>(2 * used, most + 1));
    }
    text.resize(used);
    if (as_bytes || is_plain(view_of(text))) return text;
    const std::string changed = plain(view_of(text));
    return {changed.begin(), changed.end()};
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

void Output::put(std::string_view text) {
    char *to = room(text.size());
    took(std::copy(text.begin(), text.end(), to));
}

void Output::make_room(std::size_t bytes) {
    flush();
    if (buffer_.size() < bytes) buffer_.resize(bytes);
}

void Output::flush() {
    if (!write_all(descriptor_, {buffer_.data(), std::exchange(used_, 0)})) throw write_error(name_);
}

void write_answer(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) throw write_error("standard output");
}

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
    const bool in_place = on_stdout || (exists && !S_ISREG(status.st_mode));
    std::string temporary = std::string(target) + ".XXXXXX";
    const int file = on_stdout  ? dup(STDOUT_FILENO)
                     : in_place ? open(target, O_WRONLY | O_CLOEXEC)
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

// People.

bool ask(InputFile &input, std::string_view prompt, std::string &line) {
    write_answer(prompt);
    return input.read_line(line);
}

std::vector<std::string> words_of(std::string_view line, std::string_view between) {
    std::vector<std::string> words;
    const std::string text = plain(line);
    for (std::size_t end = 0, begin; (begin = text.find_first_not_of(between, end)) != text.npos;) {
        end = std::min(text.find_first_of(between, begin), text.size());
        std::transform(&text[begin], &text[end], std::back_inserter(words.emplace_back()), small);
    }
    return words;
}

Progress::Progress(std::string_view name) : name_(name), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    if (line_shown.exchange(false)) write_all(STDERR_FILENO, erase);
}

void Progress::show(const std::string &text) {
    std::string line = name_ + ": " + tamed(text) + ", " + std::to_string(std::lround(seconds())) + " s";
    // A line that wraps could not be erased.
    if (winsize size{}; ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        line.resize(std::min<std::size_t>(line.size(), size.ws_col - 1u));
    line_shown = true;
    write_all(STDERR_FILENO, "\r" + line + "\033[K");
    next_ = seconds() + 0.5;
}

std::string percent(double done, double all) {
    return std::to_string(std::lround(all > 0 ? std::clamp(100 * done / all, 0.0, 100.0) : 100)) + " %";
}

std::string time_left(double seconds, double done, double all) {
    if (!(done > 0)) return {};
    const double left = std::clamp(seconds * (all - done) / done, 0.0, 1e9);
    return left < 100 ? std::to_string(std::lround(left)) + " s left"
                      : std::to_string(std::lround(left / 60)) + " min left";
}

Interruption::Interruption() {
    stop_requested = false;
    may_stop = true;
}

Interruption::~Interruption() { may_stop = false; }

bool Interruption::requested() { return stop_requested; }

bool colour_wanted(int descriptor) {
    const char *const no_colour = std::getenv("NO_COLOR");
    return isatty(descriptor) != 0 && (!no_colour || *no_colour == '\0');
}

// The machine.

std::uint64_t process_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA})
        if (rlimit limit{}; getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // A control group is also under the limits of its parents. A file without a number, such as `max`, is no limit.
    const auto limit_of = [&memory](const std::string &file) {
        if (std::uint64_t bytes = 0; std::ifstream(file) >> bytes) memory = std::min(memory, bytes);
    };
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        if (!line.starts_with("0::/")) continue; // of version 1
        for (std::string group = line.substr(3); group.size() > 1; group.resize(group.rfind('/')))
            limit_of("/sys/fs/cgroup" + group + "/memory.max");
    }
    limit_of("/sys/fs/cgroup/memory.max");
    limit_of("/sys/fs/cgroup/memory/memory.limit_in_bytes");
    return memory;
}

std::uint64_t peak_memory_kib() {
    // The peak of this program alone; getrusage may give that of the process that started it.
    std::ifstream status("/proc/self/status");
    for (std::string key; status >> key; status.ignore(1 << 10, '\n')) {
        std::uint64_t kib = 0;
        if (key == "VmHWM:" && status >> kib) return kib;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss);
}

void side_by_side(unsigned n, const std::function<void(unsigned)> &work) {
    // What is deferred, as it also is where no thread can be had, is called by wait(), on this thread.
    std::vector<std::future<void>> parts;
    for (unsigned i = 0; i < n; ++i) {
        const auto thread = i > 0 ? std::launch::async | std::launch::deferred : std::launch::deferred;
        parts.push_back(std::async(thread, std::cref(work), i));
    }
    for (auto &part : parts) part.wait();
    for (auto &part : parts) part.get(); // rethrows
}

} // namespace shell
