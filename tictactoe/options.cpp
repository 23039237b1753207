// The help, and the options of the command line.
#include "tictactoe/options.h"

#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "tictactoe/picture.h"

#include <algorithm>

namespace tictactoe {

using shell::Misuse;

const std::string_view help =
    R"(usage: tictactoe [--level N | --two] [OPTION]... [SIZE] [POSITION]
       tictactoe --analyze | --svg | --audit [OPTION]... [SIZE] [POSITION]
Plays tic-tac-toe. A SIZE is, for example, 4 4, 6,7,4 (4 in a row) or gomoku; a
POSITION is a text such as X.O/.../..., a drawing, a file, or - for stdin.

  --level easy|medium|hard  how well it plays (default: hard); --two people
  --first human|computer    who is X (default: human)
  --misere                  whoever completes a row loses
  --plain, --seed N         the board in words; the same game again
  --play                    a game, as without a task
  --side X|O                your side, or in a POSITION who is to move:
                            X, O, human or computer
  --analyze                 the value, X_WIN, DRAW or O_WIN, and a best move
  --svg                     a picture with the value of every empty square
  --audit                   where the lecture's table is wrong
  --method NAME             exact (default), or the lecture's minimax, alphabeta
                            or table; with --table-depth N, --order N,N,...
  --certificate FILE        write strategies that prove the value
  --json, --stats           the answer as JSON; print counts
  -o FILE, -h, --help, --version
Examples:
  tictactoe --level easy              a game against the computer
  tictactoe --analyze XO./.X./..O     what a position is worth
Exit code: 0 answered, 2 misuse, or failed input or output.
)";

namespace {

std::vector<int> parse_order(const std::string &text, int squares) {
    std::vector<int> order;
    for (const std::string &word : shell::words_of(text))
        order.push_back(shell::parse_number<int>("--order", word, 0, squares - 1));
    if (!std::ranges::is_permutation(order, row_order(squares)))
        throw Misuse("--order is " + shell::in_quotes(text) + ", expected every square from 0 to " +
                     std::to_string(squares - 1) + " once, with commas between");
    return order;
}

// Rows, columns and perhaps the number in a row from `4 4`, `4x4`, `6,7,4` and the like.
std::vector<int> parse_size(const std::string &text) {
    std::vector<int> numbers;
    for (const std::string &number : shell::numbers_of(text == "gomoku" ? "15x15x5" : text))
        numbers.push_back(shell::parse_number<int>("the board's size", number, 1, 9999));
    if (numbers.size() == 1) numbers.push_back(numbers[0]); // a square
    if (numbers.size() == 2 || numbers.size() == 3) return numbers;
    throw Misuse("the board is " + shell::in_quotes(text) +
                 ", expected rows, columns and optionally the number in a row, such as 4 4, 4x4 or 6,7,4");
}

// The position in a file, `-` for standard input, or in the word itself. What has two letters that are no
// marks is the name of a file. A saved game's options are taken. Without a word it is that of standard input,
// or none if that is blank.
std::optional<DrawnPosition> read_position(const std::optional<std::string> &given, Options &options,
                                           const shell::Arguments &arguments) {
    const std::string word = given.value_or("-");
    const auto is_strange = [](char c) {
        const char letter = shell::small(c);
        return letter >= 'a' && letter <= 'z' && !shell::contains(std::string_view("xohc"), letter);
    };
    if (!shell::is_file(word) && std::ranges::count_if(word, is_strange) < 2) return DrawnPosition("", word);
    shell::InputFile file = shell::InputFile::open(word, "a position");
    // It reads bars by itself, in drawings with numbers at their sides, too.
    const shell::Text read =
        file.read({.most = 1 << 16, .table = shell::Cells{.empty = ".", .separators = "\t;,"}});
    const std::string text(read.begin(), read.end());
    if (!given && text.find_first_not_of(" \t\r\n") == text.npos) return {};
    options.rules.take_saved(text, arguments);
    return DrawnPosition(file.name(), text);
}

// The board of this size, by default of the position's size or 3 by 3. The default number in a row is the
// shorter side, but 3 to 5 if that is possible.
WideBoard board_of(std::vector<int> size, const std::optional<DrawnPosition> &position,
                   const Options &options) {
    if (size.empty() && position) size = position->size();
    if (size.empty()) size = {3, 3};
    const int rows = size[0], cols = size[1], squares = rows * cols, longer = std::max(rows, cols);
    if (size.size() == 2) size.push_back(std::clamp(std::min(rows, cols), std::min(3, longer), 5));
    const bool lecture = options.task == "--audit" || options.method;
    if (options.task.empty() && longer > max_side)
        throw Misuse("the board's longer side is " + std::to_string(longer) + ", expected at most " +
                     std::to_string(max_side) + " in a game");
    const int most = lecture ? max_lecture_squares : max_squares;
    if (!options.task.empty() && squares > most)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(most) + (lecture ? " for the lecture's searches" : ""));
    if (size[2] > longer)
        throw Misuse(std::to_string(size[2]) + " in a row found, expected at most the longer side, " +
                     std::to_string(longer));
    const bool misere = position && position->header() && !position->header()->board.line_wins();
    return {rows, cols, size[2], misere ? Goal::misere : options.board.goal};
}

