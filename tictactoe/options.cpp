#include "tictactoe/options.h"

#include "tictactoe/shell.h"

#include <algorithm>
#include <charconv>

namespace tictactoe {

const std::string_view help =
    R"(usage: tictactoe [--first human|computer] [--mark X|O] [--seed N]
       tictactoe --analyze [POSITION] [OPTION]...
       tictactoe --svg [POSITION] [--side human|computer]
       tictactoe --audit [--table-depth N] [--order N,N,...]
Plays tic-tac-toe. Type a move as `row column`, from 0, or ? for help. You
begin and are X.

  --first human|computer
                    who begins
  --mark X|O        your mark
  --seed N          vary the computer's choice among equally good moves
  --rows M, --cols N, --in-a-row K
                    another board, of at most 64 squares (default: 3 3 3);
                    also with --analyze, --svg and --audit

POSITION is the squares row by row: '.' for an empty one, and H for human and C
for computer or X for human, who moves first, and O for computer; slashes may
stand between rows. Without a POSITION the board is empty.

  --analyze         print the value, HUMAN_WIN, DRAW or COMPUTER_WIN, and the
                    row and column of a best move; the value alone if the game
                    is over
  --svg             draw the position with the value of every empty square for
                    the side to move
  --side human|computer
                    who is to move (default: whoever has fewer marks; if they
                    have as many, X or the computer)
  --method NAME     exact: right everywhere (default); on at most 16 squares the
                    quickest win and the longest defence
                    minimax, alphabeta, table: the lecture's, on at most 12
                    squares; in a lost position they answer 0 0, taken or not
  --table-depth N   how deep the lecture's table keeps positions, 0 to 12
                    (default: 5)
  --order N,N,...   the order in which squares, numbered by rows from 0, are
                    tried (with exact: preferred, on at most 16 squares)
  --certificate FILE
                    with exact: also write strategies that prove the value
  --stats           print counts, seconds and peak memory to standard error

  --audit           print every position for which the lecture's table is wrong:
                    the position, the side to move, what the table says and
                    what is true; then `N wrong of M`; on at most 12 squares

  --json            print the answer of --analyze or --audit as JSON
  -h, --help        print this text
  --version         print the version

Exit code: 0 answered, or the game has ended; 2 misuse, an impossible position,
or input or output that failed.
)";

