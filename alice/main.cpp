// alice: shortest solutions of Alice mazes, checked, counted, explained, drawn, generated and played.
#include "alice/format.h"
#include "alice/generate.h"
#include "alice/maze.h"
#include "alice/measures.h"
#include "alice/options.h"
#include "alice/page.h"
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

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace {

using namespace alice;
using shell::InputFile, shell::write_answer;

// Finds the shortest path from a state by the chosen method. The fast method leaves its search for further
// questions.
Found find(const Maze &maze, State from, const Options &options, std::optional<Search> &search) {
    const std::size_t memory = shell::process_memory() / 4 * 3; // the rest is for others
    if (options.queue) return queue_search(maze, from, memory);
    shell::Progress progress;
    search.emplace(maze.rows, maze.cols,
                   SearchOptions{.memory = memory, .threads = std::thread::hardware_concurrency()});
    search->run(maze, from, [&] {
        progress.poll([&] {
            return "level " + std::to_string(search->levels()) + ", " + std::to_string(search->states()) +
                   " states";
        });
    });
    return {.path = search->path(), .states = search->states(), .levels = search->levels()};
}

std::string answer_text(const Maze &maze, const Path &path) {
    if (path.empty()) return "The maze has no solution.\n";
    return "The shortest path length was " + std::to_string(path.size() - 1) + " steps.\nThe path was " +
           maze.path_text(path) + ".\n";
}

std::string json_of(Cell cell) {
    return "{\"row\": " + std::to_string(cell.r) + ", \"col\": " + std::to_string(cell.c) + '}';
}

std::string json_of(const Maze &maze, const Path &path) {
    return '[' + maze.path_text(path, ", ", json_of) + ']';
}

// Prints a verdict on each walk; returns the exit code.
int check(const Maze &maze, const Path &path, const std::vector<Walk> &walks) {
    std::string text;
    bool legal = true;
    for (const Walk &walk : walks) {
        const std::optional<std::string> fault = follow(maze, walk, Until::goal).fault;
        const std::string steps = std::to_string(walk.steps()) + " steps";
        if (fault) text += *fault;
        else if (walk.steps() + 1 == path.size()) text += "shortest, " + steps;
        else text += "legal, " + steps + "; shortest " + std::to_string(path.size() - 1);
        text += '\n';
        legal = legal && !fault;
    }
    write_answer(text);
    return legal ? 0 : 1;
}

// Mazes as text, drawn, as a picture or as a page, as the options say; with a path if there is one.
std::string mazes_text(const Options &options, const std::vector<Maze> &mazes, const Path &path) {
    const bool solution = options.given("--solution");
    if (options.given("--svg"))
        return options.page.sheet || mazes.size() > 1 ? sheet_text(mazes, options.page, solution)
                                                      : picture_text(mazes.front(), path);
    if (options.given("--compact")) return compact_text(mazes.front());
    if (!options.given("--draw") && !options.puzzle() && !solution) return maze_text(mazes.front());
    std::string text;
    const bool colour = shell::colour_wanted();
    for (const Maze &maze : mazes)
        text += (text.empty() ? "" : "\n") + draw_text(maze, path, {.colour = colour});
    return text;
}

using Counts = std::vector<std::pair<std::string_view, std::uint64_t>>;

// Prints what --stats reports about a maze, after these counts.
void report_measures(const Maze &maze, Counts counts, double seconds) {
    if (maze.size() <= most_measured) {
        const Measures measures = measures_of(maze);
        counts.insert(counts.end(), {{"length", measures.length},
                                     {"all-states", measures.states},
                                     {"holes", measures.holes},
                                     {"decisions", measures.decisions},
                                     {"tempting", measures.tempting},
                                     {"effort", measures.effort()}});
    }
    shell::print_stats(counts, seconds);
}

// Reports on standard error what was asked for but not found. Returns whether anything was.
bool report_missed(const Options &options, const Wish &wish, const Generated &generated) {
    bool missed = false;
    const auto miss = [&missed](const std::string &sentence) {
        shell::say(sentence);
        missed = true;
    };
    const std::string where =
        " found in " + std::to_string(wish.rows) + 'x' + std::to_string(wish.cols) + "; this one ";
    const Number found = generated.length, length = length_of(wish);
    const bool hardest = options.given("--hardest");
    const bool any_length = !wish.length && (wish.difficulty || hardest || options.task == "--play");
    if (!any_length && (hardest ? found < length : found != length))
        miss("no maze of " + shell::count_of(length, "step") + where + "has " + std::to_string(found));
    if (wish.difficulty)
        if (const Difficulty is = measures_of(generated.maze).difficulty(); is != *wish.difficulty)
            miss("no " + name_of(*wish.difficulty) + " maze" + where + "is " + name_of(is));
    if (hardest && shell::Interruption::requested()) miss("interrupted; this maze is the best so far");
    return missed;
}

int run_generate(Options options) {
    const std::vector<std::uint64_t> seeds = options.page.seeds();
    const bool hardest = options.given("--hardest");
    std::optional<shell::Interruption> interruption;
    if (hardest) interruption.emplace();
    shell::Progress progress;
    const auto report = [&](std::uint64_t rounds, Number length) {
        progress.poll([&] {
            return "round " + std::to_string(rounds) + ", best " + std::to_string(length) + " steps";
        });
    };
    std::vector<Maze> mazes;
    bool missed = false;
    for (const std::uint64_t seed : seeds) {
        const Generated generated = hardest ? generate_hard(options.wish, options.rounds, seed, report)
                                            : generate_pleasant(options.wish, seed);
        missed |= report_missed(options, options.wish, generated);
        mazes.push_back(generated.maze);
    }
    const double seconds = progress.seconds();
    const Maze &maze = mazes.front();
    Path path;
    if (options.given("--solution")) path = shortest_path(maze, maze.first());
    options.page.write_pages([&](const svg::PageOptions &page, std::size_t n) {
        if (page.sets == 0) return mazes_text(options, mazes, path);
        return n == 0 ? sheet_text(mazes, page, true)
                      : sheet_text(std::span(mazes).subspan(page.first - 1, n), page, false);
    });
    if (options.given("--stats")) report_measures(mazes.back(), {}, seconds);
    return missed ? 1 : 0;
}

// Prints the next moves of a shortest path. Returns the exit code.
int hint(const Options &options, const Maze &maze, Path path) {
    if (path.empty()) {
        shell::say("there is no way to the goal from here");
        return 1;
    }
    path.resize(std::min(path.size(), options.hints + 1));
    write_answer("hint:" + (path.size() > 1 ? maze.moves_text(path) : " this is the goal") + '\n');
    return 0;
}

// Prints the answer in the form that the options ask for. Returns the exit code.
int print_answer(const Maze &maze, const Options &options, const Path &path,
                 const std::optional<Search> &search) {
    const bool solved = !path.empty(), json = options.given("--json"), all = options.task == "--all",
               drawn = options.given("--draw") || options.given("--svg");
    std::optional<Solutions> solutions;
    if (solved && (json || !options.task.empty())) solutions.emplace(*search);
    const std::string count = solutions ? solutions->count() : "0";
    shell::Output output;
    if (json)
        output.put("{\"length\": " + (solved ? std::to_string(path.size() - 1) : "null") +
                   (all ? ", \"paths\": [" : ", \"path\": " + (solved ? json_of(maze, path) : "null")));
    if (all && solved) {
        std::string between;
        solutions->each(UINT64_MAX, [&](const Path &one) {
            output.put(json ? std::exchange(between, ", ") + json_of(maze, one) : maze.path_text(one) + '\n');
        });
    }
    // Counts are strings, since they can exceed what readers of JSON keep exactly.
    if (json) output.put((all ? "], \"count\": \"" : ", \"count\": \"") + count + "\"}\n");
    else if (drawn) output.put(mazes_text(options, {maze}, path));
    else if (!all) output.put(options.task.empty() ? answer_text(maze, path) : count + '\n');
    output.flush();
    if (!solved && (json || drawn || !options.task.empty())) shell::say("the maze has no solution");
    return solved ? 0 : 1;
}

// Where a game or a hint begins: at the start, or where this walk ends, which must be legal.
Path walk_so_far(const Maze &maze, const std::string &walk) {
    if (walk.empty()) return {maze.first()};
    Followed followed = follow(maze, walks_of(walk).front(), Until::end);
    if (followed.fault) throw shell::InputError(walk + ": not a walk through this maze: " + *followed.fault);
    return std::move(followed.states);
}

// Plays the maze given, if there is one, from the end of this walk on, and new mazes of its size or the one
// wished for, of one seed after another.
void run_play(const Options &options, const std::vector<Maze> &mazes, const std::string &walk) {
    Wish wish = options.wish;
    Game given;
    if (!mazes.empty()) {
        const Maze &maze = mazes.front();
        given = {.maze = maze, .walk = walk_so_far(maze, walk)};
        wish.rows = std::min(maze.rows, most_generated);
        wish.cols = std::min(maze.cols, most_generated);
    }
    std::uint64_t seed = options.page.seed.value_or(std::random_device()());
    play(
        [&](std::optional<Difficulty> difficulty) {
            if (!given.walk.empty()) return std::exchange(given, {});
            wish.difficulty = difficulty;
            const Generated generated = generate_pleasant(wish, seed);
            report_missed(options, wish, generated);
            const Maze &maze = generated.maze;
            std::string about = "Seed " + std::to_string(seed++) + ".";
            if (difficulty) about += " Level " + name_of(measures_of(maze).difficulty()) + '.';
            return Game{.maze = maze, .walk = {maze.first()}, .about = about};
        },
        options.given("--plain"), wish.difficulty);
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    std::vector<Maze> mazes;
    std::string walk = options.walk;
    for (const std::string &name : options.mazes) {
        InputFile file = InputFile::open(name, "a maze");
        mazes.push_back(read_maze(file, walk));
    }
    if (options.task == "--play") {
        run_play(options, mazes, walk);
        return 0;
    }
    if (mazes.empty()) return run_generate(options);
    std::vector<Walk> walks;
    if (options.task == "--check") walks = walks_of(options.walk);
    const Maze &maze = mazes.front();
    if (options.puzzle() || options.given("--compact")) {
        write_answer(mazes_text(options, mazes, {}));
        return 0;
    }

    const State from = options.task == "--hint" ? walk_so_far(maze, walk).back() : maze.first();
    const shell::Progress clock;
    std::optional<Search> search;
    const auto [path, states, levels] = find(maze, from, options, search);
    const double seconds = clock.seconds();
    int code = 0;
    if (options.task == "--check") code = check(maze, path, walks);
    else if (options.task == "--hint") code = hint(options, maze, path);
    else code = print_answer(maze, options, path, search);
    if (options.given("--stats")) report_measures(maze, {{"states", states}, {"levels", levels}}, seconds);
    return code;
}

} // namespace

int main(int argc, char **argv) { return shell::run("alice", help, argc, argv, run); }