// Sets the position and the side to move.
void take_position(Options &options, const DrawnPosition &drawn, std::optional<Side> side) {
    const bool lecture = drawn.lecture(), game = options.task.empty();
    options.position = drawn.on(options.board.rows, options.board.cols);
    // The lecture's human may have either mark in a game, which shows X and O.
    if (lecture && options.rules.second) std::swap(options.position.x, options.position.o);
    if (lecture && !game) options.names = lecture_names;
    // In the lecture's program the computer moves when both have as many marks. Else X does.
    const Side first = lecture && !game ? computer : Side::x;
    if (drawn.header() && !side) side = drawn.header()->to_move;
    options.to_move = side.value_or(side_to_move(options.position, first));
    if (const auto reason = why_impossible(options.board, options.position, options.to_move, options.names))
        drawn.refuse(*reason);
}

// Sets the task that is asked for. Throws Misuse for what does not go with it.
void take_task(Options &options, const shell::Arguments &arguments, const std::optional<std::string> &text) {
    options.task = arguments.task(
        {{"", {"--play", "--level", "--two", "--first", "--misere", "--plain", "--seed", "--side", "--json"}},
         {"--analyze",
          {"--misere", "--side", "--method", "--table-depth", "--order", "--certificate", "--json",
           "--stats"}},
         {"--svg", {"--misere", "--side"}},
         {"--audit", {"--table-depth", "--order"}}});
    arguments.exclude({"--play", "--level", "--two", "--first", "--plain", "--seed"}, {"--json"});
    if (arguments.given("--json")) options.task = "--analyze";
    arguments.exclude({"--two", "--first"});
    options.rules.check(arguments);
    if (options.method) arguments.exclude({"--certificate"}, {"--method"});
    if (arguments.given("--table-depth") && options.task == "--analyze" && options.method != Method::table)
        throw Misuse("--table-depth found, expected --method table or --audit with it");
    if (text && options.task == "--audit")
        throw Misuse(shell::in_quotes(*text) + " found, expected no position with --audit");
}

} // namespace

WideBoard board_for_game(const std::string &size, Goal goal) {
    Options options;
    options.board.goal = goal;
    return board_of(parse_size(size), {}, options);
}

Options parse_options(shell::Arguments &arguments) {
    Options options{};
    std::optional<Side> side;
    std::optional<std::string> text;
    std::string order, size;
    while (arguments.next())
        if (options.rules.take(arguments)) continue;
        else if (arguments.is("--misere")) options.board.goal = Goal::misere;
        else if (arguments.is("--side"))
            side = arguments.choice<Side>(
                {{"X", Side::x}, {"O", Side::o}, {"human", human}, {"computer", computer}});
        else if (arguments.is("--method"))
            options.method = arguments.choice<std::optional<Method>>({{"minimax", Method::minimax},
                                                                      {"alphabeta", Method::alphabeta},
                                                                      {"table", Method::table},
                                                                      {"exact", std::nullopt}});
        else if (arguments.is("--table-depth"))
            options.table_depth = arguments.number<int>(0, max_lecture_squares);
        else if (arguments.is("--order")) order = arguments.value();
        else if (arguments.is("--certificate")) options.certificate = arguments.value();
        else if (arguments.is_flag()) continue;
        else if (const std::string &word = arguments.file(); word == "gomoku") size = word;
        // With a number behind it, 4x is a size, and so are 4 and x.
        else if (!word.empty() && !shell::numbers_of(size + word + '1').empty() &&
                 !shell::is_file(word, "a size"))
            size += (size.empty() ? "" : " ") + word;
        else if (text)
            throw Misuse(shell::in_quotes(word) + " found after the position, expected one position");
        else text = word;
    take_task(options, arguments, text);
    const bool piped =
        size.empty() && (options.task == "--analyze" || options.task == "--svg") && shell::is_input_piped();
    std::optional<DrawnPosition> position;
    if (text || piped) position = read_position(text, options, arguments);
    options.board = board_of(size.empty() ? std::vector<int>() : parse_size(size), position, options);
    if (options.certificate && !options.board.line_wins())
        throw Misuse("--certificate found, expected a game that a row wins");
    const int squares = options.board.squares;
    options.order = arguments.given("--order") ? parse_order(order, squares) : row_order(squares);
    // X moves first against a human who chose a side. Two people, or an analysis, begin with either.
    const bool chosen = side && options.task.empty() && !options.rules.two;
    if (chosen && !position) {
        arguments.exclude({"--side"}, {"--first"});
        options.rules.second = side == Side::o;
    } else if (position) take_position(options, *position, side);
    else options.to_move = side.value_or(Side::x);
    if (chosen && side == Side::o && human_in(options.rules) == Side::x)
        shell::say("--side says who is to move in a position; --first computer makes you O");
    return options;
}

} // namespace tictactoe
