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
#include <unistd.h>

using namespace chomp;

namespace {

constexpr std::string_view help =
    R"(usage: chomp [OPTION]... STATE | FILE | -
       chomp --play [--two | --level N] [STATE | FILE | -]
       chomp --census | --losing ROWSxCOLUMNS
A move of Chomp eats a square of chocolate and all above it, to the right of it,
or both; whoever eats the bottom left one loses. Prints LOSS, or WIN: and the
state after the winning move furthest to the left. STATE is column heights such
as 74332 or 12,12,10, or 10x42 for 10 rows of 42 squares, or a drawing.

  --all, --draw, --svg, --json  all winning moves; drawings, a page, JSON
  --paper a4|letter             the page of --svg
  --method sieve|map            the quick way (default) or the exercise's
  --last loses|wins             what becomes of whoever eats the last square
  --memory SIZE, --stats        take at most SIZE, such as 512M; print the costs
  --census, --losing            winning first moves of all bars within; LOSSes
  --play                        against the computer, or --two people
  --level easy|medium|hard      how well it plays, or 1 to 3 (default); --seed N
  --first human|computer|1|2    who begins
  -o FILE, -h, --help, --version

Example: chomp --draw 5442. The man page says more.
Exit code: 0 answered, 1 a census ended by ^C, 2 misuse, no such state, one too
large for the memory, or output that failed.
)";

constexpr std::string_view eat = "  eat "; // between a state and the square

struct Command {
    const shell::Arguments &arguments;
    std::optional<std::string> state = {}; // or a file of states, `-` for standard input
    bool listed = false;                   // whether it is a file
    Rules rules = {};
    std::optional<std::uint64_t> seed = {};
    Method method = Method::sieve;
    Options options = {.memory = shell::process_memory() / 2};
    svg::PageOptions page = {};

    bool given(std::string_view option) const { return arguments.given(option); }
};

// The options that have no value.
constexpr std::string_view flags[] = {"--all", "--draw", "--svg", "--json", "--stats", "--play", "--two"};

Command parse(shell::Arguments &arguments) {
    Command command{arguments};
    while (arguments.next()) {
        if (std::ranges::find(flags, arguments.option()) != std::end(flags)) continue;
        if (arguments.is("--paper")) command.page.take(arguments);
        else if (arguments.is("--method"))
            command.method = arguments.choice<Method>({{"map", Method::map}, {"sieve", Method::sieve}});
        else if (arguments.is("--memory")) command.options.memory = arguments.size();
        else if (arguments.is("--last"))
            command.options.last = arguments.choice<Last>({{"loses", Last::loses}, {"wins", Last::wins}});
        else if (arguments.is("--first"))
            command.rules.first = arguments.choice<Player>({{"human", Player::human},
                                                            {"computer", Player::computer},
                                                            {"1", Player::human},
                                                            {"2", Player::computer}});
        else if (arguments.is("--level"))
            command.rules.level = arguments.choice<Level>({{"easy", Level::easy},
                                                           {"medium", Level::medium},
                                                           {"hard", Level::hard},
                                                           {"1", Level::easy},
                                                           {"2", Level::medium},
                                                           {"3", Level::hard}});
        else if (arguments.is("--seed")) command.seed = arguments.number(0, UINT64_MAX);
        else if (arguments.is("--census") || arguments.is("--losing")) command.state = arguments.value();
        else // 5 4 3 are three words
            command.state = (command.state ? *command.state + ' ' : "") + arguments.operand();
    }
    arguments.exclude({"--draw", "--svg", "--json"});
    arguments.exclude({"--play", "--census", "--losing"},
                      {"--all", "--draw", "--svg", "--paper", "--method"});
    arguments.exclude({"--play"}, {"--json", "--stats"});
    arguments.exclude({"--play", "--census", "--losing"});
    arguments.exclude({"--census", "--losing"}, {"--last"});
    arguments.needs({"--first", "--two", "--level", "--seed"}, {"--play"});
    arguments.exclude({"--two"}, {"--level"});
    if (!command.given("--play") && !command.state) throw shell::Misuse("no state found, see --help");
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

/// The boards in a file: a line each, or drawings. A line may be an answer, such as `WIN: 64332`; above a
/// drawing it is that board's title. Empty lines and those that begin with # and are no drawing are left out.
/// Throws shell::InputError, also if there is no board.
std::vector<Board> read_boards(const std::string &name, const Command &command) {
    constexpr std::string_view win = "WIN: ";
    shell::InputFile file = shell::InputFile::open(name, "states");
    const shell::Text text = file.read();
    shell::Lines lines(file.name(), shell::view_of(text));
    std::vector<std::string> all;
    while (lines.next()) all.emplace_back(lines.text());

    std::vector<Board> boards;
    for (std::size_t i = 0; i < all.size();) {
        const auto at_row = [&] { return i < all.size() && is_drawn_row(all[i]); };
        const bool drawn = at_row();
        std::string state = all[i++];
        const std::size_t number = i;
        const bool won = state.starts_with(win);
        if (at_row() && (won || state == "LOSS")) continue;
        if (won) state = state.substr(win.size(), state.find(eat) - win.size());
        while (drawn && at_row()) state += '\n' + all[i++];
        // The numbers of the columns.
        if (drawn && i < all.size() && all[i].starts_with(' ') &&
            all[i].find_first_not_of(" 0123456789") == std::string::npos)
            state += '\n' + all[i++];
        // A comment may have rows or columns of # alone, but no drawing of two rows and two columns.
        const bool bare = state.find_first_not_of("# \t\n") == std::string::npos;
        const auto ends = std::ranges::count(state, '\n'), squares = std::ranges::count(state, '#');
        if (bare ? ends == 0 || squares == ends + 1 : !drawn && state[0] == '#') continue;
        boards.push_back(read_board(state, command,
                                    [&](const std::string &what) { return lines.error_at(number, what); }));
    }
    if (boards.empty()) throw lines.error("no state found, expected one such as 74332");
    return boards;
}

/// The states of the operands: one, or those in a file, whose name is no state.
std::vector<Board> read_operands(Command &command) {
    const std::string &operand = *command.state;
    const char first = shell::small(operand[0]);
    command.listed = operand == "-" || (first >= 'a' && first <= 'z' && operand[0] != 'X');
    if (!command.listed) {
        try {
            return {read_board(operand, command)};
        } catch (const std::invalid_argument &) {
            if (access(operand.c_str(), F_OK) != 0) throw;
        }
        command.listed = true;
    }
    return read_boards(operand, command);
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
    if (command.given("--draw"))
        return answer_text(board, solution, Form::pictures) + (command.listed ? "\n" : "");
    return answer_text(board, solution,
                       command.listed && command.given("--all") ? Form::one_line : Form::lines);
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
    Command command = parse(arguments);
    const bool table = command.given("--census") || command.given("--losing");
    std::vector<Board> boards;
    if (command.state && !table) boards = read_operands(command);
    if (boards.size() > 1 && (command.given("--play") || command.given("--svg")))
        throw shell::Misuse(std::to_string(boards.size()) +
                            " states found, expected one with --play or --svg");
    if (command.given("--play")) {
        Rules rules = command.rules;
        rules.two = command.given("--two");
        rules.moves_from_terminal = command.state == "-";
        if (rules.level != Level::hard) rules.seed = shell::seed_or_random(command.seed);
        play(boards.empty() ? std::nullopt : std::optional(boards[0]), rules, command.options);
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
