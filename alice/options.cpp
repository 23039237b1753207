#include "alice/options.h"

#include "shell/text.h"

#include <algorithm>
#include <array>
#include <unistd.h>
#include <utility>

namespace alice {

using shell::Misuse, shell::in_quotes;

const std::string_view help =
    R"(usage: alice [OPTION]... [MAZE]
       alice --check WALK [MAZE]
       alice --hint[=N] [--from WALK] [MAZE]
       alice --play [--from WALK] [MAZE]
       alice --play ROWSxCOLS [--difficulty HOW] [--seed N]
       alice --puzzle [--svg] MAZE...
       alice --generate ROWSxCOLS [--length L] [--hardest] [--seed N]
Prints the shortest way through an Alice maze. The walker has a step size d, at
first 1. A red cell adds 1 to it and a yellow one takes 1 off. Then the walker
follows one of the cell's arrows exactly d cells.

  MAZE                the width, the start as s=(row,column), the goal as
                      g=(row,column), then a line a row of cells such as
                      r:(u,dl), b:(), - or goal; colours r y b; arrows l r u d
                      ul ur dl dr; or rows of cells such as R07, G, S2 and W,
                      digits clockwise from 0 for up; standard input when it
                      is - or absent
  --method NAME       fast: level by level, a bit for each state (default)
                      queue: the described search, with a queue for each step
  -o FILE             put the answer in FILE, whole or not at all
  --stats             report counts, what makes the maze difficult (up to 90000
                      cells), seconds and peak memory on standard error

instead of the answer:
  --count             print how many shortest solutions there are
  --all               print them all, one a line; --limit N: at most N
  --check WALK        judge the walks in a file, a line each, as cells or as
                      moves such as 'u dl'; or judge that walk itself
  --hint              print the next move of a shortest way, --hint=N: N moves,
                      from the start or, with --from WALK, from where it ends
  --json              print the answer as a JSON object
  --draw, --svg       draw the maze and its solution as text, or as a picture
  --puzzle            draw without the solution; with --svg several mazes make
                      a page with the rules, and the answers upside down at its
                      foot; so does one maze with --paper a4|letter, --title
                      TEXT or --rules TEXT, which replaces the rules
  --compact           print the maze as rows of cells such as R07
  --play              walk through the maze by hand, --from WALK: from there;
                      or through new ones of ROWSxCOLS, at a terminal of 5x5

  --generate ROWSxCOLS  print a new maze of up to 300x300 cells with one
                      shortest solution; with --compact, --draw or --svg in
                      that form, --solution: with its solution
  --puzzles N         with --svg: a page of N new mazes, or ROWSxCOLUMNS of them
  --length L          with a solution of L steps (default: three times the mean
                      side, at most 50); with --hardest: stop at L steps
  --seed N            0 to 2^64-1: the same maze for the same N
  --difficulty HOW    easy, medium or hard, by decisions, tempting moves and
                      places without a way to the goal; see alice(1)
  --hardest           search for the longest solution for --time-limit SECONDS
                      (default 10) or --rounds N; ^C: print the best so far
  --help, -h, --version

Examples:
  alice --generate 6x6 --difficulty hard >maze   a new maze
  alice maze                                     the shortest way
  alice --generate 5x5 --svg --puzzles 6 >p.svg  a page of six, with answers
Sample mazes are in share/puzzlelabs/data/alice of /usr or /usr/local.

Exit code: 0 answered; 1 there is no solution, a walk is wrong, no maze of that
length or difficulty was found, or ^C ended --hardest; 2 misuse, unreadable or
malformed input, no memory left, or output that cannot be written.
)";

