// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.
//
//     main     the command line, and the answer as text and JSON
//     dp       the lab's table
//     dond     the fast method, and why it is right
//     exact    fractions

#include "dond/dond.h"
#include "dond/exact.h"
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view help =
    R"(usage: dond [--exact] [--method NAME] [--json] [--stats] s t [last-roll]
       dond --table [--exact] [--csv | --json] s t
       dond -h | --help | --version

Prints the probability of rolling an s-sided die (faces 0 to s-1) t more times
without losing. A roll loses if it equals the previous roll or is one away from
it. last-roll is the previous roll, or -1 (the default) when nothing has
been rolled yet.

s is from 1 to 10^18, t from 0 to 10^18; s may be typed as d6. They may come
through a pipe, a line each: echo 6 3 -1 | dond

  --exact        the fraction in lowest terms, such as 17/54, in a table too;
                 where s^t exceeds 128 bits, the decimal, and exit code 1
  --method dp    the lab's table, for s x s x t up to 10^9
  --method fast  eigenvalues, for large s and t too (the default)
  --table        a row for each number of rolls left, from t to 0: that number,
                 then the probability for last-roll 0 to (s-1)/2, as the other
                 faces are symmetric; the first row has one value, for nothing
                 rolled yet; at most 1000000 values
  --csv          the table with commas, for a spreadsheet
  --json         the answer as one JSON object
  --stats        on standard error: additions, seconds, peak memory
  -o FILE        put the answer in FILE, whole or not at all

Examples:
  dond 6 3 -1          three rolls of an ordinary die: 0.314815
  dond --exact 6 3 -1  as a fraction: 17/54
  dond --table 6 3     the fair offer at each point of the game

Exit code: 0 the probability is printed, 1 a fraction does not fit, 2 a number
is missing, malformed or out of range, or the output cannot be written.
)";

constexpr std::int64_t max_table_values = 1'000'000;
constexpr int max_lines = 100'000; // of questions

struct Options {
    const shell::Arguments &arguments;
    dond::Answer (*method)(std::int64_t, std::int64_t, std::int64_t);
    bool table = arguments.given("--table"), exact = arguments.given("--exact");
    std::int64_t sides = 0, rolls = 0, last = dond::nothing_rolled;
    bool assumed = false; // the last one
};

// The options with the operands: s, t and last-roll, or s and t for a table.
Options with_numbers(Options options, shell::Words operands) {
    const std::size_t most = options.table ? 2 : 3;
    // 3d6 and d6 are as players write them: three rolls of six sides, and six sides; 8x3 is s and t.
    if (!operands.empty()) {
        const std::string first = operands[0];
        shell::Words numbers = shell::numbers_of(first);
        if (const std::size_t die = first.find_first_of("dD"); die != first.npos)
            numbers = {first.substr(die + 1), first.substr(0, die)};
        if (numbers.size() == 2) {
            operands[0] = numbers[0];
            if (!numbers[1].empty()) operands.insert(operands.begin() + 1, numbers[1]);
        }
    }
    if (operands.size() > most)
        throw shell::Misuse(shell::in_quotes(operands[most]) + " found after " +
                            (options.table ? "t" : "last-roll") + ", expected nothing more");
    if (operands.size() < 2)
        throw shell::Misuse(std::string(operands.empty() ? "s and t are" : "t is") +
                            " missing, expected dond s t last-roll, or dond --table s t");
    // x3 is how often; and a power of ten may be typed as one.
    if (operands[1].size() > 1 && operands[1][0] == 'x') operands[1].erase(0, 1);
    for (std::string &word : operands)
        if (const auto zeros =
                shell::whole_number<std::size_t>(word.starts_with("10^") ? word.substr(3) : "", 0, 18))
            word = '1' + std::string(*zeros, '0');
    const auto number = shell::parse_number<std::int64_t>;
    options.sides = number("s", operands[0], 1, dond::max_sides);
    options.rolls = number("t", operands[1], 0, dond::max_rolls);
    if (operands.size() > 2)
        options.last =
            number("last-roll (faces count from 0)", operands[2], dond::nothing_rolled, options.sides - 1);
    else if (!options.table) options.assumed = true;
    else if (options.rolls > (max_table_values - 1) / ((options.sides + 1) / 2))
        throw shell::Misuse("the table for s " + operands[0] + " and t " + operands[1] + " has more than " +
                            std::to_string(max_table_values) + " values, the limit");
    return options;
}

