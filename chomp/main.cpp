// chomp: is a state of Chomp lost, and if not, which move wins? Or a game against the computer.
//
//     board     a bar as it is typed and printed; a move
//     chomp     the game's conventions; solve(), and what its two methods share
//     map       the exercise's method, with chained_hash_map
//     sieve     the fast method, with set, layout, crossings and schedule
//     census    the winning first moves of all bars within one; all LOSSes within it
//     picture   --draw and --svg
//     play      --play
//
// Here: the command line and the answers.

#include "chomp/board.h"
#include "chomp/census.h"
#include "chomp/chomp.h"
#include "chomp/picture.h"
#include "chomp/play.h"
#include "shell/arguments.h"
#include "shell/dialogue.h"
#include "shell/files.h"
#include "shell/machine.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <filesystem>

using namespace chomp;

namespace {

constexpr std::string_view help =
    R"(usage: chomp [OPTION]... [STATE | FILE | -]
       chomp --play [--two | --level N] [STATE | FILE | -]
       chomp --census ROWSxCOLUMNS | --losing ROWSxCOLUMNS

A move of Chomp picks a square of chocolate and eats it and everything above and
to the right. Whoever eats the bottom left square loses. Prints LOSS if the
player to move loses against best play, else WIN: and the state after the
winning move furthest to the left. A STATE is the heights of the columns, such
as 74332 or 12,12,10; 10x42 is 10 rows of 42 squares. A FILE, or - for standard
input, has states, a line each, or drawings.

  --all              all winning moves, a line each
  --draw             the board, with dots for what the move eats
  --svg              the same as a picture
  --json             the answer as a line of JSON
  --method NAME      sieve: 64 states at a time (the default)
                     map: the exercise's dynamic programming over a hash map
  --memory SIZE      use at most this much memory, such as 512M (default: half)
  --stats            counts, seconds and peak memory on standard error

  --census 6x9       the winning first moves of all bars within 6x9
  --losing 3x8       the states within 3x8 that are a LOSS, or how many
  --play             play against the computer, on 4x7 or a STATE; ? is for help
  --plain            in words, for a screen reader
  --two              two people play
  --level easy|medium|hard   how well the computer plays (default: hard)
  --first human|computer     who begins; with --two, 1 or 2
  --seed N           the same easy or medium game again

  -o FILE            put the answer in FILE, whole or not at all
  -h, --help, --version

Examples:
  chomp --draw 5442               the winning move and what it eats
  chomp --census 6x9              all winning first moves of small bars
  chomp 74332 | chomp -           the answer is a state, too: LOSS

Exit code: 0 answered, 2 misuse, no such state, one that is too large for the
memory, or output that cannot be written.
)";

constexpr std::string_view eat = "  eat "; // between a state and the square

struct Command {
    const shell::Arguments &arguments;
    std::string_view task = {};            // its option
    std::optional<std::string> state = {}; // or a file of states, `-` for standard input
    bool listed = false;                   // whether it is a file
    std::optional<Board> bar = {};         // of a saved game
    shell::GameRules rules = {};
    Method method = Method::sieve;
    Options options = {.memory = shell::process_memory() / 2};

    bool given(std::string_view option) const { return arguments.given(option); }
};

Command parse(shell::Arguments &arguments) {
    Command command{arguments};
    while (arguments.next()) {
        if (arguments.is("--method"))
            command.method = arguments.choice<Method>({{"map", Method::map}, {"sieve", Method::sieve}});
        else if (arguments.is("--memory")) command.options.memory = arguments.size();
        else if (command.rules.take(arguments)) continue;
        else if (arguments.is("--census") || arguments.is("--losing")) command.state = arguments.value();
        else if (!arguments.is_flag()) // 5 4 3 are three words
            command.state = (command.state ? *command.state + ' ' : "") + arguments.file();
    }
    command.task =
        arguments.task({{"",
                         {"--all", "--draw", "--svg", "--json", "--method", "--memory", "--stats", "--two",
                          "--level", "--first", "--seed", "--plain"}},
                        {"--census", {"--memory", "--stats"}},
                        {"--losing", {"--memory", "--stats"}},
                        {"--play", {"--memory", "--two", "--level", "--seed", "--first", "--plain"}}});
    // What only a game has asks for one.
    const shell::Arguments::Names of_games = {"--two", "--level", "--first", "--plain"};
    arguments.exclude({"--all", "--draw", "--svg", "--json", "--method"}, of_games);
    if (std::ranges::any_of(of_games, [&](auto option) { return arguments.given(option); }))
        command.task = "--play";
    arguments.exclude({"--draw", "--svg", "--json"});
    command.rules.check(arguments);
    arguments.needs({"--seed"}, {"--level"});
    if (command.task != "--play" && !command.state) {
        if (!shell::is_input_piped())
            throw shell::Misuse("no state found, expected one such as 74332, or --play; see --help");
        command.state = "-";
    }
    return command;
}

