#include "chomp/play.h"

#include "chomp/picture.h"
#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace chomp {

namespace {

struct Turn {
    Board start, board;
    bool second; // the computer, or the second person, is to move
};

class Game : public shell::DialogueOf<Turn> {
  public:
    Game(const Turn &turn, const shell::GameRules &rules, const Options &options)
        : DialogueOf(turn), rules_(rules), options_(options) {}

  private:
    std::string begin() override { return begin_on(state_.start); }
    std::string begin_on(const Board &bar) {
        if (rules_.begin()) {
            remember();
            state_ = {.start = bar, .board = bar, .second = rules_.second};
        }
        return "Eat a square and all above and to the right. Who eats X loses. ? is for help.\n" +
               rules_.seed_text() + answer();
    }

    std::string board(Room room) const override {
        return all_eaten() ? "" : picture(state_.board, state_.board, Numbers::with, room.columns) + '\n';
    }
    std::string prompt() const override {
        return (rules_.two ? "Move of " + name(state_.second) : "Your move") + " (row column): ";
    }
    std::string name(bool second) const {
        if (rules_.two) return second ? "player 2" : "player 1";
        return second ? "the computer" : "you";
    }

    bool all_eaten() const { return !state_.board.has({0, 0}); }
    /// Nothing is left, or only the poison.
    bool over() const override { return !state_.board.has({1, 0}) && !state_.board.has({0, 1}); }

    void eat(Square square) {
        state_.board = state_.board.eaten(square);
        state_.second = !state_.second;
    }

    /// The computer's move, if it is to move, and how the game has ended, if it has.
    std::string answer() {
        std::string text;
        if (!rules_.two && !over() && state_.second) {
            const Square square = computers_square();
            text = "The computer eats " + square.text() + ".\n";
            eat(square);
        }
        if (!over()) return text;
        text += all_eaten() ? "The poison is eaten" : "Only the poison is left for " + name(state_.second);
        const std::string winner = name(state_.second == all_eaten());
        return text + ": " + winner + (winner == "you" ? " win!\n" : " wins!\n") + rules_.seed_text();
    }

    /// None, too, if ^C has stopped the search.
    std::vector<Board> winning_moves() const {
        shell::Progress progress;
        const shell::Interruption interruption;
        try {
            return solve(state_.board, Method::sieve, {.memory = options_.memory, .progress = &progress})
                .wins;
        } catch (const Interrupted &) {
            return {};
        }
    }
    /// Where none wins, it eats as little as possible.
    Square waiting_move() const {
        const Lengths &heights = state_.board.heights();
        return {state_.board.rows() - 1, at(std::ranges::count(heights, heights[0])) - 1};
    }

    /// A square by the level. A slip never takes the poison.
    Square computers_square() {
        const Board &board = state_.board;
        if (rules_.level != Level::hard && board.has({1, 1}) &&
            rules_.engine() % (rules_.level == Level::easy ? 2 : 4) == 0) {
            std::uint64_t number = 0;
            for (const int height : board.heights()) number += at(height);
            number = 1 + rules_.engine() % (number - 1);
            std::size_t column = 0;
            while (number >= board.height(column)) number -= board.height(column++);
            return {number, column};
        }
        const std::vector<Board> wins = winning_moves();
        return wins.empty() ? waiting_move() : move_between(board, wins[0]);
    }

    /// With the size of another bar, but for `2 3`, a square.
    std::optional<std::string> begin_with(const std::string &size) override {
        if (shell::square_of(shell::words_of(size), 1)) return {};
        try {
            const Board bar = Board::rectangle(size);
            check_size(bar, Method::sieve, options_);
            return "Another bar; undo goes back to the one before.\n" + begin_on(bar);
        } catch (const TooLarge &error) {
            return "Too large: " + std::string(error.what()) + ".\n";
        } catch (const std::invalid_argument &) {
            return {};
        }
    }

    /// The square to eat, or the size of another bar.
    std::string move(const std::string &line) override {
        const auto square = shell::square_of(shell::words_of(line), 1);
        if (!square)
            return begin_with(line).value_or("Type a row and a column, such as 2 3, or ? for help.\n");
        const Square typed{static_cast<std::size_t>(square->row), static_cast<std::size_t>(square->col)};
        if (!state_.board.has(typed)) return "There is no square in " + typed.text() + ".\n";
        remember();
        eat(typed);
        return (square->lettered ? "You eat " + typed.text() + ".\n" : "") + answer();
    }

    std::string hint() override {
        const std::vector<Board> wins = winning_moves();
        if (shell::Interruption::requested()) return "The search is stopped.\n";
        if (wins.empty()) return "No move wins; " + waiting_move().text() + " eats the least.\n";
        return "Eat " + move_between(state_.board, wins[0]).text() + ", to win.\n";
    }

    std::string help() const override {
        return "A move eats a square and all squares above it, to the right of it, or both. Type its row, "
               "from the bottom, and its column, from the left, such as 2 3, 2,3 or c2: X is 1 1. A size, "
               "such as 4x7, begins on a bar of 4 rows of 7 squares. ^C ends its thinking.\n";
    }

    /// The board without any square is no state.
    std::string saved() const override {
        return (all_eaten() ? state_.start : state_.board).text() + '\n' + std::string(bar_line) +
               state_.start.text() + '\n';
    }
    std::string options() const override { return rules_.options(state_.second && !all_eaten()); }

    shell::GameRules rules_; // each game has the next seed
    const Options options_;
};

} // namespace

void play(const Board &board, const Board &bar, const shell::GameRules &rules, const Options &options) {
    Game({.start = bar, .board = board, .second = rules.second}, rules, options).run();
}

} // namespace chomp