namespace {

// Reads the size of a new maze.
void take_size(Options &options) {
    const std::vector<std::string> sides = shell::numbers_of(options.size);
    if (sides.size() != 2)
        throw Misuse((sides.size() == 1 ? "--generate " + sides[0] + " found, COLS is missing"
                                        : "--generate is " + in_quotes(options.size)) +
                     ", expected ROWS and COLS such as 5x7");
    options.wish.rows = static_cast<Number>(shell::parse_number("ROWS", sides[0], 1, most_generated));
    options.wish.cols = static_cast<Number>(shell::parse_number("COLS", sides[1], 1, most_generated));
}

// The three below take the present argument, or return false if it is no option of their kind.

// What to print.
bool take_print(shell::Arguments &arguments, Options &options) {
    constexpr std::array prints{std::pair("--count", Print::count), std::pair("--all", Print::all),
                                std::pair("--check", Print::check), std::pair("--hint", Print::hint),
                                std::pair("--play", Print::play),   std::pair("--draw", Print::draw),
                                std::pair("--svg", Print::svg),     std::pair("--compact", Print::compact)};
    const auto print = std::find_if(prints.begin(), prints.end(),
                                    [&](const auto &named) { return arguments.is(named.first); });
    if (print == prints.end()) return false;
    options.print = print->second;
    if (options.print == Print::check) options.walk = arguments.value();
    if (options.print == Print::hint && arguments.attached()) options.hints = arguments.number(1, 1'000'000);
    return true;
}

// How to print it, or how to find it.
bool take_manner(shell::Arguments &arguments, Options &options) {
    if (arguments.is("--json")) options.json = true;
    else if (arguments.is("--stats")) options.stats = true;
    else if (arguments.is("--puzzle")) options.puzzle = true;
    else if (arguments.is("--solution")) options.solution = true;
    else if (arguments.is("--from")) options.walk = arguments.value();
    else if (arguments.is("--limit")) options.limit = arguments.number(1, UINT64_MAX);
    else if (arguments.is("--method"))
        options.method = arguments.choice<Method>({{"fast", Method::fast}, {"queue", Method::queue}});
    else if (options.page.take(arguments)) options.sheet = true;
    else return false;
    return true;
}

// Which maze to make.
bool take_wish(shell::Arguments &arguments, Options &options) {
    if (arguments.is("--generate")) {
        options.generate = true;
        options.size = arguments.value();
    } else if (arguments.is("--seed")) options.page.seed = arguments.number(0, UINT64_MAX);
    else if (arguments.is("--length"))
        options.wish.length = static_cast<Number>(arguments.number(1, UINT32_MAX));
    else if (arguments.is("--difficulty"))
        options.wish.difficulty = arguments.choice<Difficulty>(
            {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
    else if (arguments.is("--hardest")) options.hardest = true;
    else if (arguments.is("--rounds")) options.effort.rounds = arguments.number(1, UINT64_MAX);
    else if (arguments.is("--time-limit")) options.effort.seconds = arguments.seconds();
    else return false;
    return true;
}

// A maze, or another word of the size: 5 7, or 5 x so far.
void take_operand(const std::string &operand, Options &options) {
    const std::string size = options.size + ' ' + operand;
    if (options.generate && !shell::numbers_of(size + " 1").empty()) options.size = size;
    else options.mazes.push_back(operand);
}

// For a game a size stands for a new maze, and so does nothing, at a terminal or with a wish.
void take_game(const shell::Arguments &arguments, Options &options) {
    const bool wished =
        arguments.given("--seed") || arguments.given("--length") || arguments.given("--difficulty");
    std::string operands;
    for (const std::string &operand : options.mazes) operands += (operands.empty() ? "" : " ") + operand;
    if (!options.generate && !shell::numbers_of(operands).empty()) {
        options.size = std::exchange(operands, "");
        options.mazes.clear();
    } else if (!options.generate && options.mazes.empty() && (wished || isatty(STDIN_FILENO) != 0)) {
        options.size = "5x5";
    }
    options.generate = !options.size.empty();
    if (wished && !options.generate)
        throw Misuse(in_quotes(options.mazes.front()) +
                     " found, expected ROWSxCOLS of a new maze, with --seed, --length or --difficulty");
}

// Says which options do not go together.
void check_options(const shell::Arguments &arguments) {
    arguments.needs({"--puzzles", "--solution", "--hardest"}, {"--generate"});
    arguments.needs({"--seed", "--length", "--difficulty"}, {"--generate", "--play"});
    arguments.needs({"--rounds", "--time-limit"}, {"--hardest"});
    arguments.needs({"--puzzles", "--paper", "--title", "--rules"}, {"--svg"});
    arguments.needs({"--limit"}, {"--all"});
    arguments.needs({"--from"}, {"--hint", "--play"});
    arguments.exclude({"--count", "--all", "--check", "--hint", "--play", "--draw", "--svg", "--compact"});
    arguments.exclude({"--generate", "--puzzle"}, {"--count", "--all", "--check", "--hint"});
    arguments.exclude({"--puzzle", "--solution", "--hardest"}, {"--play"});
    arguments.exclude({"--puzzle", "--solution", "--json"}, {"--compact"});
    arguments.exclude({"--json"}, {"--play", "--draw", "--svg", "--puzzle", "--solution"});
    arguments.exclude({"--solution"}, {"--puzzle"});
    arguments.exclude({"--hardest", "--difficulty"});
}

void check_mazes(const Options &options) {
    const std::vector<std::string> &mazes = options.mazes;
    if (options.generate && !mazes.empty())
        throw Misuse(in_quotes(mazes.front()) + " found, expected no maze with --generate");
    if (mazes.size() > 1 && !options.puzzle)
        throw Misuse(in_quotes(mazes[1]) + " found, expected one maze at most, or --puzzle" +
                     shell::one_by_one(mazes));
    const auto inputs = std::count(mazes.begin(), mazes.end(), "-") + (mazes.empty() && !options.generate) +
                        (options.walk == "-");
    if (inputs > 1) throw Misuse("standard input found twice, expected it once");
}

} // namespace

Options parse_options(shell::Arguments &arguments) {
    Options options;
    while (arguments.next())
        if (!take_print(arguments, options) && !take_manner(arguments, options) &&
            !take_wish(arguments, options))
            take_operand(arguments.operand(), options);
    check_options(arguments);
    if (options.print == Print::play) take_game(arguments, options);
    options.puzzle = options.puzzle || options.sheet;
    if ((options.puzzle || options.solution) && options.print == Print::answer) options.print = Print::draw;
    check_mazes(options);
    if (options.generate) take_size(options);
    if (options.mazes.empty()) options.mazes.push_back("-");
    const bool counts = options.print == Print::all || options.print == Print::count;
    if (options.method == Method::queue && (counts || (options.json && options.print == Print::answer)))
        throw Misuse("--method queue found, expected --method fast: it knows all solutions");
    return options;
}

} // namespace alice
