// What the mains of the spell family share: how a program starts, fails and reads its command line.
//
// A main is a loop over the arguments that asks for each option by name and hands what is left to operand():
//
//     for (Arguments arguments(words); arguments.next();) {
//         if (arguments.is("--stats")) stats = true;
//         else if (arguments.is("--memory")) memory = arguments.size_value();
//         else arguments.operand(file);
//     }
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace spell {

class Arguments {
  public:
    explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

    /// Goes to the next argument, if there is one.
    bool next() { return ++passed_ <= words_.size(); }
    /// Whether the argument is this option.
    bool is(std::string_view option) const { return current() == option; }
    /// The word after the option, which becomes the current argument. Throws std::invalid_argument without
    /// one.
    const std::string &value();
    /// The same as a size in bytes, see parse_size.
    std::size_t size_value();
    /// The same as a decimal number of seconds, from 0 to 10^9.
    double seconds_value();
    /// The same as a whole number from `least` to `most`.
    long long number_value(long long least, long long most);
    /// Takes the argument as the program's next operand, a negative number included. Throws
    /// std::invalid_argument when it is an option instead.
    const std::string &operand() const;
    /// The same for a program's only operand, a FILE that was "-" by default and can be given once.
    void operand(std::string &file);

  private:
    const std::string &current() const { return words_[passed_ - 1]; }

    std::vector<std::string> words_;
    std::size_t passed_ = 0; // the current argument and those before it
    bool has_file_ = false;
};

/// The whole number that the word says, in digits. Throws std::invalid_argument, which calls it `name` and tells the
/// range, when it is none from `least`, 0 or more, to `most`.
long long parse_number(std::string_view name, const std::string &word, long long least, long long most);

/// Runs the program `name`: answers --help (with that text) and --version, else calls body, which returns the
/// exit code. What it throws becomes one line on standard error, `name: reason`, and exit code 2.
int run_program(const char *name, const std::string &help, int argc, char **argv, int (*body)(Arguments));

} // namespace spell
