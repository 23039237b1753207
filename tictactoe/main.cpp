// tictactoe: plays, says what a position is worth, and shows where the lecture's table goes wrong.

#include "tictactoe/advice.h"
#include "tictactoe/certificate.h"
#include "tictactoe/drawing.h"
#include "tictactoe/game.h"
#include "tictactoe/shell.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>

using namespace tictactoe;

namespace {

constexpr std::string_view help =
    R"(usage: tictactoe [SIZE] [POSITION] [--first human|computer] [--seed N]
       tictactoe --analyze [SIZE] [POSITION] [OPTION]...
       tictactoe --svg [SIZE] [POSITION] [--side X|O]
       tictactoe --audit [SIZE] [--table-depth N] [--order N,N,...]
Plays tic-tac-toe. Type a move as `row column`, from 0, or ? for help. X
moves first, and is you.

  --first human|computer
                    who is X (default: human)
  --seed N          vary the computer's choice among equally good moves

SIZE is rows, columns and how many in a row win: 4 4 3, 4x4 or 6,7,4; also
--rows M, --cols N and --in-a-row K. Without it the board is 3 by 3 or as the
position shows, and as many in a row win as the shorter side has, 3 to 5. It has
at most 64 squares, or in a game sides of up to 18. With more than 64 squares
the computer plays by rules of thumb.

POSITION is X, O and '.' for an empty square, row by row, with slashes or line
ends between rows; a drawing with blanks and bars; a file with either; or - for
standard input. H and C are the lecture's human, who is X here, and computer.
Without a POSITION the board is empty.

  --analyze         print the value, X_WIN, DRAW or O_WIN, and the row and
                    column of a best move; the value alone if the game is over
  --svg             draw the position with the value of every empty square for
                    the side to move
  --side X|O        who is to move (default: whoever has fewer marks; if they
                    have as many, X, but C with H and C); with human and
                    computer for X and O the answer has these names, too
  --method NAME     exact: right everywhere (default); the quickest win and the
                    longest defence on at most 16 squares, or 12 empty ones
                    minimax, alphabeta, table: the lecture's, on at most 12
                    squares; in a lost position they answer 0 0, taken or not
  --table-depth N   how deep the lecture's table keeps positions, 0 to 12
                    (default: 5)
  --order N,N,...   the order in which squares, numbered by rows from 0, are
                    tried (exact: preferred, where distances are known)
  --time-limit SECONDS
                    exact: stop then, as at ^C, and print what is known
  --certificate FILE
                    exact: also write strategies that prove the value
  --stats           print counts, seconds and peak memory to standard error

  --audit           print every position for which the lecture's table is wrong:
                    the position, the side to move, what the table says and
                    what is true; then `N wrong of M`; on at most 12 squares

  --json            print the answer of --analyze or --audit as JSON
  -h, --help        print this text
  --version         print the version

Examples:
  tictactoe 15 15                                five in a row, against you
  tictactoe --analyze X.O/.../...                X_WIN 1 0: X wins by that move
  tictactoe --analyze 6,5,4 --certificate proof  X wins, with a proof

Exit code: 0 answered, or the game has ended; 1 stopped before the answer was
complete; 2 misuse, an impossible position, or input or output that failed.
)";

using shell::Misuse;

// Tasks are bits, so that an option can belong to several.
enum Task : unsigned { game = 1, analysis = 2, drawn = 4, audited = 8, any_task = 15 };

struct Options {
    std::string task_name; // the option, empty for a game
    unsigned task = game;
    int rows = 0, cols = 0, in_a_row = 0; // 0 if nobody said
    std::vector<std::string> operands;
    std::optional<DrawnPosition> position;
    std::optional<Side> side;     // to move
    Names names = letters;        // of the sides in answers
    std::optional<Method> method; // the lecture's; without one the exact method
    std::optional<int> table_depth;
    std::optional<std::string> order_text;
    std::vector<int> order; // all squares of the board
    std::optional<std::string> certificate;
    Side human = Side::x; // in a game
    std::optional<std::uint64_t> seed;
    std::optional<double> time_limit; // in seconds
    bool stats = false, json = false;
};

void take_side(Options &options, shell::Arguments &arguments) {
    using Named = std::pair<Side, const Names *>;
    const auto [side, names] = arguments.choice<Named>({{"X", {Side::x, &letters}},
                                                        {"O", {Side::o, &letters}},
                                                        {"human", {human, &lecture_names}},
                                                        {"computer", {computer, &lecture_names}}});
    options.side = side;
    options.names = *names;
}

int length_of(shell::Arguments &arguments) { return static_cast<int>(arguments.number(1, max_squares)); }

template <Task task>
void choose(Options &options, shell::Arguments &arguments) {
    arguments.choose(options.task_name);
    options.task = task;
}

// An option: the tasks it belongs to, and what it does.
struct Option {
    std::string_view name;
    unsigned tasks;
    void (*take)(Options &options, shell::Arguments &arguments);
};

