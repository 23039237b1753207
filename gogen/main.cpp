// gogen: solves, checks, counts, explains, draws and makes Gogen puzzles.
#include "gogen/check.h"
#include "gogen/count.h"
#include "gogen/explain.h"
#include "gogen/generate.h"
#include "gogen/gogen.h"
#include "gogen/picture.h"
#include "gogen/play.h"
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/page.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <memory>

using namespace gogen;
using shell::Misuse, shell::write_answer;

namespace {

constexpr std::string_view help = R"(usage: gogen [OPTION]... [PUZZLE]
       gogen [OPTION]... BOARD WORDS
       gogen --generate [OPTION]...
       gogen -h | --help | --version
Solves a Gogen puzzle: puts A to Y on the board, each once, so that every word
can be spelt by moving from letter to letter as a king moves in chess.

PUZZLE is a board, an empty line and words, in one file or two. A board is five
lines of five squares: a letter, or one of . _ - ? * 0 if it is empty. Blanks,
commas, small letters, comments from # to the end of a line, and boards as gogen
prints them are read, too. For the file -, or none, standard input is read.

  --solve        the solved board, drawn: the default
  --plain        the solved board as five lines of five
  --small        print found letters small, given ones as capitals
  --method NAME  masks: the exam's method; fast: the default
  --stats        what the search did, seconds and memory, on standard error
instead of the solution:
  --hint         the next step that follows; --hint N: the next N steps; or
                 which letter on the board cannot stay
  --check        is the board a solution or, if it is not full, right so far?
                 If not, why?
  --count        the number of solutions; ^C ends it with `more than N`
  --unique       unique; or ambiguous, with two solutions; or impossible, with
                 each word whose removal alone makes it solvable
  --steps        explain the solution as a person would, and say how hard it is
  --no-boards    with --steps: without the boards between the steps
  --play         solve it in a dialogue: put and take letters, undo, check, hint
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
    --solution         with its solution: drawn, or as comments after it
    --svg              as a picture
    --puzzles N        with --svg: as many on a sheet, or ROWSxCOLUMNS, of seed
                       N, N+1, ..., and the answers upside down at its foot

With --svg, these make a sheet with the rules and letters to cross out:
  --paper NAME   a4 or letter; default: a4
  --title TEXT   the title above the puzzles
  --rules TEXT   in place of the rules, in your language; '' for none
  -o FILE        put the answer in FILE, whole or not at all

Examples:
  gogen --generate --difficulty hard >puzzle
  gogen --hint puzzle
  gogen --steps --no-boards puzzle
  gogen --generate --svg --puzzles 4 --title Sunday >sheet.svg
Sample puzzles are in share/puzzlelabs/data/gogen of /usr or /usr/local.

Exit code: 0 answered; 1 the answer is no (not solvable, not a solution, not
unique, no such puzzle found), or ^C ended a count; 2 misuse, unreadable or
malformed input, failed output.
)";

struct Options {
    const shell::Arguments &arguments;
    std::vector<std::string> operands = {};
    std::string dictionary = {}; // a file, or empty
    bool masks = false;          // the exam's method
    std::size_t hints = 1;       // steps of a hint
    svg::PageOptions page = {};
    double time_limit = 10; // of --generate, in seconds
    GeneratorOptions generator = {};

    bool given(std::string_view option) const { return arguments.given(option); }
};

// The options that have no value.
constexpr std::string_view flags[] = {
    "--check",  "--count", "--unique",  "--steps", "--generate",  "--plain",    "--json", "--svg",
    "--puzzle", "--small", "--minimal", "--stats", "--no-boards", "--solution", "--play", "--solve"};

void check(const Options &options) {
    const shell::Arguments &arguments = options.arguments;
    const shell::Arguments::Names modes = {"--hint",  "--check",    "--count", "--unique",
                                           "--steps", "--generate", "--play"};
    arguments.exclude(modes);
    arguments.exclude({"--play"}, {"--json", "--svg"});
    arguments.exclude({"--plain", "--json", "--svg"});
    arguments.exclude({"--solve", "--plain", "--small", "--puzzle", "--method", "--stats"}, modes);
    arguments.exclude({"--svg"}, {"--hint", "--check", "--count", "--unique", "--steps"});
    arguments.needs({"--no-boards"}, {"--steps"});
    arguments.needs({"--seed", "--givens", "--words", "--difficulty", "--minimal", "--puzzles", "--solution",
                     "--time-limit"},
                    {"--generate"});
    arguments.needs({"--puzzle", "--puzzles", "--paper", "--title", "--rules"}, {"--svg"});
    const std::vector<std::string> &operands = options.operands;
    if (options.given("--generate") && !operands.empty())
        throw Misuse(shell::in_quotes(operands[0]) + " found, expected no file with --generate");
    if (operands.size() > 2)
        throw Misuse(std::to_string(operands.size()) +
                     " operands found, expected PUZZLE, or BOARD and WORDS, see --help" +
                     shell::one_by_one(operands));
    if (operands == std::vector<std::string>{"-", "-"})
        throw Misuse("'-' found twice, expected standard input for one of BOARD and WORDS");
    if (options.given("--play") && (operands.empty() || operands[0] == "-" || operands.back() == "-"))
        throw Misuse(
            "standard input has the moves of --play, expected files, such as gogen --generate makes");
}

