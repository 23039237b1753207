// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.

#include "dond/dond.h"

#include <charconv>
#include <cstdint>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

#ifdef PUZZLELABS_VERSION
constexpr std::string_view version = PUZZLELABS_VERSION;
#else
constexpr std::string_view version = "unversioned";
#endif

constexpr std::string_view usage = "usage: dond s t last-roll, or dond --table s t";

constexpr std::string_view help =
    R"(usage: dond s t last-roll
       dond --table s t
       dond --help | --version

Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
without losing. A roll loses when it equals the previous roll or is one away
from it. last-roll is the previous roll, or -1 when nothing has been rolled yet.

s is from 1 to 10^18, t from 0 to 10^18.

  --table  a row for each number of rolls left, n = t to 0: n, then the
           probability for last-roll 0 to (s-1)/2, the other faces being
           symmetric; the first row has one value, for nothing rolled yet;
           at most 1000000 values
)";

constexpr std::int64_t max_table_values = 1'000'000;

struct Misuse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What the user typed, fit for a one-line message.
std::string quoted(std::string text) {
    for (char &c : text) {
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = '?';
    }
    return "'" + text + "'";
}

/// The operand as a number from lowest, which is -1, 0 or 1, to highest; throws Misuse if it is none.
std::int64_t parse(const char *name, const std::string &text, std::int64_t lowest, std::int64_t highest) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    const bool digits = text == "-1" || text.find('-') == std::string::npos; // -0 and -01 are not
    if (!whole || !digits || value < lowest || value > highest) {
        throw Misuse(std::string(name) + " is " + quoted(text) + ", expected a whole number from " +
                     std::to_string(lowest) + " to " + std::to_string(highest));
    }
    return value;
}

void print_table(std::int64_t sides, std::int64_t rolls) {
    const std::int64_t width = (sides + 1) / 2;
    if (rolls > (max_table_values - 1) / width) {
        throw Misuse("the table for s " + std::to_string(sides) + " and t " + std::to_string(rolls) +
                     " has more than " + std::to_string(max_table_values) + " values, the limit");
    }
    const std::vector<double> values = dond::table(sides, rolls);
    std::cout << rolls << ' ' << dond::chance(sides, rolls, dond::nothing_rolled) << '\n';
    for (std::int64_t n = rolls - 1; n >= 0; --n) {
        std::cout << n;
        for (std::int64_t i = 0; i < width; ++i) {
            std::cout << ' ' << values[static_cast<std::size_t>(n * width + i)];
        }
        std::cout << '\n';
    }
}

void run(const std::vector<std::string> &arguments) {
    bool as_table = false;
    std::vector<std::string> operands;
    for (const std::string &argument : arguments) {
        if (argument == "--help") {
            std::cout << help;
            return;
        }
        if (argument == "--version") {
            std::cout << "dond " << version << '\n';
            return;
        }
        if (argument == "--table") {
            as_table = true;
        } else if (argument.starts_with("--")) {
            throw Misuse("unknown option " + quoted(argument) + ", expected --table, --help or --version");
        } else {
            operands.push_back(argument);
        }
    }
    if (operands.size() != (as_table ? 2 : 3)) throw Misuse(std::string(usage));

    const std::int64_t sides = parse("s", operands[0], 1, dond::max_sides);
    const std::int64_t rolls = parse("t", operands[1], 0, dond::max_rolls);
    if (as_table) {
        print_table(sides, rolls);
    } else {
        const std::int64_t last = parse("last-roll", operands[2], dond::nothing_rolled, sides - 1);
        std::cout << dond::chance(sides, rolls, last) << '\n';
    }
}

} // namespace

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    try {
        run(std::vector<std::string>(argv + (argc > 0), argv + argc));
        if (!std::cout.flush()) throw std::runtime_error("cannot write to standard output");
        return 0;
    } catch (const std::bad_alloc &) {
        std::cerr << "dond: out of memory\n";
    } catch (const std::exception &error) {
        std::cerr << "dond: " << error.what() << '\n';
    }
    return 2;
}
