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

BOARD is five lines of five squares: a letter, or one of . _ - ? * 0 if it is
empty. WORDS are words, one or several a line. PUZZLE is a board, an empty line
and words. There may be blanks between squares, commas between words, small
letters, and comments from # to the end of the line; boards as gogen prints them
are understood, too. Standard input is read for the file -, or without a file.

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
    --minimal          every word and every given is needed
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

Exit code: 0 answered; 1 the answer is no (not solvable, not a solution, not
unique, no such puzzle found), or ^C ended a count; 2 misuse, unreadable or
malformed input, failed output.
)";

using shell::Misuse;

namespace {

constexpr unsigned bit(Task task) { return 1u << static_cast<unsigned>(task); }

// The tasks that an option may go with.
constexpr unsigned solving = bit(Task::solve), generating = bit(Task::generate),
                   explaining = bit(Task::steps), drawing = solving | generating;

// An option as it was given.
struct Use {
    std::string option;
    unsigned tasks;
    bool svg; // needs --svg
};

void check(const Use &use, const Options &options, const std::string &task) {
    const bool right_task = use.tasks & bit(options.task);
    if (!right_task && (use.tasks & solving))
        throw Misuse(use.option + " and " + task + " found, expected one of them");
    if (!right_task || (use.svg && options.print != Print::svg))
        throw Misuse(use.option + " found, expected " +
                     (right_task                ? "--svg"
                      : use.tasks == explaining ? "--steps"
                                                : "--generate") +
                     " with it");
}

void check(const Options &options) {
    if (!options.save.empty() && options.print == Print::svg)
        throw Misuse("-o and --svg found, expected one of them");
    if (options.task == Task::generate && !options.operands.empty())
        throw Misuse(shell::in_quotes(options.operands[0]) + " found, expected no file with --generate");
    if (options.operands.size() > 2)
        throw Misuse(std::to_string(options.operands.size()) +
                     " operands found, expected PUZZLE, or BOARD and WORDS, see --help");
    if (options.operands.size() == 2 && options.operands[0] == "-" && options.operands[1] == "-")
        throw Misuse("'-' found twice, expected standard input for one of BOARD and WORDS");
}

} // namespace

Options parse(shell::Arguments &arguments) {
    Options options;
    std::string task_option, print_option;
    std::vector<Use> uses;
    while (arguments.next()) {
        const auto task = [&](Task chosen) {
            arguments.choose(task_option);
            options.task = chosen;
        };
        const auto print = [&](Print chosen) {
            arguments.choose(print_option);
            options.print = chosen;
        };
        const auto file = [&](std::string &name) {
            name = arguments.value();
            if (name.empty()) throw Misuse(arguments.option() + " is '', expected a file");
        };
        const auto is = [&](std::string_view option, unsigned tasks, bool svg = false) {
            if (!arguments.is(option)) return false;
            uses.push_back({std::string(option), tasks, svg});
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
        else if (is("--plain", solving)) print(Print::plain);
        else if (arguments.is("--json")) print(Print::json);
        else if (is("--svg", drawing)) print(Print::svg);
        else if (is("--no-boards", explaining)) options.boards = Boards::none;
        else if (is("-o", solving)) file(options.save);
        else if (is("--puzzle", solving, true)) options.unsolved = true;
        else if (is("--stats", solving)) options.stats = true;
        else if (is("--small", solving)) options.small = true;
        else if (is("--method", solving))
            options.method = arguments.choice<Method>({{"masks", Method::masks}, {"fast", Method::fast}});
        else if (is("--seed", generating)) options.seed = arguments.number(0, UINT64_MAX);
        else if (is("--givens", generating))
            options.generator.givens = static_cast<int>(arguments.number(1, size - 1));
        else if (is("--words", generating)) file(options.dictionary);
        else if (is("--difficulty", generating))
            options.generator.difficulty = arguments.choice<Difficulty>(
                {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
        else if (is("--minimal", generating)) options.generator.minimal = true;
        else if (is("--puzzles", generating, true)) options.puzzles = arguments.number(1, most_on_a_sheet);
        else if (is("--solution", generating)) options.solution = true;
        else if (is("--time-limit", generating)) options.time_limit = arguments.seconds();
        else if (is("--paper", drawing, true))
            options.paper =
                arguments.choice<svg::Paper>({{"a4", svg::Paper::a4}, {"letter", svg::Paper::letter}});
        else if (is("--title", drawing, true)) options.title = arguments.value();
        else options.operands.push_back(arguments.operand());
    }
    check(options);
    for (const Use &use : uses) check(use, options, task_option);
    return options;
}

} // namespace gogen
