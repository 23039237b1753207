// What every program does around its work: the command line, text in and out, saved files, progress, ^C, threads.
//
// A program is a function that takes its arguments and returns its exit code:
//
//     int solve(shell::Arguments &arguments) {
//         Options options;
//         while (arguments.next())
//             if (arguments.is("--json")) options.json = true;
//             else if (arguments.is("--seed")) options.seed = arguments.number(0, UINT64_MAX);
//             else if (arguments.is("--method")) options.method = arguments.choice<Method>({{"map", map}, {"sieve", sieve}});
//             else options.operands.push_back(arguments.operand());
//         ...
//         return 0;
//     }
//     int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, solve); }
//
// `--option VALUE` and `--option=VALUE` mean the same, and `--` ends the options. `-` and negative numbers are operands.
//
// shell.* and svg_document.* stand in dond/, the smallest program. The other folders have symbolic links to them.
#ifndef PUZZLELABS_SHELL_H
#define PUZZLELABS_SHELL_H

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace shell {

/// The version of all programs. CMakeLists.txt reads it here, so that a build without CMake knows it too.
inline constexpr std::string_view version = "0.3.0";

// Errors. run() prints them as one line on standard error; the exit code is 2.

/// The command line is wrong. what() says what was found and what was expected.
struct Misuse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Input is wrong or cannot be read. what() is `FILE:LINE: what was found and what was expected`, or `FILE: reason`.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The command line.

/// The word as a whole number; parse_number<std::int64_t> reads negative ones, too. Throws Misuse, which calls it `name`,
/// if it is not a number from `least` to `most`.
template <typename Number = std::uint64_t>
Number parse_number(std::string_view name, std::string_view word, std::type_identity_t<Number> least,
                    std::type_identity_t<Number> most);

class Arguments {
  public:
    /// The words after the program's name. The help text has the names of all options, for messages.
    explicit Arguments(std::vector<std::string> words, std::string_view help = {})
        : words_(std::move(words)), help_(help) {}

    /// Goes to the next argument. Returns false after the last one. Throws Misuse if nobody took the present one's `=VALUE`.
    bool next();
    /// Whether the present argument is this option. --analyse is read as --analyze, and a typographic dash as `--`.
    bool is(std::string_view option) const { return !option_.empty() && option_ == option; }
    /// The present option without its value; empty for an operand.
    const std::string &option() const { return option_; }
    /// For an option with an optional value: whether it has one, as `--option=VALUE` or as a number that follows.
    bool attached() const;

    /// The value of the present option. This and the functions below throw Misuse if there is none or it is wrong.
    std::string value();
    /// The value as a whole number.
    std::uint64_t number(std::uint64_t least, std::uint64_t most) {
        return parse_number(option_, value(), least, most);
    }
    /// The value as a size in bytes: `64`, `64K`, `64M` or `64G` (K is 1024), from 1 to 2^63-1.
    std::uint64_t size();
    /// The value as decimal seconds from 0 to 10^9, such as 0.5.
    double seconds();
    /// The value as a name of one of these, in any case of letters.
    template <typename Value>
    Value choice(std::initializer_list<std::pair<std::string_view, Value>> values) {
        std::vector<std::string_view> names;
        for (const auto &[name, value] : values) names.push_back(name);
        return (values.begin() + choice_of(names))->second;
    }

    /// The present argument as an operand. Throws Misuse, which names the nearest option, if it is an unknown option.
    const std::string &operand() const;

    /// Whether this option is the present one or stands before it.
    bool given(std::string_view option) const;

    // What goes together, once all are read. These throw Misuse.
    using Names = std::initializer_list<std::string_view>;
    /// Each of these options needs one of the others: `--seed found, expected --generate with it`.
    void needs(Names options, Names others) const;
    /// No two of these options go together: `--draw and --svg found, expected one of them`.
    void exclude(Names options) const { exclude(options, options); }
    /// None of these options goes with one of the others.
    void exclude(Names options, Names others) const;

  private:
    std::ptrdiff_t choice_of(const std::vector<std::string_view> &names);

    std::vector<std::string> words_;
    std::string_view help_;
    std::size_t passed_ = 0; // the present argument and those before it
    std::string option_;
    std::vector<std::string> given_;      // all options so far, without their values
    std::optional<std::string> attached_; // the value after `=`, until it is asked for
    bool options_ended_ = false;
};

/// Runs the program `name` and returns its exit code. --help, -h and --version are answered wherever they stand before `--`;
/// otherwise calls body. An exception becomes one line on standard error, `name: reason`, and exit code 2. A file that grows
/// beyond a limit (ulimit -f) is a failed write and no signal.
int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &));

