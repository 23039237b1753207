#include "gogen/options.h"

#include "gogen/picture.h"
#include "gogen/shell.h"

namespace gogen {

const std::string_view help = R"(usage: gogen [OPTION]... [PUZZLE]
       gogen [OPTION]... BOARD WORDS
       gogen --generate [OPTION]...
       gogen -h | --help | --version
Solves a Gogen puzzle: puts A to Y on the board, each once, so that every word
can be spelt by moving from letter to letter as a king moves in chess.

BOARD is five lines of five squares, a letter or '.', '_', '-' or 0 for an
empty one; WORDS are words, one or several a line; PUZZLE is a board, an empty
line and words. Blanks between squares, commas between words, small letters,
comments from # on and boards as gogen prints them are understood. One file
may be -, standard input, which also is what is read if there is none.

  --plain        the solved board as five lines of five
  --small        found letters are printed small, given ones as capitals
  -o FILE        also save it in FILE; - : print it instead of the drawn board
  --method NAME  masks: the exam's method; fast: the default
  --stats        what the search did, seconds and memory, on standard error
instead of the solution:
  --hint         the next step that follows; --hint=N: the next N steps; or
                 which letter on the board cannot stay
  --check        is this board a solution; or, if it is not full, are its
                 letters right so far? If not, why?
  --count        the number of solutions; ^C ends it with `more than N`
  --unique       unique; or ambiguous, with two solutions; or impossible, with
                 each word whose removal alone makes it solvable
  --steps        the solution as a person would reason it, and how hard it is
  --no-boards    with --steps: without the boards between the steps
  --svg          a picture of the solution
  --puzzle       with --svg: of the puzzle, unsolved; of BOARD alone, too
  --json         any of these but --svg, or a new puzzle, as JSON

  --generate     a puzzle with one solution: board, empty line, words
    --seed N           0 to 2^64-1, the same puzzle everywhere; default: random
    --givens N         letters on the board at first: 1 to 24, default 9
    --words FILE       the words to choose from; default: some English ones
    --difficulty NAME  easy, medium or hard, as --steps says
    --minimal          no word and no given that is not needed
    --time-limit SEC   give up, with the nearest difficulty found; default 10
    --solution         with its solution: drawn, or as comments behind it
    --svg              as a picture
    --puzzles N        with --svg: 1 to 6 on a sheet, of seed N, N+1, ..., and
                       the answers upside down at its foot

With --svg, these make a sheet with the rules and letters to cross out:
  --paper NAME   a4 or letter; default: a4
  --title TEXT   what is written above

Examples:
  gogen data/gogen/easy_board.txt data/gogen/easy_words.txt
  gogen --hint data/gogen/easy_board.txt data/gogen/easy_words.txt
  gogen --generate --difficulty hard >puzzle
  gogen --generate --svg --puzzles 4 --title Sunday >sheet.svg

Exit code: 0 answered, 1 answered with no (not solvable, not a solution, not
unique, no such puzzle found, a count that was ended), 2 misuse, unreadable or
malformed input, failed output.
)";

using shell::Misuse;

namespace {

void check_generate(const Options &options) {
    if (!options.for_solve.empty() || options.print == Print::plain)
        throw Misuse((options.for_solve.empty() ? options.print_option : options.for_solve) +
                     " and --generate found, expected one of them");
    if (!options.operands.empty())
        throw Misuse(shell::in_quotes(options.operands[0]) + " found, expected no file with --generate");
    if (options.puzzles > 0 && options.print != Print::svg)
        throw Misuse("--puzzles found, expected --svg with it");
}

void check(const Options &options) {
    if (options.task == Task::generate) return check_generate(options);
    const bool solves = options.task == Task::solve;
    if (!options.for_generate.empty())
        throw Misuse(options.for_generate + " found, expected --generate with it");
    if (!solves && !options.for_solve.empty())
        throw Misuse(options.for_solve + " and " + options.task_option + " found, expected one of them");
    if (!solves && options.print != Print::drawn && options.print != Print::json)
        throw Misuse(options.print_option + " and " + options.task_option + " found, expected one of them");
    if (!options.save.empty() && options.print == Print::svg)
        throw Misuse("-o and --svg found, expected one of them");
    if (options.boards == Boards::none && options.task != Task::steps)
        throw Misuse("--no-boards found, expected --steps with it");
    if (options.unsolved && options.print != Print::svg)
        throw Misuse("--puzzle found, expected --svg with it");
    if (options.operands.size() > 2)
        throw Misuse(std::to_string(options.operands.size()) +
                     " operands found, expected PUZZLE, or BOARD and WORDS, see --help");
    if (options.operands.size() == 2 && options.operands[0] == "-" && options.operands[1] == "-")
        throw Misuse("'-' found twice, expected standard input for one of BOARD and WORDS");
}

} // namespace

