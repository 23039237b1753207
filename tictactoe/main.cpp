// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "tictactoe/advice.h"
#include "tictactoe/audit.h"
#include "tictactoe/certificate.h"
#include "tictactoe/game.h"
#include "tictactoe/options.h"
#include "tictactoe/picture.h"
#include "tictactoe/referee.h"
#include "tictactoe/shell.h"

#include <cstdio>

using namespace tictactoe;

namespace {

// What --analyze answers, and what it took.
struct Analysis {
    Value value;
    int square = -1;
    std::uint64_t calls = 0, entries = 0;
};

struct Task {
    Position position;
    Side to_move;
};

Task read_task(const Board &board, const Options &options) {
    if (!options.position) return {{}, options.side.value_or(Side::computer)};
    const WrittenPosition written = parse_position(board, *options.position);
    const auto &[human, computer] = written.position;
    const std::string name = "position " + shell::in_quotes(*options.position) + ' ';
    if (written.crosses && !options.side && count(computer) > count(human))
        throw shell::Misuse(
            name + "has " + std::to_string(count(human)) + " X and " + std::to_string(count(computer)) +
            " O, expected as many or one more X, who begins; --side says who moves otherwise");
    const Side side =
        options.side.value_or(side_to_move(written.position, written.crosses ? Side::human : Side::computer));
    if (const auto reason = why_impossible(board, written.position, side))
        throw shell::Misuse(name + *reason);
    return {written.position, side};
}

Adviser watched_adviser(const Board &board, const Options &options, shell::Progress &progress) {
    Adviser adviser(board, options.order);
    adviser.solver().progress = [&progress](std::uint64_t nodes) {
        progress.poll([nodes] {
            char text[40];
            std::snprintf(text, sizeof text, "%.3g positions", static_cast<double>(nodes));
            return std::string(text);
        });
    };
    return adviser;
}

Analysis by_lecture(const Board &board, const Task &task, const Options &options) {
    TicTacToe game(board, *options.method, options.order, options.table_depth);
    game.set(task.position);
    const Best best = game.chooseMove(task.to_move);
    const bool over = game.positionValue() != UNCLEAR;
    return {best.val, over ? -1 : best.row * board.cols + best.column, game.calls(), game.entries()};
}

Analysis exactly(const Board &board, const Task &task, const Options &options, shell::Progress &progress) {
    if (!options.certificate.empty()) shell::check_writable(options.certificate);
    Adviser adviser = watched_adviser(board, options, progress);
    const Advice advice = adviser.best(task.position, task.to_move);
    if (!options.certificate.empty()) {
        shell::write_file(options.certificate, [&](shell::Output &out) {
            write_certificate(board, adviser, task.position, task.to_move,
                              [&out](std::string_view text) { out.put(text); });
        });
    }
    return {advice.value, advice.square, adviser.solver().nodes(), adviser.solver().entries()};
}

std::string text_of(const Board &board, const Analysis &found) {
    std::string answer = name_of(found.value);
    if (found.square >= 0)
        answer +=
            ' ' + std::to_string(found.square / board.cols) + ' ' + std::to_string(found.square % board.cols);
    return answer + '\n';
}

std::string json_of(const Board &board, const Task &task, const Analysis &found) {
    const bool move = found.square >= 0;
    return "{\"rows\": " + std::to_string(board.rows) + ", \"cols\": " + std::to_string(board.cols) +
           ", \"in_a_row\": " + std::to_string(board.in_a_row) + ", \"position\": \"" +
           text_of(board, task.position) + "\", \"to_move\": \"" + name_of(task.to_move) +
           "\", \"value\": \"" + name_of(found.value) +
           "\", \"row\": " + (move ? std::to_string(found.square / board.cols) : "null") +
           ", \"col\": " + (move ? std::to_string(found.square % board.cols) : "null") + "}\n";
}

void analyze(const Board &board, const Options &options) {
    const Task task = read_task(board, options);
    shell::Progress progress("tictactoe");
    const Analysis found =
        options.method ? by_lecture(board, task, options) : exactly(board, task, options, progress);
    shell::write_answer(options.json ? json_of(board, task, found) : text_of(board, found));
    if (options.stats)
        std::fprintf(stderr, "calls: %llu\nentries: %llu\nseconds: %.6f\npeak-memory-kib: %llu\n",
                     static_cast<unsigned long long>(found.calls),
                     static_cast<unsigned long long>(found.entries), progress.seconds(),
                     static_cast<unsigned long long>(shell::peak_memory_kib()));
}

void draw(const Board &board, const Options &options) {
    const Task task = read_task(board, options);
    shell::Progress progress("tictactoe");
    Adviser adviser = watched_adviser(board, options, progress);
    shell::write_answer(picture(board, task.position, task.to_move, adviser));
}

void show_faults(const Board &board, const Options &options) {
    const Audit found = audit(board, options.order, options.table_depth);
    std::string lines, json;
    for (const Audit::Fault &fault : found.faults) {
        const std::string words[] = {text_of(board, fault.position), name_of(fault.to_move),
                                     name_of(fault.says), name_of(fault.is)};
        lines += words[0] + ' ' + words[1] + ' ' + words[2] + ' ' + words[3] + '\n';
        json += std::string(json.empty() ? "" : ", ") + "{\"position\": \"" + words[0] +
                "\", \"to_move\": \"" + words[1] + "\", \"says\": \"" + words[2] + "\", \"is\": \"" +
                words[3] + "\"}";
    }
    const std::string wrong = std::to_string(found.faults.size()), all = std::to_string(found.positions);
    shell::write_answer(options.json ? "{\"faults\": [" + json + "], \"wrong\": " + wrong +
                                           ", \"positions\": " + all + "}\n"
                                     : lines + wrong + " wrong of " + all + '\n');
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const Board board(options.rows, options.cols, options.in_a_row);
    switch (options.task) {
    case Options::Task::game:
        play(board, options.game);
        break;
    case Options::Task::analyze:
        analyze(board, options);
        break;
    case Options::Task::svg:
        draw(board, options);
        break;
    case Options::Task::audit:
        show_faults(board, options);
        break;
    }
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