/// Reads a board before any work, and says what it assumed. Throws shell::InputError if something is wrong
/// with it; messages begin with `where`.
Board read_board(std::string_view text, Command &command, const std::string &where = {}) {
    command.options.solved = !command.rules.two;
    try {
        std::string remark;
        Board board = Board::parse(text, remark);
        if (!remark.empty()) shell::say(where + remark);
        check_size(board, command.method, command.options);
        return board;
    } catch (const std::invalid_argument &error) {
        throw shell::InputError(where + error.what());
    }
}

/// The boards in a file: a line each, or drawings, perhaps with a title. A line may be an answer, such as
/// `WIN: 64332`; above a drawing it is a title. Empty lines and those that begin with # and are no drawing
/// are left out. Throws shell::InputError, also if there is no board.
std::vector<Board> read_boards(const std::string &name, Command &command) {
    constexpr std::string_view win = "WIN: ";
    shell::InputFile file = shell::InputFile::open(name, "states");
    const shell::Text text = file.read();
    command.rules.take_saved(shell::view_of(text), command.arguments);
    shell::Lines lines(file.name(), shell::view_of(text));
    std::vector<std::string> all;
    while (lines.next()) all.emplace_back(lines.text());

    std::vector<Board> boards;
    for (std::size_t i = 0; i < all.size();) {
        std::string state = all[i++];
        const std::string place = file.name() + ':' + std::to_string(i) + ": ";
        const auto is_row = [&](std::size_t line) { return line < all.size() && is_drawn_row(all[line]); };
        if (is_drawn_row(state)) {
            while (is_row(i)) state += '\n' + all[i++];
            // The numbers of the columns.
            while (i < all.size() && all[i].starts_with(' ') &&
                   all[i].find_first_not_of(" 0123456789") == std::string::npos)
                ++i;
            // A row of # alone is a comment; more are a drawing.
            if (state.find_first_not_of("# \t") == std::string::npos) continue;
        } else if (state.starts_with('#')) {
            if (command.task == "--play" && state.starts_with(bar_line))
                command.bar = read_board(state.substr(bar_line.size()), command, place);
            continue;
        } else {
            const bool won = state.starts_with(win);
            std::size_t below = i;
            while (below < all.size() && shell::trimmed(all[below]).empty()) ++below;
            const auto letter = [](char c) { return shell::small(c) >= 'a' && shell::small(c) <= 'z'; };
            const auto both = [letter](char a, char b) { return letter(a) && letter(b); };
            if (is_row(below) && std::ranges::adjacent_find(state, both) != state.end()) {
                if (!won && state != "LOSS")
                    shell::say(place + shell::in_quotes(state) + " skipped as a title");
                continue;
            }
            if (won) state = state.substr(win.size(), state.find(eat) - win.size());
            if (shell::trimmed(state).empty()) continue;
        }
        boards.push_back(read_board(state, command, place));
    }
    if (boards.empty()) throw lines.error("no state found, expected one such as 74332");
    return boards;
}

/// The states of the operands: one, or those in a file.
std::vector<Board> read_operands(Command &command) {
    const std::string &operand = *command.state;
    const char first = shell::small(operand[0]);
    const bool digits = operand.find_first_not_of("0123456789") == operand.npos; // the exercise's state
    std::error_code none; // a folder is no state either
    command.listed = (!digits && (shell::is_file(operand) || std::filesystem::is_directory(operand, none))) ||
                     (first >= 'a' && first <= 'z' && operand[0] != 'X');
    if (!command.listed) return {read_board(operand, command)};
    return read_boards(operand, command);
}

