// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "tictactoe/advice.h"
#include "tictactoe/board.h"
#include "tictactoe/certificate.h"
#include "tictactoe/lecture.h"
#include "tictactoe/options.h"
#include "tictactoe/picture.h"
#include "tictactoe/play.h"
#include "tictactoe/small_boards.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

using namespace tictactoe;

namespace {

// The answer of --analyze, and its cost.
struct Analysis {
    Value value = UNCLEAR;
    int square = -1;
    std::uint64_t calls = 0, entries = 0;
    std::optional<Side> safe{}; // without a value: who gets at least a draw, if that is known
    bool stopped = false;       // before all was found
};

Analysis by_lecture(const Board &board, const Options &options) {
    TicTacToe lecture(board, *options.method, options.order, options.table_depth);
    lecture.set(narrow(options.position));
    const Best best = lecture.chooseMove(options.to_move);
    const bool over = lecture.positionValue() != UNCLEAR;
    return {.value = best.val,
            .square = over ? -1 : best.row * board.cols + best.column,
            .calls = lecture.calls(),
            .entries = lecture.entries()};
}

struct Stopped {};

// Shows how far the adviser's solver is, and stops it at ^C or after that many seconds.
void watch(Adviser &adviser, const Names &names, shell::Progress &progress, double most_seconds = 1e9) {
    adviser.solver().watch = [&adviser, &progress, names, most_seconds](std::uint64_t positions) {
        if (shell::Interruption::requested() || progress.seconds() >= most_seconds) throw Stopped();
        progress.poll([&] {
            char text[40];
            std::snprintf(text, sizeof text, "%.3g positions", static_cast<double>(positions));
            const auto safe = adviser.safe();
            return text + (safe ? std::string(", at least a draw for ") + names.of(*safe) : "");
        });
    };
}

// Warns a person at a terminal that this takes hours at least: 7,8,5 and 6,9,5 are the largest boards solved.
void warn(const Board &board, const Options &options) {
    const bool reached = board.in_a_row != 5 || std::min(board.rows, board.cols) < 5 || board.squares <= 56;
    if (reached || count(options.position.marks()) > 2 || options.time_limit < 1e9 || !isatty(STDERR_FILENO))
        return;
    shell::say("tictactoe", std::to_string(board.rows) + ',' + std::to_string(board.cols) +
                                ",5 has not been solved here; ^C or --time-limit ends with what is known");
}

Analysis exactly(const Board &board, const Options &options, shell::Progress &progress) {
    if (options.certificate) shell::check_writable(*options.certificate);
    warn(board, options);
    Adviser adviser(board, options.order);
    const shell::Interruption interruption;
    watch(adviser, options.names, progress, options.time_limit);
    const Position position = narrow(options.position);
    Analysis found;
    try {
        found.value = adviser.value(position, options.to_move);
        found.square = adviser.best(position, options.to_move).square;
        if (found.square < 0 && verdict(board, position) == UNCLEAR)
            found.square = looks_best(options.board, options.position, options.to_move);
        if (options.certificate)
            shell::write_file(*options.certificate, [&](shell::Output &out) {
                write_certificate(board, adviser, position, options.to_move, options.names,
                                  [&out](std::string_view text) { out.put(text); });
            });
    } catch (const Stopped &) {
        found.stopped = true;
    }
    found.safe = adviser.safe();
    found.calls = adviser.positions();
    found.entries = adviser.solver().entries();
    return found;
}

std::string text_of(const Options &options, const Analysis &found) {
    if (found.value != UNCLEAR)
        return options.names.of(found.value) +
               (found.square < 0 ? "" : ' ' + named(options.board, found.square)) + '\n';
    return std::string("not decided") +
           (found.safe ? std::string(": at least a draw for ") + options.names.of(*found.safe) : "") + '\n';
}

std::string json_of(const Board &board, const Options &options, const Analysis &found) {
    const auto number = [](bool known, int value) { return known ? std::to_string(value) : "null"; };
    const auto quoted = [](const char *text) { return shell::json_string(text); };
    const bool move = found.square >= 0, decided = found.value != UNCLEAR;
    const std::string value = decided ? quoted(options.names.of(found.value)) : "null";
    const std::string bound = found.safe ? quoted(options.names.of(*found.safe)) : "null";
    return "{\"rows\": " + std::to_string(board.rows) + ", \"cols\": " + std::to_string(board.cols) +
           ", \"in_a_row\": " + std::to_string(board.in_a_row) +
           (board.line_wins() ? "" : ", \"misere\": true") + ", \"position\": \"" +
           text_of(board, narrow(options.position), options.names) +
           "\", \"to_move\": " + quoted(options.names.of(options.to_move)) + ", \"value\": " + value +
           (decided ? "" : ", \"at_least_a_draw\": " + bound) +
           ", \"row\": " + number(move, found.square / board.cols) +
           ", \"col\": " + number(move, found.square % board.cols) + "}\n";
}

// Returns the exit code.
int analyze(const Board &board, const Options &options) {
    std::optional<shell::Progress> progress("tictactoe");
    const Analysis found = options.method ? by_lecture(board, options) : exactly(board, options, *progress);
    const double seconds = progress->seconds();
    progress.reset(); // its line makes room for the answer
    shell::write_answer(options.json ? json_of(board, options, found) : text_of(options, found));
    if (options.stats) shell::print_stats({{"calls", found.calls}, {"entries", found.entries}}, seconds);
    if (found.stopped) shell::say("tictactoe", "stopped before the answer was complete");
    return found.stopped ? 1 : 0;
}

void draw(const Board &board, const Options &options) {
    shell::Progress progress("tictactoe");
    Adviser adviser(board, options.order);
    watch(adviser, options.names, progress);
    shell::write_answer(picture(board, narrow(options.position), options.to_move, adviser));
}

void show_faults(const Board &board, const Options &options) {
    const Audit found = audit(board, options.order, options.table_depth);
    const std::string wrong = std::to_string(found.faults.size()), all = std::to_string(found.positions);
    std::string text;
    for (const Fault &fault : found.faults) {
        const std::string words[] = {text_of(board, fault.position, lecture_names),
                                     lecture_names.of(fault.to_move), lecture_names.of(fault.says),
                                     lecture_names.of(fault.is)};
        if (options.json)
            text += (text.empty() ? "{\"position\": \"" : ", {\"position\": \"") + words[0] +
                    "\", \"to_move\": \"" + words[1] + "\", \"says\": \"" + words[2] + "\", \"is\": \"" +
                    words[3] + "\"}";
        else text += words[0] + ' ' + words[1] + ' ' + words[2] + ' ' + words[3] + '\n';
    }
    shell::write_answer(options.json ? "{\"faults\": [" + text + "], \"wrong\": " + wrong +
                                           ", \"positions\": " + all + "}\n"
                                     : text + wrong + " wrong of " + all + '\n');
}

void play_game(Options &options) {
    // A person waits a second for a move. If the solver has none by then, the computer plays the move that
    // looks best.
    constexpr double thinking_time = 0.95;
    const WideBoard &board = options.board;
    if (options.level != Level::hard && !options.seed) options.seed = shell::seed_or_random({});
    std::mt19937_64 engine(options.seed.value_or(0));
    std::optional<Board> small;
    std::optional<Adviser> adviser;
    if (board.squares <= max_squares)
        adviser.emplace(small.emplace(board.rows, board.cols, board.in_a_row, board.goal), options.order);
    play(options, [&](const WidePosition &position, Side to_move, Wanted wanted) {
        const bool hint = wanted == Wanted::hint;
        std::mt19937_64 *const varying = options.seed && !hint ? &engine : nullptr;
        Advice advice{UNCLEAR};
        if (!hint) advice.square = at_once(board, position, to_move, options.level, engine);
        if (advice.square >= 0) return advice;
        shell::Progress progress("tictactoe");
        if (adviser) {
            watch(*adviser, letters, progress, thinking_time);
            try {
                advice = adviser->best(narrow(position), to_move, varying);
            } catch (const Stopped &) { // not settled within the time
            }
        }
        if (advice.square < 0) advice.square = looks_best(board, position, to_move, varying);
        return advice;
    });
}

int run(shell::Arguments &arguments) {
    Options options = parse_options(arguments);
    if (options.task == Task::game) {
        play_game(options);
        return 0;
    }
    const Board board(options.board.rows, options.board.cols, options.board.in_a_row, options.board.goal);
    if (options.task == Task::analysis) return analyze(board, options);
    if (options.task == Task::picture) draw(board, options);
    else show_faults(board, options);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
