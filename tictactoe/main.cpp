// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "tictactoe/advice.h"
#include "tictactoe/all_positions.h"
#include "tictactoe/file.h"
#include "tictactoe/game.h"
#include "tictactoe/lecture.h"
#include "tictactoe/picture.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

using namespace tictactoe;

#ifdef PUZZLELABS_VERSION
constexpr std::string_view version = PUZZLELABS_VERSION;
#else
constexpr std::string_view version = "unversioned";
#endif

constexpr std::string_view help =
    R"(usage: tictactoe [--first human|computer] [--mark X|O] [--seed N]
       tictactoe --analyze [POSITION] [OPTION]...
       tictactoe --svg [POSITION] [--side human|computer]
       tictactoe --audit [--table-depth N] [--order N,N,...]
Plays tic-tac-toe: type `row column`, from 0. You begin and are X.

  --first human|computer  who begins
  --mark X|O              your mark
  --seed N                vary the computer's choice among equally good moves

  --rows M, --cols N, --in-a-row K  another board, up to 64 squares (default 3 3 3), in all that follows too

POSITION is the squares row by row, '.', 'H' for human, 'C' for computer, slashes allowed between
rows; without one, the empty board.

  --analyze         print the value, HUMAN_WIN, DRAW or COMPUTER_WIN, and the row and column of a best
                    move; the value alone when the game is over
  --svg             draw the position with the value of every empty square for whoever moves
  --side human|computer  who moves (default computer)
  --method NAME     exact: right everywhere (the default); on up to 16 squares the quickest win, the
                    longest defence
                    minimax, alphabeta, table: the lecture's, up to 12 squares; in a lost position
                    they say 0 0, taken or not
  --table-depth N   how deep the lecture's table keeps positions, 0 to 12 (default 5)
  --order N,N,...   the order in which squares, numbered by rows from 0, are tried (with exact:
                    preferred, on up to 16 squares)
  --certificate FILE  with exact: also write strategies that prove the value
  --stats           tell counts, seconds and peak memory on standard error

  --audit           print every position where the lecture's table is wrong: the position, the side to
                    move, what the table says and what is true; then how many of how many; on up to
                    12 squares

  --help, --version

Exit code: 0 answered, 2 misuse.
)";

enum class Task { game, analyze, svg, audit };

struct Command {
    Task task = Task::game;
    std::optional<std::string> position;
    int rows = 3, cols = 3, in_a_row = 3;
    GameOptions game;
    Side side = Side::computer;
    std::optional<Method> method; // of the lecture's; none is exact
    std::optional<int> table_depth;
    std::vector<int> order;
    std::string certificate;
    bool stats = false;
};

std::int64_t parse_number(std::string_view name, std::string_view word, std::int64_t least,
                          std::int64_t most) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || word.starts_with('-') || value < least ||
        value > most)
        throw std::invalid_argument(std::string(name) + " is '" + std::string(word) +
                                    "', expected a whole number from " + std::to_string(least) + " to " +
                                    std::to_string(most));
    return value;
}

/// The place of the word among the two or more that are expected.
std::size_t parse_choice(std::string_view name, const std::string &word,
                         const std::vector<std::string> &choices) {
    const auto found = std::find(choices.begin(), choices.end(), word);
    if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
    std::string expected;
    for (const std::string &choice : choices)
        expected += (expected.empty() ? "" : choice == choices.back() ? " or " : ", ") + choice;
    throw std::invalid_argument(std::string(name) + " is '" + word + "', expected " + expected);
}

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
            throw std::invalid_argument("--order has '" + word.substr(at, comma - at) + "'" + expected);
        seen |= bit(square);
        order.push_back(square);
        at = comma + 1;
    }
    if (static_cast<int>(order.size()) != squares)
        throw std::invalid_argument("--order has " + std::to_string(order.size()) + " squares" + expected);
    return order;
}

