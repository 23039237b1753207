// The help, and the options of the command line.
#include "alice/options.h"

#include "shell/files.h"
#include "shell/text.h"

#include <unistd.h>
#include <utility>

namespace alice {

using shell::Misuse, shell::in_quotes;

const std::string_view help =
    R"(usage: alice [OPTION]... [MAZE]
       alice --generate | --play [ROWSxCOLS] [OPTION]...
Prints the shortest way through an Alice maze: the width, s=(row,column),
g=(row,column), then rows of cells such as r:(u,dl), b:() and goal, or only rows
such as R07 S2 W G. MAZE is a file, or standard input.

  --count, --all            how many shortest ways there are, or all of them
  --check WALK              judge a walk, such as 'u dl', (2,0) (1,0), or a file
  --hint[=N]                the next N moves, from where --from WALK ends
  --draw, --svg, --compact  a drawing, a picture, or rows of cells such as R07
  --puzzle                  unsolved; with --svg a page of several mazes:
                            --paper a4|letter, --title TEXT, --rules TEXT
  --play                    walk by hand: a maze, from --from WALK, or a new one
                            --plain: in words, for a screen reader
  --generate ROWSxCOLS      a new maze, or --puzzles N; --solution: solved
  --length L, --seed N, --difficulty easy|medium|hard   what it is like
  --sets N -o x.svg         N sheets x-1.svg ... and their answers x-keys.svg
  --hardest                 search for a long way, in --rounds N
  --method fast|queue       queue: the described search
  --json, --stats           the answer or --all as JSON; print the counts
  -o FILE, -h, --help, --version
Examples:
  alice --generate 5x5 --seed 7 >maze     a new maze
  alice --hint maze                       the first move

Exit code: 0 answered, 1 no way, a wrong walk, or no such maze, 2 misuse, or
failed input or output. More: man alice.
)";

namespace {

// The operands are mazes, or the size of a new one, in one word or several: 5x7, 5 7 or 5 x 7. Without a size
// a new maze is 5x5; so is a game's with a wish, or on a terminal without anything.
void take_operands(const shell::Arguments &arguments, Options &options) {
    const bool game = options.task == "--play";
    const bool wished = arguments.given("--seed") || arguments.given("--length") ||
                        arguments.given("--difficulty") || arguments.given("--generate");
    std::string size;
    for (const std::string &operand : options.mazes) size += (size.empty() ? "" : " ") + operand;
    if (size.empty() && (wished || (game && isatty(STDIN_FILENO) != 0))) size = "5x5";
    std::vector<std::string> sides = shell::numbers_of(size);
    if (game && !wished && !sides.empty() && shell::is_file(size, "a size")) sides.clear();
    if (game ? sides.empty() : !arguments.given("--generate")) {
        if (!sides.empty() && !shell::is_file(options.mazes[0]))
            throw Misuse(in_quotes(size) + " found, expected --generate or --play with it");
        for (const std::string &operand : std::exchange(options.mazes, {}))
            shell::add_operand(options.mazes, operand);
        if (options.mazes.empty()) options.mazes = {"-"};
        return;
    }
    if (sides.empty() || sides.size() > 2)
        throw Misuse(in_quotes(options.mazes.back()) +
                     " found, expected the size of a new maze, such as 5x7");
    options.wish.rows = shell::parse_number<Number>("ROWS", sides[0], 1, most_generated);
    options.wish.cols = shell::parse_number<Number>("COLS", sides.back(), 1, most_generated);
    options.mazes.clear();
}

// The task that is asked for. Each takes the options in its list, and no other.
std::string_view task_of(const shell::Arguments &arguments) {
    if (arguments.given("--play") && arguments.given("--hardest")) // which takes long
        throw Misuse("--play and --hardest found, expected --difficulty hard with --play");
    const std::string_view task = arguments.task(
        {{"",
          {"--json", "--draw", "--svg", "--compact", "--puzzle", "--paper", "--title", "--rules", "--method",
           "--stats"}},
         {"--count", {"--stats"}},
         {"--all", {"--json", "--stats"}},
         {"--check", {"--method", "--stats"}},
         {"--hint", {"--from", "--method", "--stats"}},
         {"--generate",
          {"--draw", "--svg", "--compact", "--puzzle", "--solution", "--puzzles", "--sets", "--paper",
           "--title", "--rules", "--seed", "--length", "--difficulty", "--hardest", "--rounds", "--stats"}},
         {"--play", {"--plain", "--from", "--seed", "--length", "--difficulty"}}});
    arguments.exclude({"--json", "--draw", "--svg", "--compact"});
    arguments.exclude({"--json", "--compact"}, {"--puzzle", "--solution", "--method"});
    arguments.exclude({"--sets"}, {"--draw", "--compact", "--solution"});
    arguments.exclude({"--solution", "--puzzle"});
    arguments.exclude({"--hardest", "--difficulty"});
    arguments.needs({"--puzzles", "--paper", "--title", "--rules"}, {"--svg", "--sets"});
    arguments.needs({"--rounds"}, {"--hardest"});
    return task;
}

} // namespace

Options parse_options(shell::Arguments &arguments) {
    Options options{arguments};
    Wish &wish = options.wish;
    while (arguments.next()) {
        if (options.page.take_puzzles(arguments)) continue;
        if (arguments.is("--check") || arguments.is("--from")) options.walk = arguments.value();
        else if (arguments.is("--method"))
            options.queue = arguments.choice<bool>({{"fast", false}, {"queue", true}});
        else if (arguments.is("--hint") && arguments.attached())
            options.hints = arguments.number(1, 1'000'000);
        else if (arguments.is("--generate") && arguments.attached())
            options.mazes.push_back(arguments.value());
        else if (arguments.is("--length")) wish.length = arguments.number<Number>(1, UINT32_MAX);
        else if (arguments.is("--difficulty")) wish.difficulty = arguments.level();
        else if (arguments.is("--rounds")) options.rounds = arguments.number(1, UINT64_MAX);
        else if (!arguments.is_flag()) options.mazes.push_back(arguments.file());
    }
    options.task = task_of(arguments);
    options.page.take_set_file(arguments);
    take_operands(arguments, options);
    arguments.expect(0, options.puzzle() ? SIZE_MAX : 1, options.mazes, "at most one maze, or --puzzle");
    return options;
}

} // namespace alice
