// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "tictactoe/advice.h"
#include "tictactoe/board.h"
#include "tictactoe/certificate.h"
#include "tictactoe/lecture.h"
#include "tictactoe/options.h"
#include "tictactoe/picture.h"
#include "tictactoe/play.h"
#include "tictactoe/small_boards.h"

#include <cstdint>
#include <string>

using namespace tictactoe;

namespace {

// The answer of --analyze, and its cost.
struct Analysis {
    Value value;
    int square; // -1 if the game is over
    std::uint64_t calls, entries;
};

Analysis by_lecture(const Board &board, const Position &position, const Options &options) {
    TicTacToe lecture(board, *options.method, options.order, options.table_depth);
    lecture.set(position);
    const Best best = lecture.chooseMove(options.to_move);
    return {.value = best.val,
            .square = best.row * board.cols + best.column,
            .calls = lecture.calls(),
            .entries = lecture.entries()};
}

Analysis exactly(const Board &board, const Position &position, const Options &options, Adviser &adviser) {
    if (options.certificate) shell::check_writable(*options.certificate);
    const Advice best = adviser.best(position, options.to_move);
    if (options.certificate)
        shell::write_file(*options.certificate, [&](shell::Output &out) {
            write_certificate(board, adviser, position, options.to_move, options.names, out);
        });
    return {.value = best.value,
            .square = best.square,
            .calls = adviser.positions(),
            .entries = adviser.solver().entries()};
}

std::string json_of(const Board &board, const Position &position, const Options &options,
                    const Analysis &found) {
    const auto number = [&](int value) { return found.square < 0 ? "null" : std::to_string(value); };
    return "{\"rows\": " + std::to_string(board.rows) + ", \"cols\": " + std::to_string(board.cols) +
           ", \"in_a_row\": " + std::to_string(board.in_a_row) +
           (board.line_wins() ? "" : ", \"misere\": true") + ", \"position\": \"" +
           text_of(board, position, options.names) + "\", \"to_move\": \"" +
           options.names.of(options.to_move) + "\", \"value\": \"" + options.names.of(found.value) +
           "\", \"row\": " + number(found.square / board.cols) +
           ", \"col\": " + number(found.square % board.cols) + "}\n";
}

std::string faults_of(const Board &board, const Options &options) {
    const Audit found = audit(board, options.order, options.table_depth);
    std::string text;
    for (const Fault &fault : found.faults)
        text += text_of(board, fault.position, lecture_names) + ' ' + lecture_names.of(fault.to_move) + ' ' +
                lecture_names.of(fault.says) + ' ' + lecture_names.of(fault.is) + '\n';
    return text + std::to_string(found.faults.size()) + " wrong of " + std::to_string(found.positions) + '\n';
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    if (options.task.empty()) {
        play(options);
        return 0;
    }
    const Board board(options.board.rows, options.board.cols, options.board.in_a_row, options.board.goal);
    const Position position = narrow(options.position);
    shell::Progress progress;
    Analysis found{};
    std::string text;
    if (options.task == "--audit") {
        text = faults_of(board, options);
    } else if (options.method) {
        found = by_lecture(board, position, options);
    } else {
        Adviser adviser(board, options.order);
        adviser.watch(progress);
        if (options.task == "--svg") text = picture(board, position, options.to_move, adviser);
        else found = exactly(board, position, options, adviser);
    }
    if (options.task == "--analyze") {
        if (verdict(board, position) != UNCLEAR) found.square = -1;
        else if (found.square < 0)
            found.square = looks_best(options.board, options.position, options.to_move);
        if (arguments.given("--json")) text = json_of(board, position, options, found);
        else
            text = options.names.of(found.value) +
                   (found.square < 0 ? "\n" : ' ' + named(board, found.square) + '\n');
    }
    const double seconds = progress.seconds();
    shell::write_answer(text);
    if (arguments.given("--stats"))
        shell::print_stats({{"calls", found.calls}, {"entries", found.entries}}, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
