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
#include "chomp/shell.h"

#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace chomp;

namespace {

constexpr std::string_view help =
    R"(usage: chomp [OPTION]... STATE
       chomp [OPTION]... -
       chomp --census ROWSxCOLUMNS [--json]
       chomp --play [STATE] [--first human|computer]
A move of Chomp picks a square of chocolate and eats it with all squares above
it, to the right of it, or both. Whoever eats the bottom left square loses.
STATE is the heights of the columns, leftmost first: digits that do not
increase, such as 74332, or numbers and runs with commas, such as 12,12,10 or
10^35,4^7. 10x42 is 10 rows of 42 squares. - reads states from standard input,
a line each. Prints LOSS if the player to move loses against best play, else
WIN: and the state after the winning move furthest to the left.

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
  --play         play against the computer; ? says what you can type
  --first human|computer  who begins (default: human)

  -h, --help, --version

Examples:
  chomp --draw 5442               the winning move and what it eats
  chomp --census 6x9              all winning first moves of small bars
  chomp 74332 | chomp -           the answer is a state, too: LOSS

Exit code: 0 answered, 1 a census ended by ^C, 2 misuse, no such state, one that
is too large for the memory, or output that cannot be written.
)";

enum class Print { text, picture, svg, json };

struct Command {
    std::optional<std::string> state; // `-` for those on standard input
    bool census = false, play = false;
    Player first = Player::human;
    Method method = Method::sieve;
    Options options = {.memory = shell::process_memory() / 2};
    Print print = Print::text;
    svg::Paper paper = svg::Paper::a4;
    bool all = false, stats = false;
};

Command parse(shell::Arguments &arguments) {
    Command command;
    while (arguments.next())
        if (arguments.is("--all")) command.all = true;
        else if (arguments.is("--draw")) command.print = Print::picture;
        else if (arguments.is("--svg")) command.print = Print::svg;
        else if (arguments.is("--paper")) command.paper = svg::take_paper(arguments);
        else if (arguments.is("--json")) command.print = Print::json;
        else if (arguments.is("--method"))
            command.method = arguments.choice<Method>({{"map", Method::map}, {"sieve", Method::sieve}});
        else if (arguments.is("--memory")) command.options.memory = arguments.size();
        else if (arguments.is("--last"))
            command.options.last = arguments.choice<Last>({{"loses", Last::loses}, {"wins", Last::wins}});
        else if (arguments.is("--stats")) command.stats = true;
        else if (arguments.is("--play")) command.play = true;
        else if (arguments.is("--first"))
            command.first =
                arguments.choice<Player>({{"human", Player::human}, {"computer", Player::computer}});
        else if (arguments.is("--census")) {
            command.census = true;
            command.state = arguments.value();
        } else if (command.state) {
            throw shell::Misuse(shell::in_quotes(arguments.operand()) +
                                " found after the state, expected one state");
        } else {
            command.state = arguments.operand();
        }
    arguments.exclude({"--draw", "--svg", "--json"});
    arguments.exclude({"--play"},
                      {"--all", "--draw", "--svg", "--paper", "--json", "--method", "--stats", "--census"});
    arguments.exclude({"--census"}, {"--all", "--draw", "--svg", "--paper", "--method", "--last"});
    arguments.needs({"--first"}, {"--play"});
    if (!command.play && !command.state) throw shell::Misuse("no state found, see --help");
    if (command.state == "-" && (command.play || command.print == Print::svg))
        throw shell::Misuse("- found, expected one state with --play or --svg");
    return command;
}

/// Reads a board, and throws std::invalid_argument if something is wrong with it, before any work.
Board read_board(std::string_view text, const Command &command) {
    Board board = Board::parse(text);
    check_size(board, command.method, command.options.memory);
    if (command.print == Print::svg) check_fits_page(board, command.paper);
    return board;
}

/// The boards on standard input, a line each. A line may be an answer: `WIN: 64332`. Empty lines and those that begin
/// with # are left out. Throws shell::InputError.
std::vector<Board> read_boards(const Command &command) {
    shell::InputFile file = shell::InputFile::open("-", "states");
    const shell::Text text = file.read();
    std::vector<Board> boards;
    for (shell::Lines lines(file.name(), shell::without_mark(shell::view_of(text))); lines.next();) {
        std::string_view line = lines.text();
        if (lines.blank() || line.starts_with('#')) continue;
        constexpr std::string_view win = "WIN: ";
        if (line.starts_with(win)) line.remove_prefix(win.size());
        try {
            boards.push_back(read_board(line, command));
        } catch (const std::invalid_argument &error) {
            throw lines.error(error.what());
        }
    }
    return boards;
}

