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
#include <random>
#include <unistd.h>

using namespace gogen;
using shell::Misuse, shell::write_answer;

namespace {

constexpr std::string_view help = R"(usage: gogen [OPTION]... [PUZZLE | BOARD WORDS], -h, --help, --version
Puts A to Y on a board, each once, so that every word can be traced by king's
moves. PUZZLE is a board, five lines such as N.W.R or one with slashes, an empty
line and words, as in share/puzzlelabs/data/gogen; - or none is standard input.
  --solve      the solved board, drawn: the default; --plain: as five lines;
               --method masks|fast; --stats
  --hint       the next step; --check: is it right so far? If not, why?
  --count      the number of solutions; --unique: one, or two of them, or none
  --steps      the reasons, and how hard it is; --masks: where letters can stand
  --play       solve it, or a new one; with --plain in words, for screen readers
  --svg        a picture; --puzzle: unsolved; as a sheet: --paper a4|letter,
               --title TEXT, --rules TEXT in your language, '' for none
  --json       the solution or a new puzzle as JSON; -o FILE: into FILE
  --generate   a puzzle with one solution; for it and --play: --seed N,
               --difficulty easy|medium|hard, --givens 1-24, --words FILE,
               --minimal, --time-limit SEC; only for it: --puzzles or --count N,
               --solution; --sets N -o x.svg: N sheets x-1.svg ..., x-keys.svg
Examples:
  gogen --generate --difficulty hard >puzzle
  gogen --hint puzzle
  gogen --generate --svg --puzzles 4 --title Sunday >sheet.svg

Exit code: 0 answered; 1 the answer is no; 2 misuse, bad input, failed output.
)";

struct Options {
    const shell::Arguments &arguments;
    std::string_view task = {};                 // the option that asks for it; none: solve
    std::vector<std::string> operands = {};     // none for a new puzzle
    std::optional<std::string> dictionary = {}; // a file
    bool masks = false;                         // the exam's method
    svg::PageOptions page = {};
    double time_limit = 10; // of a new puzzle, in seconds
    GeneratorOptions generator = {};

    bool given(std::string_view option) const { return arguments.given(option); }
};

// The task that is asked for. Each takes the options in its list, and no other. With a number of puzzles
// --count is no task.
std::string_view task_of(const shell::Arguments &arguments, unsigned puzzles) {
    const std::string_view count = puzzles > 0 ? "" : "--count";
    const std::string_view task = arguments.task(
        {{"",
          {"--solve", "--words", "--plain", "--json", "--svg", "--paper", "--title", "--rules", "--method",
           "--stats"}},
         {"--puzzle", {"--svg", "--paper", "--title", "--rules"}},
         {"--hint", {}},
         {"--check", {}},
         {count, {}},
         {"--unique", {}},
         {"--steps", {}},
         {"--masks", {}},
         {"--generate",
          {"--seed", "--givens", "--words", "--difficulty", "--minimal", "--time-limit", "--json", "--svg",
           "--paper", "--title", "--rules", "--puzzles", "--count", "--sets", "--solution"}},
         {"--play",
          {"--plain", "--seed", "--givens", "--words", "--difficulty", "--minimal", "--time-limit"}}});
    arguments.exclude({"--plain", "--json", "--svg"});
    arguments.exclude({"--sets"}, {"--json", "--solution"});
    arguments.needs({"--puzzle"}, {"--svg"});
    arguments.needs({"--paper", "--title", "--rules"}, {"--svg", "--sets"});
    return task;
}

