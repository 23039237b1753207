// The command line, and how a program starts and ends.
//
// A program is a function that takes its arguments and returns its exit code:
//
//     int solve(shell::Arguments &arguments) {
//         Options options;
//         while (arguments.next())
//             if (arguments.is("--json")) options.json = true;
//             else if (arguments.is("--seed")) options.seed = arguments.number(0, UINT64_MAX);
//             else options.operands.push_back(arguments.operand());
//         ...
//         return 0;
//     }
//     int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, solve); }
//
// `--option VALUE` and `--option=VALUE` mean the same, and `--` ends the options. `-`, negative numbers and
// names with a slash are operands. All programs have --help, -h, `help` as the first word, --version and `-o
// FILE`, --output FILE. A FILE that ends in .svg means --svg, too, where there is that option.
//
// The rooms of shell/, which every program has by a link to dond/shell/:
//
//     arguments   the command line; run(); seeds and statistics
//     synonyms    options as other programs call them, and operands typed as options
//     text        code points, messages, JSON, lines
//     files       input, answers, saved files; what all programs do with what they are given
//     file_kinds  files that are no text, and Unicode's encodings
//     table       grids as spreadsheets and CSV files have them
//     json        puzzles as scripts have them, read; programs write theirs with json_string (text)
//     terminal    messages, progress, ^C, colour
//     dialogue    games and puzzles: prompts, undo, saving; squares and directions
//     machine     memory, bits
//     threads     work side by side
//     page        SVG pictures and pages to print
#pragma once

#include "files.h"
#include "synonyms.h"
#include "text.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace shell {

/// The version of all programs. CMakeLists.txt reads it here, so that a build without CMake knows it too.
inline constexpr std::string_view version = "0.4.0";

/// The command line is wrong. what() says what was found and what was expected. run() prints it, as any
/// exception, as one line on standard error; the exit code is 2.
struct Misuse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The word as a whole number; parse_number<std::int64_t> reads negative ones, too. Throws Misuse, which
/// calls it `name`, if it is not a number from `least` to `most`.
template <typename Number = std::uint64_t>
Number parse_number(std::string_view name, std::string_view word, std::type_identity_t<Number> least,
                    std::type_identity_t<Number> most) {
    if (const std::optional<Number> value = whole_number<Number>(word, least, most)) return *value;
    throw Misuse(std::string(name) + " is " + in_quotes(word) + ", expected a whole number from " +
                 std::to_string(least) + " to " + std::to_string(most));
}

/// How hard a puzzle is (alice, gogen), or how well the computer plays (chomp, tictactoe). A fourth one needs
/// a name and a number in level() and name_of, a line in moves_for_a_slip and take_wishes (dialogue), and in
/// each of these programs.
enum class Level { easy, medium, hard };
std::string name_of(Level level);

class Arguments {
  public:
    using Names = std::vector<std::string_view>;

    /// The words after the program's name. The help text has the names of all options, for messages.
    explicit Arguments(Words words, std::string_view help = {});

    /// Goes to the next argument, past `-o FILE`. Returns false after the last one; with -o, answers
    /// are kept from then on, and run() saves them as FILE, whole or not at all, unless the exit code is 2.
    /// The present one's `=VALUE`, if it was not taken, is an operand.
    bool next();
    /// Whether the present argument is this option. A typographic dash is read as `--`. An option may be
    /// shortened to a beginning that no other option in the help has, or have one dash; the first word needs
    /// none, nor does a level such as easy. Behind --svg the file of the picture may stand, as with -o. What
    /// other programs call it is said and read as it is called here (synonyms.h).
    bool is(std::string_view option) const { return !option_.empty() && option_ == option; }
    /// Whether it is an option in the help. Ask this once it is none of those that have a value: it is a
    /// flag, and given() tells of it.
    bool is_flag() const { return contains(names_, option_); }
    /// The present option without its value; empty for an operand.
    const std::string &option() const { return option_; }
    /// For an option with an optional value: whether it has one, as `--option=VALUE` or as a number that
    /// follows.
    bool attached() const;

