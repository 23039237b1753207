// alice: shortest solutions of Alice mazes, checked, counted, explained, drawn, generated and played.
#include "alice/drawing.h"
#include "alice/generator.h"
#include "alice/maze.h"
#include "alice/options.h"
#include "alice/picture.h"
#include "alice/play.h"
#include "alice/queue.h"
#include "alice/search.h"
#include "alice/shell.h"
#include "alice/walk.h"

#include <chrono>
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

// `path` says whether the one to print is needed.
Found find_fast(const Maze &maze, const Options &options, bool path) {
    Found found;
    shell::Progress progress("alice");
    found.search = std::make_unique<Search>(maze.rows, maze.cols);
    Search &search = *found.search;
    found.solved = search.run(maze, maze.first(options.start_colour), usable_memory(), [&] {
        progress.poll([&] {
            return "level " + std::to_string(search.levels()) + ", " + std::to_string(search.states()) +
                   " states";
        });
    });
    if (path) found.path = search.path();
    found.seconds = progress.seconds();
    found.levels = search.levels();
    found.longest_step = search.longest_step();
    found.states = search.states();
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

std::string json_of(Cell cell) {
    return "{\"row\": " + std::to_string(cell.r) + ", \"col\": " + std::to_string(cell.c) + '}';
}

std::string json_of(const Maze &maze, const std::vector<State> &path) {
    std::string text;
    for (const State state : path) text += (text.empty() ? "[" : ", ") + json_of(maze.at(state.cell));
    return text + ']';
}

// The answer, the count or all paths. Counts are strings, since they can exceed what readers of JSON keep exactly.
std::string json_text(const Maze &maze, const Options &options, const Found &found) {
    if (options.print == Print::count)
        return "{\"count\": \"" + (found.solved ? Solutions(*found.search).count() : "0") + "\"}\n";
    if (!found.solved) return "{\"length\": null, \"path\": null, \"count\": \"0\"}\n";
    const Solutions solutions(*found.search);
    std::string text = "{\"length\": " + std::to_string(found.levels);
    if (options.print == Print::all) {
        constexpr std::size_t most_digits = 6;
        if (!options.limit && solutions.count().size() > most_digits)
            throw shell::Misuse("--json --all found for a maze with " + solutions.count() +
                                " shortest solutions, expected --limit with it");
        std::string paths;
        std::uint64_t limit = options.limit.value_or(UINT64_MAX);
        solutions.each([&](const std::vector<State> &path) {
            paths += (paths.empty() ? "" : ", ") + json_of(maze, path);
            return --limit > 0;
        });
        text += ", \"paths\": [" + paths + ']';
    } else {
        text += ", \"path\": " + json_of(maze, found.path);
    }
    return text + ", \"count\": \"" + solutions.count() + "\"}\n";
}

// A new maze, its rows in the compact form.
std::string json_of_maze(const Maze &maze, std::size_t length) {
    std::string rows, text = compact_text(maze);
    for (std::string_view rest = text; !rest.empty();)
        rows += (rows.empty() ? "" : ", ") + shell::json_string(shell::take_line(rest));
    return "{\"rows\": " + std::to_string(maze.rows) + ", \"cols\": " + std::to_string(maze.cols) +
           ", \"start\": " + json_of(maze.at(maze.start)) + ", \"goal\": " + json_of(maze.at(maze.goal)) +
           ", \"length\": " + std::to_string(length) + ", \"maze\": [" + rows + "]}\n";
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
    std::string text, json;
    bool legal = true;
    for (const Walk &walk : walks) {
        json += json.empty() ? "{\"walks\": [" : ", ";
        const std::size_t steps = walk.cells.size() - 1;
        const std::string length = std::to_string(steps) + " steps";
        if (const std::optional<Fault> fault = judge(maze, options.start_colour, walk)) {
            text += "step " + std::to_string(fault->step) + ": " + fault->reason + '\n';
            json += "{\"legal\": false, \"step\": " + std::to_string(fault->step) +
                    ", \"reason\": " + shell::json_string(fault->reason) + '}';
            legal = false;
            continue;
        }
        json += "{\"legal\": true, \"length\": " + std::to_string(steps) +
                ", \"shortest\": " + std::to_string(found.levels) + '}';
        if (steps == found.levels) {
            text += "shortest, " + length + '\n';
        } else {
            text += "legal, " + length + "; shortest " + std::to_string(found.levels) + '\n';
        }
    }
    write_answer(options.json ? json + "]}\n" : text);
    return legal ? 0 : 1;
}

// A picture of the kind that the options say, or else the maze as text.
std::string maze_as(Print print, const Maze &maze, const std::vector<State> &path) {
    if (print == Print::compact) return compact_text(maze);
    if (print == Print::draw)
        return draw_text(maze, path,
                         {.colour = shell::colour_wanted(STDOUT_FILENO), .walker = {}, .view = {}});
    return print == Print::svg ? picture_text(maze, path) : maze_text(maze);
}

// Mazes without their solutions: drawings, a picture, or a page.
void print_puzzles(const Options &options, const std::vector<Maze> &mazes) {
    std::string text;
    for (const Maze &maze : mazes)
        if (options.print == Print::draw) text += (text.empty() ? "" : "\n") + maze_as(Print::draw, maze, {});
    if (options.print == Print::svg) {
        const bool page = mazes.size() > 1 || options.puzzles || options.paper || !options.title.empty();
        text = page ? sheet_text(mazes, {.paper = options.paper.value_or(svg::Paper::a4),
                                         .title = options.title,
                                         .start_colour = options.start_colour})
                    : picture_text(mazes.front(), {});
    }
    write_answer(text);
}

Generated generate_hardest(const Options &options, std::uint64_t seed) {
    HardOptions hard{options.rows,    options.cols,   seed, options.length,
                     options.seconds, options.rounds, {},   shell::Interruption::requested};
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

using Counts = std::vector<std::pair<std::string_view, std::uint64_t>>;

// What --stats says about a maze, after these counts.
void report_measures(const Maze &maze, StartColour start_colour, Counts counts, double seconds) {
    std::vector<std::string> names;
    for (const ColourRule &colour : colours) names.push_back(std::string(colour.name) + "-cells");
    if (maze.size() <= most_measured) {
        const Measures measures = measures_of(maze, start_colour);
        counts.emplace_back("length", measures.length);
        for (std::size_t i = 0; i < colours.size(); ++i) counts.emplace_back(names[i], measures.cells[i]);
        counts.insert(counts.end(), {{"blanks", measures.blanks},
                                     {"solution-cells", measures.solution_cells},
                                     {"solution-colours", measures.solution_colours},
                                     {"solution-longest-step", measures.longest_step},
                                     {"all-states", measures.states},
                                     {"holes", measures.holes},
                                     {"detours", measures.detours},
                                     {"decisions", measures.decisions},
                                     {"forced", measures.forced},
                                     {"tempting", measures.tempting},
                                     {"effort", measures.effort()}});
    }
    shell::print_stats(counts, seconds);
}

// Makes a maze of the kind that the options say.
Generated generate(const Options &options, std::uint64_t seed) {
    if (options.hardest) return generate_hardest(options, seed);
    if (options.difficulty) {
        const std::uint32_t length =
            options.length.value_or(length_for(options.rows, options.cols, *options.difficulty));
        return generate_difficult(options.rows, options.cols, length, *options.difficulty, seed);
    }
    return generate_pleasant(options.rows, options.cols,
                             options.length.value_or(pleasant_length(options.rows, options.cols)), seed);
}

// Says on standard error what the maze lacks of what was asked for. Returns whether it lacks anything.
bool report_missed(const Options &options, const Generated &generated) {
    std::string text;
    const std::string where = std::to_string(options.rows) + 'x' + std::to_string(options.cols);
    const std::uint32_t found = generated.rank.length;
    if (options.length && (options.hardest ? found < *options.length : found != *options.length))
        text += "alice: no maze of " + count_of(*options.length, "step") + " found in " + where +
                "; this one has " + std::to_string(found) + '\n';
    if (options.difficulty) {
        const Difficulty is = measures_of(generated.maze, StartColour::counts).difficulty();
        if (is != *options.difficulty)
            text += "alice: no " + std::string(name_of(*options.difficulty)) + " maze found in " + where +
                    "; this one is " + std::string(name_of(is)) + '\n';
    }
    if (options.hardest && shell::Interruption::requested())
        text += "alice: interrupted in round " + std::to_string(generated.rounds) +
                "; this maze is the best so far\n";
    std::fputs(text.c_str(), stderr);
    return !text.empty();
}

int run_generate(const Options &options) {
    const std::uint64_t seed = shell::seed_or_random(options.seed);
    const auto start = std::chrono::steady_clock::now();
    std::optional<shell::Interruption> interruption;
    if (options.hardest) interruption.emplace();
    std::vector<Maze> mazes;
    Generated generated;
    bool missed = false;
    for (std::uint32_t i = 0; i < options.puzzles.value_or(1); ++i) {
        generated = generate(options, seed + i);
        missed = report_missed(options, generated) || missed;
        mazes.push_back(generated.maze);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (options.json) {
        write_answer(json_of_maze(mazes[0], generated.rank.length));
    } else if (options.solution) {
        const std::vector<State> path = queue_search(mazes[0], mazes[0].first(StartColour::counts)).path;
        write_answer(maze_as(options.print, mazes[0], path));
    } else if (options.print == Print::draw || options.print == Print::svg) {
        print_puzzles(options, mazes);
    } else {
        write_answer(maze_as(options.print, mazes[0], {}));
    }
    if (options.stats) {
        Counts counts;
        if (options.hardest) counts.emplace_back("rounds", generated.rounds);
        report_measures(generated.maze, StartColour::counts, counts, seconds.count());
    }
    return missed ? 1 : 0;
}

int print_found(const Maze &maze, const Options &options, const Found &found,
                const std::vector<Walk> &walks) {
    if (options.print == Print::check) return check(maze, options, found, walks);
    if (options.json) {
        write_answer(json_text(maze, options, found));
        if (!found.solved) std::fputs("alice: the maze has no solution\n", stderr);
        return found.solved ? 0 : 1;
    }
    switch (options.print) {
    case Print::check:
    case Print::count:
        write_answer((found.solved ? Solutions(*found.search).count() : "0") + '\n');
        break;
    case Print::all:
        if (found.solved) list_all(maze, Solutions(*found.search), options.limit.value_or(UINT64_MAX));
        break;
    case Print::draw:
    case Print::svg:
    case Print::compact:
        write_answer(maze_as(options.print, maze, found.path));
        break;
    case Print::answer:
        write_answer(answer_text(maze, found));
    }
    if (found.solved) return 0;
    if (options.print != Print::answer) std::fputs("alice: the maze has no solution\n", stderr);
    else if (found.search) std::fputs(found.search->dead_ends().c_str(), stderr);
    return 1;
}

// The walk of --from, which must be legal as far as it goes.
std::vector<State> walk_to_go_on(const Maze &maze, const Options &options) {
    if (options.from.empty()) return {};
    InputFile file = InputFile::open(options.from, "a walk");
    const Followed followed = follow(maze, options.start_colour, read_walks(file).front());
    if (followed.fault)
        throw shell::InputError(file.name() + ": not a walk through this maze: step " +
                                std::to_string(followed.fault->step) + ": " + followed.fault->reason);
    return followed.states;
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
    if (options.puzzle) {
        print_puzzles(options, mazes);
        return 0;
    }
    if (options.print == Print::compact) {
        write_answer(compact_text(maze));
        return 0;
    }
    if (options.play) {
        InputFile moves = InputFile::standard_input();
        play(maze, moves,
             {options.start_colour, isatty(STDOUT_FILENO) != 0, shell::colour_wanted(STDOUT_FILENO),
              walk_to_go_on(maze, options)});
        return 0;
    }

    const bool path =
        options.print != Print::count && options.print != Print::all && options.print != Print::check;
    const Found found =
        options.method == Method::queue ? find_by_queue(maze, options) : find_fast(maze, options, path);
    const int code = print_found(maze, options, found, walks);
    if (options.stats)
        report_measures(
            maze, options.start_colour,
            {{"states", found.states}, {"levels", found.levels}, {"longest-step", found.longest_step}},
            found.seconds);
    return code;
}

} // namespace

int main(int argc, char **argv) { return shell::run("alice", help, argc, argv, run); }
