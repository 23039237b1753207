#include "chomp/play.h"

#include "chomp/picture.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <limits>
#include <unistd.h>

namespace chomp {

namespace {

constexpr std::string_view poison_rule = "Whoever eats the poison, X, loses.",
                           last_rule = "Whoever eats the last square, X, wins.",
                           coordinates = " A square is its row, from the bottom, and its\n"
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
  12 12 10  the same for any height; 10^35,4^7 are 35 columns of 10 and 7 of 4
  # # #     a drawing: rows of squares, the last one from X, the poison
  X # # #
  quit      leave, like ^D

)";

constexpr std::string_view board_prompt = "Board (rows x columns such as 4x7, or heights such as 74332): ";

/// Says the text at once: a person waits for it.
void say(const std::string &text) { shell::write_answer(text); }

/// The only word of a line in small letters, or nothing.
std::string command_of(const std::string &line) {
    const std::vector<std::string> words = shell::words_of(line);
    return words.size() == 1 ? words[0] : "";
}

/// `2 3`, or `c2` with a letter for the column: any square, also one that is not on the board.
std::optional<Square> parse_square(std::vector<std::string> words) {
    if (words.size() == 1 && 'a' <= words[0][0] && words[0][0] <= 'z')
        words = {words[0].substr(1), std::to_string(words[0][0] - 'a' + 1)};
    if (words.size() != 2) return {};
    constexpr int most = std::numeric_limits<int>::max();
    const auto row = whole_number(words[0], 1, most), column = whole_number(words[1], 1, most);
    if (!row || !column) return {};
    return Square{at(*row - 1), at(*column - 1)};
}

class Game {
  public:
    Game(Player first, const Options &options) : first_(first), options_(options) {}

    /// Games on this board, or on one that it asks for, until the human has enough or the input ends.
    void play(std::optional<Board> start) {
        say(std::string(poisoned_ ? poison_rule : last_rule) + std::string(coordinates));
        start_ = std::move(start);
        if (start_) begin();
        for (std::string line;;) {
            if (!start_) {
                start_ = ask_for_board();
                if (!start_) return;
                begin();
            }
            if (!over()) show();
            if (!ask(over() ? "Another game (y, n, undo or new)? " : "Your move (row column, or ?): ", line))
                return;
            const std::string command = command_of(line);
            if (command == "q" || command == "quit") return;
            if (command == "new") start_.reset();
            else if (command == "undo" || command == "u") undo();
            else if (!over()) obey(line);
            else if (command == "n" || command == "no") return;
            else if (command == "y" || command == "yes") begin();
            else say("Type y, n, undo or new.\n");
        }
    }

  private:
    /// Asks for a line. Returns false at the end of the input.
    bool ask(std::string_view prompt, std::string &line) {
        const bool any = shell::ask(input_, prompt, line);
        if (!terminal_ || !any) say("\n"); // where a terminal shows the Enter
        return any;
    }

    std::optional<Board> ask_for_board() {
        std::string drawing; // its rows so far
        for (std::string line; ask(drawing.empty() ? board_prompt : "", line);) {
            drawing += line;
            if (is_drawn_row(line) && line.find('X') == line.npos) {
                drawing += '\n';
                continue;
            }
            line = std::exchange(drawing, {});
            const std::string command = command_of(line);
            if (command == "q" || command == "quit") break;
            if (command == "?" || command == "help") {
                say(std::string(board_instructions));
                continue;
            }
            try {
                std::string remark;
                Board board = Board::parse(line, &remark);
                if (!remark.empty()) say(remark + ".\n");
                check_size(board, Method::sieve, options_.memory);
                return board;
            } catch (const TooLarge &error) {
                say(std::string("That is too large: ") + error.what() + ".\n");
            } catch (const std::invalid_argument &error) {
                say("That is no board: " + shell::tamed(error.what()) + ".\n");
            }
        }
        return {};
    }

    void begin() {
        board_ = *start_;
        before_.clear();
        if (over()) say_result(first_);
        else if (first_ == Player::computer) computer_moves();
    }

    void show() const { say('\n' + picture(board_, board_, Numbers::with) + '\n'); }

    bool all_eaten() const { return !board_.has({0, 0}); }
    /// Nothing is left, or only the poison.
    bool over() const { return all_eaten() || (poisoned_ && !board_.has({1, 0}) && !board_.has({0, 1})); }

    std::vector<Board> winning_moves() const {
        shell::Progress progress("chomp");
        return solve(board_, Method::sieve, options_with(progress, options_)).wins;
    }

    /// A winning move, or in a lost position the last square of the top row: eat as little as possible and
    /// hope.
    Square good_move() const {
        const std::vector<Board> wins = winning_moves();
        if (!wins.empty()) return move_between(board_, wins.front());
        const std::size_t top = board_.rows() - 1;
        std::size_t last = 0;
        while (board_.has({top, last + 1})) ++last;
        return {top, last};
    }

    void human_picks(Square square) {
        before_.push_back(board_);
        board_ = board_.eaten(square);
        if (over()) say_result(all_eaten() && poisoned_ ? Player::human : Player::computer);
        else computer_moves();
    }

    void computer_moves() {
        const Square square = good_move();
        board_ = board_.eaten(square);
        say("The computer eats " + square.text() + ".\n");
        if (over()) say_result(Player::human);
    }

    void say_result(Player loser) const {
        const bool lost = loser == Player::human;
        if (!all_eaten()) show();
        if (!all_eaten())
            say("Only the poison is left for " + std::string(lost ? "you" : "the computer") + ". ");
        else say(poisoned_ ? "\nYou have eaten the poison. " : "\n");
        say(lost ? "The computer wins.\n" : "You win!\n");
    }

    void undo() {
        if (before_.empty()) return say("You have not moved yet.\n");
        board_ = before_.back();
        before_.pop_back();
    }

    /// What the human types during a game.
    void obey(const std::string &line) {
        const std::string command = command_of(line);
        if (command == "hint" || command == "h") {
            const std::vector<Board> wins = winning_moves();
            say(wins.empty() ? "No move wins: the computer has an answer to each.\n"
                             : "Eat " + move_between(board_, wins.front()).text() + ", to win.\n");
        } else if (command == "go") {
            const Square square = good_move();
            say("You eat " + square.text() + ".\n");
            human_picks(square);
        } else if (command == "?" || command == "help") {
            say(std::string(instructions));
        } else if (const auto square = parse_square(shell::words_of(line)); !square) {
            say("Type a row and a column, such as 2 3, or ? for help.\n");
        } else if (!board_.has(*square)) {
            say("There is no square in " + square->text() + ".\n");
        } else {
            human_picks(*square);
        }
    }

    const Player first_;
    const Options options_;
    const bool poisoned_ = !empty_is_loss(options_.last); // the last square
    shell::InputFile input_ = shell::InputFile::standard_input();
    const bool terminal_ = isatty(STDIN_FILENO) != 0;
    std::optional<Board> start_; // none: still to be asked for
    Board board_{Lengths{1}};
    std::vector<Board> before_; // the boards on which the human moved
};

} // namespace

void play(std::optional<Board> board, Player first, const Options &options) {
    if (board) check_size(*board, Method::sieve, options.memory);
    Game(first, options).play(std::move(board));
}

} // namespace chomp
