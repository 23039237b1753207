// alice: shortest solutions of Alice mazes, checked, counted, explained, drawn, generated and played.
#include "alice/compact.h"
#include "alice/dead_ends.h"
#include "alice/drawing.h"
#include "alice/generator.h"
#include "alice/maze_text.h"
#include "alice/options.h"
#include "alice/play.h"
#include "alice/queue.h"
#include "alice/search.h"
#include "alice/shell.h"
#include "alice/solutions.h"
#include "alice/svg.h"
#include "alice/walk.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace alice;
using shell::InputFile, shell::write_answer;

// The rest of the machine's memory is for others.
std::size_t usable_memory() { return shell::process_memory() / 4 * 3; }

// What a search has found.
struct Found {
    bool solved = false;
    std::vector<State> path; // the one to print, if it was asked for
    std::size_t levels = 0;  // the length of a solution, or the last level that anything is on
    std::uint64_t states = 0;
    std::uint32_t longest_step = 0;
    double seconds = 0;
    std::unique_ptr<Search> search; // of the fast method, for more
};

// From how many bytes on the record of levels, which only a path needs, is not worth its memory: a second search makes it.
// At up to 1.5 bytes a state this is for 90 million states or more.
constexpr std::size_t most_record = std::size_t{128} << 20;

// `path` and `record` say what is needed of a solution: the path to print, or more.
Found find_fast(const Maze &maze, const Options &options, bool path, bool record) {
    Found found;
    const SearchOptions limits{
        .threads = options.threads, .record = record ? most_record : 0, .memory = usable_memory()};
    shell::Progress progress("alice");
    const auto poll = [&progress](const Search &search) {
        progress.poll([&] {
            return "level " + std::to_string(search.levels()) + ", " + std::to_string(search.states()) +
                   " states";
        });
    };
    const State from = maze.first(options.start_colour);
    if (record) {
        found.search = search_for_path(maze, from, limits, poll);
    } else {
        found.search = std::make_unique<Search>(maze, from, limits);
        found.search->run([&] { poll(*found.search); });
    }
    found.seconds = progress.seconds();
    found.solved = found.search->solved();
    if (found.solved && path) found.path = printed_path(*found.search);
    found.levels = found.search->levels();
    found.longest_step = found.search->longest_step();
    if (options.stats) found.states = found.search->states();
    return found;
}

Found find_by_queue(const Maze &maze, const Options &options) {
    const std::uint64_t bytes = queue_bytes(maze), memory = usable_memory();
    if (bytes > memory)
        throw std::runtime_error("the queue needs a table of " + std::to_string(bytes >> 20) +
                                 " MiB and may have " + std::to_string(memory >> 20) +
                                 " MiB, expected --method fast");
    const shell::Progress clock("alice");
    QueueAnswer answer = queue_search(maze, maze.first(options.start_colour));
    return {!answer.path.empty(), std::move(answer.path), answer.steps, answer.states,
            answer.longest_step,  clock.seconds(),        nullptr};
}

std::string answer_text(const Maze &maze, const Found &found) {
    if (!found.solved) return "The maze has no solution.\n";
    return "The shortest path length was " + std::to_string(found.levels) + " steps.\nThe path was " +
           path_text(maze, found.path) + ".\n";
}

std::string json_text(const Maze &maze, const Found &found) {
    if (!found.solved) return "{\"length\": null, \"path\": null, \"count\": 0}\n";
    std::string path;
    for (const State state : found.path) {
        const Cell cell = maze.at(state.cell);
        path += (path.empty() ? "[" : ", [") + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ']';
    }
    return "{\"length\": " + std::to_string(found.levels) + ", \"path\": [" + path +
           "], \"count\": " + Solutions(*found.search).count() + "}\n";
}

void list_all(const Maze &maze, const Solutions &solutions, std::uint64_t limit) {
    shell::Output output;
    solutions.each([&](const std::vector<State> &path) {
        output.put(path_text(maze, path) + '\n');
        return --limit > 0;
    });
    output.flush();
}

// Prints a verdict on each walk; returns the exit code.
int check(const Maze &maze, const Options &options, const Found &found, const std::vector<Walk> &walks) {
    std::string text;
    bool legal = true;
    for (const Walk &walk : walks) {
        const std::size_t steps = walk.cells.size() - 1;
        const std::string length = std::to_string(steps) + " steps";
        if (const std::optional<Fault> fault = judge(maze, options.start_colour, walk)) {
            text += "step " + std::to_string(fault->step) + ": " + fault->reason + '\n';
            legal = false;
        } else if (steps == found.levels) {
            text += "shortest, " + length + '\n';
        } else {
            text += "legal, " + length + "; shortest " + std::to_string(found.levels) + '\n';
        }
    }
    write_answer(text);
    return legal ? 0 : 1;
}

// A picture of the kind that the options say, or else the maze as text.
std::string maze_as(Print print, const Maze &maze, const std::vector<State> &path) {
    if (print == Print::compact) return compact_text(maze);
    if (print == Print::draw)
        return draw_text(maze, path,
                         {.colour = shell::colour_wanted(STDOUT_FILENO), .walker = {}, .view = {}});
    return print == Print::svg ? svg_text(maze, path) : maze_text(maze);
}

