// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.

#include "dond/dond.h"
#include "dond/dp.h"
#include "dond/shell.h"

#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view help =
    R"(usage: dond [--method NAME] [--json] [--stats] s t last-roll
       dond --table [--json] s t
       dond -h | --help | --version

Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
without losing. A roll loses when it equals the previous roll or is one away
from it. last-roll is the previous roll, or -1 when nothing has been rolled yet.

s is from 1 to 10^18, t from 0 to 10^18.

  --method dp    the lab's table, for s x s x t up to 10^9
  --method fast  eigenvalues, for large s and t too (the default)
  --table        a row for each number of rolls left, n = t to 0: n, then the
                 probability for last-roll 0 to (s-1)/2, the other faces being
                 symmetric; the first row has one value, for nothing rolled
                 yet; at most 1000000 values
  --json         the answer as one JSON object
  --stats        on standard error: additions, seconds, peak memory

Examples:
  dond 6 3 -1          three rolls of an ordinary die: 0.314815
  dond 6 2 0           two more rolls after the lowest face
  dond --table 6 3     the fair offer at each point of the game

Exit code: 0 the probability is printed, 2 a number is missing, malformed or
out of range, or the output cannot be written.
)";

constexpr std::int64_t max_table_values = 1'000'000;

enum class Method { dp, fast };

struct Options {
    bool table = false, json = false, stats = false;
    Method method = Method::fast;
    std::vector<std::string> operands;
};

// The operands are s, t and last-roll, or s and t for a table.
void check_operands(const Options &options) {
    constexpr std::array<std::string_view, 3> names{"s", "t", "last-roll"};
    const std::size_t expected = options.table ? 2 : 3, found = options.operands.size();
    if (found > expected)
        throw shell::Misuse(shell::in_quotes(options.operands[expected]) + " found after " +
                            std::string(names[expected - 1]) + ", expected nothing more");
    std::string missing;
    for (std::size_t i = found; i < expected; ++i)
        missing += (i == found ? "" : i + 1 < expected ? ", " : " and ") + std::string(names[i]);
    if (!missing.empty())
        throw shell::Misuse(missing + (found + 1 == expected ? " is" : " are") +
                            " missing, expected dond s t last-roll, or dond --table s t");
}

Options parse_options(shell::Arguments &arguments) {
    Options options;
    while (arguments.next()) {
        if (arguments.is("--table")) options.table = true;
        else if (arguments.is("--method"))
            options.method = arguments.choice<Method>({{"dp", Method::dp}, {"fast", Method::fast}});
        else if (arguments.is("--json")) options.json = true;
        else if (arguments.is("--stats")) options.stats = true;
        else options.operands.push_back(arguments.operand());
    }
    arguments.exclude({"--table"}, {"--method", "--stats"});
    check_operands(options);
    return options;
}

// JSON has 15 digits, which every double keeps.
std::string json_number(double value) {
    std::ostringstream text;
    text.precision(15);
    text << value;
    return text.str();
}

// The members that say which game it is. s and t may exceed 2^53, so they are strings.
std::string json_game(std::int64_t sides, std::int64_t rolls) {
    return "{\"sides\": \"" + std::to_string(sides) + "\", \"rolls\": \"" + std::to_string(rolls) + '"';
}

std::string table_text(std::int64_t sides, std::int64_t rolls, bool json) {
    const std::int64_t width = (sides + 1) / 2;
    if (rolls > (max_table_values - 1) / width) {
        throw shell::Misuse("the table for s " + std::to_string(sides) + " and t " + std::to_string(rolls) +
                            " has more than " + std::to_string(max_table_values) + " values, the limit");
    }
    const std::vector<double> values = dond::table(sides, rolls);
    const double first = dond::chance(sides, rolls, dond::nothing_rolled).chance;
    std::ostringstream text;
    if (json)
        text << json_game(sides, rolls) << ", \"probability\": " << json_number(first) << ", \"table\": [";
    else text << rolls << ' ' << first << '\n';
    for (std::int64_t n = rolls - 1; n >= 0; --n) {
        if (json) text << "{\"rolls_left\": " << n << ", \"probabilities\": [";
        else text << n;
        for (std::int64_t i = 0; i < width; ++i) {
            const double value = values[static_cast<std::size_t>(n * width + i)];
            if (json) text << (i > 0 ? ", " : "") << json_number(value);
            else text << ' ' << value;
        }
        text << (json ? n > 0 ? "]}, " : "]}" : "\n");
    }
    return text.str() + (json ? "]}\n" : "");
}

std::string chance_text(std::int64_t sides, std::int64_t rolls, std::int64_t last, double chance, bool json) {
    std::ostringstream text;
    if (json)
        text << json_game(sides, rolls)
             << ", \"last\": " << (last == dond::nothing_rolled ? "null" : '"' + std::to_string(last) + '"')
             << ", \"probability\": " << json_number(chance) << '}';
    else text << chance;
    text << '\n';
    return text.str();
}

int answer(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const auto &operands = options.operands;
    const std::int64_t sides = shell::parse_integer("s", operands[0], 1, dond::max_sides);
    const std::int64_t rolls = shell::parse_integer("t", operands[1], 0, dond::max_rolls);
    if (options.table) {
        shell::write_answer(table_text(sides, rolls, options.json));
        return 0;
    }
    const std::int64_t last = shell::parse_integer("last-roll", operands[2], dond::nothing_rolled, sides - 1);
    if (options.method == Method::dp && !dond::dp_is_feasible(sides, rolls))
        throw shell::Misuse("s x s x t is too large for --method dp, expected at most " +
                            std::to_string(dond::max_dp_additions));
    const shell::Progress clock("dond");
    const dond::Answer found =
        (options.method == Method::dp ? dond::chance_by_dp : dond::chance)(sides, rolls, last);
    const double seconds = clock.seconds();
    shell::write_answer(chance_text(sides, rolls, last, found.chance, options.json));
    if (options.stats) shell::print_stats({{"additions", found.additions}}, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("dond", help, argc, argv, answer); }
