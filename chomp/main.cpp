// chomp: is a state of Chomp lost, and if not, which move wins? Or a game against the computer.
//
// board     a bar as it is typed and printed; a move
// chomp     what the methods share: solve(), limits, the game's conventions; the methods are map, with chained_hash_map,
//           and sieve
// census    the winning first moves of all bars within one
// picture   --draw and --svg; play is --play
// Here: the command line and the answers.

#include "chomp/board.h"
#include "chomp/census.h"
#include "chomp/chomp.h"
#include "chomp/picture.h"
#include "chomp/play.h"
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/machine.h"
#include "shell/page.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <iterator>

using namespace chomp;

namespace {

constexpr std::string_view help =
    R"(usage: chomp [OPTION]... STATE
       chomp [OPTION]... -
       chomp --census|--losing ROWSxCOLUMNS [--json]
       chomp --play [STATE] [--first human|computer]
A move of Chomp picks a square of chocolate and eats it with all squares above
it, to the right of it, or both. Whoever eats the bottom left square loses.
STATE is the heights of the columns, leftmost first: digits that do not
increase, such as 74332, or numbers and runs, such as 12,12,10 or 12 12 10,
[12,12,10], 12/12/10, 10^35,4^7. 10x42 is 10 rows of 42 squares. - reads states
from standard input, a line each, or drawings such as --draw prints. Prints LOSS
if the player to move loses against best play, else WIN: and the state after the
winning move furthest to the left, and unless STATE is digits the square to eat.

  --all          print all winning moves, a line each, from the left
  --draw         draw the board, with dots for what the move eats
  --svg          the same as an SVG picture that fits a page: --paper a4 (the
                 default) or letter
  --json         the answer as a line of JSON, with the square to pick: row and
                 column, counted from 1 at the poisoned square
  --method NAME  map: the described dynamic programming over a hash map
                 sieve: cross out 64 states at a time, on up to four
                 processors (the default)
  --last loses|wins  what becomes of whoever eats the last square (default:
                 loses)
  --memory SIZE  the most that the method may take, such as 512M (K, M or G;
                 default: half of what this process may have)
  --stats        print counts, seconds and peak memory to standard error

  --census ROWSxCOLUMNS  all winning first moves of all bars within, row,column
                 of each, from 1 at the poison; * marks more than one. 8x10 is
                 10x8, too. ^C prints the bars that are done
  --losing ROWSxCOLUMNS  all states within that are a LOSS, or how many there
                 are if they are more than a million
  --play         play against the computer; ? says what you can type
  --first human|computer  who begins (default: human)

  -o FILE        put the answer in FILE, whole or not at all
  -h, --help, --version

Examples:
  chomp --draw 5442               the winning move and what it eats
  chomp --census 6x9              all winning first moves of small bars
  chomp 74332 | chomp -           the answer is a state, too: LOSS

Exit code: 0 answered, 1 a census ended by ^C, 2 misuse, no such state, one that
is too large for the memory, or output that cannot be written.
)";

constexpr std::string_view eat = "  eat "; // between a state and the square

struct Command {
    const shell::Arguments &arguments;
    std::optional<std::string> state = {}; // `-` for those on standard input
    Player first = Player::human;
    Method method = Method::sieve;
    Options options = {.memory = shell::process_memory() / 2};
    svg::PageOptions page = {};

    bool given(std::string_view option) const { return arguments.given(option); }
};

// The options that have no value.
constexpr std::string_view flags[] = {"--all", "--draw", "--svg", "--json", "--stats", "--play"};

