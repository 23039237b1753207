#include "chomp/play.h"

#include "chomp/picture.h"
#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace chomp {

namespace {

struct Turn {
    Board start, board;
    Player mover;
};

Player other(Player player) { return player == Player::human ? Player::computer : Player::human; }

class Game : public shell::DialogueOf<Turn> {
  public:
    Game(const Board &start, const Rules &rules, const Options &options)
        : DialogueOf({.start = start, .board = start, .mover = rules.first},
                     rules.moves_from_terminal ? Input::terminal : Input::standard),
          game_(rules.game), first_(rules.first), options_(options) {
        game_.choose_seed();
    }

  private:
    std::string begin() override { return begin_on(state_.start); }
    std::string begin_on(const Board &bar) {
        if (std::exchange(started_, true)) {
            remember();
            if (game_.seed) ++*game_.seed;
        }
        state_ = {.start = bar, .board = bar, .mover = first_};
        engine_.seed(game_.seed.value_or(0));
        return "Eat a square and all above and to the right. Who eats X loses. ? is for help.\n" +
               game_.seed_text() + answer();
    }

    std::string board(Room room) const override {
        return all_eaten() ? "" : picture(state_.board, state_.board, Numbers::with, room.columns) + '\n';
    }
    std::string prompt() const override {
        return (game_.two ? "Move of " + name(state_.mover) : "Your move") + " (row column): ";
    }
    std::string name(Player player) const {
        const bool first = player == Player::human;
        if (game_.two) return first ? "player 1" : "player 2";
        return first ? "you" : "the computer";
    }

    bool all_eaten() const { return !state_.board.has({0, 0}); }
    /// Nothing is left, or only the poison.
    bool over() const override { return !state_.board.has({1, 0}) && !state_.board.has({0, 1}); }

    void eat(Square square) {
        state_.board = state_.board.eaten(square);
        state_.mover = other(state_.mover);
    }

    /// The computer's move, if it is to move, and how the game has ended, if it has.
    std::string answer() {
        std::string text;
        if (!game_.two && !over() && state_.mover == Player::computer) {
            const Square square = computers_square();
            text = "The computer eats " + square.text() + ".\n";
            eat(square);
        }
        if (!over()) return text;
        text += all_eaten() ? "The poison is eaten" : "Only the poison is left for " + name(state_.mover);
        const std::string winner = name(all_eaten() ? state_.mover : other(state_.mover));
        return text + ": " + winner + (winner == "you" ? " win!\n" : " wins!\n") + game_.seed_text();
    }

    std::vector<Board> winning_moves() const {
        shell::Progress progress;
        return solve(state_.board, Method::sieve, {.memory = options_.memory, .progress = &progress}).wins;
    }

    /// A square by the level. A slip never takes the poison.
    Square computers_square() {
        const Board &board = state_.board;
        if (game_.level != Level::hard && board.has({1, 1}) &&
            engine_() % (game_.level == Level::easy ? 2 : 4) == 0) {
            std::uint64_t number = 0;
            for (const int height : board.heights()) number += at(height);
            number = 1 + engine_() % (number - 1);
            std::size_t column = 0;
            while (number >= board.height(column)) number -= board.height(column++);
            return {number, column};
        }
        if (const std::vector<Board> wins = winning_moves(); !wins.empty())
            return move_between(board, wins[0]);
        const auto highest = std::ranges::count(board.heights(), board.heights()[0]); // columns
        return {board.rows() - 1, at(highest) - 1};
    }

    /// The square to eat, or the size of another bar.
    std::string move(const std::string &line) override {
        const auto square = shell::square_of(shell::words_of(line), 1);
        if (!square) {
            try {
                const Board bar = Board::rectangle(line);
                check_size(bar, Method::sieve, options_);
                return begin_on(bar);
            } catch (const TooLarge &error) {
                return "Too large: " + std::string(error.what()) + ".\n";
            } catch (const std::invalid_argument &) {
                return "Type a row and a column, such as 2 3, or ? for help.\n";
            }
        }
        const Square typed{static_cast<std::size_t>(square->row), static_cast<std::size_t>(square->col)};
        if (!state_.board.has(typed))
            return "There is no square in " + typed.text() +
                   (state_.start.has(typed)
                        ? ": it is eaten.\n"
                        : ": the bar has " + shell::count_of(state_.start.rows(), "row") + " and " +
                              shell::count_of(state_.start.columns(), "column") + ".\n");
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
               "from the bottom, and its column, from the left, such as 2 3, 2,3 or c2: X is 1 1. A size, "
               "such as 4x7, begins on a bar of 4 rows of 7 squares.\n";
    }

    std::string saved() const override { return (over() ? state_.start : state_.board).text() + '\n'; }
    std::string resume(const std::string &file) const override {
        const bool second = game_.two && !over() && state_.mover == Player::computer;
        return game_.command(second ? " --play --first 2" : " --play", file);
    }

    shell::GameRules game_; // each game has the next seed
    const Player first_;
    const Options options_;
    bool started_ = false;
    std::mt19937_64 engine_;
};

} // namespace

void play(const Board &board, const Rules &rules, const Options &options) {
    Game(board, rules, options).run();
}

} // namespace chomp
