// alice: shortest solutions of Alice mazes, checked, counted, explained, drawn, generated and played.
#include "alice/generator.h"
#include "alice/memory.h"
#include "alice/picture.h"
#include "alice/play.h"
#include "alice/search.h"
#include "alice/solutions.h"
#include "alice/walk.h"
#include "alice/why.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#ifndef PUZZLELABS_VERSION
#define PUZZLELABS_VERSION "unversioned"
#endif

namespace {

using namespace alice;

constexpr char help[] = R"(usage: alice [OPTION]... [MAZE]
       alice --check WALK [MAZE]
       alice --generate ROWS COLS [--seed N] [--length L] [--seconds S] [--rounds N]
       alice --play MAZE
Prints the length of the shortest solution of an Alice maze, and the solution. Each cell adds to the
step size, which is 1 at first, 1 when it is red and takes 1 off when it is yellow; then one of its
arrows is followed that far.

  MAZE                the width, the start as s=(row,column), the goal as g=(row,column), then a
                      line a row of cells such as r:(u,dl), b:() or goal; colours r, y, b; arrows
                      l r u d ul ur dl dr; standard input when it is - or absent

instead of the solution:
  --count             print how many shortest solutions there are
  --all               print them all, one a line; --limit N: at most N
  --check WALK        judge the walks in a file, alice's answers for example; - is standard input
  --why               tell why there is no solution, where there is none
  --draw              draw the maze and the steps of the solution with characters
  --svg               draw them as SVG
  --generate ROWS COLS  print a maze with one shortest solution, as long as can be found in
                      --seconds S (default 10) or --rounds N of annealing, with the same maze for
                      the same --seed N (default 1) and rounds; --length L: stop at L steps; ^C:
                      stop with the best maze so far
  --play              walk through the maze by hand

  --start-colour HOW  count: the colour of the start counts (the default); ignore: it does not
  --threads N         how many may share the work, from 1 to 64 (default: one a processor)
  --stats             tell states, levels, longest step, seconds and peak memory on standard error
  --help, --version

Exit code: 0 answered; 1 there is no solution, a walk is wrong, L was not reached, or ^C ended
--generate; 2 unreadable or malformed input, or no memory left.
)";

class Arguments {
  public:
    Arguments(int argc, char **argv) : words_(argv + std::min(argc, 1), argv + argc) {}

    bool next() { return ++passed_ <= words_.size(); }
    const std::string &word() const { return words_[passed_ - 1]; }
    /// The word after an option.
    const std::string &value() {
        const std::string &option = word();
        if (!next()) throw std::invalid_argument(option + " needs a value");
        return word();
    }
    /// The same as a whole number.
    std::uint64_t number(std::uint64_t least, std::uint64_t most) {
        const std::string option = word();
        value();
        return number(option, least, most);
    }
    /// The present word as a whole number, which errors call `name`.
    std::uint64_t number(const std::string &name, std::uint64_t least, std::uint64_t most) const {
        const std::string &text = word();
        std::uint64_t result = 0;
        const char *const end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, result);
        if (error != std::errc() || rest != end || result < least || result > most)
            throw std::invalid_argument(name + " is " + shown(text) + ", expected a whole number from " +
                                        std::to_string(least) + " to " + std::to_string(most));
        return result;
    }
    double seconds() {
        const std::string option = word();
        const std::string &text = value();
        double result = 0;
        const char *const end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, result, std::chars_format::fixed);
        if (error != std::errc() || rest != end || !(result >= 0 && result <= 1e9) || text.starts_with('-'))
            throw std::invalid_argument(option + " is " + shown(text) +
                                        ", expected seconds from 0 to 1000000000");
        return result;
    }

  private:
    std::vector<std::string> words_;
    std::size_t passed_ = 0;
};

struct Options {
    std::string mode; // the option that says what to do instead of the solution
    std::string walk; // the file of --check
    std::optional<std::string> maze;
    GenerateOptions generate;
    std::optional<std::uint64_t> limit;
    bool start_counts = true, stats = false;
    unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
};