// Mazes without their solutions: pictures, or a sheet of several.
int print_puzzles(const Options &options, const std::vector<Maze> &mazes) {
    std::string text;
    for (const Maze &maze : mazes)
        if (options.print == Print::draw) text += (text.empty() ? "" : "\n") + maze_as(Print::draw, maze, {});
    if (options.print == Print::svg)
        text = mazes.size() == 1 ? svg_text(mazes.front(), {}) : sheet_text(mazes);
    write_answer(text);
    return 0;
}

Generated generate_hardest(const Options &options, std::uint64_t seed) {
    HardOptions hard{options.rows,
                     options.cols,
                     seed,
                     options.length,
                     options.seconds,
                     options.rounds,
                     options.threads,
                     {},
                     shell::Interruption::requested};
    if (!hard.seconds && !hard.rounds) hard.seconds = 10;
    shell::Progress progress("alice");
    hard.progress = [&](std::uint64_t round, std::uint32_t length) {
        progress.poll([&] {
            const std::string of = hard.rounds ? " of " + std::to_string(*hard.rounds) : "";
            const std::string left =
                hard.seconds ? ", " + shell::time_left(progress.seconds(), progress.seconds(), *hard.seconds)
                             : "";
            return "round " + std::to_string(round) + of + ", best " + std::to_string(length) + " steps" +
                   left;
        });
    };
    return generate_hard(hard);
}

void report_measures(const Maze &maze) {
    const Measures measures = measures_of(maze);
    std::fprintf(
        stderr,
        "length: %u\nred-cells: %u\nyellow-cells: %u\nblack-cells: %u\nblanks: %u\nsolution-cells: %u\n"
        "solution-colours: %u\nlongest-step: %u\npeak-memory-kib: %llu\n",
        measures.length, measures.cells[static_cast<std::size_t>(Colour::red)],
        measures.cells[static_cast<std::size_t>(Colour::yellow)],
        measures.cells[static_cast<std::size_t>(Colour::black)], measures.blanks, measures.solution_cells,
        measures.solution_colours, measures.longest_step,
        static_cast<unsigned long long>(shell::peak_memory_kib()));
}

int run_generate(const Options &options) {
    const std::uint64_t seed = shell::seed_or_random(options.seed);
    std::optional<shell::Interruption> interruption;
    if (options.hardest) interruption.emplace();
    const Generated generated =
        options.hardest
            ? generate_hardest(options, seed)
            : generate_pleasant(options.rows, options.cols,
                                options.length.value_or(pleasant_length(options.rows, options.cols)), seed);
    std::vector<State> path;
    if (!options.puzzle) path = queue_search(generated.maze, generated.maze.first(StartColour::counts)).path;
    write_answer(maze_as(options.print, generated.maze, path));
    if (options.stats) report_measures(generated.maze);
    const bool interrupted = interruption && shell::Interruption::requested();
    const bool missed = options.hardest
                            ? generated.rank.length < options.length.value_or(0)
                            : generated.rank.length != options.length.value_or(generated.rank.length);
    return interrupted || missed ? 1 : 0;
}

int print_found(const Maze &maze, const Options &options, const Found &found,
                const std::vector<Walk> &walks) {
    switch (options.print) {
    case Print::check:
        return check(maze, options, found, walks);
    case Print::count:
        write_answer((found.solved ? Solutions(*found.search).count() : "0") + '\n');
        break;
    case Print::all:
        if (found.solved) list_all(maze, Solutions(*found.search), options.limit.value_or(UINT64_MAX));
        break;
    case Print::json:
        write_answer(json_text(maze, found));
        break;
    case Print::draw:
    case Print::svg:
    case Print::compact:
        write_answer(maze_as(options.print, maze, found.path));
        break;
    case Print::why:
    case Print::answer:
        write_answer(answer_text(maze, found) +
                     (options.print == Print::why && !found.solved ? dead_ends_text(*found.search) : ""));
    }
    return found.solved ? 0 : 1;
}

int run(shell::Arguments &arguments) {
    Options options = parse_options(arguments);
    if (options.generate) return run_generate(options);

    std::vector<Walk> walks;
    if (options.print == Print::check) {
        InputFile file = InputFile::open(options.walk, "walks");
        walks = read_walks(file);
    }
    if (options.mazes.empty()) options.mazes.push_back("-");
    std::vector<Maze> mazes;
    for (const std::string &name : options.mazes) {
        InputFile file = InputFile::open(name, "a maze");
        mazes.push_back(read_maze(file));
    }
    const Maze &maze = mazes.front();
    if (options.puzzle) return print_puzzles(options, mazes);
    if (options.print == Print::compact) {
        write_answer(compact_text(maze));
        return 0;
    }
    if (options.play) {
        InputFile moves = InputFile::standard_input();
        play(maze, moves,
             {options.start_colour, isatty(STDOUT_FILENO) != 0, shell::colour_wanted(STDOUT_FILENO)});
        return 0;
    }

    const bool path =
        options.print != Print::count && options.print != Print::all && options.print != Print::check;
    const Found found = options.method == Method::queue
                            ? find_by_queue(maze, options)
                            : find_fast(maze, options, path, options.print != Print::check);
    const int code = print_found(maze, options, found, walks);
    if (options.stats)
        std::fprintf(stderr,
                     "states: %llu\nlevels: %zu\nlongest-step: %u\nseconds: %.6f\npeak-memory-kib: %llu\n",
                     static_cast<unsigned long long>(found.states), found.levels, found.longest_step,
                     found.seconds, static_cast<unsigned long long>(shell::peak_memory_kib()));
    return code;
}

} // namespace

int main(int argc, char **argv) { return shell::run("alice", help, argc, argv, run); }
