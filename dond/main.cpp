// dond: the chance of rolling a die without two equal or neighbouring rolls in a row.

#include "dond/dond.h"
#include "dond/dp.h"
#include "dond/shell.h"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view help =
    R"(usage: dond [--method NAME] s t last-roll
       dond --table s t
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

Exit code: 0 the probability is printed, 2 a number is missing, malformed or
out of its range, or the output cannot be written.
)";

constexpr std::int64_t max_table_values = 1'000'000;

enum class Method { dp, fast };

struct Options {
    bool table = false;
    std::string chosen; // --table or --method
    Method method = Method::fast;
    std::vector<std::string> operands;
};

Options parse_options(shell::Arguments &arguments) {
    Options options;
    while (arguments.next()) {
        if (arguments.is("--table") || arguments.is("--method")) arguments.choose(options.chosen);
        if (arguments.is("--table")) options.table = true;
        else if (arguments.is("--method"))
            options.method = arguments.choice<Method>({{"dp", Method::dp}, {"fast", Method::fast}});
        else options.operands.push_back(arguments.operand());
    }
    if (options.operands.size() != (options.table ? 2 : 3))
        throw shell::Misuse("usage: dond s t last-roll, or dond --table s t");
    return options;
}

std::string table_text(std::int64_t sides, std::int64_t rolls) {
    const std::int64_t width = (sides + 1) / 2;
    if (rolls > (max_table_values - 1) / width) {
        throw shell::Misuse("the table for s " + std::to_string(sides) + " and t " + std::to_string(rolls) +
                            " has more than " + std::to_string(max_table_values) + " values, the limit");
    }
    const std::vector<double> values = dond::table(sides, rolls);
    std::ostringstream text;
    text << rolls << ' ' << dond::chance(sides, rolls, dond::nothing_rolled) << '\n';
    for (std::int64_t n = rolls - 1; n >= 0; --n) {
        text << n;
        for (std::int64_t i = 0; i < width; ++i)
            text << ' ' << values[static_cast<std::size_t>(n * width + i)];
        text << '\n';
    }
    return text.str();
}

std::string chance_text(Method method, std::int64_t sides, std::int64_t rolls, std::int64_t last) {
    if (method == Method::dp && !dond::dp_is_feasible(sides, rolls))
        throw shell::Misuse("s x s x t is too large for --method dp, expected at most " +
                            std::to_string(dond::max_dp_additions));
    std::ostringstream text;
    text << (method == Method::dp ? dond::chance_by_dp : dond::chance)(sides, rolls, last) << '\n';
    return text.str();
}

int answer(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const auto &operands = options.operands;
    const std::int64_t sides = shell::parse_integer("s", operands[0], 1, dond::max_sides);
    const std::int64_t rolls = shell::parse_integer("t", operands[1], 0, dond::max_rolls);
    if (options.table) {
        shell::write_answer(table_text(sides, rolls));
    } else {
        const std::int64_t last =
            shell::parse_integer("last-roll", operands[2], dond::nothing_rolled, sides - 1);
        shell::write_answer(chance_text(options.method, sides, rolls, last));
    }
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("dond", help, argc, argv, answer); }
