#include "spellpath/program.h"

#include "spellpath/board.h"
#include "spellpath/memory.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>

#ifndef PUZZLELABS_VERSION
#define PUZZLELABS_VERSION "unversioned"
#endif

namespace spell {

const std::string &Arguments::value() {
    const std::string &option = current();
    if (!next()) throw std::invalid_argument(option + " needs a value");
    return current();
}

std::size_t Arguments::size_value() {
    const std::string option = current();
    const std::string &word = value();
    if (const auto size = parse_size(word)) return *size;
    throw std::invalid_argument(option + " is '" + word +
                                "', expected a size such as 512M, from 1 to 8589934591G");
}

double Arguments::seconds_value() {
    const std::string option = current();
    const std::string &word = value();
    double seconds = 0;
    const auto [rest, error] =
        std::from_chars(word.data(), word.data() + word.size(), seconds, std::chars_format::fixed);
    constexpr double most = 1e9;
    if (error != std::errc() || rest != word.data() + word.size() || word.starts_with('-') ||
        !(seconds <= most)) // as it is for nan
        throw std::invalid_argument(option + " is '" + word +
                                    "', expected seconds from 0 to 1000000000, such as 0.5");
    return seconds;
}

long long Arguments::number_value(long long least, long long most) {
    const std::string option = current();
    return parse_number(option, value(), least, most);
}

const std::string &Arguments::operand() const {
    const std::string &word = current();
    if (word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9'))
        throw std::invalid_argument("unknown option '" + word + "', see --help");
    return word;
}

void Arguments::operand(std::string &file) {
    const std::string &word = operand();
    if (has_file_) throw std::invalid_argument("'" + word + "' found, expected one file at most");
    file = word;
    has_file_ = true;
}

long long parse_number(std::string_view name, const std::string &word, long long least, long long most) {
    long long value = 0;
    const char *end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    const bool minus = word.starts_with('-'); // -0 is none either
    if (error != std::errc() || rest != end || minus || value < least || value > most)
        throw std::invalid_argument(std::string(name) + " is '" + word + "', expected a whole number from " +
                                    std::to_string(least) + " to " + std::to_string(most));
    return value;
}

static void complain(const char *name, std::string reason) {
    // One line whatever the words and file names in it hold, and nothing that a terminal would obey.
    for (char &byte : reason)
        if (static_cast<unsigned char>(byte) < ' ' || byte == '\x7f') byte = '?';
    std::fprintf(stderr, "%s: %s\n", name, reason.c_str());
}

int run_program(const char *name, const std::string &help, int argc, char **argv, int (*body)(Arguments)) {
    try {
        const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
        if (std::find(words.begin(), words.end(), "--help") != words.end()) {
            write_answer(help);
            return 0;
        }
        if (std::find(words.begin(), words.end(), "--version") != words.end()) {
            write_answer(std::string(name) + " " PUZZLELABS_VERSION "\n");
            return 0;
        }
        return body(Arguments(words));
    } catch (const std::bad_alloc &) {
        complain(name, "out of memory");
    } catch (const std::exception &error) {
        complain(name, error.what());
    }
    return 2;
}

} // namespace spell
