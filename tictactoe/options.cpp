#include "tictactoe/options.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tictactoe {

using shell::Misuse;

const std::string_view help =
    R"(usage: tictactoe [SIZE] [POSITION] [--first human|computer] [--seed N]
       tictactoe --analyze [SIZE] [POSITION] [OPTION]...
       tictactoe --svg [SIZE] [POSITION] [--side X|O]
       tictactoe --audit [SIZE] [--table-depth N] [--order N,N,...]
Plays tic-tac-toe against you. Type a move as `row column`, from 0, or ? for
help. X moves first; you are X.

  --first human|computer
                    who is X (default: human)
  --seed N          vary the computer's choice among equally good moves

SIZE is rows, columns and how many in a row win: 4 4 3, 4x4 or 6,7,4; also
--rows M, --cols N and --in-a-row K. Without SIZE the board is as large as the
position, or 3 by 3; the number in a row is the shorter side, but 3 to 5.
A board has at most 64 squares, or in a game sides of up to 18. On more
than 64 squares the computer plays by rules of thumb.

POSITION is X, O and '.' for an empty square, row by row, with slashes or line
ends between rows; a drawing with blanks and bars; a file with either; or - for
standard input. H and C, the lecture's human and computer, mean X and O.
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

namespace {

void take_side(Options &options, shell::Arguments &arguments) {
    using Named = std::pair<Side, const Names *>;
    const auto [side, names] = arguments.choice<Named>({{"X", {Side::x, &letters}},
                                                        {"O", {Side::o, &letters}},
                                                        {"human", {human, &lecture_names}},
                                                        {"computer", {computer, &lecture_names}}});
    options.side = side;
    options.names = *names;
}

std::vector<int> parse_order(const std::string &text, int squares) {
    std::vector<int> order;
    const auto last = static_cast<std::uint64_t>(squares - 1);
    for (const std::string &word : shell::words_of(text))
        order.push_back(static_cast<int>(shell::parse_number("--order", word, 0, last)));
    if (!std::ranges::is_permutation(order, row_order(squares)))
        throw Misuse("--order is " + shell::in_quotes(text) + ", expected every square from 0 to " +
                     std::to_string(last) + " once, with commas between");
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
    std::replace(all.begin(), all.end(), 'x', ',');
    std::replace(all.begin(), all.end(), ' ', ',');
    std::vector<int> numbers;
    for (const std::string &word : shell::words_of(all))
        numbers.push_back(word.size() > 4 ? 0 : std::stoi(word));
    if (numbers.size() < 2 || numbers.size() > 3 || std::count(numbers.begin(), numbers.end(), 0) > 0 ||
        std::count(all.begin(), all.end(), ',') + 1 != std::ssize(numbers))
        throw wrong;
    if (options.rows || options.cols || (numbers.size() == 3 && options.in_a_row))
        throw Misuse("the board's size found twice, expected it once");
    options.rows = numbers[0];
    options.cols = numbers[1];
    if (numbers.size() == 3) options.in_a_row = numbers[2];
}

// Whether the word is more a file's name than a position: it has more other letters than marks and empty squares.
bool is_name(std::string_view word) {
    const auto count_of = [&](std::string_view set) {
        return std::count_if(word.begin(), word.end(), [&](char c) { return set.find(c) != set.npos; });
    };
    return count_of("ABDEFGIJKLMNPQRSTUVWYZabdefgijklmnpqrstuvwyz") > count_of("XOHCxohc._|/ ");
}

// The position in a file, `-` for standard input, or in the word itself.
DrawnPosition read_position(const std::string &word) {
    const bool is_text = word.find_first_not_of("XOHCxohc._|/ \t\n") == word.npos;
    std::error_code error;
    if (is_text || (word != "-" && !is_name(word) && !std::filesystem::exists(word, error)))
        return {"", word};
    shell::InputFile file = shell::InputFile::open(word, "a position");
    constexpr std::uint64_t most_bytes = 1 << 16;
    return {file.name(), std::string(shell::view_of(file.read(most_bytes)))};
}

void read_operands(Options &options, const std::vector<std::string> &operands) {
    std::vector<std::string> sizes;
    for (const std::string &word : operands) {
        if (is_size(word)) {
            sizes.push_back(word);
            continue;
        }
        if (options.task == Task::audit)
            throw Misuse(shell::in_quotes(word) + " found, expected no position with --audit");
        if (options.position)
            throw Misuse(shell::in_quotes(word) + " found after the position, expected one position");
        options.position = read_position(word);
    }
    if (!sizes.empty()) take_size(options, sizes);
}

// What nobody said: a board of the position's size or 3 by 3, and as many in a row as the shorter side has, 3 to 5 if
// that is possible.
void complete_size(Options &options) {
    const bool drawn_size = options.position && options.position->rows() && !options.rows && !options.cols;
    if (!options.rows) options.rows = drawn_size ? options.position->rows() : 3;
    if (!options.cols) options.cols = drawn_size ? options.position->cols() : 3;
    const int squares = options.rows * options.cols, longer = std::max(options.rows, options.cols);
    if (options.task == Task::game && longer > max_side)
        throw Misuse("the board is " + std::to_string(options.rows) + " by " + std::to_string(options.cols) +
                     ", expected sides of at most " + std::to_string(max_side) + " in a game");
    if (options.task != Task::game && squares > max_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_squares));
    if (!options.in_a_row)
        options.in_a_row = std::clamp(std::min(options.rows, options.cols), std::min(3, longer), 5);
    if (options.in_a_row > longer)
        throw Misuse(std::to_string(options.in_a_row) +
                     " in a row found, expected at most the longer side, " + std::to_string(longer));
    if ((options.task == Task::audit || options.method) && squares > max_lecture_squares)
        throw Misuse("the board has " + std::to_string(squares) + " squares, expected at most " +
                     std::to_string(max_lecture_squares) + " for the lecture's searches");
}

} // namespace

