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
    const std::string &option = words_[at_ - 1];
    if (!next()) throw std::invalid_argument(option + " needs a value");
    return words_[at_ - 1];
}

std::size_t Arguments::size_value() {
    const std::string option = words_[at_ - 1];
    const std::string &word = value();
    if (const auto size = parse_size(word)) return *size;
    throw std::invalid_argument(option + " is '" + word +
                                "', expected a size such as 512M, from 1 to 8589934591G");
}

long long Arguments::number_value(long long least, long long most) {
    const std::string option = words_[at_ - 1];
    return parse_number(option, value(), least, most);
}

const std::string &Arguments::operand() const {
    const std::string &word = words_[at_ - 1];
    if (word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9'))
        throw std::invalid_argument("unknown option '" + word + "'");
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
    if (error != std::errc() || rest != end || value < least || value > most)
        throw std::invalid_argument(std::string(name) + " is '" + word + "', expected a whole number from " +
                                    std::to_string(least) + " to " + std::to_string(most));
    return value;
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
        std::fprintf(stderr, "%s: out of memory\n", name);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s: %s\n", name, error.what());
    }
    return 2;
}

} // namespace spell