// The questions of the operands or, without them, of the lines of standard input.
std::vector<Options> parse_options(shell::Arguments &arguments) {
    auto *method = dond::chance;
    shell::Words operands;
    while (arguments.next()) {
        if (arguments.is("--method"))
            method = arguments.choice<decltype(method)>({{"dp", dond::chance_by_dp}, {"fast", dond::chance}});
        else if (!arguments.is_flag()) operands.push_back(arguments.operand());
    }
    arguments.exclude({"--table", "--exact"}, {"--method", "--stats"});
    arguments.exclude({"--csv"}, {"--json"});
    arguments.needs({"--csv"}, {"--table"});
    const Options options{.arguments = arguments, .method = method};
    std::vector<Options> questions;
    if (operands.empty() && shell::is_input_piped()) {
        shell::InputFile input = shell::InputFile::standard_input();
        std::string line;
        for (int n = 1; input.read_line(line); ++n) {
            if (n > max_lines)
                throw shell::InputError("<stdin>: more than " + std::to_string(max_lines) + " lines found");
            const shell::Words words = shell::words_of(line);
            try {
                if (!words.empty()) questions.push_back(with_numbers(options, words));
            } catch (const shell::Misuse &error) {
                throw shell::Misuse("<stdin>:" + std::to_string(n) + ": " + error.what());
            }
        }
    }
    if (questions.empty()) questions.push_back(with_numbers(options, std::move(operands)));
    if (std::ranges::any_of(questions, &Options::assumed))
        shell::say("last-roll is missing, taken as -1: nothing rolled yet");
    return questions;
}

// A chance, with --exact as a fraction, too, if that fits.
struct Value {
    double decimal;
    std::optional<std::string> fraction;
};

std::string digits_of(double chance, int digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*g", digits, chance);
    return text;
}

// The forms of a value: as text, and for JSON with 15 digits, which every double keeps, or as a fraction.
std::string plain_of(const Value &value) { return value.fraction.value_or(digits_of(value.decimal, 6)); }
std::string decimal_of(const Value &value) { return digits_of(value.decimal, 15); }
std::string exact_of(const Value &value) { return value.fraction ? '"' + *value.fraction + '"' : "null"; }

using Row = std::vector<Value>;
std::string joined(const Row &row, const char *between, std::string (*form)(const Value &)) {
    std::string text;
    for (const Value &value : row) text += (text.empty() ? "" : between) + form(value);
    return text;
}

// The rows of the table, beginning with 0 rolls left.
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

// The rows with the number of rolls left, the highest first; without --table there is only one value.
std::string text_of(const Options &options, const std::vector<Row> &rows) {
    const char *separator = options.arguments.given("--csv") ? "," : " ";
    std::string text;
    for (std::size_t n = rows.size(); n-- > 0;)
        text += (options.table ? std::to_string(n) + separator : "") + joined(rows[n], separator, plain_of) +
                '\n';
    return text;
}

std::string json_of(const Options &options, const std::vector<Row> &rows) {
    // s, t and last-roll may exceed 2^53, so they are strings.
    const auto digits = [](std::int64_t n) { return '"' + std::to_string(n) + '"'; };
    std::string text = "{\"sides\": " + digits(options.sides) + ", \"rolls\": " + digits(options.rolls);
    if (!options.table)
        text += ", \"last\": " + (options.last == dond::nothing_rolled ? "null" : digits(options.last));
    text += ", \"probability\": " + joined(rows.back(), "", decimal_of);
    if (options.exact) text += ", \"exact\": " + joined(rows.back(), "", exact_of);
    if (options.table) text += ", \"table\": [";
    for (std::size_t n = rows.size() - 1; n-- > 0;) {
        text += "{\"rolls_left\": " + std::to_string(n) + ", \"probabilities\": [" +
                joined(rows[n], ", ", decimal_of);
        if (options.exact) text += "], \"exact\": [" + joined(rows[n], ", ", exact_of);
        text += n > 0 ? "]}, " : "]}";
    }
    return text + (options.table ? "]}\n" : "}\n");
}

int answer(const Options &options) {
    const shell::Progress clock;
    const dond::Answer found = options.method(options.sides, options.rolls, options.last);
    const double seconds = clock.seconds();
    std::vector<Row> rows = options.table ? table_of(options) : std::vector<Row>();
    rows.push_back(
        {{found.chance,
          options.exact ? dond::exact_chance(options.sides, options.rolls, options.last) : std::nullopt}});
    shell::write_answer((options.arguments.given("--json") ? json_of : text_of)(options, rows));
    if (options.arguments.given("--stats")) shell::print_stats({{"additions", found.additions}}, seconds);
    std::uint64_t missing = 0; // fractions that do not fit
    for (const Row &row : rows)
        for (const Value &value : row) missing += options.exact && !value.fraction;
    if (missing == 0) return 0;
    shell::say(options.table
                   ? shell::count_of(missing, "fraction") + " of more than 128 bits printed as decimals"
                   : "the fraction takes more than 128 bits");
    return 1;
}

int run(shell::Arguments &arguments) {
    int code = 0;
    for (const Options &question : parse_options(arguments)) code = std::max(code, answer(question));
    return code;
}

} // namespace

int main(int argc, char **argv) { return shell::run("dond", help, argc, argv, run); }