/// `LOSS`, or `WIN: ` and the state after each winning move. For a list, a line has the square, too; for
/// digits it is the exercise's. Each board of a file has one line, or drawings and an empty line.
std::string answer_text(const Board &board, const Solution &solution, const Command &command) {
    const bool drawn = command.given("--draw"), one_line = command.listed && !drawn && command.given("--all");
    const auto drawing = [&](auto move) { return drawn ? picture(board, move) : ""; };
    std::string text;
    if (solution.wins.empty()) text = "LOSS\n" + drawing(std::nullopt);
    for (const Square move : solution.wins) {
        if (one_line && !text.empty()) text.back() = ' ';
        else text += drawn && !text.empty() ? "\nWIN: " : "WIN: ";
        text += board.eaten(move).text();
        if (board.form() == Board::Form::list && !one_line) text += std::string(eat) + move.text();
        text += '\n' + drawing(move);
    }
    return drawn && command.listed ? text + '\n' : text;
}

/// One line: the state, the result, the winning moves (row and column from 1 at the poison, and the state
/// after the move), and the counts.
std::string answer_json(const Board &board, const Solution &solution) {
    std::string moves;
    for (const Square move : solution.wins)
        moves += (moves.empty() ? "{\"row\": " : ", {\"row\": ") + std::to_string(move.row + 1) +
                 ", \"col\": " + std::to_string(move.column + 1) + ", \"after\": \"" +
                 board.eaten(move).text() + "\"}";
    return "{\"state\": \"" + board.text() + "\", \"rows\": " + std::to_string(board.rows()) +
           ", \"cols\": " + std::to_string(board.columns()) + ", \"result\": \"" +
           (moves.empty() ? "LOSS" : "WIN") + "\", \"moves\": [" + moves + "], \"states\": \"" +
           std::to_string(solution.counts.states) + "\", \"losses\": \"" +
           std::to_string(solution.counts.losses) + "\"}\n";
}

/// `10x42: 5,36 7,30 8,26 *`, row and column of each move; the star marks more than one.
std::string bar_text(const Bar &bar, const std::vector<Square> &moves) {
    std::string text = std::to_string(bar.rows) + 'x' + std::to_string(bar.columns) + ':';
    for (const Square move : moves)
        text += ' ' + std::to_string(move.row + 1) + ',' + std::to_string(move.column + 1);
    if (moves.empty()) text += " LOSS";
    return text + (moves.size() > 1 ? " *\n" : "\n");
}

struct Answer {
    std::string text = {};
    Counts counts = {};
};

/// The census of a bar, or the LOSSes within it: a line each.
Answer answer_table(const Command &command) {
    const Board bar = Board::rectangle(*command.state);
    if (command.task == "--losing") {
        const Losing losing = list_losing(bar, command.options);
        Answer answer{.counts = losing.counts};
        for (const Board &board : losing.boards) answer.text += board.text() + '\n';
        if (losing.boards.empty())
            answer.text = std::to_string(losing.counts.losses) + " LOSSes, too many to list\n";
        return answer;
    }
    const Census census = take_census(bar, command.options);
    Answer answer{.counts = census.counts};
    for (const auto &[size, moves] : census.moves) answer.text += bar_text(size, moves);
    return answer;
}

/// The answers for all boards.
Answer answer_boards(const Command &command, const std::vector<Board> &boards) {
    Answer answer;
    for (const Board &board : boards) {
        Solution solution = solve(board, command.method, command.options);
        if (!command.given("--all") && solution.wins.size() > 1) solution.wins.resize(1);
        if (command.given("--svg")) answer.text += svg_picture(board, solution.wins);
        else if (command.given("--json")) answer.text += answer_json(board, solution);
        else answer.text += answer_text(board, solution, command);
        answer.counts.states += solution.counts.states;
        answer.counts.losses += solution.counts.losses;
    }
    return answer;
}

int run(shell::Arguments &arguments) {
    Command command = parse(arguments);
    const bool table = command.task == "--census" || command.task == "--losing";
    std::vector<Board> boards;
    if (command.state && !table) boards = read_operands(command);
    if (boards.size() > 1 && (command.task == "--play" || command.given("--svg")))
        throw shell::Misuse("several states found, expected one with --play or --svg");
    if (command.task == "--play") {
        if (boards.empty()) boards = {Board::rectangle("4x7")};
        play(boards[0], command.bar.value_or(boards[0]), command.rules, command.options);
        return 0;
    }

    shell::Progress progress;
    command.options.progress = &progress;
    const Answer answer = table ? answer_table(command) : answer_boards(command, boards);
    const double seconds = progress.seconds();
    shell::write_answer(answer.text);
    if (command.given("--stats"))
        shell::print_stats({{"states", answer.counts.states}, {"losses", answer.counts.losses}}, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, run); }
