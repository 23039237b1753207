#include "chomp/options.h"

#include "chomp/shell.h"

#include <stdexcept>
#include <string>

namespace chomp {

const std::string_view help =
    R"(usage: chomp [OPTION]... STATE
       chomp --play [STATE] [--first human|computer]
A move of Chomp picks a square of chocolate and eats it with all squares above
it, to the right of it, or both. Whoever eats the bottom left square loses.
STATE is the heights of the columns, leftmost first: digits that do not
increase, such as 74332. Prints LOSS if the player to move loses against best
play, else WIN: and the state after the winning move furthest to the left.

  --all          print all winning moves, a line each, from the left
  --draw         draw the board and, beside it or below it, what the move leaves
  --svg          the same as an SVG picture
  --json         the answer as a line of JSON, with the square to pick
  --method NAME  map: the described dynamic programming over a hash map
                 sieve: cross out 64 states at a time, on up to four
                 processors (the default)
  --memory SIZE  the most that the method may take, such as 512M (K, M or G;
                 default: half of what this process may have)
  --stats        print counts, seconds and peak memory to standard error

  --play         play against the computer; ? says what you can type
  --first human|computer  who begins (default: human)

  -h, --help, --version

Exit code: 0 answered, 2 misuse, no such state, one that is too large for the
memory, or output that cannot be written.
)";

namespace {

using shell::Misuse;

constexpr std::string_view usage = "usage: chomp [OPTION]... STATE";

Board parse_state(const std::string &word) {
    try {
        return Board(word);
    } catch (const std::invalid_argument &error) {
        throw Misuse(std::string(error.what()) + "; " + std::string(usage));
    }
}

} // namespace

Command parse(shell::Arguments &arguments) {
    Command command;
    command.memory = shell::process_memory() / 2;
    std::optional<std::string> state;
    std::string print, for_answers, for_games;
    while (arguments.next()) {
        const auto print_as = [&](Command::Print what) {
            arguments.choose(print);
            command.print = what;
        };
        if (arguments.is("--play")) {
            command.play = true;
            continue;
        }
        if (arguments.is("--first")) {
            for_games = arguments.option();
            command.first =
                arguments.choice<Player>({{"human", Player::human}, {"computer", Player::computer}});
            continue;
        }
        if (arguments.is("--memory")) {
            command.memory = arguments.size();
            continue;
        }
        if (arguments.option().empty()) {
            if (state)
                throw Misuse(shell::in_quotes(arguments.operand()) +
                             " found after the state, expected one state; " + std::string(usage));
            state = arguments.operand();
            continue;
        }
        for_answers = arguments.option();
        if (arguments.is("--all")) command.all = true;
        else if (arguments.is("--draw")) print_as(Command::Print::picture);
        else if (arguments.is("--svg")) print_as(Command::Print::svg);
        else if (arguments.is("--json")) print_as(Command::Print::json);
        else if (arguments.is("--stats")) command.stats = true;
        else if (arguments.is("--method"))
            command.method = arguments.choice<decltype(command.method)>(
                {{"map", solve_by_map}, {"sieve", solve_by_sieve}});
        else arguments.operand(); // throws: nobody knows this option
    }
    if (command.play && !for_answers.empty())
        throw Misuse(for_answers + " and --play found, expected one of them");
    if (!command.play && !for_games.empty()) throw Misuse(for_games + " found without --play");
    if (!command.play && !state) throw Misuse("no state found; " + std::string(usage));
    if (state) command.board = parse_state(*state);
    return command;
}

} // namespace chomp
