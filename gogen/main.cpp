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
#include <unistd.h>

using namespace gogen;
using shell::Misuse, shell::write_answer;

namespace {

constexpr std::string_view help = R"(usage: gogen [OPTION]... [PUZZLE | BOARD WORDS], -h, --help, --version
Puts A to Y on a board, each once, so that every word can be traced by king's
moves. PUZZLE is a board, five lines such as N.W.R or one with slashes, an empty
line and words, as in share/puzzlelabs/data/gogen; - or none is standard input.
  --solve      the solved board, drawn: the default; --plain: as five lines;
               --small: found letters small; --method masks|fast; --stats
  --hint [N]   the next step, or N; --check: is it right so far? If not, why?
  --count      the number of solutions; --unique: one, or two of them, or none
  --steps      the reasons, and how hard it is; --no-boards: without boards
  --masks      where each letter can stand; --play: solve it or a new one
  --svg        a picture; --puzzle: unsolved; as a sheet: --paper a4|letter,
               --title TEXT, --rules TEXT in your language, '' for none
  --json       any of these as JSON; -o FILE: into a file, whole or not at all
  --generate   a puzzle with one solution; for it and --play: --seed N,
               --difficulty easy|medium|hard, --givens 1-24, --words FILE,
               --minimal, --time-limit SEC; --solution: with it; --puzzles N;
               --sets N -o x.svg: N sheets x-1.svg ..., and x-keys.svg
Examples:
  gogen --generate --difficulty hard >puzzle
  gogen --hint puzzle
  gogen --generate --svg --puzzles 4 --title Sunday >sheet.svg

Exit code: 0 answered; 1 the answer is no; 2 misuse, bad input, failed output.
)";

// They say which puzzle to make.
const shell::Arguments::Names making = {"--seed",       "--givens",  "--words",
                                        "--difficulty", "--minimal", "--time-limit"};

struct Options {
    const shell::Arguments &arguments;
    std::vector<std::string> operands = {};
    std::optional<std::string> dictionary = {}; // a file
    bool masks = false;                         // the exam's method
    std::size_t hints = 1;                      // steps of a hint
    svg::PageOptions page = {};
    double time_limit = 10; // of --generate, in seconds
    GeneratorOptions generator = {};

    bool given(std::string_view option) const { return arguments.given(option); }
    // Whether a puzzle is to be made: also for --play, if there is none on a file or in a pipe.
    bool makes() const {
        return given("--generate") ||
               std::any_of(making.begin(), making.end(), [this](auto option) { return given(option); }) ||
               (given("--play") && operands.empty() && isatty(STDIN_FILENO) != 0);
    }
};

// The options that have no value.
constexpr std::string_view flags[] = {
    "--check", "--unique",  "--steps", "--generate",  "--plain",    "--json", "--svg",   "--puzzle",
    "--small", "--minimal", "--stats", "--no-boards", "--solution", "--play", "--solve", "--masks"};

void check(const Options &options) {
    const shell::Arguments &arguments = options.arguments;
    const std::string_view count =
        options.page.puzzles > 0 ? "" : "--count"; // else it is the number of puzzles
    const shell::Arguments::Names modes = {"--hint",  "--check",    count,    "--unique",
                                           "--steps", "--generate", "--play", "--masks"};
    arguments.exclude(modes);
    if (!options.given("--generate")) arguments.exclude({"--svg"}, modes);
    arguments.exclude({"--play"}, {"--json"});
    arguments.exclude({"--plain", "--json", "--svg"});
    arguments.exclude({"--sets"}, {"--plain", "--json", "--solution"});
    arguments.exclude({"--solve", "--plain", "--small", "--puzzle", "--method", "--stats"}, modes);
    arguments.needs({"--no-boards"}, {"--steps"});
    arguments.needs(making, {"--generate", "--play"});
    arguments.needs({"--solution", "--puzzles", "--sets"}, {"--generate"});
    arguments.needs({"--puzzle"}, {"--svg"});
    arguments.needs({"--paper", "--title", "--rules"}, {"--svg", "--sets"});
    const std::vector<std::string> &operands = options.operands;
    if (options.makes() && !operands.empty())
        throw Misuse(shell::in_quotes(operands[0]) + " found, expected no file for a new puzzle");
    if (operands.size() > 2)
        throw Misuse(std::to_string(operands.size()) +
                     " operands found, expected PUZZLE, or BOARD and WORDS, see --help" +
                     shell::one_by_one(operands));
    if (operands == std::vector<std::string>{"-", "-"})
        throw Misuse("'-' found twice, expected standard input for one of BOARD and WORDS");
}

