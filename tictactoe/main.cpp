// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "tictactoe/certificate.h"
#include "tictactoe/game.h"
#include "tictactoe/options.h"
#include "tictactoe/small_boards.h"

#include <cstdio>

using namespace tictactoe;

namespace {

// What --analyze answers, and what it took.
struct Analysis {
    Value value;
    int square = -1;
    std::uint64_t calls = 0, entries = 0;
    std::optional<Side> safe{}; // without a value: who gets at least a draw, if that is known
    const char *missing = "";   // what is still to be found where the search was stopped
};

Analysis by_lecture(const Board &board, const Start &start, const Options &options) {
    TicTacToe lecture(board, *options.method, options.order, options.table_depth.value_or(5));
    lecture.set(narrow(start.position));
    const Best best = lecture.chooseMove(start.to_move);
    const bool over = lecture.positionValue() != UNCLEAR;
    return {best.val, over ? -1 : best.row * board.cols + best.column, lecture.calls(), lecture.entries()};
}

struct Stopped {};

// Shows how far the adviser's solver is, and ends it at ^C, where that is taken, and after the seconds.
void watch(Adviser &adviser, const Names &names, shell::Progress &progress, double most_seconds = 1e9) {
    adviser.solver().watch = [&adviser, &progress, names, most_seconds](std::uint64_t positions) {
        if (shell::Interruption::requested() || progress.seconds() >= most_seconds) throw Stopped();
        progress.poll([&] {
            char text[40];
            std::snprintf(text, sizeof text, "%.3g positions", static_cast<double>(positions));
            const auto safe = adviser.known().safe;
            return text + (safe ? std::string(", at least a draw for ") + names.of(*safe) : "");
        });
    };
}

Analysis exactly(const Board &board, const Start &start, const Options &options, shell::Progress &progress) {
    if (options.certificate) shell::check_writable(*options.certificate);
    Adviser adviser(board, options.order);
    const shell::Interruption interruption;
    watch(adviser, start.names, progress, options.time_limit.value_or(1e9));
    Analysis found{UNCLEAR};
    try {
        const Advice advice = adviser.best(narrow(start.position), start.to_move);
        found.value = advice.value;
        found.square = advice.square;
        if (options.certificate)
            shell::write_file(*options.certificate, [&](shell::Output &out) {
                write_certificate(board, adviser, narrow(start.position), start.to_move, start.names,
                                  [&out](std::string_view text) { out.put(text); });
            });
    } catch (const Stopped &) {
        found.missing = found.value != UNCLEAR             ? "the certificate"
                        : adviser.known().value != UNCLEAR ? "a move"
                                                           : "the value";
        if (found.value == UNCLEAR) found.value = adviser.known().value;
        if (found.value == UNCLEAR) found.safe = adviser.known().safe;
    }
    found.calls = adviser.positions();
    found.entries = adviser.solver().entries();
    return found;
}

std::string text_of(const Board &board, const Start &start, const Analysis &found) {
    if (found.value == UNCLEAR)
        return std::string("not decided") +
               (found.safe ? std::string(": at least a draw for ") + start.names.of(*found.safe) : "") + '\n';
    const std::string answer = start.names.of(found.value);
    return answer + (found.square < 0 ? "" : ' ' + named(board, found.square)) + '\n';
}

std::string json_of(const Board &board, const Start &start, const Analysis &found) {
    const auto quoted = [](const std::string &text) { return '"' + text + '"'; };
    const bool move = found.square >= 0, decided = found.value != UNCLEAR;
    std::string bound;
    if (!decided)
        bound = ", \"at_least_a_draw\": " + (found.safe ? quoted(start.names.of(*found.safe)) : "null");
    return "{\"rows\": " + std::to_string(board.rows) + ", \"cols\": " + std::to_string(board.cols) +
           ", \"in_a_row\": " + std::to_string(board.in_a_row) +
           ", \"position\": " + quoted(text_of(board, narrow(start.position), start.names)) +
           ", \"to_move\": " + quoted(start.names.of(start.to_move)) +
           ", \"value\": " + (decided ? quoted(start.names.of(found.value)) : "null") + bound +
           ", \"row\": " + (move ? std::to_string(found.square / board.cols) : "null") +
           ", \"col\": " + (move ? std::to_string(found.square % board.cols) : "null") + "}\n";
}

// Returns the exit code.
int analyze(const Board &board, const Options &options, const Start &start) {
    std::optional<shell::Progress> progress("tictactoe");
    const Analysis found =
        options.method ? by_lecture(board, start, options) : exactly(board, start, options, *progress);
    const double seconds = progress->seconds();
    progress.reset(); // its line makes room for the answer
    shell::write_answer(options.json ? json_of(board, start, found) : text_of(board, start, found));
    if (options.stats) shell::print_stats({{"calls", found.calls}, {"entries", found.entries}}, seconds);
    if (!*found.missing) return 0;
    std::fprintf(stderr, "tictactoe: stopped before %s was found\n", found.missing);
    return 1;
}

void draw(const Board &board, const Options &options, const Start &start) {
    shell::Progress progress("tictactoe");
    Adviser adviser(board, options.order);
    watch(adviser, start.names, progress);
    shell::write_answer(picture(board, narrow(start.position), start.to_move, adviser));
}

void show_faults(const Board &board, const Options &options) {
    const Audit found = audit(board, options.order, options.table_depth.value_or(5));
    std::string lines, json;
    for (const Audit::Fault &fault : found.faults) {
        const std::string words[] = {text_of(board, fault.position, lecture_names),
                                     lecture_names.of(fault.to_move), lecture_names.of(fault.says),
                                     lecture_names.of(fault.is)};
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

void play_game(const WideBoard &board, const Options &options, const Start &start) {
    // A person waits a second for a move. Where it is not settled until then, the move that looks best takes the rest.
    constexpr double thinking_time = 0.95;
    std::mt19937_64 engine(options.seed.value_or(0));
    std::optional<Board> small;
    std::optional<Adviser> adviser;
    if (board.squares <= max_squares)
        adviser.emplace(small.emplace(board.rows, board.cols, board.in_a_row), options.order);
    play(board, options.human, start.position, [&](const WidePosition &position, Side to_move, bool hint) {
        std::mt19937_64 *const varying = options.seed && !hint ? &engine : nullptr;
        if (!adviser) return Advice{UNCLEAR, gomoku_move(board, position, to_move, varying)};
        shell::Progress progress("tictactoe");
        watch(*adviser, letters, progress, thinking_time);
        try {
            return adviser->best(narrow(position), to_move, varying);
        } catch (const Stopped &) {
            return Advice{UNCLEAR, adviser->looks_best(narrow(position), to_move)};
        }
    });
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const WideBoard wide(options.rows, options.cols, options.in_a_row);
    const Start start = read_start(wide, options);
    if (options.task == Task::game) {
        play_game(wide, options, start);
        return 0;
    }
    const Board board(options.rows, options.cols, options.in_a_row);
    if (options.task == Task::analysis) return analyze(board, options, start);
    if (options.task == Task::picture) draw(board, options, start);
    else show_faults(board, options);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