constexpr Option table[] = {
    {"--analyze", any_task, choose<analysis>},
    {"--svg", any_task, choose<drawn>},
    {"--audit", any_task, choose<audited>},
    {"--rows", any_task, [](Options &o, shell::Arguments &a) { o.rows = length_of(a); }},
    {"--cols", any_task, [](Options &o, shell::Arguments &a) { o.cols = length_of(a); }},
    {"--in-a-row", any_task, [](Options &o, shell::Arguments &a) { o.in_a_row = length_of(a); }},
    {"--first", game,
     [](Options &o, shell::Arguments &a) {
         o.human = a.choice<Side>({{"human", Side::x}, {"computer", Side::o}});
     }},
    {"--seed", game, [](Options &o, shell::Arguments &a) { o.seed = a.number(0, UINT64_MAX); }},
    {"--side", analysis | drawn, take_side},
    {"--method", analysis,
     [](Options &o, shell::Arguments &a) {
         o.method = a.choice<std::optional<Method>>({{"minimax", Method::minimax},
                                                     {"alphabeta", Method::alphabeta},
                                                     {"table", Method::table},
                                                     {"exact", std::nullopt}});
     }},
    {"--certificate", analysis, [](Options &o, shell::Arguments &a) { o.certificate = a.value(); }},
    {"--time-limit", analysis, [](Options &o, shell::Arguments &a) { o.time_limit = a.seconds(); }},
    {"--stats", analysis, [](Options &o, shell::Arguments &) { o.stats = true; }},
    {"--table-depth", analysis | audited,
     [](Options &o, shell::Arguments &a) {
         o.table_depth = static_cast<int>(a.number(0, max_lecture_squares));
     }},
    {"--order", analysis | audited, [](Options &o, shell::Arguments &a) { o.order_text = a.value(); }},
    {"--json", analysis | audited, [](Options &o, shell::Arguments &) { o.json = true; }},
};

// `in a game`, `with --analyze or --svg`.
std::string where(unsigned tasks) {
    std::string words;
    if (tasks & game) words = "in a game";
    for (const auto &[task, name] :
         {std::pair{analysis, "--analyze"}, {drawn, "--svg"}, {audited, "--audit"}})
        if (tasks & task) words += (words.empty() ? "with " : " or ") + std::string(name);
    return words;
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
            throw Misuse("--order has " + shell::in_quotes(word.substr(at, comma - at)) + expected);
        seen |= bit(square);
        order.push_back(square);
        at = comma + 1;
    }
    if (static_cast<int>(order.size()) != squares)
        throw Misuse("--order has " + counted(static_cast<int>(order.size()), "square") + expected);
    return order;
}

// Whether the word says a size: numbers with `x` or commas between.
bool is_size(const std::string &word) {
    return !word.empty() && word.find_first_not_of("0123456789x,") == word.npos && word[0] != 'x';
}

// Takes rows, columns and the number in a row from `4 4`, `4x4`, `6,7,4` and the like.
void take_size(Options &options, const std::vector<std::string> &words) {
    std::string all;
    for (const std::string &word : words) all += (all.empty() ? "" : " ") + word;
    const Misuse wrong(
        "the board is " + shell::in_quotes(all) +
        ", expected rows, columns and, if you like, how many in a row, such as 4 4, 4x4 or 6,7,4");
    std::vector<int> numbers;
    for (std::size_t at = 0; at <= all.size();) {
        const std::size_t end = std::min(all.find_first_of("x, ", at), all.size());
        if (numbers.size() == 3 || end == at || end > at + 4) throw wrong;
        numbers.push_back(std::stoi(all.substr(at, end - at)));
        at = end + 1;
    }
    if (numbers.size() < 2 || std::find(numbers.begin(), numbers.end(), 0) != numbers.end()) throw wrong;
    if (options.rows || options.cols || (numbers.size() == 3 && options.in_a_row))
        throw Misuse("the board's size found twice, expected it once");
    options.rows = numbers[0];
    options.cols = numbers[1];
    if (numbers.size() == 3) options.in_a_row = numbers[2];
}

// The position in a file, `-` for standard input, or in the word itself.
DrawnPosition read_position(const std::string &word) {
    const bool is_text = word.find_first_not_of("XOHCxohc._|/ \t\n") == word.npos;
    std::error_code error;
    if (is_text || (word != "-" && !std::filesystem::exists(word, error))) return {"", word};
    shell::InputFile file = shell::InputFile::open(word, "a position");
    constexpr std::uint64_t most_bytes = 1 << 16;
    return {file.name(), std::string(shell::view_of(file.read(most_bytes)))};
}

void read_operands(Options &options) {
    std::vector<std::string> sizes;
    for (const std::string &word : options.operands) {
        if (is_size(word)) {
            sizes.push_back(word);
            continue;
        }
        if (options.task == audited)
            throw Misuse(shell::in_quotes(word) + " found, expected no position with --audit");
        if (options.position)
            throw Misuse(shell::in_quotes(word) + " found after the position, expected one position");
        options.position = read_position(word);
    }
    if (!sizes.empty()) take_size(options, sizes);
}

