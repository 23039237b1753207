// The command line, and what every program does around its work: --help, --version, one line for an error.
//
// Parsing is a loop over the words that asks for each option by name and takes what is left as an operand:
//
//     int solve(shell::Arguments &arguments) {
//         Options options;
//         while (arguments.next())
//             if (arguments.is("--stats")) options.stats = true;
//             else if (arguments.is("--seed")) options.seed = arguments.number(0, UINT64_MAX);
//             else if (arguments.is("--method")) options.method = arguments.choice<Method>({{"map", map}, {"sieve", sieve}});
//             else options.operands.push_back(arguments.operand());
//         ...
//         return 0;
//     }
//     int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, solve); }
//
// `--option VALUE` and `--option=VALUE` mean the same, `--` ends the options, and `-` is an operand. So is a negative
// number, such as -1.
//
// Every folder that needs this file has the same copy: tests/harness/071.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell {

/// The version of all programs. CMakeLists.txt reads it in wordsearch/, so that a build without CMake knows it too.
inline constexpr std::string_view version = "0.1.0";

/// The command line is not what the program expects. what() says what was found and what was expected.
struct Misuse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The whole number that the word says in decimal digits. Throws Misuse, which calls it `name` and gives the range, if
/// it is none from `least` to `most`.
std::uint64_t parse_number(std::string_view name, std::string_view word, std::uint64_t least,
                           std::uint64_t most);
/// Like parse_number, for a range that has negative numbers.
std::int64_t parse_integer(std::string_view name, std::string_view word, std::int64_t least,
                           std::int64_t most);

class Arguments {
  public:
    explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

    /// Goes to the next argument. Returns false after the last one. Throws Misuse if the present one is `--option=VALUE`
    /// and nobody asked for the value.
    bool next();
    /// Whether the present argument is this option: a word from `-` or `--` on.
    bool is(std::string_view option) const { return !option_.empty() && option_ == option; }
    /// The present option without its value; empty for an operand.
    const std::string &option() const { return option_; }

    /// Whether the present option was given as `--option=VALUE`: for one whose value may be left out.
    bool attached() const { return attached_.has_value(); }

    /// The value of the present option. value() and the functions below throw Misuse if there is none.
    const std::string &value();
    /// The value as a whole number.
    std::uint64_t number(std::uint64_t least, std::uint64_t most);
    /// The value as a size such as 512M, in bytes; see parse_size in memory.h.
    std::uint64_t size();
    /// The value as decimal seconds from 0 to 10^9, such as 0.5.
    double seconds();
    /// The value as one of those with names.
    template <typename Value>
    Value choice(std::initializer_list<std::pair<std::string_view, Value>> values) {
        std::vector<std::string_view> names;
        for (const auto &[name, value] : values) names.push_back(name);
        return (values.begin() + choice_of(names))->second;
    }

    /// The present argument as an operand. Throws Misuse if it is an option: nobody knew it.
    const std::string &operand() const;

    /// For options that exclude each other: notes the present one in `chosen`, which is empty at first. Throws Misuse if
    /// another one is there already.
    void choose(std::string &chosen) const;

  private:
    std::ptrdiff_t choice_of(const std::vector<std::string_view> &names);

    std::vector<std::string> words_;
    std::size_t passed_ = 0; // the present argument and those before it
    std::string option_;
    std::optional<std::string> attached_; // the value after `=`, until it is asked for
    std::string value_;
    bool options_ended_ = false;
};

/// Runs the program `name` and returns its exit code: prints `help` for --help or -h and the version for --version,
/// wherever they stand before `--`, else calls body. An exception becomes one line on standard error, `name: reason`,
/// and exit code 2. A file that grows beyond a limit (ulimit -f) is a failed write and no signal.
int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &));

/// The seed that the user has given, or else a random one below 2^32, which standard error then says: `seed: N`.
std::uint64_t seed_or_random(std::optional<std::uint64_t> given);

} // namespace shell