Command parse(shell::Arguments &arguments) {
    Command command{arguments};
    while (arguments.next())
        if (std::ranges::find(flags, arguments.option()) != std::end(flags)) continue;
        else if (arguments.is("--paper")) command.page.take(arguments);
        else if (arguments.is("--method"))
            command.method = arguments.choice<Method>({{"map", Method::map}, {"sieve", Method::sieve}});
        else if (arguments.is("--memory")) command.options.memory = arguments.size();
        else if (arguments.is("--last"))
            command.options.last = arguments.choice<Last>({{"loses", Last::loses}, {"wins", Last::wins}});
        else if (arguments.is("--first"))
            command.first =
                arguments.choice<Player>({{"human", Player::human}, {"computer", Player::computer}});
        else if (arguments.is("--census") || arguments.is("--losing")) command.state = arguments.value();
        else // 5 4 3 are three words
            command.state = (command.state ? *command.state + ' ' : "") + arguments.operand();
    arguments.exclude({"--draw", "--svg", "--json"});
    arguments.exclude({"--play", "--census", "--losing"});
    arguments.exclude({"--play", "--census", "--losing"},
                      {"--all", "--draw", "--svg", "--paper", "--method"});
    arguments.exclude({"--census", "--losing"}, {"--last"});
    arguments.exclude({"--play"}, {"--json", "--stats"});
    arguments.needs({"--first"}, {"--play"});
    if (!command.given("--play") && !command.state) throw shell::Misuse("no state found, see --help");
    if (command.state == "-" && (command.given("--play") || command.given("--svg")))
        throw shell::Misuse("- found, expected one state with --play or --svg");
    return command;
}

/// Reads a board before any work, and says if it turned it round. `at` makes an error of a message about the line that it
/// is on, if it is on one. Throws std::invalid_argument or such an error if something is wrong with it.
using At = std::function<shell::InputError(const std::string &)>;
Board read_board(std::string_view text, const Command &command, const At &at = {}) {
    try {
        std::string remark;
        Board board = Board::parse(text, &remark);
        if (!remark.empty()) shell::say("chomp", at ? at(remark).what() : remark);
        check_size(board, command.method, command.options.memory);
        if (command.given("--svg")) check_fits_page(board, command.page.paper);
        return board;
    } catch (const std::invalid_argument &error) {
        if (at) throw at(error.what());
        throw;
    }
}

/// The boards on standard input: a line each, or drawings. A line may be an answer, such as `WIN: 64332`; above a drawing
/// it is that board's title. Empty lines and those that begin with # are left out. Throws shell::InputError.
std::vector<Board> read_boards(const Command &command) {
    constexpr std::string_view win = "WIN: ";
    shell::InputFile file = shell::InputFile::open("-", "states");
    const shell::Text text = file.read({.table = shell::Cells{.empty = " ", .separators = "|\t;"}});
    shell::Lines lines(file.name(), shell::view_of(text));
    std::vector<std::string> all;
    while (lines.next()) all.emplace_back(lines.text());
    const auto is_row = [&](std::size_t i) { return i < all.size() && is_drawn_row(all[i]); };
    const auto has_only = [&](std::size_t i, const char *characters) {
        return all[i].find_first_not_of(characters) == std::string::npos;
    };
    std::vector<Board> boards;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::string state = all[i];
        if ((state.starts_with(win) || state == "LOSS") && is_row(i + 1)) continue;
        // A drawing goes on to its row with X. Below it may be the numbers of the columns.
        const bool row = is_row(i), comment = state.starts_with('#');
        while (row && all[i].find('X') == state.npos && is_row(i + 1)) state += '\n' + all[++i];
        const bool drawn = row && all[i].find('X') != state.npos;
        if (has_only(i, " \t") || (comment && !drawn)) continue;
        if (state.starts_with(win)) state = state.substr(win.size(), state.find(eat) - win.size());
        boards.push_back(
            read_board(state, command, [&](const std::string &what) { return lines.error_at(i + 1, what); }));
        if (drawn && i + 1 < all.size() && all[i + 1].starts_with(' ') && has_only(i + 1, " 0123456789")) ++i;
    }
    return boards;
}

/// `LOSS`, or `WIN: ` and the state after each winning move: a line each, or all on one line. To a list, a line has the
/// square, too; to digits it is the exercise's.
std::string answer_text(const Board &board, const Solution &solution, bool with_pictures, bool one_line) {
    if (solution.wins.empty()) return "LOSS\n" + (with_pictures ? picture(board, board) : "");
    std::string text;
    for (const Board &after : solution.wins) {
        if (one_line && !text.empty()) text.back() = ' ';
        else text += with_pictures && !text.empty() ? "\nWIN: " : "WIN: ";
        text += after.text();
        if (board.form() == Board::Form::list && !one_line)
            text += std::string(eat) + move_between(board, after).text();
        text += '\n' + (with_pictures ? picture(board, after) : "");
    }
    return text;
}

