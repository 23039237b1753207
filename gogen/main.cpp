// gogen: solves, checks, counts, explains, draws and makes Gogen puzzles.
#include "gogen/count.h"
#include "gogen/generator.h"
#include "gogen/input.h"
#include "gogen/output.h"
#include "gogen/picture.h"
#include "gogen/puzzle.h"
#include "gogen/steps.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <exception>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

#ifndef PUZZLELABS_VERSION
#define PUZZLELABS_VERSION "unversioned"
#endif

namespace gogen {

namespace {

constexpr char help[] = R"(usage: gogen [--check | --count | --unique | --steps | --svg | -o FILE] BOARD WORDS
       gogen --svg BOARD
       gogen --generate [OPTION]...
       gogen --help | --version

Solves a Gogen puzzle: puts A to Y on the board, each once, so that every word
can be spelt by moving from letter to letter as a king moves in chess.

BOARD is five lines of five, '.' for an empty square; WORDS is one word a line.
One of them may be -, standard input.

  -o FILE        also save the solved board in the file
  --check        is this full board a solution, and if not why?
  --count        the number of solutions
  --unique       unique; or ambiguous, with two solutions; or impossible, with
                 the words each of which alone is to blame
  --steps        the solution as a person would reason it, and how hard it is
  --svg          a picture of the solution, or without WORDS of the board
  --generate     a puzzle with one solution: the board, an empty line, the words
    --seed N           which one (from 0; default 1)
    --givens N         letters on the board at first (1 to 24, default 9)
    --words FILE       a dictionary, one word a line (default: a small one)
    --difficulty NAME  easy, medium or hard, as --steps says
    --minimal          leave out every word and given that is not needed
    --svg              as a picture
    --board FILE --words-out FILE  into two files

Exit code: 0 answered, 1 answered with no (not solvable, not a solution, not
unique, none found), 2 misuse, unreadable or malformed input, failed output.
)";

struct Misuse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class Task { solve, check, count, unique, steps, svg, generate };

struct Options {
    Task task = Task::solve;
    bool svg = false;
    std::vector<std::string> operands;
    std::string save, dictionary, board_out, words_out; // files, or empty
    GeneratorOptions generator;
    std::string for_generator; // an option that only --generate has
};

template <typename Number>
Number parse(const std::string &option, const std::string &text, Number least, Number most) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        throw Misuse(option + " is '" + text + "', expected a whole number from " + std::to_string(least) +
                     " to " + std::to_string(most));
    return value;
}

Difficulty parse_difficulty(const std::string &text) {
    using enum Difficulty;
    for (const auto difficulty : {easy, medium, hard})
        if (text == name_of(difficulty)) return difficulty;
    throw Misuse("--difficulty is '" + text + "', expected easy, medium or hard");
}