namespace {

using shell::Misuse;
using Task = Options::Task;

// Options that were given and are for some tasks only, by what they are for; the last one of each.
struct Given {
    std::string game, position, analysis, lecture;
};

// What words say before it is known what they are for.
struct Words {
    std::optional<std::string> order;
    std::optional<int> table_depth;
    std::string task;
    Given given;
};

std::vector<int> parse_order(const std::string &word, int squares) {
    const std::string expected =
        ", expected every square from 0 to " + std::to_string(squares - 1) + " once, with commas between";
    std::vector<int> order;
    Mask seen = 0;
    for (std::size_t at = 0; at <= word.size();) {
        const std::size_t comma = std::min(word.find(',', at), word.size());
        int square = 0;
        const auto [end, error] = std::from_chars(word.data() + at, word.data() + comma, square);
        if (error != std::errc() || end != word.data() + comma || word[at] == '-' || square >= squares ||
            (seen & bit(square)))
            throw Misuse("--order has " + shell::in_quotes(word.substr(at, comma - at)) + expected);
        seen |= bit(square);
        order.push_back(square);
        at = comma + 1;
    }
    if (static_cast<int>(order.size()) != squares)
        throw Misuse("--order has " + counted(static_cast<int>(order.size()), "square") + expected);
    return order;
}

// Takes an option that says what to do, or on which board. Returns false if it is none.
bool take_task(shell::Arguments &arguments, Options &options, Words &words) {
    const auto task = [&](std::string_view name, Task what) {
        if (!arguments.is(name)) return false;
        arguments.choose(words.task);
        options.task = what;
        return true;
    };
    const auto size = [&](std::string_view name, int &value) {
        if (!arguments.is(name)) return false;
        value = static_cast<int>(arguments.number(1, max_squares));
        return true;
    };
    return task("--analyze", Task::analyze) || task("--svg", Task::svg) || task("--audit", Task::audit) ||
           size("--rows", options.rows) || size("--cols", options.cols) ||
           size("--in-a-row", options.in_a_row);
}

// Takes an option for a game. Returns false if it is none.
bool take_for_game(shell::Arguments &arguments, Options &options) {
    if (arguments.is("--first"))
        options.game.first = arguments.choice<Side>({{"human", Side::human}, {"computer", Side::computer}});
    else if (arguments.is("--mark")) options.game.mark = arguments.choice<char>({{"X", 'X'}, {"O", 'O'}});
    else if (arguments.is("--seed")) options.game.seed = arguments.number(0, UINT64_MAX);
    else return false;
    return true;
}

// Takes an option for an analysis. Returns false if it is none.
bool take_for_analysis(shell::Arguments &arguments, Options &options) {
    if (arguments.is("--method"))
        options.method = arguments.choice<std::optional<Method>>({{"minimax", Method::minimax},
                                                                  {"alphabeta", Method::alphabeta},
                                                                  {"table", Method::table},
                                                                  {"exact", std::nullopt}});
    else if (arguments.is("--stats")) options.stats = true;
    else if (arguments.is("--certificate")) {
        options.certificate = arguments.value();
        if (options.certificate.empty()) throw Misuse("--certificate is '', expected a file");
    } else return false;
    return true;
}

void take(shell::Arguments &arguments, Options &options, Words &words) {
    const std::string option = arguments.option();
    if (take_task(arguments, options, words)) return;
    if (take_for_game(arguments, options)) {
        words.given.game = option;
    } else if (take_for_analysis(arguments, options)) {
        words.given.analysis = option;
    } else if (arguments.is("--side")) {
        options.side = arguments.choice<Side>({{"human", Side::human}, {"computer", Side::computer}});
        words.given.position = option;
    } else if (arguments.is("--json")) {
        options.json = true;
        words.given.lecture = option;
    } else if (arguments.is("--table-depth")) {
        words.table_depth = static_cast<int>(arguments.number(0, max_lecture_squares));
        words.given.lecture = option;
    } else if (arguments.is("--order")) {
        words.order = arguments.value();
        words.given.lecture = option;
    } else {
        const std::string &operand = arguments.operand();
        if (options.position)
            throw Misuse(shell::in_quotes(operand) + " found after the position, expected one position");
        options.position = operand;
    }
}

// Options for one task do not go with another.
void check_uses(const Options &options, const Words &words) {
    const auto only = [](bool allowed, const std::string &option, const char *where) {
        if (!option.empty() && !allowed) throw Misuse(option + " found, expected it only " + where);
    };
    const bool analyze = options.task == Task::analyze, audit = options.task == Task::audit;
    only(options.task == Task::game, words.given.game, "in a game");
    only(analyze || options.task == Task::svg, words.given.position, "with --analyze or --svg");
    only(analyze, words.given.analysis, "with --analyze");
    only(analyze || audit, words.given.lecture, "with --analyze or --audit");
    only(!options.method, options.certificate.empty() ? "" : "--certificate", "with --method exact");
    only(audit || options.method == Method::table, words.table_depth ? "--table-depth" : "",
         "with --method table or --audit");
    if (options.position && (options.task == Task::game || audit))
        throw Misuse(shell::in_quotes(*options.position) +
                     " found, expected --analyze or --svg before a position");
}

void check_board(const Options &options) {
    const int squares = options.rows * options.cols, longer = std::max(options.rows, options.cols);
    if (squares > max_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_squares));
    if (options.in_a_row > longer)
        throw Misuse("--in-a-row is " + std::to_string(options.in_a_row) +
                     ", expected at most the longer side, " + std::to_string(longer));
    if ((options.task == Task::audit || options.method) && squares > max_lecture_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_lecture_squares) + " for the lecture's searches");
}

} // namespace

Options parse_options(shell::Arguments &arguments) {
    Options options;
    Words words;
    while (arguments.next()) take(arguments, options, words);
    check_uses(options, words);
    check_board(options);
    const int squares = options.rows * options.cols;
    options.order = words.order ? parse_order(*words.order, squares) : row_order(squares);
    options.table_depth = words.table_depth.value_or(options.table_depth);
    return options;
}

} // namespace tictactoe
