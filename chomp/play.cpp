#include "chomp/play.h"

#include "chomp/chomp.h"
#include "chomp/shell.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace chomp {

namespace {

constexpr std::string_view introduction =
    "Whoever eats the poison, X, loses. A square is its row, from the bottom, and its\n"
    "column, from the left: X is 1 1.\n";

constexpr std::string_view instructions = R"(
  2 3       eat the square in row 2, column 3, and all squares above it and to
            the right of it; both count from the poison, which is 1 1. Also
            typed as 2,3 or c2
  hint      show a move that wins, if there is one
  undo      take back your last move and the computer's answer
  go        let the computer choose your move
  new       another board
  quit      leave, like ^D
)";

constexpr std::string_view board_instructions = R"(
  4x7       4 rows of 7 squares
  74332     columns of these heights, leftmost first; none is higher than the
            one before it
  12,12,10  the same for any height; 10^35,4^7 are 35 columns of 10 and 7 of 4
  quit      leave, like ^D

)";

/// Says the text at once: a person waits for it.
void say(const std::string &text) { shell::write_answer(text); }

/// What the human types.
class Input {
  public:
    /// Asks for a line. Returns false at the end of the input.
    bool ask(std::string_view prompt, std::string &line) {
        const bool any = shell::ask(input_, prompt, line);
        if (!terminal_ || !any) say("\n"); // where a terminal shows the Enter
        return any;
    }

  private:
    shell::InputFile input_ = shell::InputFile::standard_input();
    const bool terminal_ = isatty(STDIN_FILENO) != 0;
};

/// The only word of a line in small letters, or nothing.
std::string command_of(const std::string &line) {
    const std::vector<std::string> words = shell::words_of(line);
    return words.size() == 1 ? words[0] : "";
}

/// A whole number from 1, as an index from 0.
std::optional<std::size_t> index(std::string_view word) {
    std::size_t value = 0;
    const char *const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end || value == 0) return {};
    return value - 1;
}

/// `2 3`, or `c2` with a letter for the column.
std::optional<Square> parse_square(const std::vector<std::string> &words) {
    if (words.size() == 2) {
        const auto row = index(words[0]), column = index(words[1]);
        if (row && column) return Square{*row, *column};
    }
    if (words.size() == 1 && words[0].size() > 1 && words[0][0] >= 'a' && words[0][0] <= 'z')
        if (const auto row = index(std::string_view(words[0]).substr(1)))
            return Square{*row, static_cast<std::size_t>(words[0][0] - 'a')};
    return {};
}

/// The board with the numbers of its rows and of its columns, or their last digits.
std::string drawing(const Board &board) {
    constexpr std::size_t width = 76;
    const std::size_t columns = board.columns(), label = std::to_string(board.rows()).size();
    const std::size_t wide = columns < 10 ? 2 : 3, cell = columns * wide <= width ? wide
                                                          : columns * 2 <= width  ? 2
                                                                                  : 1;
    std::string text = "\n";
    const auto add_line = [&](const std::string &number, const std::string &squares) {
        const std::string line =
            std::string(label - number.size(), ' ') + number + (cell > 1 ? "" : " ") + squares;
        text.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
    };
    for (std::size_t row = board.rows(); row-- > 0;) {
        std::string squares;
        for (std::size_t column = 0; column < columns && board.has({row, column}); ++column)
            squares += std::string(cell - 1, ' ') + (row + column == 0 ? 'X' : '#');
        add_line(std::to_string(row + 1), squares);
    }
    std::string numbers;
    for (std::size_t column = 0; column < columns; ++column) {
        std::string number = std::to_string(column + 1);
        if (number.size() > std::max<std::size_t>(cell - 1, 1)) number = number.back();
        numbers += std::string(cell - number.size(), ' ') + number;
    }
    add_line("", numbers);
    return text + '\n';
}

/// `row 2, column 3`.
std::string name_of(Square square) {
    return "row " + std::to_string(square.row + 1) + ", column " + std::to_string(square.column + 1);
}

class Game {
  public:
    Game(Input &input, Board board, Player first, std::uint64_t memory)
        : input_(input), memory_(memory), board_(std::move(board)), next_(first) {
        if (first == Player::computer && !over()) computer_moves();
    }

    enum class End { over, another_board, quit };
    /// Goes on until the game is over or the human wants something else.
    End play();
    /// Takes back the human's last move and the computer's answer, if there are any.
    void undo();

  private:
    bool over() const { return board_.squares() <= 1; }
    std::vector<Board> winning_moves() const;
    Square good_move() const;
    void human_picks(Square square);
    void computer_moves();
    void hint() const;
    /// Understands what the human types. Returns nothing if the game goes on.
    std::optional<End> obey(const std::string &line);

    Input &input_;
    const std::uint64_t memory_;
    Board board_;
    Player next_;
    std::vector<Board> before_; // the boards on which the human moved
};

