// alice: shortest solutions of Alice mazes, checked, counted, explained, drawn, generated and played.
#include "alice/options.h"
#include "alice/picture.h"
#include "alice/play.h"
#include "alice/queue.h"
#include "alice/search.h"
#include "alice/walk.h"
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/machine.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace {

using namespace alice;
using shell::InputFile, shell::write_answer;

// Finds the shortest path from a state by the chosen method. The fast method leaves its search for further questions.
Answer find(const Maze &maze, State from, const Options &options, std::optional<Search> &search) {
    const std::size_t memory = shell::process_memory() / 4 * 3; // the rest is for others
    if (options.method == Method::queue) return queue_search(maze, from, memory);
    shell::Progress progress("alice");
    search.emplace(maze.rows, maze.cols, memory);
    search->run(maze, from, [&] {
        progress.poll([&] {
            return "level " + std::to_string(search->levels()) + ", " + std::to_string(search->states()) +
                   " states";
        });
    });
    return {search->path(), search->states(), search->levels(), search->longest_step()};
}

std::string answer_text(const Maze &maze, const Answer &answer) {
    if (answer.path.empty()) return "The maze has no solution.\n";
    return "The shortest path length was " + std::to_string(answer.steps) + " steps.\nThe path was " +
           path_text(maze, answer.path) + ".\n";
}

std::string json_of(Cell cell) {
    return "{\"row\": " + std::to_string(cell.r) + ", \"col\": " + std::to_string(cell.c) + '}';
}

std::string json_of(const Maze &maze, const std::vector<State> &path) {
    std::string text;
    for (const State state : path) text += (text.empty() ? "[" : ", ") + json_of(maze.at(state.cell));
    return text + ']';
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

// Prints a verdict on each walk; returns the exit code.
int check(const Maze &maze, const Options &options, const Answer &answer, const std::vector<Walk> &walks) {
    std::string text, json;
    bool legal = true;
    for (const Walk &walk : walks) {
        json += json.empty() ? "{\"walks\": [" : ", ";
        const std::string steps = std::to_string(walk.steps()), shortest = std::to_string(answer.steps);
        if (const Followed followed = follow(maze, walk, true); !followed.fault.empty()) {
            legal = false;
            const std::string step = std::to_string(followed.step);
            text += "step " + step + ": " + followed.fault + '\n';
            json += "{\"legal\": false, \"step\": " + step +
                    ", \"reason\": " + shell::json_string(followed.fault) + '}';
        } else {
            text += steps == shortest ? "shortest, " + steps + " steps\n"
                                      : "legal, " + steps + " steps; shortest " + shortest + '\n';
            json += "{\"legal\": true, \"length\": " + steps + ", \"shortest\": " + shortest + '}';
        }
    }
    write_answer(options.json ? json + "]}\n" : text);
    return legal ? 0 : 1;
}

// Mazes as text, drawn, as a picture or as a page, as the options say; with a path if there is one.
std::string mazes_text(const Options &options, const std::vector<Maze> &mazes,
                       const std::vector<State> &path) {
    if (options.print == Print::svg && (options.sheet || mazes.size() > 1))
        return sheet_text(mazes, options.page, options.solution);
    if (options.print == Print::svg) return picture_text(mazes.front(), path);
    if (options.print == Print::compact) return compact_text(mazes.front());
    if (options.print != Print::draw) return maze_text(mazes.front());
    std::string text;
    const bool colour = shell::colour_wanted(STDOUT_FILENO);
    for (const Maze &maze : mazes)
        text += (text.empty() ? "" : "\n") + draw_text(maze, path, {.colour = colour});
    return text;
}

Generated generate_hardest(const Options &options, std::uint64_t seed) {
    HardOptions hard = options;
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
    return generate_hard(hard, seed);
}

using Counts = std::vector<std::pair<std::string_view, std::uint64_t>>;

// Prints what --stats reports about a maze, after these counts.
void report_measures(const Maze &maze, Counts counts, double seconds) {
    std::vector<std::string> names;
    for (const ColourRule &colour : colours) names.push_back(std::string(colour.name) + "-cells");
    if (maze.size() <= most_measured) {
        const Measures measures = measures_of(maze);
        counts.emplace_back("length", measures.solution.length);
        for (std::size_t i = 0; i < colours.size(); ++i) counts.emplace_back(names[i], measures.cells[i]);
        counts.insert(counts.end(), {{"blanks", measures.blanks},
                                     {"solution-cells", measures.solution.cells},
                                     {"solution-colours", measures.solution.colours},
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

// Reports on standard error what was asked for and not found. Returns whether there was anything.
bool report_missed(const Options &options, std::uint32_t length, const Generated &generated) {
    bool missed = false;
    const auto miss = [&missed](const std::string &sentence) {
        shell::say("alice", sentence);
        missed = true;
    };
    const std::string where =
        " found in " + std::to_string(options.rows) + 'x' + std::to_string(options.cols) + "; this one ";
    const std::uint32_t found = generated.rank.length;
    const bool any_length = !options.length && (options.difficulty || options.hardest);
    if (!any_length && (options.hardest ? found < length : found != length))
        miss("no maze of " + shell::count_of(length, "step") + where + "has " + std::to_string(found));
    if (options.difficulty)
        if (const Difficulty is = measures_of(generated.maze).difficulty(); is != *options.difficulty)
            miss("no " + name_of(*options.difficulty) + " maze" + where + "is " + name_of(is));
    if (options.hardest && shell::Interruption::requested())
        miss("interrupted in round " + std::to_string(generated.rounds) + "; this maze is the best so far");
    return missed;
}

int run_generate(Options options) {
    const std::uint64_t seed = shell::seed_or_random(options.page.seed);
    options.page.seed = seed;
    const auto start = std::chrono::steady_clock::now();
    std::optional<shell::Interruption> interruption;
    if (options.hardest) interruption.emplace();
    const std::uint32_t length =
        options.length.value_or(usual_length(options.rows, options.cols, options.difficulty));
    std::vector<Maze> mazes;
    Generated generated;
    bool missed = false;
    for (std::uint32_t i = 0; i < std::max(1U, options.page.puzzles); ++i) {
        generated = options.hardest
                        ? generate_hardest(options, seed + i)
                        : generate_pleasant(options.rows, options.cols, length, options.difficulty, seed + i);
        missed = report_missed(options, length, generated) || missed;
        mazes.push_back(generated.maze);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const Maze &maze = mazes.front();
    std::vector<State> path;
    if (options.solution) path = queue_search(maze, maze.first()).path;
    write_answer(options.json ? json_of_maze(maze, generated.rank.length) : mazes_text(options, mazes, path));
    if (options.stats) {
        Counts counts;
        if (options.hardest) counts.emplace_back("rounds", generated.rounds);
        report_measures(generated.maze, counts, seconds.count());
    }
    return missed ? 1 : 0;
}

// Prints the next moves of a shortest path. Returns the exit code.
int hint(const Options &options, const Maze &maze, std::vector<State> path) {
    const bool found = !path.empty();
    path.resize(std::min(path.size(), options.hints + 1));
    const std::string moves = moves_text(maze, path);
    std::string json;
    for (const std::string &move : shell::words_of(moves))
        json += (json.empty() ? "\"" : ", \"") + move + '"';
    if (options.json) write_answer("{\"hint\": " + (found ? '[' + json + ']' : "null") + "}\n");
    else if (found) write_answer("hint:" + (moves.empty() ? " this is the goal" : moves) + '\n');
    if (!found) shell::say("alice", "there is no way to the goal from here");
    return found ? 0 : 1;
}

// Prints the answer in the form that the options ask for. Returns the exit code.
int print_answer(const Maze &maze, const Options &options, const Answer &answer,
                 const std::optional<Search> &search) {
    const bool solved = !answer.path.empty(), json = options.json, all = options.print == Print::all;
    std::optional<Solutions> solutions;
    if (solved && (json || all || options.print == Print::count)) solutions.emplace(*search);
    // Counts are strings, since they can exceed what readers of JSON keep exactly.
    const std::string count = solutions ? solutions->count() : "0",
                      counted = "\"count\": \"" + count + "\"}\n";
    const std::string length = "{\"length\": " + std::to_string(answer.steps) + ", ";
    if (options.print == Print::count) {
        write_answer(json ? '{' + counted : count + '\n');
    } else if (json && !solved) {
        write_answer("{\"length\": null, \"path\": null, " + counted);
    } else if (all) {
        shell::Output output;
        std::string before = length + "\"paths\": [";
        if (solved)
            solutions->each(options.limit.value_or(UINT64_MAX), [&](const std::vector<State> &path) {
                output.put(json ? std::exchange(before, ", ") + json_of(maze, path)
                                : path_text(maze, path) + '\n');
            });
        if (json) output.put("], " + counted);
        output.flush();
    } else if (json) {
        write_answer(length + "\"path\": " + json_of(maze, answer.path) + ", " + counted);
    } else if (options.print == Print::answer) {
        write_answer(answer_text(maze, answer));
        if (!solved && search) std::fputs(search->dead_ends().c_str(), stderr);
    } else {
        write_answer(mazes_text(options, {maze}, answer.path));
    }
    if (!solved && (json || options.print != Print::answer)) shell::say("alice", "the maze has no solution");
    return solved ? 0 : 1;
}

// Where a game or a hint begins: at the start, or where the walk of --from ends, which must be legal.
std::vector<State> walk_so_far(const Maze &maze, const Options &options) {
    if (options.walk.empty()) return {maze.first()};
    const Followed followed = follow(maze, walks_of(options.walk).front(), false);
    if (!followed.fault.empty())
        throw shell::InputError(options.walk + ": not a walk through this maze: step " +
                                std::to_string(followed.step) + ": " + followed.fault);
    return followed.states;
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    if (options.generate) return run_generate(options);

    std::vector<Walk> walks;
    if (options.print == Print::check) walks = walks_of(options.walk);
    std::vector<Maze> mazes;
    for (const std::string &name : options.mazes) {
        InputFile file = InputFile::open(name, "a maze");
        mazes.push_back(read_maze(file));
    }
    const Maze &maze = mazes.front();
    if (options.puzzle || options.print == Print::compact) {
        write_answer(mazes_text(options, mazes, {}));
        return 0;
    }
    if (options.print == Print::play) {
        play(maze, walk_so_far(maze, options));
        return 0;
    }

    const State from = options.print == Print::hint ? walk_so_far(maze, options).back() : maze.first();
    const auto start = std::chrono::steady_clock::now();
    std::optional<Search> search;
    const Answer answer = find(maze, from, options, search);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const int code = options.print == Print::check  ? check(maze, options, answer, walks)
                     : options.print == Print::hint ? hint(options, maze, answer.path)
                                                    : print_answer(maze, options, answer, search);
    if (options.stats)
        report_measures(
            maze,
            {{"states", answer.states}, {"levels", answer.steps}, {"longest-step", answer.longest_step}},
            seconds.count());
    return code;
}

} // namespace

int main(int argc, char **argv) { return shell::run("alice", help, argc, argv, run); }