/// Prints `PROGRAM: TEXT`, tamed, on standard error.
void say(std::string_view program, std::string_view text);

/// The seed that the user gave, or else a random one below 2^32, which is printed on standard error: `seed: N`.
std::uint64_t seed_or_random(std::optional<std::uint64_t> given);

/// Prints what --stats asks for on standard error: a line `key: value` for each count, the seconds and the peak memory.
void print_stats(const std::vector<std::pair<std::string_view, std::uint64_t>> &counts, double seconds);

// Text.

/// Takes the first code point off the text. If it is not UTF-8, takes one byte off and returns nothing.
std::optional<char32_t> take_code_point(std::string_view &text);
/// The text for a terminal: control characters and bytes that are not UTF-8 become '?'.
std::string tamed(std::string_view text);
/// A word for a message: tamed, in quotes, and only the start of a long one. A no-break space in it is named.
std::string in_quotes(std::string_view word);
/// `a`, `a or b`, `a, b or c`.
std::string list_of(const std::vector<std::string_view> &names, std::string_view last = "or");
/// `1 cell`, `2 cells`.
std::string count_of(std::uint64_t n, std::string_view noun);
/// The text as a JSON string, quotes included. Bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);

/// The bytes of a file. Not a std::string: views of a vector stay valid when it is moved.
using Text = std::vector<char>;
inline std::string_view view_of(const Text &text) { return {text.data(), text.size()}; }

/// The text with plain characters for typographic ones: a blank for a no-break space or any other blank of Unicode, `-` for
/// dashes, `'` and `"` for quotes, nothing for a byte order mark. Text that is not UTF-8 stays as it is.
std::string plain(std::string_view text);
/// The numbers of a size: 5 and 7 in `5x7`, `5X7`, `5×7`, `5*7`, `5 x 7`, `5,7` and `5 7`; none if the text is not a size.
/// Join several words of a command line with blanks.
std::vector<std::string> numbers_of(std::string_view text);

/// Takes the first line off the text and returns it without its LF or CR LF. The last line may lack its LF.
std::string_view take_line(std::string_view &text);

/// The lines of a text with their numbers:
///
///     for (Lines lines(file.name(), view_of(text)); lines.next();)
///         if (lines.text().size() != 5) throw lines.error(in_quotes(lines.text()) + " found, expected five letters");
class Lines {
  public:
    /// The text must outlive the lines.
    Lines(std::string name, std::string_view text) : name_(std::move(name)), rest_(text) {}

    /// Goes to the next line. Returns false, and stays, at the last one.
    bool next();
    /// The line without its LF or CR LF.
    std::string_view text() const { return line_; }
    /// Whether the line has nothing but blanks and tabs.
    bool blank() const { return line_.find_first_not_of(" \t") == line_.npos; }
    /// From 1, also before the first line and in an empty text.
    std::size_t number() const { return number_ == 0 ? 1 : number_; }

    /// An error about the present line: `NAME:LINE: reason`.
    InputError error(const std::string &reason) const { return error_at(number(), reason); }
    InputError error_at(std::size_t line, const std::string &reason) const {
        return InputError(name_ + ':' + std::to_string(line) + ": " + reason);
    }
    /// An error at this byte of the present line: `NAME:LINE:COLUMN: reason`, from 1.
    InputError error_at(const char *where, const std::string &reason) const;

  private:
    std::string name_;
    std::string_view rest_, line_;
    std::size_t number_ = 0;
};

// Files. read(2) tells an error from the end of a file.

class InputFile {
  public:
    /// Opens the file, standard input for "-". On a terminal it prints `reading WHAT from the terminal; end it with ^D` on
    /// standard error. Throws InputError if the file cannot be opened or is a directory.
    static InputFile open(const std::string &file, std::string_view what);
    /// Standard input for a dialogue, without that line.
    static InputFile standard_input() { return InputFile(0, "<stdin>"); }

    InputFile(InputFile &&other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)) {}
    ~InputFile();

    /// The name for messages: that of the file, or <stdin>.
    const std::string &name() const { return name_; }
    /// The rest of the file, plain() or byte by byte. Throws InputError on a read error, and if it is larger than `most`
    /// bytes or a quarter of process_memory().
    Text read(std::uint64_t most = UINT64_MAX, bool as_bytes = false);
    /// Reads the next line without its LF or CR LF; returns false at the end of the file. It reads no byte beyond the line,
    /// so that another program can read on, and keeps the first 64 KiB. Throws InputError on a read error.
    bool read_line(std::string &line);

  private:
    InputFile(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
    std::size_t read_some(char *to, std::size_t most);

    int descriptor_;
    std::string name_;
};