Options parse_options(const std::vector<std::string> &arguments) {
    Options options;
    std::string chosen; // the option that says the task
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        const auto choose = [&](Task task) {
            if (!chosen.empty() && chosen != argument)
                throw Misuse(chosen + " and " + argument + " found, expected one of them");
            chosen = argument;
            options.task = task;
        };
        const auto value = [&]() -> const std::string & {
            if (i + 1 == arguments.size()) throw Misuse(argument + " found last, expected a value after it");
            return arguments[++i];
        };
        const auto file = [&](std::string &name) {
            name = value();
            if (name.empty()) throw Misuse(argument + " is '', expected a file");
        };
        if (argument == "--check") choose(Task::check);
        else if (argument == "--count") choose(Task::count);
        else if (argument == "--unique") choose(Task::unique);
        else if (argument == "--steps") choose(Task::steps);
        else if (argument == "--generate") choose(Task::generate);
        else if (argument == "--svg") options.svg = true;
        else if (argument == "-o") file(options.save);
        else if (argument.size() <= 1 || argument[0] != '-') options.operands.push_back(argument);
        else {
            options.for_generator = argument;
            if (argument == "--seed")
                options.generator.seed = parse<std::uint64_t>(argument, value(), 0, UINT64_MAX);
            else if (argument == "--givens") options.generator.givens = parse(argument, value(), 1, 24);
            else if (argument == "--words") file(options.dictionary);
            else if (argument == "--difficulty") options.generator.difficulty = parse_difficulty(value());
            else if (argument == "--minimal") options.generator.minimal = true;
            else if (argument == "--board") file(options.board_out);
            else if (argument == "--words-out") file(options.words_out);
            else throw Misuse("unknown option '" + argument + "', see --help");
        }
    }

    if (options.task != Task::generate && !options.for_generator.empty())
        throw Misuse(options.for_generator + " found, expected --generate with it");
    if (!options.save.empty() && (options.task != Task::solve || options.svg))
        throw Misuse("-o found with " + (options.svg ? std::string("--svg") : chosen) +
                     ", expected BOARD WORDS only");
    if (options.svg && options.task != Task::solve && options.task != Task::generate)
        throw Misuse("--svg and " + chosen + " found, expected one of them");
    if (options.board_out.empty() != options.words_out.empty())
        throw Misuse("--board and --words-out go together, expected both or none");
    if (options.svg && !options.board_out.empty())
        throw Misuse("--svg and --board found, expected one of them");

    const std::size_t operands = options.operands.size();
    if (options.task == Task::generate) {
        if (operands > 0)
            throw Misuse("'" + options.operands[0] + "' found, expected no file with --generate");
    } else if (operands != 2 && !(options.svg && operands == 1)) {
        throw Misuse(std::to_string(operands) + " operands found, expected BOARD and WORDS, see --help");
    } else if (operands == 2 && options.operands[0] == "-" && options.operands[1] == "-") {
        throw Misuse("'-' found twice, expected standard input for one of BOARD and WORDS");
    }
    if (options.svg && options.task == Task::solve) options.task = Task::svg;
    return options;
}

// Tells on a terminal, after a second, that there still is work.
class Progress {
  public:
    explicit Progress(const char *what) : what_(what), terminal_(isatty(STDERR_FILENO) != 0) {}
    ~Progress() {
        if (told_ > 0) std::fprintf(stderr, "\r\033[K");
    }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    std::function<void()> poll() {
        return [this] { tell(); };
    }

  private:
    void tell() {
        if (!terminal_) return;
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        if (seconds < told_ + 1) return;
        told_ = seconds;
        std::fprintf(stderr, "\rgogen: %s, %.0f s\033[K", what_, seconds);
    }

    const char *what_;
    bool terminal_;
    double told_ = 0;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

int solve(const Options &options, const Puzzle &puzzle) {
    const auto solution = gogen::solve(problem_of(puzzle.board, puzzle.words), Progress("solving").poll());
    if (!solution) {
        if (options.task == Task::svg) std::fprintf(stderr, "gogen: board could not be solved\n");
        else write_answer("Board could not be solved\n");
        return 1;
    }
    const Board board = board_of(*solution);
    if (options.task == Task::svg) {
        write_answer(picture_of(board, puzzle.board, puzzle.words));
        return 0;
    }
    if (!options.save.empty()) write_file(options.save, plain_text(board));
    write_answer("Board solved! Solution: \n" + drawn_text(board));
    return 0;
}

int check(const Puzzle &puzzle) {
    const std::vector<std::string> faults = faults_of(puzzle.board, puzzle.words);
    std::string text;
    for (const std::string &fault : faults) text += fault + '\n';
    write_answer(faults.empty() ? "solution\n" : text);
    return faults.empty() ? 0 : 1;
}

int count(const Puzzle &puzzle) {
    const Count solutions = gogen::count(problem_of(puzzle.board, puzzle.words), Progress("counting").poll());
    write_answer(text_of(solutions) + '\n');
    return solutions == Count{} ? 1 : 0;
}

// The words each of which, taken out alone, makes the puzzle solvable.
Words to_blame(const Puzzle &puzzle) {
    Progress progress("searching");
    Words words = puzzle.words, result;
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end()); // a word twice is one word
    for (const std::string &word : puzzle.words) {
        if (std::find(result.begin(), result.end(), word) != result.end()) continue;
        Words others = words;
        std::erase(others, word);
        if (gogen::solve(problem_of(puzzle.board, others), progress.poll())) result.push_back(word);
    }
    return result;
}

