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

// What is done in place of an answer, and the options that it takes; it refuses all others.
const std::pair<std::string_view, std::vector<std::string_view>> modes[] = {
    {"--play", {"--play", "--first", "--last", "--memory"}},
    {"--census", {"--census", "--json", "--memory", "--stats"}},
    {"--losing", {"--losing", "--json", "--memory", "--stats"}}};

Command parse(shell::Arguments &arguments) {
    Command command{arguments};
    std::vector<std::string> options;
    while (arguments.next()) {
        if (!arguments.option().empty()) options.push_back(arguments.option());
        if (std::ranges::find(flags, arguments.option()) != std::end(flags)) continue;
        if (arguments.is("--paper")) command.page.take(arguments);
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
    }
    arguments.exclude({"--draw", "--svg", "--json"});
    for (const auto &[mode, taken] : modes)
        for (const std::string &option : options)
            if (std::ranges::find(taken, option) == taken.end()) arguments.exclude({mode}, {option});
    arguments.needs({"--first"}, {"--play"});
    if (!command.given("--play") && !command.state) throw shell::Misuse("no state found, see --help");
    if (command.state == "-" && (command.given("--play") || command.given("--svg")))
        throw shell::Misuse("- found, expected one state with --play or --svg");
    return command;
}

/// Makes an error of a message about a board: one that names its line.
using At = std::function<shell::InputError(const std::string &)>;

/// Reads a board before any work, and says if it turned it round. Throws std::invalid_argument if something
/// is wrong with it, or what `at` makes of that.
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

/// The boards on standard input: a line each, or drawings. A line may be an answer, such as `WIN: 64332`;
/// above a drawing it is that board's title. Empty lines and those that begin with # are left out. Throws
/// shell::InputError.
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

// Parts of JSON objects.

std::string json_list(const std::vector<std::string> &values) {
    std::string text;
    for (const std::string &value : values) text += (text.empty() ? "" : ", ") + value;
    return '[' + text + ']';
}

std::string json_sides(std::size_t rows, std::size_t columns) {
    return R"("rows": )" + std::to_string(rows) + R"(, "cols": )" + std::to_string(columns);
}

/// From 1 at the poison.
std::string json_square(Square square) {
    return R"("row": )" + std::to_string(square.row + 1) + R"(, "col": )" + std::to_string(square.column + 1);
}

/// The last part.
std::string json_counts(std::uint64_t states, std::uint64_t losses) {
    return R"(, "states": ")" + std::to_string(states) + R"(", "losses": ")" + std::to_string(losses) +
           "\"}\n";
}

enum class Form { lines, one_line, pictures };

/// `LOSS`, or `WIN: ` and the state after each winning move. To a list, a line has the square, too; to digits
/// it is the exercise's.
std::string answer_text(const Board &board, const Solution &solution, Form form) {
    if (solution.wins.empty()) return "LOSS\n" + (form == Form::pictures ? picture(board, board) : "");
    std::string text;
    for (const Board &after : solution.wins) {
        if (form == Form::one_line && !text.empty()) text.back() = ' ';
        else text += form == Form::pictures && !text.empty() ? "\nWIN: " : "WIN: ";
        text += after.text();
        if (board.form() == Board::Form::list && form != Form::one_line)
            text += std::string(eat) + move_between(board, after).text();
        text += '\n' + (form == Form::pictures ? picture(board, after) : "");
    }
    return text;
}

/// One line: the state, the result, the winning moves (row and column from 1 at the poison, and the state
/// after the move), and the counts.
std::string answer_json(const Board &board, const Solution &solution) {
    std::vector<std::string> moves;
    for (const Board &after : solution.wins)
        moves.push_back('{' + json_square(move_between(board, after)) + R"(, "after": ")" + after.text() +
                        "\"}");
    return R"({"state": ")" + board.text() + "\", " + json_sides(board.rows(), board.columns()) +
           R"(, "result": ")" + (moves.empty() ? "LOSS" : "WIN") + R"(", "moves": )" + json_list(moves) +
           json_counts(solution.states, solution.losses);
}

/// What is printed for a board, which may be one of several.
std::string text_of(const Board &board, const Solution &solution, const Command &command) {
    if (command.given("--svg")) return svg_picture(board, solution.wins, command.page.paper);
    if (command.given("--json")) return answer_json(board, solution);
    const bool several = command.state == "-";
    if (command.given("--draw")) return answer_text(board, solution, Form::pictures) + (several ? "\n" : "");
    return answer_text(board, solution, several && command.given("--all") ? Form::one_line : Form::lines);
}