Options parse(shell::Arguments &arguments) {
    Options options{arguments};
    std::vector<std::string> &operands = options.operands;
    GeneratorOptions &generator = options.generator;
    bool sized = false; // a board's size was typed, which is always the same
    while (arguments.next()) {
        if (options.page.take_puzzles(arguments)) continue;
        if (arguments.is("--count")) { // of solutions, or of puzzles
            if (arguments.attached()) options.page.puzzles = arguments.number<unsigned>(1, 100);
        } else if (arguments.is("--method"))
            options.masks = arguments.choice<bool>({{"masks", true}, {"fast", false}});
        else if (arguments.is("--givens")) generator.givens = arguments.number(1, size - 1);
        else if (arguments.is("--words")) options.dictionary = arguments.value();
        else if (arguments.is("--difficulty")) generator.difficulty = arguments.level();
        else if (arguments.is("--time-limit")) options.time_limit = arguments.seconds();
        else if (!arguments.is_flag()) {
            const std::string &word = operands.empty() ? arguments.file() : arguments.operand();
            const std::vector<std::string> sides = shell::numbers_of(word);
            if (operands.empty() && !sides.empty() && !shell::is_file(word)) {
                if (sides.front() != "5" || sides.back() != "5")
                    throw Misuse(shell::in_quotes(word) + " found, but boards are 5x5" +
                                 (sides.size() == 1 ? "; several: --puzzles N" : ""));
                sized = true;
            } // Words may be typed, too, behind a board on one line.
            else if (operands.size() == 2 && is_typed(operands[0]))
                operands[1] += '\n' + word;
            else operands.push_back(word);
        }
    }
    options.task = task_of(arguments, options.page.puzzles);
    options.page.take_set_file(arguments);
    generator.minimal = options.given("--minimal");
    // Beside a board --words are its words.
    if (options.task.empty() && options.dictionary && operands.size() == 1)
        operands.push_back(*options.dictionary);
    else if (options.task.empty()) arguments.needs({"--words"}, {"--generate", "--play"});
    bool makes = options.task == "--generate"; // a new puzzle
    if (makes && operands.size() == 1 && !options.dictionary) {
        options.dictionary = operands[0];
        operands.clear();
    }
    if (makes && !operands.empty())
        throw Misuse(shell::in_quotes(operands[0]) + " found, expected no file for a new puzzle");
    if (options.task == "--play" && operands.empty()) {
        makes = sized || isatty(STDIN_FILENO) != 0;
        for (const char *const option :
             {"--seed", "--givens", "--words", "--difficulty", "--minimal", "--time-limit"})
            makes |= options.given(option);
    }
    arguments.expect(0, 2, operands, "PUZZLE, or BOARD and WORDS, see --help");
    if (operands.empty() && !makes) operands = {"-"};
    return options;
}

// While it lives, shows on a terminal that work is being done, and ends the work after that time or at ^C.
Stop showing(const std::string &work, double most = 1e9) {
    const auto progress = std::make_shared<shell::Progress>();
    return [=] {
        progress->poll([&] { return work; });
        return progress->seconds() >= most || shell::Interruption::requested();
    };
}

Puzzle read(const Options &options) {
    const std::string &first = options.operands[0];
    Puzzle puzzle = read_puzzle(options.operands, options.task == "--check" ? Squares::any : Squares::legal);
    if (puzzle.words.empty() && !options.given("--svg"))
        throw shell::InputError((first == "-" ? "<stdin>" : first) +
                                ": no words found after the board, expected an empty line and words");
    return puzzle;
}

std::string json_of(const std::vector<std::string> &texts) { return shell::json_array(texts, ","); }

// Prints the answer and returns the exit code.
int print(bool yes, const std::string &text) {
    write_answer(text);
    return yes ? 0 : 1;
}

std::optional<Board> solution_of(const Puzzle &puzzle, const Options &options) {
    const Stop stop = showing("solving");
    const shell::Progress clock;
    SearchStats stats;
    std::optional<Board> board;
    if (options.masks) board = solve_by_masks(puzzle, stats, stop);
    else if (const auto solution = gogen::solve(problem_of(puzzle), {.stop = stop, .stats = &stats}))
        board = board_of(*solution);
    if (options.given("--stats"))
        shell::print_stats({{options.masks ? "recursions" : "nodes", stats.nodes},
                            {options.masks ? "intersections" : "propagations", stats.propagations}},
                           clock.seconds());
    return board;
}

// Says why, as --check does.
int could_not_be_solved(const Options &options, const Puzzle &puzzle) {
    const auto objections = objections_to(puzzle, showing("searching for what is wrong"));
    if (options.given("--json"))
        write_answer("{\"solved\":false,\"objections\":" + json_of(objections) + "}\n");
    else if (options.given("--plain") || options.given("--svg")) shell::say("board could not be solved");
    else write_answer("Board could not be solved\n");
    std::ranges::for_each(objections, shell::say);
    return 1;
}

// A picture; or a sheet, if there are answers or it has a paper, a title or rules.
std::string draw(const svg::PageOptions &page, const std::vector<Drawing> &drawings,
                 const std::vector<Drawing> &answers) {
    return answers.empty() && !page.sheet ? picture_of(drawings[0]) : sheet_of(page, drawings, answers);
}