Options parse(shell::Arguments &arguments) {
    Options options{arguments};
    GeneratorOptions &generator = options.generator;
    std::vector<std::string> &operands = options.operands;
    while (arguments.next())
        if (std::find(std::begin(flags), std::end(flags), arguments.option()) != std::end(flags)) continue;
        else if (arguments.is("--hint")) {
            if (arguments.attached()) options.hints = arguments.number(1, 999);
        } else if (arguments.is("--method"))
            options.masks = arguments.choice<bool>({{"masks", true}, {"fast", false}});
        else if (arguments.is("--count")) { // of solutions, or of puzzles
            if (options.given("--generate") && arguments.attached())
                options.page.puzzles = static_cast<unsigned>(arguments.number(1, 100));
        } else if (arguments.is("--seed")) options.page.seed = arguments.number(0, UINT64_MAX);
        else if (arguments.is("--givens")) generator.givens = static_cast<int>(arguments.number(1, size - 1));
        else if (arguments.is("--words")) options.dictionary = arguments.value();
        else if (arguments.is("--difficulty"))
            generator.difficulty = arguments.choice<Difficulty>(
                {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
        else if (arguments.is("--time-limit")) options.time_limit = arguments.seconds();
        else if (options.page.take(arguments) || options.page.take_sets(arguments)) continue;
        // Words may be typed, too, behind a board on one line.
        else if (operands.size() == 2 && is_typed(operands[0])) operands[1] += '\n' + arguments.operand();
        else operands.push_back(arguments.operand());
    check(options);
    options.page.take_set_file(arguments);
    if (operands.empty() && !options.makes()) operands = {"-"};
    generator.minimal = options.given("--minimal");
    return options;
}

void say(const std::string &line) { shell::say("gogen", line); }

// While it lives, shows on a terminal that work is being done, and ends the work after that time.
Stop showing(const std::string &work, double most = 1e9) {
    const auto progress = std::make_shared<shell::Progress>("gogen");
    return [=] {
        progress->poll([&] { return work; });
        return progress->seconds() >= most;
    };
}

Puzzle read(const Options &options) {
    const Squares squares = options.given("--check") ? Squares::any : Squares::legal;
    const std::string &first = options.operands[0];
    Notes notes;
    Puzzle puzzle = read_puzzle(options.operands, squares, notes);
    // A first word alone on its line is a heading if no solution has it, and without it there is just one.
    const Words below(puzzle.words.begin() + puzzle.may_have_heading, puzzle.words.end());
    const auto solvable = [](const Puzzle &one) { return gogen::solve(problem_of(one), {}).has_value(); };
    if (puzzle.may_have_heading && squares == Squares::legal && !solvable(puzzle) &&
        solvable({puzzle.board, below}) && !another_solution({puzzle.board, below}, {})) {
        notes.push_back(puzzle.words[0] + " left out, as a heading: no solution has it");
        puzzle.words = below;
    }
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
        if (const auto solution = gogen::solve(problem_of(puzzle), {.stop = stop, .stats = &stats}))
            board = board_of(solution->domain);
        counts = {{"nodes", stats.nodes}, {"propagations", stats.propagations}};
    }
    if (options.given("--stats")) shell::print_stats(counts, progress.seconds());
    return board;
}

// Prints the answer in the form that is wanted, and returns the exit code.
int print(const Options &options, bool yes, const std::string &text, const std::string &json) {
    write_answer(options.given("--json") ? json + '\n' : text);
    return yes ? 0 : 1;
}

// Says why, as --check does.
int could_not_be_solved(const Options &options, const Puzzle &puzzle, bool drawn) {
    const auto objections = objections_to(puzzle, showing("searching for what is wrong"));
    if (drawn)
        print(options, false, "Board could not be solved\n",
              "{\"solved\":false,\"objections\":" + json_of(objections) + '}');
    else say("board could not be solved");
    std::for_each(objections.begin(), objections.end(), say);
    return 1;
}

// A picture; or a sheet, if there are answers or it has a paper, a title or rules.
std::string drawn(const Options &options, const std::vector<Drawing> &drawings,
                  const std::vector<Drawing> &answers) {
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
    if (!solution) return could_not_be_solved(options, puzzle, !plain && !svg);
    const bool only = !another_solution(puzzle, showing("searching for another solution"));
    const Board board = options.given("--small") ? with_small(*solution, puzzle.board) : *solution;
    std::string text = "Board solved! Solution: \n" + drawn_text(board);
    if (plain) text = plain_text(board);
    if (svg) text = drawn(options, {{puzzle, *solution}}, {});
    print(options, true, text,
          "{\"solved\":true,\"only\":" + json_bool(only) + ",\"board\":" + json_of(board) + '}');
    if (!only) say("not the only solution; --unique shows another");
    return 0;
}

int check(const Options &options, const Puzzle &puzzle) {
    const std::vector<std::string> faults = faults_of(puzzle, showing("searching for what is wrong"));
    const auto letters = std::count_if(puzzle.board.begin(), puzzle.board.end(), is_letter);
    const bool full = letters == size, right = faults.empty();
    std::string text = text_of_lines(faults);
    if (right && full) text = "solution\n";
    else if (right)
        text = "right so far: " + shell::count_of(static_cast<std::uint64_t>(letters), "letter") + '\n';
    return print(options, right, text,
                 "{\"solution\":" + json_bool(right && full) + ",\"right_so_far\":" + json_bool(right) +
                     ",\"letters\":" + std::to_string(letters) + ",\"faults\":" + json_of(faults) + '}');
}

int hint(const Options &options, const Puzzle &puzzle) {
    const auto objections = objections_to(puzzle, showing("searching for what is wrong"));
    const bool right = objections.empty();
    const Explanation explanation = right ? explain(puzzle) : Explanation{};
    const bool solved = explanation.end == Explanation::End::solved, done = explanation.steps.empty();
    std::string text = text_of_lines(objections) + text_of_steps(explanation, puzzle, options.hints);
    if (right && done && solved) text = "the board is solved\n";
    print(options, right, text,
          "{\"objections\":" + json_of(objections) +
              ",\"steps\":" + json_of_steps(explanation, puzzle, options.hints) + '}');
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
    return print(options, counted.complete && counted.number > 0,
                 (counted.complete ? "" : "more than ") + digits + '\n',
                 "{\"count\":\"" + digits + "\",\"complete\":" + json_bool(counted.complete) + '}');
}

int unique(const Options &options, const Puzzle &puzzle) {
    const Stop stop = showing("searching");
    const Uniqueness found = uniqueness_of(problem_of(puzzle), {.stop = stop});
    const std::vector<State> &solutions = found.solutions;
    const std::string verdict = std::array{"impossible", "unique", "ambiguous"}[solutions.size()];
    const auto objections = solutions.empty() ? objections_to(puzzle, stop) : Words{};
    std::string text = verdict + '\n' + text_of_lines(objections), boards;
    for (const State &solution : solutions) {
        const Board board = board_of(solution.domain);
        if (solutions.size() > 1) text += (boards.empty() ? "" : "\n") + plain_text(board);
        boards += (boards.empty() ? "" : ",") + json_of(board);
    }
    return print(options, solutions.size() == 1, text,
                 "{\"verdict\":\"" + verdict + "\",\"solutions\":[" + boards +
                     "],\"objections\":" + json_of(objections) + '}');
}

int steps(const Options &options, const Puzzle &puzzle) {
    const Explanation explanation = explain(puzzle);
    return print(options, explanation.end == Explanation::End::solved,
                 text_of(explanation, puzzle, !options.given("--no-boards")), json_of(explanation, puzzle));
}

int masks(const Options &options, const Puzzle &puzzle) {
    const Domains masks = masks_of(puzzle);
    std::string text, json;
    for (unsigned a = 0; a < size; ++a) {
        std::string digits(size, '0');
        for (const Cells one : members(masks[a])) digits[index_of(one)] = '1';
        const std::string name(1, letter_name(a));
        text += name + '\n' + plain_text(digits);
        json += (a > 0 ? ",\"" : "\"") + name + "\":" + json_of(digits);
    }
    return print(options, true, text, '{' + json + '}');
}

// Makes puzzles of a seed and those after it. Reports a puzzle that cannot be made.
class Maker {
  public:
    struct NotFound {};

    explicit Maker(const Options &options) : options_(options.generator), seconds_(options.time_limit) {
        Notes notes;
        dictionary_ = options.dictionary ? read_dictionary(*options.dictionary, notes) : small_dictionary();
        std::for_each(notes.begin(), notes.end(), say);
        options_.seed = shell::seed_or_random(options.page.seed);
    }
    /// Of the next puzzle.
    std::uint64_t seed() const { return options_.seed; }

    Generated next() {
        options_.stop = showing(
            "generating, for at most " + std::to_string(static_cast<long>(seconds_)) + " seconds", seconds_);
        const std::optional<Generated> made = gogen::generate(dictionary_, options_);
        options_.stop = {}; // nothing is shown any more
        if (!made) {
            say("no such puzzle found, expected more words, more givens, another difficulty or a longer "
                "--time-limit");
            throw NotFound();
        }
        ++options_.seed;
        return *made;
    }

  private:
    GeneratorOptions options_;
    const double seconds_;
    Words dictionary_;
};

// Writes a set: sheets of drawings, and a page of all answers.
void save_set(svg::PageOptions page, const std::vector<Drawing> &drawings,
              const std::vector<Drawing> &answers) {
    const unsigned on_sheet = std::max(page.puzzles, 1U);
    const std::uint64_t seed = *page.seed;
    std::vector<std::string> sheets;
    for (auto first = drawings.begin(); first != drawings.end(); first += on_sheet) {
        sheets.push_back(sheet_of(page, {first, first + on_sheet}, {}));
        *page.seed += on_sheet;
    }
    page.seed = seed;
    page.rules = "";
    page.save_set(sheets, sheet_of(page, {}, answers));
}

int generate(Options options) {
    Maker maker(options);
    options.page.seed = maker.seed(); // also one that is random is on the sheet
    const bool shown = options.given("--solution"), svg = options.given("--svg");
    const unsigned puzzles = std::max(options.page.puzzles, 1U) * std::max(options.page.sets, 1U);
    std::vector<Drawing> drawings, answers; // these are at the foot
    std::string text, json;
    for (unsigned i = 1; i <= puzzles; ++i) {
        const std::string seed = std::to_string(maker.seed());
        const Generated made = maker.next();
        const Puzzle &puzzle = made.puzzle;
        const std::string difficulty = name_of(made.difficulty);
        // A sheet in another language has one to three stars for it.
        const std::string stars[] = {"★", "★★", "★★★"};
        const std::string label =
            options.page.rules ? stars[static_cast<std::size_t>(made.difficulty)] : difficulty;
        const Board solution = board_of(gogen::solve(problem_of(puzzle))->domain);
        if ((options.page.puzzles > 0 || options.page.sets > 0) && !shown)
            answers.push_back({puzzle, solution, std::to_string(i)});
        drawings.push_back({puzzle, shown ? solution : puzzle.board,
                            (puzzles > 1 || options.page.sets > 0 ? std::to_string(i) + "  " : "") + label});
        // Titles and solutions are comments, which readers of puzzles pass over.
        if (puzzles > 1) text += (i > 1 ? "\n# seed " : "# seed ") + seed + ", " + difficulty + '\n';
        text += plain_text(puzzle.board) + '\n' + text_of_lines(puzzle.words);
        for (const std::string &row : rows_of(with_small(solution, puzzle.board)))
            if (shown) text += "# " + row + '\n';
        json += (i > 1 ? "\n{\"seed\":\"" : "{\"seed\":\"") + seed + "\",\"board\":" + json_of(puzzle.board) +
                ",\"words\":" + json_of(puzzle.words) + ",\"solution\":" + json_of(solution) +
                ",\"difficulty\":\"" + difficulty + "\"}";
    }
    if (options.page.sets > 0) {
        save_set(options.page, drawings, answers);
        return 0;
    }
    return print(options, true, svg ? drawn(options, drawings, answers) : text, json);
}

int play(const Options &options) {
    using Input = shell::Dialogue::Input;
    if (options.makes()) {
        Maker maker(options);
        const auto next = [&maker] {
            const std::string seed = std::to_string(maker.seed());
            const Generated made = maker.next();
            const Puzzle &puzzle = made.puzzle;
            return Game{{puzzle.board, puzzle.words, puzzle.board},
                        "Seed " + seed + ", " + name_of(made.difficulty) + ". "};
        };
        gogen::play(next, Input::standard);
        return 0;
    }
    Puzzle puzzle = read(options);
    if (puzzle.printed == Board(size, '.')) puzzle.printed = puzzle.board;
    const auto next = [&puzzle] { // the first time with what is filled in
        const Board board = std::exchange(puzzle.board, puzzle.printed);
        return Game{{board, puzzle.words, puzzle.printed}};
    };
    const bool piped = options.operands[0] == "-" || options.operands.back() == "-";
    gogen::play(next, piped ? Input::terminal : Input::standard);
    return 0;
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    try {
        if (options.given("--generate")) return generate(options);
        if (options.given("--play")) return play(options);
    } catch (const Maker::NotFound &) {
        return 1;
    }
    const Puzzle puzzle = read(options);
    if (options.given("--masks")) return masks(options, puzzle);
    if (options.given("--hint")) return hint(options, puzzle);
    if (options.given("--check")) return check(options, puzzle);
    if (options.given("--count")) return count(options, puzzle);
    if (options.given("--unique")) return unique(options, puzzle);
    if (options.given("--steps")) return steps(options, puzzle);
    return solve(options, puzzle);
}

} // namespace

int main(int argc, char **argv) { return shell::run("gogen", help, argc, argv, run); }