/// `10x42: 5,36 7,30 8,26 *`, row and column of each move; the star marks more than one.
std::string bar_text(const Bar &bar) {
    std::string text = std::to_string(bar.rows) + 'x' + std::to_string(bar.columns) + ':';
    for (const Square move : bar.moves)
        text += ' ' + std::to_string(move.row + 1) + ',' + std::to_string(move.column + 1);
    if (bar.moves.empty()) text += " LOSS";
    if (bar.moves.size() > 1) text += " *";
    return text;
}

std::string bar_json(const Bar &bar) {
    std::vector<std::string> squares;
    for (const Square move : bar.moves) squares.push_back('{' + json_square(move) + '}');
    return '{' + json_sides(bar.rows, bar.columns) + R"(, "moves": )" + json_list(squares) + '}';
}

struct Answer {
    std::string text = {};
    std::uint64_t states = 0, losses = 0;
    std::string remark = {}; // why it is not the whole answer
};

/// The census of a bar, as far as it goes until ^C, or the LOSSes within it: a line each, or one of JSON.
Answer answer_table(const Command &command, const Options &options) {
    const Board bar = Board::rectangle(*command.state);
    std::size_t rows = bar.rows(), columns = bar.columns();
    const bool json = command.given("--json"), is_census = command.given("--census");
    bool complete = true;
    std::vector<std::string> entries;
    Answer answer;
    if (is_census) {
        const Census census = take_census(bar, options, shell::Interruption::requested);
        if (rows > columns) std::swap(rows, columns);
        for (const Bar &each : census.bars) entries.push_back(json ? bar_json(each) : bar_text(each));
        answer = {.states = census.states, .losses = census.losses};
        complete = census.columns == columns;
        if (!complete)
            answer.remark = "interrupted: the bars of up to " + std::to_string(census.columns) +
                            " columns are done, of " + std::to_string(columns);
    } else {
        const Losing losing = list_losing(bar, options);
        const std::string quote = json ? "\"" : "";
        for (const Board &board : losing.boards) entries.push_back(quote + board.text() + quote);
        answer = {.states = losing.states, .losses = losing.losses};
        complete = entries.size() == losing.losses;
        if (!complete && !json) entries = {std::to_string(losing.losses) + " LOSSes, too many to list"};
    }
    if (json)
        answer.text = '{' + json_sides(rows, columns) + R"(, "complete": )" + (complete ? "true" : "false") +
                      (is_census ? R"(, "bars": )" : R"(, "losing": )") + json_list(entries) +
                      json_counts(answer.states, answer.losses);
    else
        for (const std::string &entry : entries) answer.text += entry + '\n';
    return answer;
}

/// The answers for all boards.
Answer answer_boards(const Command &command, const std::vector<Board> &boards, shell::Progress &progress) {
    Answer answer;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        std::string which;
        if (boards.size() > 1)
            which = "state " + std::to_string(i + 1) + " of " + std::to_string(boards.size()) + ", ";
        Solution solution = solve(boards[i], command.method, options_with(progress, command.options, which));
        if (!command.given("--all") && solution.wins.size() > 1) // one winning move is the answer
            solution.wins.erase(solution.wins.begin() + 1, solution.wins.end());
        answer.text += text_of(boards[i], solution, command);
        answer.states += solution.states;
        answer.losses += solution.losses;
    }
    return answer;
}

int run(shell::Arguments &arguments) {
    const Command command = parse(arguments);
    const bool table = command.given("--census") || command.given("--losing");
    std::vector<Board> boards;
    if (command.state == "-") boards = read_boards(command);
    else if (command.state && !table) boards.push_back(read_board(*command.state, command));
    if (command.given("--play")) {
        play(boards.empty() ? std::nullopt : std::optional(boards[0]), command.first, command.options);
        return 0;
    }

    Answer answer;
    double seconds = 0;
    {
        std::optional<shell::Interruption> interruption;
        if (command.given("--census")) interruption.emplace();
        shell::Progress progress("chomp");
        if (table) answer = answer_table(command, options_with(progress, command.options));
        else answer = answer_boards(command, boards, progress);
        seconds = progress.seconds();
    }
    shell::write_answer(answer.text);
    if (command.given("--stats"))
        shell::print_stats({{"states", answer.states}, {"losses", answer.losses}}, seconds);
    if (answer.remark.empty()) return 0;
    shell::say("chomp", answer.remark);
    return 1;
}

} // namespace

int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, run); }