// The first line of a list may be a heading, and the last part that is set apart a greeting: the puzzle
// without one or both, if it has just one solution then.
std::optional<Puzzle> without_text(const Puzzle &puzzle) {
    const Words &words = puzzle.words;
    for (const std::size_t last : {std::size_t{0}, puzzle.last})
        for (const std::size_t first : {std::size_t{0}, puzzle.first}) {
            Puzzle rest{puzzle.board, {}};
            std::string left_out;
            for (std::size_t i = 0; i < words.size(); ++i)
                if (i < first || i + last >= words.size()) left_out += words[i] + ' ';
                else rest.words.push_back(words[i]);
            if (left_out.empty() || rest.words.empty()) continue;
            if (solutions_of(rest, showing("searching for a heading")) != 1) continue;
            shell::say(left_out + "left out, as no part of the list: no solution has it");
            return rest;
        }
    return {};
}

int solve(const Options &options, const Puzzle &puzzle) {
    const auto drawn = [&](const Board &board) {
        return draw(options.page, {{{given_letters(puzzle), puzzle.words}, board}}, {});
    };
    if (options.task == "--puzzle") return print(true, drawn(given_letters(puzzle)));
    if (puzzle.words.empty()) return print(true, drawn(puzzle.board)); // it has no solution to draw
    const std::optional<Board> solution = solution_of(puzzle, options);
    if (!solution) {
        const std::optional<Puzzle> list = without_text(puzzle);
        return list ? solve(options, *list) : could_not_be_solved(options, puzzle);
    }
    const std::optional<std::size_t> number = solutions_of(puzzle, showing("searching for another solution"));
    std::string only = "null"; // not settled
    if (number) only = *number < 2 ? "true" : "false";
    if (options.given("--svg")) write_answer(drawn(*solution));
    else if (options.given("--plain")) write_answer(plain_text(*solution));
    else if (options.given("--json"))
        write_answer("{\"solved\":true,\"only\":" + only + ",\"board\":" + json_of(rows_of(*solution)) +
                     "}\n");
    else write_answer("Board solved! Solution: \n" + drawn_text(*solution));
    if (!number) shell::say("perhaps not the only solution; --unique searches to the end");
    else if (*number > 1) shell::say("not the only solution; --unique shows another");
    return 0;
}

int check(const Puzzle &puzzle) {
    const std::string faults = text_of_lines(faults_of(puzzle, showing("searching for what is wrong")));
    if (!faults.empty()) return print(false, faults);
    const auto letters = std::ranges::count_if(puzzle.board, is_letter);
    return print(
        true, letters == size
                  ? "solution\n"
                  : "right so far: " + shell::count_of(static_cast<std::uint64_t>(letters), "letter") + '\n');
}

int hint(const Puzzle &puzzle) {
    const auto objections = objections_to(puzzle, showing("searching for what is wrong"));
    if (!objections.empty()) return print(false, text_of_lines(objections));
    const std::vector<Hint> hints = hints_of(explain(puzzle), puzzle);
    if (!hints.empty()) return print(true, hints[0].text);
    if (is_full(puzzle.board)) return print(true, "the board is solved\n");
    shell::say("nothing more follows: there are several solutions; --unique shows two");
    return 1;
}

int count(const Puzzle &puzzle) {
    shell::Progress progress;
    const Count number = gogen::count(problem_of(puzzle), [&](Count so_far) {
        progress.poll([&] { return "counting, " + text_of(so_far) + " so far"; });
    });
    return print(number > 0, text_of(number) + '\n');
}

int unique(const Puzzle &puzzle) {
    const Stop stop = showing("searching");
    const std::vector<Domains> solutions = uniqueness_of(problem_of(puzzle), {.stop = stop}).solutions;
    if (solutions.empty()) return print(false, "impossible\n" + text_of_lines(objections_to(puzzle, stop)));
    if (solutions.size() == 1) return print(true, "unique\n");
    return print(false, "ambiguous\n" + plain_text(board_of(solutions[0])) + '\n' +
                            plain_text(board_of(solutions[1])));
}

int steps(const Puzzle &puzzle) {
    const Explanation explanation = explain(puzzle);
    return print(explanation.solved(), text_of(explanation, puzzle));
}

int masks(const Puzzle &puzzle) {
    const Domains masks = masks_of(puzzle);
    std::string text;
    for (unsigned a = 0; a < size; ++a) {
        std::string digits(size, '0');
        for (const Cells one : members(masks[a])) digits[index_of(one)] = '1';
        text += letter_name(a) + ('\n' + plain_text(digits));
    }
    return print(true, text);
}

struct NotFound : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A function that makes the puzzle of a seed. It throws NotFound if that cannot be made.
std::function<Generated(std::uint64_t)> maker(const Options &options) {
    const Words dictionary = options.dictionary ? read_dictionary(*options.dictionary) : small_dictionary();
    return [dictionary, wish = options.generator, seconds = options.time_limit](std::uint64_t seed) {
        GeneratorOptions generator = wish;
        generator.seed = seed;
        generator.stop = showing(
            "generating, for at most " + std::to_string(static_cast<long>(seconds)) + " seconds", seconds);
        if (const std::optional<Generated> made = gogen::generate(dictionary, generator)) return *made;
        if (shell::Interruption::requested()) throw NotFound("the search for a puzzle is stopped");
        throw NotFound("no such puzzle found, expected more words, more givens, another difficulty or a "
                       "longer --time-limit");
    };
}