Command parse(const std::vector<std::string> &arguments) {
    Command command;
    std::optional<std::string> order;
    std::string of_game, of_position, of_analysis, of_lecture; // an option given that is only for some tasks
    const auto set_task = [&](Task task, const std::string &argument) {
        if (command.task != Task::game && command.task != task)
            throw std::invalid_argument(argument + " found, expected one of --analyze, --svg and --audit");
        command.task = task;
    };
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        const auto value = [&](std::string &use) -> const std::string & {
            use = argument;
            if (i + 1 == arguments.size()) throw std::invalid_argument(argument + " needs a value");
            return arguments[++i];
        };
        std::string any;
        if (argument == "--analyze") set_task(Task::analyze, argument);
        else if (argument == "--svg") set_task(Task::svg, argument);
        else if (argument == "--audit") set_task(Task::audit, argument);
        else if (argument == "--rows")
            command.rows = static_cast<int>(parse_number(argument, value(any), 1, max_squares));
        else if (argument == "--cols")
            command.cols = static_cast<int>(parse_number(argument, value(any), 1, max_squares));
        else if (argument == "--in-a-row")
            command.in_a_row = static_cast<int>(parse_number(argument, value(any), 1, max_squares));
        else if (argument == "--first")
            command.game.first =
                static_cast<Side>(parse_choice(argument, value(of_game), {"human", "computer"}));
        else if (argument == "--mark")
            command.game.mark = "XO"[parse_choice(argument, value(of_game), {"X", "O"})];
        else if (argument == "--seed")
            command.game.seed =
                static_cast<std::uint64_t>(parse_number(argument, value(of_game), 0, INT64_MAX));
        else if (argument == "--side")
            command.side =
                static_cast<Side>(parse_choice(argument, value(of_position), {"human", "computer"}));
        else if (argument == "--method") {
            const auto choice =
                parse_choice(argument, value(of_analysis), {"minimax", "alphabeta", "table", "exact"});
            command.method = choice < 3 ? std::optional(static_cast<Method>(choice)) : std::nullopt;
        } else if (argument == "--table-depth")
            command.table_depth =
                static_cast<int>(parse_number(argument, value(of_lecture), 0, max_lecture_squares));
        else if (argument == "--order") order = value(of_lecture);
        else if (argument == "--certificate") command.certificate = value(of_analysis);
        else if (argument == "--stats") {
            command.stats = true;
            of_analysis = argument;
        } else if (argument.starts_with("-"))
            throw std::invalid_argument("unknown option '" + argument +
                                        "', expected one of those that --help tells");
        else if (command.position)
            throw std::invalid_argument("'" + argument + "' found after the position, expected one position");
        else command.position = argument;
    }
    const auto only = [](bool allowed, const std::string &used, const char *where) {
        if (!used.empty() && !allowed)
            throw std::invalid_argument(used + " found, expected it only " + where);
    };
    const bool analyze = command.task == Task::analyze;
    only(command.task == Task::game, of_game, "in a game");
    only(analyze || command.task == Task::svg, of_position, "with --analyze or --svg");
    only(analyze, of_analysis, "with --analyze");
    only(analyze || command.task == Task::audit, of_lecture, "with --analyze or --audit");
    only(!command.method, command.certificate.empty() ? "" : "--certificate", "with --method exact");
    only(command.task == Task::audit || command.method == Method::table,
         command.table_depth ? "--table-depth" : "", "with --method table or --audit");
    if (command.position && (command.task == Task::game || command.task == Task::audit))
        throw std::invalid_argument("'" + *command.position +
                                    "' found, expected --analyze or --svg before a position");

    if (command.rows * command.cols > max_squares)
        throw std::invalid_argument("the board has " + std::to_string(command.rows * command.cols) +
                                    " squares, expected at most " + std::to_string(max_squares));
    const int longer = std::max(command.rows, command.cols);
    if (command.in_a_row > longer)
        throw std::invalid_argument("--in-a-row is " + std::to_string(command.in_a_row) +
                                    ", expected at most the longer side, " + std::to_string(longer));
    const int squares = command.rows * command.cols;
    if ((command.task == Task::audit || command.method) && squares > max_lecture_squares)
        throw std::invalid_argument("the board has " + std::to_string(squares) +
                                    " squares, expected at most " + std::to_string(max_lecture_squares) +
                                    " for the lecture's searches");
    command.order = order ? parse_order(*order, squares) : row_order(squares);
    return command;
}

/// Tells how far the search is, on a terminal, after a second.
class Progress {
  public:
    ~Progress() {
        if (told_ > 0) std::fprintf(stderr, "\r\033[K");
    }
    void tell(std::uint64_t nodes) {
        const double now = seconds();
        if (!terminal_ || now < 1 || now < told_ + 0.2) return;
        told_ = now;
        std::fprintf(stderr, "\rtictactoe: %.3g positions, %.0f s\033[K", static_cast<double>(nodes), now);
    }
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

  private:
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const bool terminal_ = isatty(STDERR_FILENO) != 0;
    double told_ = 0; // when it was last
};

void flush() {
    if (!std::cout.flush()) throw std::runtime_error("cannot write to standard output");
}

std::uint64_t peak_memory_kib() {
    std::ifstream status("/proc/self/status");
    std::uint64_t kib = 0;
    for (std::string key; status >> key && key != "VmHWM:";) status.ignore(1 << 10, '\n');
    status >> kib;
    return kib;
}

