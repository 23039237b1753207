// gogen: solves, checks, counts, explains, draws and makes Gogen puzzles.
#include "gogen/check.h"
#include "gogen/count.h"
#include "gogen/explain.h"
#include "gogen/generate.h"
#include "gogen/gogen.h"
#include "gogen/options.h"
#include "gogen/picture.h"
#include "gogen/puzzle.h"
#include "gogen/shell.h"
#include "gogen/solver.h"
#include "gogen/wording.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace gogen;
using shell::write_answer;

namespace {

// Shows on a terminal that there still is work.
class Watch {
  public:
    explicit Watch(std::string what) : what_(std::move(what)) {}
    Stop stop() {
        return [this] { return progress_.poll([this] { return what_; }), false; };
    }
    void say(const std::string &more) {
        progress_.poll([&] { return what_ + more; });
    }
    double seconds() const { return progress_.seconds(); }

  private:
    std::string what_;
    shell::Progress progress_{"gogen"};
};

void print_notes(const Notes &notes) {
    for (const std::string &note : notes) shell::say("gogen", note);
}

Puzzle read(const Options &options) {
    const Squares squares = options.task == Task::check ? Squares::any : Squares::legal;
    const std::string first = options.operands.empty() ? "-" : options.operands[0];
    Notes notes;
    Puzzle puzzle;
    if (options.operands.size() == 2) {
        puzzle.board = read_board(first, squares, notes);
        puzzle.words = read_words(options.operands[1], notes);
    } else {
        puzzle = read_puzzle(first, squares, notes);
    }
    print_notes(notes);
    return puzzle;
}

std::optional<Board> solution_of(const Puzzle &puzzle, const Options &options) {
    Watch watch("solving");
    if (options.method == Method::masks) {
        MaskStats stats;
        const auto solution = solve_by_masks(puzzle.board, puzzle.words, stats, watch.stop());
        if (options.stats)
            shell::print_stats({{"recursions", stats.recursions}, {"intersections", stats.intersections}},
                               watch.seconds());
        return solution;
    }
    SearchStats stats;
    const auto solution = gogen::solve(problem_of(puzzle.board, puzzle.words), watch.stop(), &stats);
    if (options.stats)
        shell::print_stats({{"nodes", stats.nodes}, {"propagations", stats.propagations}}, watch.seconds());
    if (!solution) return {};
    return board_of(*solution);
}

void say(const std::string &line) { shell::say("gogen", line); }

// Says which letters and which words an unsolvable puzzle can be solved without.
void say_whose_fault(const Puzzle &puzzle, const Words &words, Letters letters) {
    for (const unsigned a : numbers(letters)) {
        const Cells at = cell_at(static_cast<int>(puzzle.board.find(letter_name(a))));
        say(std::string("it can be solved without the letter ") + letter_name(a) + " at " + place_name(at));
    }
    for (const std::string &word : words) say("it can be solved without the word " + word);
    if (words.empty() && !letters) say("no word or letter alone is to blame; --check says more");
}

int could_not_be_solved(const Options &options, const Puzzle &puzzle) {
    const char *const work = "searching for what is wrong";
    const Words words = words_to_blame(puzzle, Watch(work).stop());
    const Letters letters = letters_to_blame(puzzle, Watch(work).stop());
    std::vector<std::string> names;
    for (const unsigned a : numbers(letters)) names.emplace_back(1, letter_name(a));
    if (options.print == Print::json)
        write_answer("{\"solved\":false,\"words_to_blame\":" + json_of(words) +
                     ",\"letters_to_blame\":" + json_of(names) + "}\n");
    else if (options.print == Print::drawn && options.save != "-")
        write_answer("Board could not be solved\n");
    else say("board could not be solved");
    say_whose_fault(puzzle, words, letters);
    return 1;
}

// A picture; or a sheet, if there are answers or it has a paper or a title.
std::string drawn(const Options &options, const std::vector<Drawing> &drawings,
                  const std::vector<Board> &answers) {
    if (answers.empty() && !options.paper && !options.title) return picture_of(drawings[0]);
    return sheet_of(options.paper.value_or(svg::Paper::a4), options.title.value_or(""), drawings, answers);
}

// The board with small letters where it was empty.
Board with_small(Board board, const Board &given) {
    for (std::size_t i = 0; i < board.size(); ++i)
        if (given[i] == '.') board[i] = static_cast<char>(board[i] - 'A' + 'a');
    return board;
}

int solve(const Options &options, const Puzzle &puzzle) {
    if (options.unsolved || puzzle.words.empty()) { // a bare board has no solution to draw
        write_answer(drawn(options, {{puzzle, puzzle.board}}, {}));
        return 0;
    }
    const std::optional<Board> solution = solution_of(puzzle, options);
    if (!solution) return could_not_be_solved(options, puzzle);
    const bool only = !another_solution(puzzle, Watch("searching for another solution").stop());
    const Board board = options.small ? with_small(*solution, puzzle.board) : *solution;
    if (!options.save.empty() && options.save != "-")
        shell::write_file(options.save, [&](shell::Output &out) { out.put(plain_text(board)); });
    if (options.print == Print::svg) write_answer(drawn(options, {{puzzle, *solution}}, {}));
    else if (options.print == Print::json)
        write_answer("{\"solved\":true,\"only\":" + json_bool(only) + ",\"board\":" + json_of(board) + "}\n");
    else if (options.print == Print::plain || options.save == "-") write_answer(plain_text(board));
    else write_answer("Board solved! Solution: \n" + drawn_text(board));
    if (!only) say("not the only solution; --unique shows another");
    return 0;
}

std::string lines_of(const std::vector<std::string> &list) {
    std::string text;
    for (const std::string &line : list) text += line + '\n';
    return text;
}

int check(const Options &options, const Puzzle &puzzle) {
    std::vector<std::string> faults = faults_of(puzzle.board, puzzle.words);
    const auto letters = std::count_if(puzzle.board.begin(), puzzle.board.end(), is_letter);
    const bool full = letters == size;
    if (faults.empty() && !full) faults = objections_to(puzzle, Watch("searching for what is wrong").stop());
    const bool right = faults.empty();
    if (options.print == Print::json)
        write_answer("{\"solution\":" + json_bool(right && full) + ",\"right_so_far\":" + json_bool(right) +
                     ",\"letters\":" + std::to_string(letters) + ",\"faults\":" + json_of(faults) + "}\n");
    else if (!right) write_answer(lines_of(faults));
    else if (full) write_answer("solution\n");
    else
        write_answer("right so far: " + std::to_string(letters) +
                     (letters == 1 ? " letter\n" : " letters\n"));
    return right ? 0 : 1;
}

int hint(const Options &options, const Puzzle &puzzle) {
    const auto objections = objections_to(puzzle, Watch("searching for what is wrong").stop());
    const Explanation explanation = objections.empty() ? explain(puzzle) : Explanation{};
    const bool solved = explanation.end == Explanation::End::solved, done = explanation.steps.empty();
    if (options.print == Print::json)
        write_answer("{\"objections\":" + json_of(objections) +
                     ",\"steps\":" + json_of_steps(explanation, puzzle, options.hints) + "}\n");
    else if (!objections.empty()) write_answer(lines_of(objections));
    else if (!done) write_answer(text_of_steps(explanation, puzzle, options.hints));
    else if (solved) write_answer("the board is solved\n");
    if (!objections.empty()) return 1;
    if (!solved && options.hints > explanation.steps.size())
        say("nothing more follows: there are several solutions; --unique shows two");
    return done && !solved ? 1 : 0;
}

int count(const Options &options, const Puzzle &puzzle) {
    const Counted counted = [&] {
        Watch watch("counting");
        const shell::Interruption interruption;
        return gogen::count(problem_of(puzzle.board, puzzle.words), [&](Count so_far) {
            watch.say(", " + text_of(so_far) + " so far");
            return shell::Interruption::requested();
        });
    }();
    const std::string digits = text_of(counted.number);
    if (!counted.complete && !counted.found) {
        say("interrupted before a solution was found");
        return 1;
    }
    if (options.print == Print::json)
        write_answer("{\"count\":\"" + digits + "\",\"complete\":" + (counted.complete ? "true" : "false") +
                     "}\n");
    else write_answer((counted.complete ? "" : "more than ") + digits + '\n');
    return counted.complete && counted.found ? 0 : 1;
}

int unique(const Options &options, const Puzzle &puzzle) {
    const auto result = uniqueness_of(problem_of(puzzle.board, puzzle.words), Watch("searching").stop());
    const char *verdict = result.solutions.empty()       ? "impossible"
                          : result.solutions.size() == 1 ? "unique"
                                                         : "ambiguous";
    const Words blamed =
        result.solutions.empty() ? words_to_blame(puzzle, Watch("searching").stop()) : Words{};
    std::string text = std::string(verdict) + '\n', boards;
    for (const std::string &word : blamed) text += word + '\n';
    for (const State &solution : result.solutions) {
        const Board board = board_of(solution);
        if (result.solutions.size() > 1) text += (boards.empty() ? "" : "\n") + plain_text(board);
        boards += (boards.empty() ? "" : ",") + json_of(board);
    }
    if (result.up_to_symmetry) text += "unique up to symmetry\n";
    if (options.print == Print::json)
        text = "{\"verdict\":\"" + std::string(verdict) + "\",\"solutions\":[" + boards +
               "],\"unique_up_to_symmetry\":" + (result.up_to_symmetry ? "true" : "false") +
               ",\"words_to_blame\":" + json_of(blamed) + "}\n";
    write_answer(text);
    return result.solutions.size() == 1 ? 0 : 1;
}

int steps(const Options &options, const Puzzle &puzzle) {
    const Explanation explanation = explain(puzzle);
    write_answer(options.print == Print::json ? json_of(explanation, puzzle)
                                              : text_of(explanation, puzzle, options.boards));
    return explanation.end == Explanation::End::solved ? 0 : 1;
}

// Makes a puzzle, and says if there is none or if it is not as wanted.
std::optional<Generated> generated(const Words &dictionary, GeneratorOptions options, double seconds) {
    bool late = false;
    const std::optional<Generated> made = [&] {
        Watch watch("generating, for " + std::to_string(static_cast<long>(seconds)) + " seconds at most");
        options.stop = [&] { return watch.say(""), late = watch.seconds() >= seconds; };
        return gogen::generate(dictionary, options);
    }();
    if (!made)
        say(std::string("no such puzzle found") +
            (late ? " in time, expected a longer --time-limit," : ", expected") +
            " more words, more givens or another difficulty");
    else if (!made->as_wanted)
        say(std::string("no puzzle found that is ") + name_of(*options.difficulty) + ", the nearest is " +
            name_of(difficulty_of(made->puzzle)));
    return made;
}

// The lines as comments, which readers of puzzles pass over.
std::string commented(const std::string &text) {
    std::string result = "# ";
    for (const char c : text.substr(0, text.size() - 1)) result += c == '\n' ? "\n# " : std::string(1, c);
    return result + '\n';
}

int generate(Options options) {
    Notes notes;
    const Words dictionary =
        options.dictionary.empty() ? small_dictionary() : read_dictionary(options.dictionary, notes);
    print_notes(notes);
    std::uint64_t &seed = options.generator.seed;
    seed = shell::seed_or_random(options.seed);
    bool as_wanted = true;
    std::vector<Drawing> drawings;
    std::vector<Board> solutions;
    std::string text, json;
    for (std::size_t i = 0; i < std::max<std::size_t>(options.puzzles, 1); ++i, ++seed) {
        const auto made = generated(dictionary, options.generator, options.time_limit);
        if (!made) return 1;
        as_wanted = as_wanted && made->as_wanted;
        const Puzzle &puzzle = made->puzzle;
        const char *difficulty = name_of(difficulty_of(puzzle));
        solutions.push_back(board_of(*gogen::solve(problem_of(puzzle.board, puzzle.words))));
        const Board &solution = solutions.back();
        drawings.push_back(
            {puzzle, options.solution ? solution : puzzle.board,
             (options.puzzles > 1 ? std::to_string(i + 1) + "  " : std::string()) + difficulty});
        text += plain_text(puzzle.board) + '\n' + lines_of(puzzle.words);
        if (options.solution) text += commented(plain_text(with_small(solution, puzzle.board)));
        json = "{\"seed\":\"" + std::to_string(seed) + "\",\"board\":" + json_of(puzzle.board) +
               ",\"words\":" + json_of(puzzle.words) + ",\"solution\":" + json_of(solution) +
               ",\"difficulty\":\"" + difficulty + "\"}\n";
    }
    if (options.solution || options.puzzles == 0) solutions.clear(); // no answers at the foot
    if (options.print == Print::svg) write_answer(drawn(options, drawings, solutions));
    else write_answer(options.print == Print::json ? json : text);
    return as_wanted ? 0 : 1;
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    if (options.task == Task::generate) return generate(options);
    const Puzzle puzzle = read(options);
    if (puzzle.words.empty() && !(options.unsolved || options.print == Print::svg))
        throw shell::InputError(
            (options.operands.empty() || options.operands[0] == "-" ? "<stdin>" : options.operands[0]) +
            ": no words found after the board, expected an empty line and words");
    switch (options.task) {
    case Task::check:
        return check(options, puzzle);
    case Task::count:
        return count(options, puzzle);
    case Task::unique:
        return unique(options, puzzle);
    case Task::steps:
        return steps(options, puzzle);
    case Task::hint:
        return hint(options, puzzle);
    default:
        return solve(options, puzzle);
    }
}

} // namespace

int main(int argc, char **argv) { return shell::run("gogen", help, argc, argv, run); }