    /// The value of the present option. This and the functions below throw Misuse if there is none or it is
    /// wrong.
    std::string value();
    /// The value as a whole number.
    template <typename Number = std::uint64_t>
    Number number(std::type_identity_t<Number> least, std::type_identity_t<Number> most) {
        return parse_number<Number>(option_, value(), least, most);
    }
    /// The value as a size in bytes: `64`, `64K`, `64M` or `64G` (K is 1024), from 1 to 2^63-1.
    std::uint64_t size();
    /// The value as decimal seconds from 0 to 10^9, such as 0.5.
    double seconds();
    /// The value as the place, from 0, of one of these names, in any case of letters, or of a beginning that
    /// no other has.
    std::size_t choice_of(const Names &names);
    /// The value as what stands beside one of these names.
    template <typename Value>
    Value choice(std::initializer_list<std::pair<std::string_view, Value>> values) {
        Names names;
        for (const auto &[name, value] : values) names.push_back(name);
        return (values.begin() + choice_of(names))->second;
    }

    /// The value as a level by its name, or from 1 to 3.
    Level level() { return static_cast<Level>(choice_of({"easy", "medium", "hard", "1", "2", "3"}) % 3); }

    /// The present argument as an operand, or what stands behind -i, -f and their like. Throws Misuse, which
    /// names the nearest option, if it is another unknown one.
    const std::string &operand();

    /// The present argument as an operand that may be a file. Throws Misuse if there is no such file and it
    /// is what an option is called.
    const std::string &file();

    /// Whether this option is the present one or stands before it.
    bool given(std::string_view option) const { return contains(given_, option); }

    /// The file of -o. It is not written if there are no answers: a program may write files named after it.
    const std::optional<std::string> &output() const { return output_; }

    /// Throws Misuse unless there are so many operands: `3 operands found, expected PUZZLE`. If there are too
    /// many, and they are files, it gives a loop that takes them one by one.
    void expect(std::size_t least, std::size_t most, const Words &operands, std::string_view expected) const;

    // Which options go together, once all are read. These throw Misuse.
    /// Each of these options needs one of the others: `--seed found, expected --generate with it`.
    void needs(const Names &options, const Names &others) const;
    /// No two of these options go together: `--draw and --svg found, expected one of them`.
    void exclude(const Names &options) const { exclude(options, options); }
    /// None of these options goes with one of the others.
    void exclude(const Names &options, const Names &others) const;
    /// The program's tasks, each with the option that asks for it ("", first, for the task without one) and
    /// the options that go with it. All others are refused, so an option in no list is always refused. At
    /// most one task may be given; returns it.
    std::string_view task(std::initializer_list<std::pair<std::string_view, Names>> tasks) const;

  private:
    /// The options in the help that begin so, each once.
    Words options_in_help(std::string_view begin) const;
    /// Reads the present option by the program's own name, also if it is shortened, has one dash, or is
    /// another program's name for the same. Returns false if there is nothing to read, since the program does
    /// so anyway.
    bool take_name();
    /// Reads the file of -o, and what its ending asks for.
    void take_output();
    /// Puts these words behind the present argument.
    void put_next(const Words &words);
    /// Writes the word as the option that it is without dashes; the first one also as a synonym of an option,
    /// where words are no operands.
    void read_bare(std::string &word) const;
    /// The value after `=`, or else the next word.
    std::string_view following() const;
    /// Throws Misuse if the word is no file, and is what an option is called.
    void refuse_option(const std::string &word) const;

    std::string_view help_;
    Words names_; // of the options in the help
    Words words_;
    std::size_t passed_ = 0; // the present argument and those before it
    std::string option_;
    Words given_;                                      // all options so far, without their values
    std::optional<std::string> attached_;              // the value after `=`, until it is asked for
    bool options_ended_ = false, takes_levels_ = true; // whether no operand so far can be before words
    std::optional<std::string> output_;
};

/// Runs the program `name` and returns its exit code. --help, -h and --version are answered wherever they
/// stand before `--`; otherwise calls body. An exception becomes one line on standard error, `name: reason`,
/// and exit code 2. A file that exceeds a limit (ulimit -f) is a failed write, not a signal.
int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &));

/// The seed that the user gave, or else a random one below 2^32, which is printed on standard error: `seed:
/// N`.
std::uint64_t seed_or_random(std::optional<std::uint64_t> given);

/// Prints what --stats asks for on standard error: a line `key: value` for each count, the seconds and the
/// peak memory.
void print_stats(const std::vector<std::pair<std::string_view, std::uint64_t>> &counts, double seconds);

} // namespace shell