std::vector<Board> Game::winning_moves() const {
    shell::Progress progress("chomp");
    return solve(board_, Method::sieve, options_with(progress, memory_)).wins;
}

void Game::human_picks(Square square) {
    before_.push_back(board_);
    board_ = board_.eaten(square);
    if (over()) next_ = board_.squares() == 0 ? Player::human : Player::computer;
    else computer_moves();
}

// A winning move, or in a lost position the last square of the top row: eat as little as possible and hope.
Square Game::good_move() const {
    const std::vector<Board> wins = winning_moves();
    if (!wins.empty()) return move_between(board_, wins.front());
    const std::size_t top = board_.rows() - 1;
    std::size_t last = 0;
    while (board_.has({top, last + 1})) ++last;
    return {top, last};
}

void Game::computer_moves() {
    const Square square = good_move();
    board_ = board_.eaten(square);
    next_ = Player::human;
    say("The computer eats " + name_of(square) + ".\n");
}

void Game::hint() const {
    const std::vector<Board> wins = winning_moves();
    say(wins.empty() ? "No move wins: the computer has an answer to each.\n"
                     : "Eat " + name_of(move_between(board_, wins.front())) + ", to win.\n");
}

void Game::undo() {
    if (before_.empty()) {
        say("You have not moved yet.\n");
        return;
    }
    board_ = before_.back();
    before_.pop_back();
    next_ = Player::human;
}

std::optional<Game::End> Game::obey(const std::string &line) {
    const std::string command = command_of(line);
    if (command == "q" || command == "quit") return End::quit;
    if (command == "new") return End::another_board;
    if (command == "undo" || command == "u") {
        undo();
    } else if (command == "hint" || command == "h") {
        hint();
    } else if (command == "go") {
        const Square square = good_move();
        say("You eat " + name_of(square) + ".\n");
        human_picks(square);
    } else if (command == "?" || command == "help") {
        say(std::string(instructions));
    } else if (const auto square = parse_square(shell::words_of(line)); !square) {
        say("Type a row and a column, such as 2 3, or ? for help.\n");
    } else if (!board_.has(*square)) {
        say("There is no square in " + name_of(*square) + ".\n");
    } else {
        human_picks(*square);
    }
    return {};
}

Game::End Game::play() {
    std::string line;
    while (!over()) {
        say(drawing(board_));
        if (!input_.ask("Your move (row column, or ?): ", line)) return End::quit;
        if (const auto end = obey(line)) return *end;
    }
    if (board_.squares() == 0) say("\nYou have eaten the poison. The computer wins.\n");
    else
        say(drawing(board_) + (next_ == Player::human
                                   ? "Only the poison is left for you. The computer wins.\n"
                                   : "Only the poison is left for the computer. You win!\n"));
    return End::over;
}

std::optional<Board> ask_for_board(Input &input, std::uint64_t memory) {
    for (std::string line;
         input.ask("Board (rows x columns such as 4x7, or heights such as 74332): ", line);) {
        const std::string command = command_of(line);
        if (command == "q" || command == "quit") return {};
        if (command == "?" || command == "help") {
            say(std::string(board_instructions));
            continue;
        }
        try {
            Board board = Board::parse(line);
            check_size(board, Method::sieve, memory);
            return board;
        } catch (const std::invalid_argument &error) {
            say("That is no board: " + shell::tamed(error.what()) + ".\n");
        } catch (const TooLarge &error) {
            say(std::string("That is too large: ") + error.what() + ".\n");
        }
    }
    return {};
}

/// Returns whether the human wants another game on the same board, after taking back moves as often as wanted.
bool play_until_over(Game &game, Game::End &end, Input &input) {
    for (;;) {
        end = game.play();
        if (end != Game::End::over) return false;
        for (std::string line;;) {
            const bool any = input.ask("Another game (y, n, undo or new)? ", line);
            const std::string answer = command_of(line);
            if (!any || answer == "n" || answer == "no" || answer == "q" || answer == "quit") {
                end = Game::End::quit;
                return false;
            }
            if (answer == "y" || answer == "yes") return true;
            if (answer == "new") {
                end = Game::End::another_board;
                return false;
            }
            if (answer == "undo" || answer == "u") {
                game.undo();
                break;
            }
            say("Type y, n, undo or new.\n");
        }
    }
}

} // namespace

void play(std::optional<Board> board, Player first, std::uint64_t memory) {
    if (board) check_size(*board, Method::sieve, memory);
    say(std::string(introduction));
    Input input;
    for (;;) {
        if (!board) board = ask_for_board(input, memory);
        if (!board) return;
        Game game(input, *board, first, memory);
        Game::End end{};
        if (play_until_over(game, end, input)) continue;
        if (end == Game::End::quit) return;
        board.reset();
    }
}

} // namespace chomp