Options parse(Arguments arguments) {
    Options options;
    std::string generating; // an option that only --generate takes
    while (arguments.next()) {
        const std::string word = arguments.word();
        const auto set_mode = [&] {
            if (!options.mode.empty())
                throw std::invalid_argument(options.mode + " and " + word + " found, expected one of them");
            options.mode = word;
        };
        if (word == "--count" || word == "--all" || word == "--why" || word == "--draw" || word == "--svg" ||
            word == "--play") {
            set_mode();
        } else if (word == "--check") {
            set_mode();
            options.walk = arguments.value();
        } else if (word == "--generate") {
            set_mode();
            for (auto [name, to] :
                 {std::pair("ROWS", &options.generate.rows), std::pair("COLS", &options.generate.cols)}) {
                if (!arguments.next()) throw std::invalid_argument("--generate needs two values");
                *to = static_cast<std::uint32_t>(arguments.number(name, 1, most_generated));
            }
        } else if (word == "--limit") {
            options.limit = arguments.number(1, UINT64_MAX);
        } else if (word == "--seed") {
            options.generate.seed = arguments.number(0, UINT64_MAX);
            generating = word;
        } else if (word == "--length") {
            options.generate.length = static_cast<std::uint32_t>(arguments.number(1, 1'000'000'000));
            generating = word;
        } else if (word == "--seconds") {
            options.generate.seconds = arguments.seconds();
            generating = word;
        } else if (word == "--rounds") {
            options.generate.rounds = arguments.number(1, 1'000'000'000);
            generating = word;
        } else if (word == "--start-colour") {
            const std::string &how = arguments.value();
            if (how != "count" && how != "ignore")
                throw std::invalid_argument(word + " is " + shown(how) + ", expected count or ignore");
            options.start_counts = how == "count";
        } else if (word == "--threads") {
            options.threads = static_cast<unsigned>(arguments.number(1, 64));
        } else if (word == "--stats") {
            options.stats = true;
        } else if (word.size() > 1 && word[0] == '-') {
            throw std::invalid_argument("unknown option " + shown(word) + ", see --help");
        } else if (options.maze) {
            throw std::invalid_argument(shown(word) + " found, expected one maze at most");
        } else {
            options.maze = word;
        }
    }
    const bool generate = options.mode == "--generate";
    if (!generating.empty() && !generate)
        throw std::invalid_argument(generating + " found, expected it with --generate only");
    if (options.limit && options.mode != "--all")
        throw std::invalid_argument("--limit found, expected it with --all only");
    if (generate && options.maze)
        throw std::invalid_argument(shown(*options.maze) + " found, expected no maze with --generate");
    if (options.mode == "--play" && options.maze.value_or("-") == "-")
        throw std::invalid_argument(
            "no maze found, expected a file with --play: the moves come from standard input");
    if (options.mode == "--check" && options.walk == "-" && options.maze.value_or("-") == "-")
        throw std::invalid_argument("walk and maze are both standard input, expected a file for one of them");
    if (generate && !options.generate.seconds && !options.generate.rounds) options.generate.seconds = 10;
    options.generate.threads = options.threads;
    return options;
}

void write(const std::string &text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        throw std::runtime_error("cannot write standard output: " + system_reason());
}

// Tells how it goes, on a terminal, after a second, twice a second.
class Progress {
  public:
    ~Progress() {
        if (told_ > 0) std::fprintf(stderr, "\r\033[K");
    }
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }
    template <class Text>
    void poll(Text text) {
        const double now = terminal_ ? seconds() : 0;
        if (now < 1 || now < told_ + 0.5) return;
        told_ = now;
        std::fprintf(stderr, "\ralice: %s, %.0f s\033[K", std::string(text()).c_str(), now);
    }

  private:
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const bool terminal_ = isatty(STDERR_FILENO) != 0;
    double told_ = 0;
};

bool colour_on_terminal() {
    const char *const no_colour = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) != 0 && (!no_colour || *no_colour == '\0');
}

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// Ends --generate early, and when it comes again the program.
void interrupt(int signal) {
    interrupted = true;
    std::signal(signal, SIG_DFL);
}

int run_generate(GenerateOptions options) {
    for (const int signal : {SIGINT, SIGTERM}) // but what is ignored, as in a job in the background, stays so
        if (std::signal(signal, interrupt) == SIG_IGN) std::signal(signal, SIG_IGN);
    options.interrupted = [] { return interrupted.load(); };
    std::optional<Progress> progress(std::in_place);
    options.progress = [&progress](std::uint64_t rounds, std::uint32_t length) {
        progress->poll(
            [&] { return "round " + std::to_string(rounds) + ", " + std::to_string(length) + " steps"; });
    };
    const Generated generated = generate(options);
    progress.reset();
    write(maze_text(generated.maze));
    return interrupted || generated.length < options.length.value_or(0) ? 1 : 0;
}

// The verdict of --check on each walk.
int check(const Options &options, const Search &search, bool solved, const std::vector<Walk> &walks) {
    std::string text;
    bool legal = true;
    for (const Walk &walk : walks) {
        const std::string steps = std::to_string(walk.cells.size() - 1) + " steps";
        if (const std::optional<Fault> fault = judge(search.maze(), options.start_counts, walk)) {
            text += "step " + std::to_string(fault->step) + ": " + fault->reason + '\n';
            legal = false;
        } else if (solved && walk.cells.size() - 1 == search.levels()) {
            text += "shortest, " + steps + '\n';
        } else {
            text += "legal, " + steps + "; shortest " + std::to_string(search.levels()) + '\n';
        }
    }
    write(text);
    return legal ? 0 : 1;
}

int list_all(const Maze &maze, const Solutions &solutions, std::uint64_t limit) {
    std::string text;
    solutions.each([&](const std::vector<State> &path) {
        text += path_text(maze, path) + '\n';
        if (text.size() > 1 << 16) {
            write(text);
            text.clear();
        }
        return --limit > 0;
    });
    write(text);
    return 0;
}

int run(const Options &options) {
    if (options.mode == "--generate") return run_generate(options.generate);

    std::vector<Walk> walks;
    if (options.mode == "--check") {
        Lines lines(options.walk);
        walks = read_walks(lines);
    }
    const Maze maze = [&] {
        Lines lines(options.maze.value_or("-"));
        return read_maze(lines);
    }();
    if (options.mode == "--play") {
        Lines moves("-");
        play(maze, moves, {options.start_counts, isatty(STDOUT_FILENO) != 0, colour_on_terminal()}, write);
        return 0;
    }

    std::optional<Progress> progress(std::in_place);
    Search search(maze, {.start_counts = options.start_counts, .threads = options.threads});
    const bool solved = search.run([&] {
        progress->poll([&] {
            return "level " + std::to_string(search.levels()) + ", " + std::to_string(search.states()) +
                   " states";
        });
    });
    const double seconds = progress->seconds();
    progress.reset();

    int code = solved ? 0 : 1;
    const auto path = [&] {
        return solved ? Solutions(search, Which::printed).first() : std::vector<State>();
    };
    if (options.mode == "--count") {
        write((solved ? Solutions(search, Which::all).count() : "0") + '\n');
    } else if (options.mode == "--all") {
        if (solved) list_all(maze, Solutions(search, Which::all), options.limit.value_or(UINT64_MAX));
    } else if (options.mode == "--check") {
        code = check(options, search, solved, walks);
    } else if (options.mode == "--draw") {
        write(draw_text(maze, path(), {colour_on_terminal(), {}}));
    } else if (options.mode == "--svg") {
        write(svg_text(maze, path()));
    } else if (solved) {
        write("The shortest path length was " + std::to_string(search.levels()) + " steps.\nThe path was " +
              path_text(maze, path()) + ".\n");
    } else {
        write("The maze has no solution.\n" + (options.mode == "--why" ? why_text(search) : ""));
    }
    if (options.stats)
        std::fprintf(stderr,
                     "states: %llu\nlevels: %zu\nlongest-step: %u\nseconds: %.6f\npeak-memory-kib: %zu\n",
                     static_cast<unsigned long long>(search.states()), search.levels(), search.longest_step(),
                     seconds, peak_memory_kib());
    return code;
}

void complain(std::string reason) {
    // One line whatever the words and file names in it hold, and nothing that a terminal would obey.
    for (char &byte : reason)
        if (static_cast<unsigned char>(byte) < ' ' || byte == '\x7f') byte = '?';
    std::fprintf(stderr, "alice: %s\n", reason.c_str());
}

} // namespace

int main(int argc, char **argv) {
    try {
        for (int i = 1; i < argc; ++i) {
            const bool asks_help = std::string_view(argv[i]) == "--help";
            if (!asks_help && std::string_view(argv[i]) != "--version") continue;
            write(asks_help ? help : "alice " PUZZLELABS_VERSION "\n");
            return 0;
        }
        return run(parse(Arguments(argc, argv)));
    } catch (const std::bad_alloc &) {
        complain("out of memory");
    } catch (const std::exception &error) {
        complain(error.what());
    }
    return 2;
}