/// One line: the state, the result, the winning moves (row and column from 1 at the poison, and the state after the
/// move), and the counts.
std::string answer_json(const Board &board, const Solution &solution) {
    std::vector<std::string> moves;
    for (const Board &after : solution.wins)
        moves.push_back('{' + move_between(board, after).json() + R"(, "after": ")" + after.text() + "\"}");
    return R"({"state": ")" + board.text() + "\", " + json_sides(board.rows(), board.columns()) +
           R"(, "result": ")" + (moves.empty() ? "LOSS" : "WIN") + R"(", "moves": )" + json_list(moves) +
           ", " + json_counts(solution.states, solution.losses) + "}\n";
}

std::string answer(const Board &board, const Solution &solution, const Command &command) {
    if (command.given("--svg")) return svg_picture(board, solution.wins, command.page.paper);
    if (command.given("--json")) return answer_json(board, solution);
    const bool several = command.state == "-";
    if (command.given("--draw")) return answer_text(board, solution, true, false) + (several ? "\n" : "");
    return answer_text(board, solution, false, several && command.given("--all"));
}

/// Prints the LOSSes within a bar, or its census as far as it goes until ^C. Returns the exit code.
int run_table(const Command &command) {
    const Board bar = Board::rectangle(*command.state);
    Table table;
    double seconds = 0;
    {
        std::optional<shell::Interruption> interruption;
        if (command.given("--census")) interruption.emplace();
        shell::Progress progress("chomp");
        const Options options = options_with(progress, command.options);
        table = command.given("--census") ? take_census(bar, options, shell::Interruption::requested)
                                          : list_losing(bar, options);
        seconds = progress.seconds();
    }
    auto [rows, columns] = std::pair(bar.rows(), bar.columns());
    if (command.given("--census") && rows > columns) std::swap(rows, columns);
    std::string text;
    for (const std::string &line : table.lines) text += line + '\n';
    if (command.given("--json"))
        text = '{' + json_sides(rows, columns) + R"(, "complete": )" + (table.complete ? "true" : "false") +
               (command.given("--census") ? R"(, "bars": )" : R"(, "losing": )") + json_list(table.json) +
               ", " + json_counts(table.states, table.losses) + "}\n";
    shell::write_answer(text);
    if (command.given("--stats"))
        shell::print_stats({{"states", table.states}, {"losses", table.losses}}, seconds);
    if (table.complete || command.given("--losing")) return 0;
    shell::say("chomp", "interrupted: the bars of up to " + std::to_string(table.columns_done) +
                            " columns are done, of " + std::to_string(columns));
    return 1;
}

int run(shell::Arguments &arguments) {
    const Command command = parse(arguments);
    if (command.given("--census") || command.given("--losing")) return run_table(command);
    std::vector<Board> boards;
    if (command.state == "-") boards = read_boards(command);
    else if (command.state) boards.push_back(read_board(*command.state, command));
    if (command.given("--play")) {
        play(command.state ? std::optional(boards[0]) : std::nullopt, command.first, command.options);
        return 0;
    }

    std::string text;
    std::uint64_t states = 0, losses = 0;
    double seconds = 0;
    {
        shell::Progress progress("chomp");
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const std::string which = boards.size() > 1 ? "state " + std::to_string(i + 1) + " of " +
                                                              std::to_string(boards.size()) + ", "
                                                        : "";
            Solution solution =
                solve(boards[i], command.method, options_with(progress, command.options, which));
            if (!command.given("--all") && solution.wins.size() > 1) // one winning move is the answer
                solution.wins.erase(solution.wins.begin() + 1, solution.wins.end());
            states += solution.states;
            losses += solution.losses;
            text += answer(boards[i], solution, command);
        }
        seconds = progress.seconds();
    }
    shell::write_answer(text);
    if (command.given("--stats")) shell::print_stats({{"states", states}, {"losses", losses}}, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, run); }