Options parse(shell::Arguments &arguments) {
    Options options;
    while (arguments.next()) {
        const auto task = [&](Task chosen) {
            arguments.choose(options.task_option);
            options.task = chosen;
        };
        const auto print = [&](Print chosen) {
            arguments.choose(options.print_option);
            options.print = chosen;
        };
        const auto file = [&](std::string &name) {
            name = arguments.value();
            if (name.empty()) throw Misuse(arguments.option() + " is '', expected a file");
        };
        const auto is = [&](std::string_view option, std::string &kind) {
            if (!arguments.is(option)) return false;
            kind = option;
            return true;
        };
        if (arguments.is("--check")) task(Task::check);
        else if (arguments.is("--count")) task(Task::count);
        else if (arguments.is("--unique")) task(Task::unique);
        else if (arguments.is("--steps")) task(Task::steps);
        else if (arguments.is("--hint")) {
            task(Task::hint);
            if (arguments.attached()) options.hints = arguments.number(1, 999);
        } else if (arguments.is("--generate")) task(Task::generate);
        else if (arguments.is("--plain")) print(Print::plain);
        else if (arguments.is("--json")) print(Print::json);
        else if (arguments.is("--svg")) print(Print::svg);
        else if (arguments.is("--no-boards")) options.boards = Boards::none;
        else if (is("-o", options.for_solve)) file(options.save);
        else if (is("--puzzle", options.for_solve)) options.unsolved = true;
        else if (is("--stats", options.for_solve)) options.stats = true;
        else if (is("--small", options.for_solve)) options.small = true;
        else if (is("--method", options.for_solve))
            options.method = arguments.choice<Method>({{"masks", Method::masks}, {"fast", Method::fast}});
        else if (is("--seed", options.for_generate)) options.seed = arguments.number(0, UINT64_MAX);
        else if (is("--givens", options.for_generate))
            options.generator.givens = static_cast<int>(arguments.number(1, size - 1));
        else if (is("--words", options.for_generate)) file(options.dictionary);
        else if (is("--difficulty", options.for_generate))
            options.generator.difficulty = arguments.choice<Difficulty>(
                {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
        else if (is("--minimal", options.for_generate)) options.generator.minimal = true;
        else if (is("--puzzles", options.for_generate))
            options.puzzles = arguments.number(1, most_on_a_sheet);
        else if (is("--solution", options.for_generate)) options.solution = true;
        else if (is("--time-limit", options.for_generate)) options.time_limit = arguments.seconds();
        else if (is("--paper", options.for_sheet))
            options.paper =
                arguments.choice<svg::Paper>({{"a4", svg::Paper::a4}, {"letter", svg::Paper::letter}});
        else if (is("--title", options.for_sheet)) options.title = arguments.value();
        else options.operands.push_back(arguments.operand());
    }
    check(options);
    if (!options.for_sheet.empty() && options.print != Print::svg)
        throw Misuse(options.for_sheet + " found, expected --svg with it");
    if (options.title.size() > longest_title)
        throw Misuse("--title has " + std::to_string(options.title.size()) + " bytes, expected at most " +
                     std::to_string(longest_title));
    return options;
}

} // namespace gogen