/// `LOSS`, or `WIN: ` and the state after each winning move: a line each, or all on one line.
std::string answer_text(const Board &board, const Solution &solution, bool with_pictures, bool one_line) {
    if (solution.wins.empty()) return "LOSS\n" + (with_pictures ? picture(board, board) : "");
    std::string text;
    for (const Board &after : solution.wins) {
        if (one_line) {
            text += (text.empty() ? "WIN: " : " ") + after.text();
            continue;
        }
        if (with_pictures && !text.empty()) text += '\n';
        text += "WIN: " + after.text() + '\n';
        if (with_pictures) text += picture(board, after);
    }
    return text + (one_line ? "\n" : "");
}

/// One line: the state, the result, the winning moves (row and column from 1 at the poison, and the state after the
/// move), and the counts.
std::string answer_json(const Board &board, const Solution &solution) {
    std::string moves;
    for (const Board &after : solution.wins) {
        const Square square = move_between(board, after);
        moves += (moves.empty() ? R"({"row": )" : R"(, {"row": )") + std::to_string(square.row + 1) +
                 R"(, "col": )" + std::to_string(square.column + 1) + R"(, "after": ")" + after.text() +
                 "\"}";
    }
    return R"({"state": ")" + board.text() + R"(", "rows": )" + std::to_string(board.rows()) +
           R"(, "cols": )" + std::to_string(board.columns()) + R"(, "result": ")" +
           (moves.empty() ? "LOSS" : "WIN") + R"(", "moves": [)" + moves + R"(], "states": ")" +
           std::to_string(solution.states) + R"(", "losses": ")" + std::to_string(solution.losses) + "\"}\n";
}

std::string answer(const Board &board, const Solution &solution, const Command &command) {
    const bool several = command.state == "-";
    switch (command.print) {
    case Print::svg:
        return svg_picture(board, solution.wins, command.paper);
    case Print::json:
        return answer_json(board, solution);
    case Print::picture:
        return answer_text(board, solution, true, false) + (several ? "\n" : "");
    default:
        return answer_text(board, solution, false, several);
    }
}

/// Prints the census of a rectangle, as far as it goes until ^C. Returns the exit code.
int run_census(const Command &command) {
    const Board bar = Board::parse(*command.state);
    if (command.state->find_first_of("xX") == std::string::npos)
        throw shell::Misuse("--census is " + shell::in_quotes(*command.state) +
                            ", expected rows x columns such as 10x42");
    Census census;
    double seconds = 0;
    {
        const shell::Interruption interruption;
        shell::Progress progress("chomp");
        census = take_census(static_cast<int>(bar.rows()), static_cast<int>(bar.columns()),
                             options_with(progress, command.options), shell::Interruption::requested);
        seconds = progress.seconds();
    }
    shell::write_answer(command.print == Print::json ? census_json(census) : census_text(census));
    if (command.stats) shell::print_stats({{"states", census.states}, {"losses", census.losses}}, seconds);
    if (census.columns_done == census.columns) return 0;
    std::fprintf(stderr, "chomp: interrupted: the bars of up to %d columns are done, of %d\n",
                 census.columns_done, census.columns);
    return 1;
}

int run(shell::Arguments &arguments) {
    const Command command = parse(arguments);
    if (command.census) return run_census(command);
    if (command.play) {
        play(command.state ? std::optional(Board::parse(*command.state)) : std::nullopt, command.first,
             command.options);
        return 0;
    }
    const std::vector<Board> boards =
        command.state == "-" ? read_boards(command) : std::vector{read_board(*command.state, command)};

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
            if (!command.all && solution.wins.size() > 1) // one winning move is the answer
                solution.wins.erase(solution.wins.begin() + 1, solution.wins.end());
            states += solution.states;
            losses += solution.losses;
            text += answer(boards[i], solution, command);
        }
        seconds = progress.seconds();
    }
    shell::write_answer(text);
    if (command.stats) shell::print_stats({{"states", states}, {"losses", losses}}, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, run); }