int generate(Options options) {
    const auto make = maker(options);
    const std::vector<std::uint64_t> seeds = options.page.seeds();
    const bool sheet = options.page.puzzles > 0 || options.page.sets > 0;
    const bool shown = options.given("--solution");
    std::vector<Drawing> drawings, answers; // these are at the foot
    std::string text, json;
    for (const std::uint64_t one : seeds) {
        const Generated made = make(one);
        const Puzzle &puzzle = made.puzzle;
        const std::string seed = std::to_string(one), number = std::to_string(drawings.size() + 1);
        const std::string difficulty = name_of(made.difficulty);
        // A sheet in another language has stars for it.
        constexpr const char *stars[] = {"★", "★★", "★★★"};
        const auto level = static_cast<std::size_t>(made.difficulty);
        const std::string label = options.page.rules ? stars[level] : difficulty;
        const Board solution = board_of(*gogen::solve(problem_of(puzzle)));
        drawings.push_back({puzzle, shown ? solution : puzzle.board, sheet ? number + "  " + label : label});
        if (!shown && sheet) answers.push_back({{puzzle.board, {}}, solution, number});
        // A title and a solution are comments, which readers of puzzles pass over.
        if (seeds.size() > 1)
            text += (text.empty() ? "# seed " : "\n# seed ") + seed + ", " + difficulty + '\n';
        text += plain_text(puzzle.board) + '\n' + text_of_lines(puzzle.words);
        for (const std::string &row : rows_of(solution))
            if (shown) text += "# " + row + '\n';
        json += "{\"seed\":\"" + seed + "\",\"board\":" + json_of(rows_of(puzzle.board)) +
                ",\"words\":" + json_of(puzzle.words) + ",\"solution\":" + json_of(rows_of(solution)) +
                ",\"difficulty\":\"" + difficulty + "\"}\n";
    }
    options.page.write_pages([&](const svg::PageOptions &page, std::size_t n) {
        if (options.given("--json")) return json;
        if (page.sets == 0) return options.given("--svg") ? draw(page, drawings, answers) : text;
        const auto first = drawings.begin() + std::ptrdiff_t(page.first - 1);
        return n == 0 ? draw(page, {}, answers) : draw(page, {first, first + std::ptrdiff_t(n)}, {});
    });
    return 0;
}

// Plays the puzzle that is read, and new ones.
int play(Options options) {
    std::uint64_t seed = options.page.seed.value_or(std::random_device()());
    Game given;
    try {
        if (!options.operands.empty()) given.puzzle = read(options);
    } catch (const shell::InputError &error) {
        if (options.operands[0] != "-") throw;
        throw shell::InputError(error.what() +
                                std::string("; for a new puzzle and moves that are piped: gogen --play 5x5"));
    }
    std::function<Generated(std::uint64_t)> make;
    std::optional<Difficulty> &difficulty = options.generator.difficulty;
    const bool any_level = options.given("--givens") || options.given("--minimal");
    const auto next = [&](std::optional<Difficulty> wish) {
        if (!given.puzzle.words.empty()) return std::exchange(given, {});
        if (!wish && !any_level) wish = Difficulty::medium;
        if (!make || difficulty != wish) {
            difficulty = wish;
            make = maker(options);
        }
        const Generated made = make(seed);
        return Game{made.puzzle, "Seed " + std::to_string(seed++) + ", " + name_of(made.difficulty) + ". "};
    };
    gogen::play(next, options.given("--plain"), difficulty);
    return 0;
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    try {
        if (options.task == "--generate") return generate(options);
        if (options.task == "--play") return play(options);
    } catch (const NotFound &error) {
        shell::say(error.what());
        return 1;
    }
    const Puzzle puzzle = read(options);
    constexpr std::pair<std::string_view, int (*)(const Puzzle &)> tasks[] = {
        {"--hint", hint},     {"--check", check}, {"--count", count},
        {"--unique", unique}, {"--steps", steps}, {"--masks", masks}};
    for (const auto &[option, answer] : tasks)
        if (options.task == option) return answer(puzzle);
    return solve(options, puzzle);
}

} // namespace

int main(int argc, char **argv) { return shell::run("gogen", help, argc, argv, run); }
