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

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

Analysis exactly(const Board &board, const Options &options, shell::Progress &progress) {
    if (options.certificate) shell::check_writable(*options.certificate);
    Adviser adviser(board, options.order);
    const shell::Interruption interruption;
    adviser.watch(progress, options.names, options.time_limit);
    const Position position = narrow(options.position);
    Analysis found;
    try {
        found.value = adviser.value(position, options.to_move);
        found.square = adviser.best(position, options.to_move).square;
        if (found.square < 0 && verdict(board, position) == UNCLEAR)
            found.square = looks_best(options.board, options.position, options.to_move);
        if (options.certificate)
            shell::write_file(*options.certificate, [&](shell::Output &out) {
                write_certificate(board, adviser, position, options.to_move, options.names, out);
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
    const bool decided = found.value != UNCLEAR;
    std::string text = decided ? options.names.of(found.value) : "not decided";
    if (found.square >= 0) text += ' ' + named(options.board, found.square);
    if (!decided && found.safe) text += std::string(": at least a draw for ") + options.names.of(*found.safe);
    return text + '\n';
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
    adviser.watch(progress, options.names);
    shell::write_answer(picture(board, narrow(options.position), options.to_move, adviser));
}

void show_faults(const Board &board, const Options &options) {
    const Audit found = audit(board, options.order, options.table_depth);
    std::string text;
    for (const Fault &fault : found.faults)
        text += text_of(board, fault.position, lecture_names) + ' ' + lecture_names.of(fault.to_move) + ' ' +
                lecture_names.of(fault.says) + ' ' + lecture_names.of(fault.is) + '\n';
    shell::write_answer(text + std::to_string(found.faults.size()) + " wrong of " +
                        std::to_string(found.positions) + '\n');
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    if (options.task.empty()) {
        play(options);
        return 0;
    }
    const Board board(options.board.rows, options.board.cols, options.board.in_a_row, options.board.goal);
    if (options.task == "--analyze") return analyze(board, options);
    if (options.task == "--svg") draw(board, options);
    else show_faults(board, options);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