Options parse_options(shell::Arguments &arguments) {
    Options options;
    std::vector<std::string> operands;
    std::string order;
    const auto length = [&] { return static_cast<int>(arguments.number(1, max_squares)); };
    while (arguments.next())
        if (arguments.is("--analyze")) options.task = Task::analysis;
        else if (arguments.is("--svg")) options.task = Task::picture;
        else if (arguments.is("--audit")) options.task = Task::audit;
        else if (arguments.is("--rows")) options.rows = length();
        else if (arguments.is("--cols")) options.cols = length();
        else if (arguments.is("--in-a-row")) options.in_a_row = length();
        else if (arguments.is("--first"))
            options.human = arguments.choice<Side>({{"human", Side::x}, {"computer", Side::o}});
        else if (arguments.is("--seed")) options.seed = arguments.number(0, UINT64_MAX);
        else if (arguments.is("--side")) take_side(options, arguments);
        else if (arguments.is("--method"))
            options.method = arguments.choice<std::optional<Method>>({{"minimax", Method::minimax},
                                                                      {"alphabeta", Method::alphabeta},
                                                                      {"table", Method::table},
                                                                      {"exact", std::nullopt}});
        else if (arguments.is("--table-depth"))
            options.table_depth = static_cast<int>(arguments.number(0, max_lecture_squares));
        else if (arguments.is("--order")) order = arguments.value();
        else if (arguments.is("--certificate")) options.certificate = arguments.value();
        else if (arguments.is("--time-limit")) options.time_limit = arguments.seconds();
        else if (arguments.is("--stats")) options.stats = true;
        else if (arguments.is("--json")) options.json = true;
        else operands.push_back(arguments.operand());

    arguments.exclude({"--analyze", "--svg", "--audit"});
    arguments.exclude({"--first", "--seed"}, {"--analyze", "--svg", "--audit"});
    arguments.needs({"--side"}, {"--analyze", "--svg"});
    arguments.needs({"--method", "--certificate", "--time-limit", "--stats"}, {"--analyze"});
    arguments.needs({"--table-depth", "--order", "--json"}, {"--analyze", "--audit"});
    if (options.method) arguments.exclude({"--certificate", "--time-limit"}, {"--method"});
    if (options.table_depth && options.task == Task::analysis && options.method != Method::table)
        throw Misuse("--table-depth found, expected --method table or --audit with it");
    if (options.certificate && options.certificate->empty())
        throw Misuse("--certificate is '', expected a file");
    read_operands(options, operands);
    complete_size(options);
    const int squares = options.rows * options.cols;
    options.order = arguments.given("--order") ? parse_order(order, squares) : row_order(squares);
    return options;
}

Start read_start(const WideBoard &board, const Options &options) {
    Start start{{}, options.side.value_or(Side::x), options.names};
    if (!options.position) return start;
    const bool lecture = options.position->names().marks == lecture_names.marks;
    if (lecture && options.task != Task::game) start.names = lecture_names; // a game shows X and O
    start.position = options.position->on(board.rows, board.cols);
    // The lecture's human may have either mark in a game.
    if (lecture && options.human == Side::o) std::swap(start.position.x, start.position.o);
    // In the lecture's program the computer moves when both have as many marks. Else X begins.
    const bool computer_first = lecture && options.task != Task::game;
    start.to_move = options.side.value_or(side_to_move(start.position, computer_first ? computer : Side::x));
    const int x = count(start.position.x), o = count(start.position.o);
    if (!lecture && !options.side && o > x)
        options.position->refuse("has " + std::to_string(x) + " X and " + std::to_string(o) +
                                 " O, expected as many or one more X, who begins" +
                                 (options.task == Task::game ? "" : "; --side says who moves otherwise"));
    if (const auto reason = why_impossible(board, start.position, start.to_move, start.names))
        options.position->refuse(*reason);
    return start;
}

} // namespace tictactoe
