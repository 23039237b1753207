#include "chomp/play.h"

#include "chomp/picture.h"
#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <random>
#include <string>
#include <vector>

namespace chomp {

namespace {

struct Turn {
    Board board{Lengths{1}};
    Player mover = Player::human;
};

Player other(Player player) { return player == Player::human ? Player::computer : Player::human; }

class Game : public shell::DialogueOf<Turn> {
  public:
    Game(std::optional<Board> start, const Rules &rules, const Options &options)
        : DialogueOf({}, rules.moves_from_terminal ? Input::terminal : Input::standard),
          start_(std::move(start)), rules_(rules), options_(options), engine_(rules.seed) {}

  private:
    std::string begin() override {
        const std::string text =
            "Eat a square and all above and to the right. Who eats X loses. ? is for help.\n";
        return begun() ? text + begin_on(*start_) : text;
    }
    std::string begin_on(const Board &board) {
        start_ = board;
        restart({board, rules_.first});
        return answer();
    }
    bool begun() const override { return start_.has_value(); }

    std::string board(Room room) const override {
        return all_eaten() ? "" : picture(state_.board, state_.board, Numbers::with, room.columns) + '\n';
    }
    std::string prompt() const override {
        if (!begun()) return "Board (rows x columns; Enter for 4x7): ";
        return (rules_.two ? "Move of " + name(state_.mover) : "Your move") + " (row column): ";
    }
    std::string name(Player player) const {
        const bool first = player == Player::human;
        if (rules_.two) return first ? "player 1" : "player 2";
        return first ? "you" : "the computer";
    }

    bool all_eaten() const { return !state_.board.has({0, 0}); }
    /// Nothing is left, or only the poison.
    bool over() const override { return begun() && !state_.board.has({1, 0}) && !state_.board.has({0, 1}); }

    void eat(Square square) { state_ = {state_.board.eaten(square), other(state_.mover)}; }

    /// The computer's move, if it is to move, and how the game has ended, if it has.
    std::string answer() {
        std::string text;
        if (!rules_.two && !over() && state_.mover == Player::computer) {
            const Square square = computers_square();
            text = "The computer eats " + square.text() + ".\n";
            eat(square);
        }
        if (!over()) return text;
        text += all_eaten() ? "The poison is eaten" : "Only the poison is left for " + name(state_.mover);
        const std::string winner = name(all_eaten() ? state_.mover : other(state_.mover));
        return text + ": " + winner + (winner == "you" ? " win!\n" : " wins!\n");
    }

    std::vector<Board> winning_moves() const {
        shell::Progress progress("chomp");
        return solve(state_.board, Method::sieve, options_with(progress, options_)).wins;
    }

    /// A square by the level. The poison is no slip.
    Square computers_square() {
        const Board &board = state_.board;
        if (rules_.level != Level::hard && board.has({1, 1}) &&
            engine_() % (rules_.level == Level::easy ? 2 : 4) == 0) {
            std::uint64_t number = 0;
            for (const int height : board.heights()) number += at(height);
            number = 1 + engine_() % (number - 1);
            std::size_t column = 0;
            while (number >= board.height(column)) number -= board.height(column++);
            return {number, column};
        }
        if (const std::vector<Board> wins = winning_moves(); !wins.empty())
            return move_between(board, wins[0]);
        const std::size_t top = board.rows() - 1;
        std::size_t last = 0;
        while (board.has({top, last + 1})) ++last;
        return {top, last};
    }

    /// The square to eat, or a bar to begin on: any before the game, later only rows x columns.
    std::string move(const std::string &line) override {
        const auto square = shell::square_of(shell::words_of(line), 1);
        const std::vector<std::string> sides = shell::numbers_of(line);
        if (!begun() || (!square && sides.size() == 2)) {
            try {
                std::string remark;
                const std::string size = sides.size() == 2 ? sides[0] + 'x' + sides[1] : line;
                const Board board = Board::parse(size.empty() ? "4x7" : size, &remark);
                check_size(board, Method::sieve, options_.memory);
                return (remark.empty() ? "" : remark + ".\n") + begin_on(board);
            } catch (const std::invalid_argument &error) {
                return "No such board: " + shell::tamed(error.what()) + ".\n";
            }
        }
        if (!square) return "Type a row and a column, such as 2 3, or ? for help.\n";
        const Square typed{static_cast<std::size_t>(square->row), static_cast<std::size_t>(square->col)};
        if (!state_.board.has(typed)) return "There is no square in " + typed.text() + ".\n";
        remember();
        eat(typed);
        return answer();
    }

    std::string hint() override {
        const std::vector<Board> wins = winning_moves();
        if (wins.empty()) return "No move wins: there is an answer to each.\n";
        return "Eat " + move_between(state_.board, wins[0]).text() + ", to win.\n";
    }

    std::string help() const override {
        return "A move eats a square and all squares above it, to the right of it, or both. Type its row, "
               "from the bottom, and "
               "its column, from the left, such as 2 3, 2,3 or c2: X is 1 1. A size, such as 4x7, begins on "
               "a bar of 4 "
               "rows of 7 squares; at first, the heights of columns such as 74332 will do, too.\n";
    }

    std::string saved() const override { return (over() ? *start_ : state_.board).text() + '\n'; }
    std::string resume(const std::string &file) const override {
        std::string command = "chomp --play";
        if (rules_.two) command += " --two";
        if (rules_.two && !over() && state_.mover == Player::computer) command += " --first 2";
        if (rules_.level != Level::hard) command += rules_.level == Level::easy ? " --level 1" : " --level 2";
        return command + (file.find('/') == file.npos ? " ./" : " ") + file;
    }

    std::optional<Board> start_; // none: still to be asked for
    const Rules rules_;
    const Options options_;
    std::mt19937_64 engine_;
};

} // namespace

void play(std::optional<Board> board, const Rules &rules, const Options &options) {
    if (board) check_size(*board, Method::sieve, options.memory);
    Game(std::move(board), rules, options).run();
}

} // namespace chomp
