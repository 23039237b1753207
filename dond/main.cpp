// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.

#include "dond/dond.h"
#include "dond/dp.h"
#include "dond/exact.h"
#include "dond/shell.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view help =
    R"(usage: dond [--exact] [--method NAME] [--json] [--stats] s t last-roll
       dond --table [--exact] [--json] s t
       dond -h | --help | --version

Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
without losing. A roll loses when it equals the previous roll or is one away
from it. last-roll is the previous roll, or -1 when nothing has been rolled yet.

s is from 1 to 10^18, t from 0 to 10^18.

  --exact        the fraction in lowest terms, such as 17/54, while s^t fits 128
                 bits, with --table, too; else the decimal, and exit code 1
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
  dond --exact 6 3 -1  as a fraction: 17/54
  dond --table 6 3     the fair offer at each point of the game

Exit code: 0 the probability is printed, 1 a fraction does not fit, 2 a number
is missing, malformed or out of range, or the output cannot be written.
)";

constexpr std::int64_t max_table_values = 1'000'000;

enum class Method { dp, fast };

struct Options {
    bool table = false, exact = false, json = false, stats = false;
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
        else if (arguments.is("--exact")) options.exact = true;
        else if (arguments.is("--json")) options.json = true;
        else if (arguments.is("--stats")) options.stats = true;
        else options.operands.push_back(arguments.operand());
    }
    arguments.exclude({"--table", "--exact"}, {"--method", "--stats"});
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

// A chance, with --exact as a fraction, too, if that fits.
struct Value {
    double decimal = 0;
    std::optional<std::string> fraction = {};
};

std::string text_of(const Value &value) {
    std::ostringstream decimal;
    decimal << value.decimal;
    return value.fraction.value_or(decimal.str());
}

// The member `name` with the decimals, and with --exact `exact` with the fractions, null for those that do not fit. Several
// are lists.
std::string json_members(const std::string &name, const std::vector<Value> &values, bool exact,
                         bool several) {
    std::string decimals, fractions;
    for (const Value &value : values) {
        const std::string between = decimals.empty() ? "" : ", ";
        decimals += between + json_number(value.decimal);
        fractions += between + (value.fraction ? '"' + *value.fraction + '"' : "null");
    }
    const auto member = [several](const std::string &key, const std::string &text) {
        return '"' + key + "\": " + (several ? '[' + text + ']' : text);
    };
    return member(name, decimals) + (exact ? ", " + member("exact", fractions) : "");
}

// Says how many fractions do not fit. Returns the exit code.
int report_missing(const Options &options, const std::vector<Value> &values) {
    const auto missing =
        std::count_if(values.begin(), values.end(), [](const Value &v) { return !v.fraction; });
    if (!options.exact || missing == 0) return 0;
    shell::say("dond", values.size() == 1 ? "the fraction takes more than 128 bits"
                                          : shell::count_of(static_cast<std::uint64_t>(missing), "fraction") +
                                                " of more than 128 bits printed as decimals");
    return 1;
}

Value value_of(const Options &options, std::int64_t sides, std::int64_t rolls, std::int64_t last,
               double decimal) {
    if (!options.exact) return {decimal};
    return {decimal, dond::exact_chance(sides, rolls, last)};
}

int print_table(const Options &options, std::int64_t sides, std::int64_t rolls) {
    const std::int64_t width = (sides + 1) / 2;
    if (rolls > (max_table_values - 1) / width) {
        throw shell::Misuse("the table for s " + std::to_string(sides) + " and t " + std::to_string(rolls) +
                            " has more than " + std::to_string(max_table_values) + " values, the limit");
    }
    const std::vector<double> decimals = dond::table(sides, rolls);
    const auto fractions = options.exact ? dond::exact_table(sides, rolls)
                                         : std::vector<std::optional<std::string>>(decimals.size());
    std::vector<Value> values;
    for (std::size_t i = 0; i < decimals.size(); ++i) values.push_back({decimals[i], fractions[i]});
    const Value first = value_of(options, sides, rolls, dond::nothing_rolled,
                                 dond::chance(sides, rolls, dond::nothing_rolled).chance);
    std::string text = std::to_string(rolls) + ' ' + text_of(first) + '\n', json;
    for (std::int64_t n = rolls - 1; n >= 0; --n) {
        const std::vector<Value> row(values.begin() + n * width, values.begin() + (n + 1) * width);
        json += (json.empty() ? "{\"rolls_left\": " : ", {\"rolls_left\": ") + std::to_string(n) + ", " +
                json_members("probabilities", row, options.exact, true) + '}';
        text += std::to_string(n);
        for (const Value &value : row) text += ' ' + text_of(value);
        text += '\n';
    }
    shell::write_answer(!options.json ? text
                                      : json_game(sides, rolls) + ", " +
                                            json_members("probability", {first}, options.exact, false) +
                                            ", \"table\": [" + json + "]}\n");
    values.push_back(first);
    return report_missing(options, values);
}

int print_chance(const Options &options, std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    if (options.method == Method::dp && !dond::dp_is_feasible(sides, rolls))
        throw shell::Misuse("s x s x t is too large for --method dp, expected at most " +
                            std::to_string(dond::max_dp_additions));
    const shell::Progress clock("dond");
    const dond::Answer found =
        (options.method == Method::dp ? dond::chance_by_dp : dond::chance)(sides, rolls, last);
    const double seconds = clock.seconds();
    const Value value = value_of(options, sides, rolls, last, found.chance);
    const std::string rolled = last == dond::nothing_rolled ? "null" : '"' + std::to_string(last) + '"';
    shell::write_answer(options.json ? json_game(sides, rolls) + ", \"last\": " + rolled + ", " +
                                           json_members("probability", {value}, options.exact, false) + "}\n"
                                     : text_of(value) + '\n');
    if (options.stats) shell::print_stats({{"additions", found.additions}}, seconds);
    return report_missing(options, {value});
}

int answer(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const auto &operands = options.operands;
    const std::int64_t sides = shell::parse_number<std::int64_t>("s", operands[0], 1, dond::max_sides);
    const std::int64_t rolls = shell::parse_number<std::int64_t>("t", operands[1], 0, dond::max_rolls);
    if (options.table) return print_table(options, sides, rolls);
    const std::int64_t last =
        shell::parse_number<std::int64_t>("last-roll", operands[2], dond::nothing_rolled, sides - 1);
    return print_chance(options, sides, rolls, last);
}

} // namespace

int main(int argc, char **argv) { return shell::run("dond", help, argc, argv, answer); }