// What nobody said: a board of the position's size or 3 by 3, and as many in a row as the shorter side has, 3 to 5 if that
// is possible.
void complete_size(Options &options) {
    const bool drawn_size = options.position && options.position->rows() && !options.rows && !options.cols;
    if (!options.rows) options.rows = drawn_size ? options.position->rows() : 3;
    if (!options.cols) options.cols = drawn_size ? options.position->cols() : 3;
    const int squares = options.rows * options.cols, longer = std::max(options.rows, options.cols);
    if (options.task == game && longer > max_side)
        throw Misuse("the board is " + std::to_string(options.rows) + " by " + std::to_string(options.cols) +
                     ", expected sides of at most " + std::to_string(max_side) + " in a game");
    if (options.task != game && squares > max_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_squares));
    if (!options.in_a_row)
        options.in_a_row = std::clamp(std::min(options.rows, options.cols), std::min(3, longer), 5);
    if (options.in_a_row > longer)
        throw Misuse(std::to_string(options.in_a_row) +
                     " in a row found, expected at most the longer side, " + std::to_string(longer));
    if ((options.task == audited || options.method) && squares > max_lecture_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_lecture_squares) + " for the lecture's searches");
}

Options parse_options(shell::Arguments &arguments) {
    Options options;
    std::vector<const Option *> given;
    while (arguments.next()) {
        const Option *const option = std::find_if(
            std::begin(table), std::end(table), [&](const Option &each) { return arguments.is(each.name); });
        if (option != std::end(table)) {
            option->take(options, arguments);
            given.push_back(option);
        } else {
            options.operands.push_back(arguments.operand());
        }
    }
    for (const Option *const option : given)
        if (!(option->tasks & options.task))
            throw Misuse(std::string(option->name) + " found, expected it only " + where(option->tasks));
    if (options.certificate && options.certificate->empty())
        throw Misuse("--certificate is '', expected a file");
    if (options.method && (options.certificate || options.time_limit))
        throw Misuse(std::string(options.certificate ? "--certificate" : "--time-limit") +
                     " found, expected it only with --method exact");
    if (options.table_depth && options.task == analysis && options.method != Method::table)
        throw Misuse("--table-depth found, expected it only with --method table or --audit");
    read_operands(options);
    complete_size(options);
    const int squares = options.rows * options.cols;
    options.order = options.order_text ? parse_order(*options.order_text, squares) : row_order(squares);
    return options;
}

// A position, whose turn it is, and what the sides are called.
struct Start {
    WidePosition position;
    Side to_move = Side::x;
    Names names = letters;
};

Start read_start(const WideBoard &board, const Options &options) {
    Start start{{}, options.side.value_or(Side::x), options.names};
    if (!options.position) return start;
    const bool lecture = options.position->names().marks == lecture_names.marks;
    if (lecture && options.task != game) start.names = lecture_names; // a game shows X and O
    start.position = options.position->on(board.rows, board.cols);
    // The lecture's human may have either mark in a game.
    if (lecture && options.human == Side::o) std::swap(start.position.x, start.position.o);
    // In the lecture's program the computer moves when both have as many marks. Else X begins.
    const bool computer_first = lecture && options.task != game;
    start.to_move = options.side.value_or(side_to_move(start.position, computer_first ? computer : Side::x));
    const int x = count(start.position.x), o = count(start.position.o);
    if (!lecture && !options.side && o > x)
        options.position->refuse("has " + std::to_string(x) + " X and " + std::to_string(o) +
                                 " O, expected as many or one more X, who begins" +
                                 (options.task == game ? "" : "; --side says who moves otherwise"));
    if (const auto reason = why_impossible(board, start.position, start.to_move, start.names))
        options.position->refuse(*reason);
    return start;
}

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
    std::string answer = start.names.of(found.value);
    if (found.square >= 0)
        answer +=
            ' ' + std::to_string(found.square / board.cols) + ' ' + std::to_string(found.square % board.cols);
    return answer + '\n';
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
    constexpr std::chrono::milliseconds thinking_time{950};
    std::mt19937_64 engine(options.seed.value_or(0));
    std::optional<Board> small;
    std::optional<Adviser> adviser;
    if (board.squares <= max_squares)
        adviser.emplace(small.emplace(board.rows, board.cols, board.in_a_row), options.order);
    play(board, options.human, start.position, [&](const WidePosition &position, Side to_move, bool hint) {
        std::mt19937_64 *const varying = options.seed && !hint ? &engine : nullptr;
        if (!adviser) return Advice{UNCLEAR, gomoku_move(board, position, to_move, varying)};
        return adviser->best_until(Adviser::Clock::now() + thinking_time, narrow(position), to_move, varying);
    });
}

int run(shell::Arguments &arguments) {
    const Options options = parse_options(arguments);
    const WideBoard wide(options.rows, options.cols, options.in_a_row);
    const Start start = read_start(wide, options);
    if (options.task == game) {
        play_game(wide, options, start);
        return 0;
    }
    const Board board(options.rows, options.cols, options.in_a_row);
    if (options.task == analysis) return analyze(board, options, start);
    if (options.task == drawn) draw(board, options, start);
    else show_faults(board, options);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("tictactoe", help, argc, argv, run); }