Options parse(shell::Arguments &arguments) {
    Options options{arguments};
    GeneratorOptions &generator = options.generator;
    const auto file = [&] {
        const std::string name = arguments.value();
        if (name.empty()) throw Misuse(arguments.option() + " is '', expected a file");
        return name;
    };
    while (arguments.next())
        if (std::find(std::begin(flags), std::end(flags), arguments.option()) != std::end(flags)) continue;
        else if (arguments.is("--hint")) {
            if (arguments.attached()) options.hints = arguments.number(1, 999);
        } else if (arguments.is("--method"))
            options.masks = arguments.choice<bool>({{"masks", true}, {"fast", false}});
        else if (arguments.is("--seed")) options.page.seed = arguments.number(0, UINT64_MAX);
        else if (arguments.is("--givens")) generator.givens = static_cast<int>(arguments.number(1, size - 1));
        else if (arguments.is("--words")) options.dictionary = file();
        else if (arguments.is("--difficulty"))
            generator.difficulty = arguments.choice<Difficulty>(
                {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
        else if (arguments.is("--time-limit")) options.time_limit = arguments.seconds();
        else if (!options.page.take(arguments)) options.operands.push_back(arguments.operand());
    check(options);
    if (options.operands.empty()) options.operands = {"-"};
    generator.minimal = options.given("--minimal");
    return options;
}

void say(const std::string &line) { shell::say("gogen", line); }

// Shows on a terminal, for as long as it lives, that there still is work.
Stop showing(const std::string &work) {
    const auto progress = std::make_shared<shell::Progress>("gogen");
    return [=] {
        progress->poll([&] { return work; });
        return false;
    };
}

Puzzle read(const Options &options) {
    const Squares squares = options.given("--check") ? Squares::any : Squares::legal;
    const std::string &first = options.operands[0];
    Notes notes;
    const Puzzle puzzle = read_puzzle(options.operands, squares, notes);
    std::for_each(notes.begin(), notes.end(), say);
    if (puzzle.words.empty() && !options.given("--svg"))
        throw shell::InputError((first == "-" ? "<stdin>" : first) +
                                ": no words found after the board, expected an empty line and words");
    return puzzle;
}

std::optional<Board> solution_of(const Puzzle &puzzle, const Options &options) {
    shell::Progress progress("gogen");
    const Stop stop = [&] {
        progress.poll([] { return "solving"; });
        return false;
    };
    std::vector<std::pair<std::string_view, std::uint64_t>> counts;
    std::optional<Board> board;
    if (options.masks) {
        MaskStats stats;
        board = solve_by_masks(puzzle.board, puzzle.words, stats, stop);
        counts = {{"recursions", stats.recursions}, {"intersections", stats.intersections}};
    } else {
        SearchStats stats;
        if (const auto solution = gogen::solve(problem_of(puzzle), stop, &stats))
            board = board_of(solution->domain);
        counts = {{"nodes", stats.nodes}, {"propagations", stats.propagations}};
    }
    if (options.given("--stats")) shell::print_stats(counts, progress.seconds());
    return board;
}

// Prints the answer in the form that is wanted, which alone is made, and returns the exit code.
template <typename Text, typename Json>
int print(const Options &options, bool yes, Text text, Json json) {
    write_answer(options.given("--json") ? json() + '\n' : text());
    return yes ? 0 : 1;
}

// Says which letters and which words the puzzle can be solved without.
int could_not_be_solved(const Options &options, const Puzzle &puzzle, bool drawn) {
    const Stop stop = showing("searching for what is wrong");
    const Words words = words_to_blame(puzzle, stop);
    std::vector<std::string> letters;
    for (const unsigned a : numbers(letters_to_blame(puzzle, stop))) letters.emplace_back(1, letter_name(a));
    const auto text = [] { return std::string("Board could not be solved\n"); };
    const auto json = [&] {
        return "{\"solved\":false,\"words_to_blame\":" + json_of(words) +
               ",\"letters_to_blame\":" + json_of(letters) + '}';
    };
    if (drawn) print(options, false, text, json);
    else say("board could not be solved");
    for (const std::string &letter : letters)
        say("it can be solved without the letter " + letter + " at " +
            place_name(where(puzzle.board, letter[0])));
    for (const std::string &word : words) say("it can be solved without the word " + word);
    if (words.empty() && letters.empty()) say("no word or letter alone is to blame; --check says more");
    return 1;
}

// A picture; or a sheet, if there are answers or it has a paper, a title or rules.
std::string drawn(const Options &options, const std::vector<Drawing> &drawings,
                  const std::vector<Board> &answers) {
    const bool sheet = options.given("--paper") || options.given("--title") || options.given("--rules");
    return answers.empty() && !sheet ? picture_of(drawings[0]) : sheet_of(options.page, drawings, answers);
}

int solve(const Options &options, const Puzzle &puzzle) {
    if (options.given("--puzzle") || puzzle.words.empty()) { // a bare board has no solution to draw
        write_answer(drawn(options, {{puzzle, puzzle.board}}, {}));
        return 0;
    }
    const bool plain = options.given("--plain");
    const bool svg = options.given("--svg");
    const std::optional<Board> solution = solution_of(puzzle, options);
    if (!solution) return could_not_be_solved(options, puzzle, (!plain && !svg) || options.given("--json"));
    const bool only = !another_solution(puzzle, showing("searching for another solution"));
    const Board board = options.given("--small") ? with_small(*solution, puzzle.board) : *solution;
    const auto text = [&] {
        if (plain) return plain_text(board);
        if (svg) return drawn(options, {{puzzle, *solution}}, {});
        return "Board solved! Solution: \n" + drawn_text(board);
    };
    const auto json = [&] {
        return "{\"solved\":true,\"only\":" + json_bool(only) + ",\"board\":" + json_of(board) + '}';
    };
    print(options, true, text, json);
    if (!only) say("not the only solution; --unique shows another");
    return 0;
}

int check(const Options &options, const Puzzle &puzzle) {
    const std::vector<std::string> faults = faults_of(puzzle, showing("searching for what is wrong"));
    const auto letters = std::count_if(puzzle.board.begin(), puzzle.board.end(), is_letter);
    const bool full = letters == size, right = faults.empty();
    const std::string number = shell::count_of(static_cast<std::uint64_t>(letters), "letter");
    const auto text = [&] {
        if (!right) return text_of_lines(faults);
        if (full) return std::string("solution\n");
        return "right so far: " + number + '\n';
    };
    const auto json = [&] {
        return "{\"solution\":" + json_bool(right && full) + ",\"right_so_far\":" + json_bool(right) +
               ",\"letters\":" + std::to_string(letters) + ",\"faults\":" + json_of(faults) + '}';
    };
    return print(options, right, text, json);
}

int hint(const Options &options, const Puzzle &puzzle) {
    const auto objections = objections_to(puzzle, showing("searching for what is wrong"));
    const bool right = objections.empty();
    const Explanation explanation = right ? explain(puzzle) : Explanation{};
    const bool solved = explanation.end == Explanation::End::solved, done = explanation.steps.empty();
    const auto text = [&] {
        if (!right) return text_of_lines(objections);
        if (done && solved) return std::string("the board is solved\n");
        return text_of_steps(explanation, puzzle, options.hints);
    };
    const auto json = [&] {
        return "{\"objections\":" + json_of(objections) +
               ",\"steps\":" + json_of_steps(explanation, puzzle, options.hints) + '}';
    };
    print(options, right, text, json);
    if (right && !solved && options.hints > explanation.steps.size())
        say("nothing more follows: there are several solutions; --unique shows two");
    return right && (solved || !done) ? 0 : 1;
}

int count(const Options &options, const Puzzle &puzzle) {
    const Counted counted = [&] {
        shell::Progress progress("gogen");
        const shell::Interruption interruption;
        return gogen::count(problem_of(puzzle), [&](Count so_far) {
            progress.poll([&] { return "counting, " + text_of(so_far) + " so far"; });
            return shell::Interruption::requested();
        });
    }();
    if (!counted.complete && counted.number == 0) {
        say("interrupted before a solution was found");
        return 1;
    }
    const std::string digits = text_of(counted.number - !counted.complete);
    const auto text = [&] { return (counted.complete ? "" : "more than ") + digits + '\n'; };
    const auto json = [&] {
        return "{\"count\":\"" + digits + "\",\"complete\":" + json_bool(counted.complete) + '}';
    };
    return print(options, counted.complete && counted.number > 0, text, json);
}

int unique(const Options &options, const Puzzle &puzzle) {
    const Stop stop = showing("searching");
    const Uniqueness found = uniqueness_of(problem_of(puzzle), stop);
    const std::vector<State> &solutions = found.solutions;
    const std::string verdict[] = {"impossible", "unique", "ambiguous"};
    std::string text = verdict[solutions.size()] + '\n', boards;
    const Words blamed = solutions.empty() ? words_to_blame(puzzle, stop) : Words{};
    text += text_of_lines(blamed);
    for (const State &solution : solutions) {
        const Board board = board_of(solution.domain);
        if (solutions.size() > 1) text += (boards.empty() ? "" : "\n") + plain_text(board);
        boards += (boards.empty() ? "" : ",") + json_of(board);
    }
    if (found.up_to_symmetry) text += "unique up to symmetry\n";
    const auto json = [&] {
        return "{\"verdict\":\"" + verdict[solutions.size()] + "\",\"solutions\":[" + boards +
               "],\"unique_up_to_symmetry\":" + json_bool(found.up_to_symmetry) +
               ",\"words_to_blame\":" + json_of(blamed) + '}';
    };
    return print(
        options, solutions.size() == 1, [&] { return text; }, json);
}

int steps(const Options &options, const Puzzle &puzzle) {
    const Explanation explanation = explain(puzzle);
    const auto text = [&] { return text_of(explanation, puzzle, !options.given("--no-boards")); };
    const auto json = [&] { return json_of(explanation, puzzle); };
    return print(options, explanation.end == Explanation::End::solved, text, json);
}

// Makes a puzzle, and says if there is none or if it is not as wanted.
std::optional<Generated> generated(const Words &dictionary, GeneratorOptions options, double seconds) {
    const std::string work =
        "generating, for " + std::to_string(static_cast<long>(seconds)) + " seconds at most";
    const std::optional<Generated> made = [&] {
        shell::Progress progress("gogen");
        options.stop = [&] {
            progress.poll([&] { return work; });
            return progress.seconds() >= seconds;
        };
        return gogen::generate(dictionary, options);
    }();
    if (!made)
        say("no such puzzle found, expected more words, more givens, another difficulty or a longer "
            "--time-limit");
    else if (!made->as_wanted)
        say(std::string("no puzzle found that is ") + name_of(*options.difficulty) + ", the nearest is " +
            name_of(made->difficulty));
    return made;
}

int generate(Options options) {
    Notes notes;
    const Words dictionary =
        options.dictionary.empty() ? small_dictionary() : read_dictionary(options.dictionary, notes);
    std::for_each(notes.begin(), notes.end(), say);
    std::uint64_t &seed = options.generator.seed;
    seed = shell::seed_or_random(options.page.seed);
    options.page.seed = seed; // also one that is random is on the sheet
    const bool shown = options.given("--solution"), sheet = options.given("--puzzles");
    bool as_wanted = true;
    std::vector<Drawing> drawings;
    std::vector<Board> answers; // at the foot
    std::string text, json;
    const unsigned puzzles = std::max(options.page.puzzles, 1U);
    for (unsigned i = 1; i <= puzzles; ++i, ++seed) {
        const auto made = generated(dictionary, options.generator, options.time_limit);
        if (!made) return 1;
        as_wanted = as_wanted && made->as_wanted;
        const Puzzle &puzzle = made->puzzle;
        const std::string difficulty = name_of(made->difficulty);
        // A sheet in another language has one to three stars for it.
        const std::string stars[] = {"★", "★★", "★★★"};
        const std::string label =
            options.page.rules ? stars[static_cast<std::size_t>(made->difficulty)] : difficulty;
        const Board solution = board_of(gogen::solve(problem_of(puzzle))->domain);
        if (sheet && !shown) answers.push_back(solution);
        drawings.push_back(
            {puzzle, shown ? solution : puzzle.board, (puzzles > 1 ? std::to_string(i) + "  " : "") + label});
        text = plain_text(puzzle.board) + '\n' + text_of_lines(puzzle.words);
        for (const std::string &row : rows_of(with_small(solution, puzzle.board)))
            if (shown) text += "# " + row + '\n'; // a comment, which readers of puzzles pass over
        json = "{\"seed\":\"" + std::to_string(seed) + "\",\"board\":" + json_of(puzzle.board) +
               ",\"words\":" + json_of(puzzle.words) + ",\"solution\":" + json_of(solution) +
               ",\"difficulty\":\"" + difficulty + "\"}";
    }
    const auto answer = [&] { return options.given("--svg") ? drawn(options, drawings, answers) : text; };
    return print(options, as_wanted, answer, [&] { return json; });
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    if (options.given("--generate")) return generate(options);
    const Puzzle puzzle = read(options);
    if (options.given("--play")) {
        gogen::play(puzzle);
        return 0;
    }
    if (options.given("--hint")) return hint(options, puzzle);
    if (options.given("--check")) return check(options, puzzle);
    if (options.given("--count")) return count(options, puzzle);
    if (options.given("--unique")) return unique(options, puzzle);
    if (options.given("--steps")) return steps(options, puzzle);
    return solve(options, puzzle);
}

} // namespace

int main(int argc, char **argv) { return shell::run("gogen", help, argc, argv, run); }
