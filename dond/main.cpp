// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.
//
//     main     the command line, and the answer as text and JSON
//     dp       the lab's table
//     dond     the fast method, and why it is right
//     exact    fractions
//     faces    a roll, for dond and exact

#include "dond/dond.h"
#include "dond/exact.h"
#include "dond/shell.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
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

struct Options {
    bool table = false, exact = false, json = false, stats = false;
    dond::Answer (*method)(std::int64_t, std::int64_t, std::int64_t) = dond::chance;
    std::int64_t sides = 0, rolls = 0, last = dond::nothing_rolled;
};

// The operands are s, t and last-roll, or s and t for a table.
void read_operands(Options &options, const std::vector<std::string> &operands) {
    const std::vector<std::string_view> names{"s", "t", "last-roll"};
    const std::size_t expected = options.table ? 2 : 3, found = operands.size();
    if (found > expected)
        throw shell::Misuse(shell::in_quotes(operands[expected]) + " found after " +
                            std::string(names[expected - 1]) + ", expected nothing more");
    if (found < expected)
        throw shell::Misuse(shell::list_of({&names[found], &names[0] + expected}, "and") +
                            (found + 1 == expected ? " is" : " are") +
                            " missing, expected dond s t last-roll, or dond --table s t");
    const auto number = [&](std::size_t i, std::int64_t least, std::int64_t most) {
        return shell::parse_number<std::int64_t>(names[i], operands[i], least, most);
    };
    options.sides = number(0, 1, dond::max_sides);
    options.rolls = number(1, 0, dond::max_rolls);
    if (!options.table) options.last = number(2, dond::nothing_rolled, options.sides - 1);
    else if (options.rolls > (max_table_values - 1) / ((options.sides + 1) / 2))
        throw shell::Misuse("the table for s " + operands[0] + " and t " + operands[1] + " has more than " +
                            std::to_string(max_table_values) + " values, the limit");
}

Options parse_options(shell::Arguments &arguments) {
    Options options;
    std::vector<std::string> operands;
    while (arguments.next()) {
        if (arguments.is("--table")) options.table = true;
        else if (arguments.is("--method"))
            options.method = arguments.choice<decltype(options.method)>(
                {{"dp", dond::chance_by_dp}, {"fast", dond::chance}});
        else if (arguments.is("--exact")) options.exact = true;
        else if (arguments.is("--json")) options.json = true;
        else if (arguments.is("--stats")) options.stats = true;
        else operands.push_back(arguments.operand());
    }
    arguments.exclude({"--table", "--exact"}, {"--method", "--stats"});
    read_operands(options, operands);
    return options;
}

// A chance, with --exact as a fraction, too, if that fits.
struct Value {
    double decimal;
    std::optional<std::string> fraction;
};

std::string decimal_of(double chance, int digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*g", digits, chance);
    return text;
}

// The forms of a value: as text, and for JSON with 15 digits, which every double keeps, or as a fraction.
std::string text_of(const Value &value) { return value.fraction.value_or(decimal_of(value.decimal, 6)); }
std::string json_of(const Value &value) { return decimal_of(value.decimal, 15); }
std::string exact_of(const Value &value) { return value.fraction ? '"' + *value.fraction + '"' : "null"; }

using Row = std::vector<Value>;
std::string joined(const Row &row, const char *between, std::string (*form)(const Value &)) {
    std::string text;
    for (const Value &value : row) text += (text.empty() ? "" : between) + form(value);
    return text;
}

// A row for each number of rolls left, 0 first.
std::vector<Row> table_of(const Options &options) {
    std::vector<Row> rows(static_cast<std::size_t>(options.rolls));
    dond::Chances chances(options.sides);
    dond::ExactChances fractions(options.sides);
    for (Row &row : rows) {
        for (std::int64_t last = 0; last < (options.sides + 1) / 2; ++last)
            row.push_back({chances.after(last), options.exact ? fractions.after(last) : std::nullopt});
        chances.advance(1);
        if (options.exact) fractions.advance(1);
    }
    return rows;
}

// Prints the chance, and the table below it.
void print(const Options &options, const Value &chance, const std::vector<Row> &rows) {
    // s, t and last-roll may exceed 2^53, so they are strings in JSON.
    const auto digits = [](std::int64_t n) { return '"' + std::to_string(n) + '"'; };
    std::string json = "{\"sides\": " + digits(options.sides) + ", \"rolls\": " + digits(options.rolls);
    std::string text = text_of(chance) + '\n';
    if (options.table) text = std::to_string(options.rolls) + ' ' + text;
    else json += ", \"last\": " + (options.last == dond::nothing_rolled ? "null" : digits(options.last));
    json += ", \"probability\": " + json_of(chance);
    if (options.exact) json += ", \"exact\": " + exact_of(chance);
    if (options.table) json += ", \"table\": [";
    for (std::size_t n = rows.size(); n-- > 0;) {
        text += std::to_string(n) + ' ' + joined(rows[n], " ", text_of) + '\n';
        json += "{\"rolls_left\": " + std::to_string(n) + ", \"probabilities\": [" +
                joined(rows[n], ", ", json_of);
        if (options.exact) json += "], \"exact\": [" + joined(rows[n], ", ", exact_of);
        json += n > 0 ? "]}, " : "]}";
    }
    shell::write_answer(!options.json ? text : json + (options.table ? "]}\n" : "}\n"));
}

int answer(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const auto &[table, exact, json, stats, method, sides, rolls, last] = options;
    const shell::Progress clock("dond");
    const dond::Answer found = method(sides, rolls, last);
    const double seconds = clock.seconds();
    const Value chance{found.chance, exact ? dond::exact_chance(sides, rolls, last) : std::nullopt};
    std::vector<Row> rows = table ? table_of(options) : std::vector<Row>();
    print(options, chance, rows);
    if (stats) shell::print_stats({{"additions", found.additions}}, seconds);
    // Fractions that do not fit.
    rows.push_back({chance});
    std::uint64_t missing = 0;
    for (const Row &row : rows)
        for (const Value &value : row) missing += !value.fraction;
    if (!exact || missing == 0) return 0;
    shell::say("dond",
               table ? shell::count_of(missing, "fraction") + " of more than 128 bits printed as decimals"
                     : "the fraction takes more than 128 bits");
    return 1;
}

} // namespace

int main(int argc, char **argv) { return shell::run("dond", help, argc, argv, answer); }