/// Buffered output to a descriptor. Its functions throw std::runtime_error, `cannot write NAME: reason`.
class Output {
  public:
    explicit Output(int descriptor = 1, std::string name = "standard output")
        : descriptor_(descriptor), name_(std::move(name)) {}

    void put(std::string_view text);
    /// Room for that many bytes. Next, give took() the end of what was written there.
    char *room(std::size_t bytes) {
        if (buffer_.size() - used_ < bytes) make_room(bytes);
        return buffer_.data() + used_;
    }
    void took(const char *end) { used_ = static_cast<std::size_t>(end - buffer_.data()); }
    /// Writes the buffer; call it at the end. Output that is not flushed is dropped, as it should be after an error.
    void flush();

  private:
    void make_room(std::size_t bytes);

    int descriptor_;
    std::string name_;
    std::vector<char> buffer_ = std::vector<char>(std::size_t{1} << 16);
    std::size_t used_ = 0;
};

/// Writes an answer to standard output at once. Throws std::runtime_error if that fails.
void write_answer(std::string_view text);

/// Makes or replaces the file with what write() puts. A regular file is written beside itself and renamed: if anything
/// fails, it is as it was, and nothing is left behind. It keeps its mode; a link stays. Anything else, such as a pipe or
/// /dev/stdout, is written in place. Throws std::runtime_error, `cannot write NAME: reason`.
void write_file(const std::string &name, const std::function<void(Output &)> &write);
/// Throws what write_file would throw, as far as it can be known now: for use before long work.
void check_writable(const std::string &name);

// People: dialogues, progress, ^C, colour.

/// Prints the prompt of a dialogue and reads the answer. Returns false at the end of the input.
bool ask(InputFile &input, std::string_view prompt, std::string &line);
/// The words of the line, made plain() and in small letters (A to Z only). These bytes stand between them.
std::vector<std::string> words_of(std::string_view line, std::string_view between = " \t\v\f\r,()");

/// A line on standard error, if that is a terminal: `NAME: TEXT, 12 s`. It appears after a second, changes twice a second,
/// and is erased when the object dies, so before an answer or an error, and when SIGINT or SIGTERM ends the program. There
/// is one at a time.
class Progress {
  public:
    explicit Progress(std::string_view name);
    ~Progress();
    Progress(const Progress &) = delete;

    /// Shows what text() returns when it is due; otherwise it only reads the clock. It does nothing on other threads than
    /// the one that made the object.
    template <typename Text>
    void poll(Text text) {
        if (terminal_ && std::this_thread::get_id() == thread_ && seconds() >= next_) show(text());
    }
    /// Since the object was made.
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  private:
    using Clock = std::chrono::steady_clock;
    void show(const std::string &text);

    const std::string name_;
    const Clock::time_point start_ = Clock::now();
    const std::thread::id thread_ = std::this_thread::get_id();
    const bool terminal_;
    double next_ = 1; // when the line changes, in seconds
};

/// How much of all is done: `37 %`.
std::string percent(double done, double all);
/// `74 s left` or `12 min left`, if the rest goes on at the speed of what is done; empty while nothing is done.
std::string time_left(double seconds, double done, double all);

/// While there is one, SIGINT and SIGTERM (^C, `timeout`, batch systems) do not end a program under run() but ask it to stop
/// and answer with the best it has. The second signal, at least half a second later, ends it. There is one at a time.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;

    /// Whether a signal came. Any thread may ask.
    static bool requested();
};

/// Whether to colour output on the descriptor: it is a terminal, and NO_COLOR is not set or empty.
bool colour_wanted(int descriptor);

// The machine.

/// The number of set bits, by sums of pairs, nibbles and bytes. On plain x86-64 std::popcount is a call.
constexpr int count_bits(std::uint64_t x) {
    x -= x >> 1 & 0x5555'5555'5555'5555;
    x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
    x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<int>(x * 0x0101'0101'0101'0101 >> 56);
}
/// The bytes that this process may have: the machine's memory, or a lower limit (ulimit -v or -d, a control group). A
/// program that sizes its tables by this leaves a part of it to others.
std::uint64_t process_memory();
/// The largest resident size of this process so far, in KiB.
std::uint64_t peak_memory_kib();

/// Calls work(0) on this thread and work(1) to work(n - 1) on threads of their own, or on this one where no more can be
/// had. Returns when all are done; then rethrows what the first of them threw.
void side_by_side(unsigned n, const std::function<void(unsigned)> &work);

} // namespace shell

#endif