int unique(const Puzzle &puzzle) {
    const auto judgement = gogen::judge(problem_of(puzzle.board, puzzle.words), Progress("searching").poll());
    const auto &solutions = judgement.solutions;
    if (solutions.size() == 1) {
        write_answer("unique\n");
        return 0;
    }
    std::string text;
    if (solutions.empty()) {
        text = "impossible\n";
        for (const std::string &word : to_blame(puzzle)) text += word + '\n';
    } else {
        text = "ambiguous\n" + plain_text(board_of(solutions[0])) + '\n' + plain_text(board_of(solutions[1]));
        if (judgement.unique_up_to_symmetry) text += "unique up to symmetry\n";
    }
    write_answer(text);
    return 1;
}

int steps(const Puzzle &puzzle) {
    const Explanation explanation = explain(puzzle);
    write_answer(text_of(explanation, puzzle));
    return explanation.end == Explanation::End::solved ? 0 : 1;
}

int generate(Options options) {
    const Words dictionary =
        options.dictionary.empty() ? small_dictionary() : read_dictionary(options.dictionary);
    std::optional<Puzzle> puzzle;
    {
        Progress progress("generating");
        options.generator.poll = progress.poll();
        puzzle = generate(dictionary, options.generator);
    }
    if (!puzzle) {
        std::fprintf(stderr,
                     "gogen: no such puzzle found, expected more words, more givens or another difficulty\n");
        return 1;
    }
    std::string words;
    for (const std::string &word : puzzle->words) words += word + '\n';
    if (options.svg) {
        write_answer(picture_of(puzzle->board, puzzle->board, puzzle->words));
    } else if (options.board_out.empty()) {
        write_answer(plain_text(puzzle->board) + '\n' + words);
    } else {
        write_file(options.board_out, plain_text(puzzle->board));
        write_file(options.words_out, words);
    }
    return 0;
}

int run(const std::vector<std::string> &arguments) {
    for (const std::string &argument : arguments) {
        if (argument != "--help" && argument != "--version") continue;
        write_answer(argument == "--help" ? help : "gogen " PUZZLELABS_VERSION "\n");
        return 0;
    }
    const Options options = parse_options(arguments);
    if (options.task == Task::generate) return generate(options);

    Puzzle puzzle;
    puzzle.board =
        read_board(options.operands[0], options.task == Task::check ? Squares::any : Squares::legal);
    if (options.operands.size() == 1) {
        write_answer(picture_of(puzzle.board, puzzle.board, {}));
        return 0;
    }
    puzzle.words = read_words(options.operands[1]);
    switch (options.task) {
    case Task::check:
        return check(puzzle);
    case Task::count:
        return count(puzzle);
    case Task::unique:
        return unique(puzzle);
    case Task::steps:
        return steps(puzzle);
    default:
        return solve(options, puzzle);
    }
}

// One line whatever is in it, and nothing that a terminal would obey.
void complain(std::string reason) {
    for (char &byte : reason)
        if (byte < ' ' || byte > '~') byte = '?';
    std::fprintf(stderr, "gogen: %s\n", reason.c_str());
}

} // namespace

} // namespace gogen

int main(int argc, char **argv) {
    try {
        return gogen::run(std::vector<std::string>(argv + std::min(argc, 1), argv + argc));
    } catch (const std::bad_alloc &) {
        gogen::complain("out of memory");
    } catch (const std::exception &error) {
        gogen::complain(error.what());
    }
    return 2;
}
