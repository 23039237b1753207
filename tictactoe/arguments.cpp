#include "arguments.h"

#include "memory.h"
#include "text.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <random>

namespace shell {

namespace {

template <typename Number>
Number parse(std::string_view name, std::string_view word, Number least, Number most) {
    Number value = 0;
    const char *end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    const bool minus_zero = word.starts_with("-0");
    if (error != std::errc() || rest != end || minus_zero || value < least || value > most)
        throw Misuse(std::string(name) + " is " + in_quotes(word) + ", expected a whole number from " +
                     std::to_string(least) + " to " + std::to_string(most));
    return value;
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

void complain(std::string_view name, std::string_view reason) {
    const std::string line = std::string(name) + ": " + tamed(reason) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

// For an option with a value, `--option=VALUE`, that takes none.
Misuse unwanted_value(const std::string &word) {
    return Misuse(in_quotes(word) + " found, expected " + word.substr(0, word.find('=')) +
                  " without a value");
}

} // namespace

std::uint64_t parse_number(std::string_view name, std::string_view word, std::uint64_t least,
                           std::uint64_t most) {
    return parse(name, word, least, most);
}

std::int64_t parse_integer(std::string_view name, std::string_view word, std::int64_t least,
                           std::int64_t most) {
    return parse(name, word, least, most);
}

bool Arguments::next() {
    if (attached_) throw unwanted_value(words_[passed_ - 1]);
    option_.clear();
    if (passed_ < words_.size() && !options_ended_ && words_[passed_] == "--") {
        options_ended_ = true;
        ++passed_;
    }
    if (++passed_ > words_.size()) return false;
    const std::string &word = words_[passed_ - 1];
    const bool negative_number = word.size() > 1 && is_digit(word[1]);
    if (options_ended_ || word.size() < 2 || word[0] != '-' || negative_number) return true;
    option_ = word;
    if (const auto equals = word.find('='); word.starts_with("--") && equals != word.npos) {
        option_.resize(equals);
        attached_ = word.substr(equals + 1);
    }
    return true;
}

const std::string &Arguments::value() {
    if (attached_) {
        value_ = *attached_;
        attached_.reset();
    } else {
        if (passed_ >= words_.size()) throw Misuse(option_ + " needs a value");
        value_ = words_[passed_++];
    }
    return value_;
}

std::uint64_t Arguments::number(std::uint64_t least, std::uint64_t most) {
    return parse_number(option_, value(), least, most);
}

std::uint64_t Arguments::size() {
    if (const auto size = parse_size(value())) return *size;
    throw Misuse(option_ + " is " + in_quotes(value_) +
                 ", expected a size such as 512M, from 1 to 8589934591G");
}

double Arguments::seconds() {
    // std::from_chars for double is not in every standard library yet, and strtod depends on the locale.
    double result = 0, unit = 1;
    bool point = false, digits = false, good = true;
    for (const char byte : value()) {
        if (byte == '.' && !point) {
            point = true;
        } else if (is_digit(byte)) {
            digits = true;
            if (point) result += (unit /= 10) * (byte - '0');
            else result = 10 * result + (byte - '0');
        } else {
            good = false;
        }
    }
    if (!good || !digits || !(result <= 1e9))
        throw Misuse(option_ + " is " + in_quotes(value_) +
                     ", expected seconds from 0 to 1000000000, such as 0.5");
    return result;
}

std::ptrdiff_t Arguments::choice_of(const std::vector<std::string_view> &names) {
    const auto found = std::find(names.begin(), names.end(), value());
    if (found != names.end()) return found - names.begin();
    std::string expected;
    for (std::size_t i = 0; i < names.size(); ++i)
        expected += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + std::string(names[i]);
    throw Misuse(option_ + " is " + in_quotes(value_) + ", expected " + expected);
}

const std::string &Arguments::operand() const {
    if (!option_.empty()) throw Misuse("unknown option " + in_quotes(option_) + ", see --help");
    return words_[passed_ - 1];
}

void Arguments::choose(std::string &chosen) const {
    if (!chosen.empty() && chosen != option_)
        throw Misuse(chosen + " and " + option_ + " found, expected one of them");
    chosen = option_;
}

int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &)) {
    std::signal(SIGXFSZ, SIG_IGN);
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
        Arguments arguments(words);
        return body(arguments);
    } catch (const std::bad_alloc &) {
        complain(name, "out of memory");
    } catch (const std::length_error &) { // a vector of more than any machine has
        complain(name, "out of memory");
    } catch (const std::exception &error) {
        complain(name, error.what());
    }
    return 2;
}

std::uint64_t seed_or_random(std::optional<std::uint64_t> given) {
    if (given) return *given;
    const auto seed = static_cast<std::uint32_t>(std::random_device()()); // short enough to be typed again
    std::fprintf(stderr, "seed: %lu\n", static_cast<unsigned long>(seed));
    return seed;
}

} // namespace shell