/// --analyze: the value and the move, with counts of calls or positions searched and table entries.
void analyze(const Board &board, const Position &position, const Command &command) {
    Value value;
    int row = -1, column = -1;
    std::uint64_t searched = 0, entries = 0;
    Progress progress;
    if (command.method) {
        TicTacToe game(board, *command.method, command.order, command.table_depth.value_or(5));
        game.set(position);
        const bool over = game.positionValue() != UNCLEAR;
        const Best best = game.chooseMove(command.side);
        value = best.val;
        if (!over) row = best.row, column = best.column;
        searched = game.calls();
        entries = game.entries();
    } else {
        Adviser adviser(board, command.order);
        adviser.solver().progress = [&](std::uint64_t nodes) { progress.tell(nodes); };
        const Advice advice = adviser.best(position, command.side);
        value = advice.value;
        if (advice.square >= 0) row = advice.square / board.cols, column = advice.square % board.cols;
        if (!command.certificate.empty())
            write_file(command.certificate, adviser.certificate(position, command.side, 1'000'000));
        searched = adviser.solver().nodes();
        entries = adviser.solver().entries();
    }
    std::cout << name_of(value);
    if (row >= 0) std::cout << ' ' << row << ' ' << column;
    std::cout << '\n';
    flush();
    if (command.stats)
        std::fprintf(stderr, "calls: %llu\nentries: %llu\nseconds: %.6f\npeak-memory-kib: %llu\n",
                     static_cast<unsigned long long>(searched), static_cast<unsigned long long>(entries),
                     progress.seconds(), static_cast<unsigned long long>(peak_memory_kib()));
}

/// --audit: the lecture's table against the truth, in all positions that can arise and go on.
void audit(const Board &board, const Command &command) {
    const AllPositions truth(board);
    TicTacToe game(board, Method::table, command.order, command.table_depth.value_or(5));
    std::uint64_t wrong = 0, all = 0;
    std::vector<int> digits(
        static_cast<std::size_t>(board.squares)); // the position: 0 empty, 1 computer, 2 human
    for (bool more = true; more;) {
        Position position;
        for (int square = 0; square < board.squares; ++square) {
            const int digit = digits[static_cast<std::size_t>(square)];
            if (digit == 1) position.computer |= bit(square);
            if (digit == 2) position.human |= bit(square);
        }
        game.set(position);
        for (const Side side : {Side::human, Side::computer}) {
            const int ahead = count(position.of(other(side))) - count(position.of(side));
            if (ahead < 0 || ahead > 1 || game.positionValue() != UNCLEAR) continue;
            ++all;
            const Value says = game.chooseMove(side).val;
            const auto result = truth.result(position.of(side), position.of(other(side)));
            const Value is = result == AllPositions::draw                             ? DRAW
                             : (result == AllPositions::win) == (side == Side::human) ? HUMAN_WIN
                                                                                      : COMPUTER_WIN;
            if (says == is) continue;
            ++wrong;
            std::cout << text_of(board, position) << (side == Side::human ? " human " : " computer ")
                      << name_of(says) << ' ' << name_of(is) << '\n';
        }
        auto digit = digits.rbegin();
        while (digit != digits.rend() && *digit == 2) *digit++ = 0;
        more = digit != digits.rend();
        if (more) ++*digit;
    }
    std::cout << wrong << " wrong of " << all << '\n';
}

void run(const std::vector<std::string> &arguments) {
    for (const std::string &argument : arguments) {
        if (argument == "--help") {
            std::cout << help;
            return;
        }
        if (argument == "--version") {
            std::cout << "tictactoe " << version << '\n';
            return;
        }
    }
    const Command command = parse(arguments);
    const Board board(command.rows, command.cols, command.in_a_row);
    if (command.task == Task::game) return play(board, command.game);
    if (command.task == Task::audit) return audit(board, command);
    const Position position =
        command.position ? parse_position(board, *command.position, command.side) : Position{};
    if (command.task == Task::analyze) return analyze(board, position, command);
    Adviser adviser(board, command.order);
    Progress progress;
    adviser.solver().progress = [&](std::uint64_t nodes) { progress.tell(nodes); };
    std::cout << picture(board, position, command.side, adviser);
}

/// One line whatever the words in it hold, and nothing that a terminal would obey.
void complain(std::string reason) {
    for (char &byte : reason)
        if (byte < ' ' || byte > '~') byte = '?';
    std::fprintf(stderr, "tictactoe: %s\n", reason.c_str());
}

} // namespace

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    try {
        run(std::vector<std::string>(argv + (argc > 0), argv + argc));
        flush();
        return 0;
    } catch (const std::bad_alloc &) {
        complain("out of memory");
    } catch (const std::exception &error) {
        complain(error.what());
    }
    return 2;
}
