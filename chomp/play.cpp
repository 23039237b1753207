// The dialogue of a game.
#include "chomp/play.h"

#include "chomp/picture.h"
#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace chomp {

namespace {

struct Turn {
    Board start, board;
    bool second;        // the computer, or the second person, is to move
    bool eaten = false; // the poison, by the one to move
};

class Game : public shell::DialogueOf<Turn> {
  public:
    Game(const Turn &turn, const shell::GameRules &rules, const Options &options)
        : DialogueOf(turn, rules), options_(options) {}

  private:
    std::string begin(bool) override { return begin_on(state_.start); }
    std::string begin_on(const Board &bar) {
        options_.solved = !rules_.two;
        if (rules_.game > 1) check_size(bar, Method::sieve, options_);
        if (begin_game()) state_ = {.start = bar, .board = bar, .second = rules_.second};
        constexpr std::uint64_t slow = 10'000'000'000; // states, a minute or so
        const bool waits = options_.solved && count_states(lengths_of(bar)) > slow;
        return "Eat a square and all above and to the right. Who eats X loses. ? is for help.\n" +
               rules_.chance_text() +
               (waits ? "The first moves take minutes here; ^C ends a search.\n" : "") + answer();
    }

    std::string board(Room room) const override {
        if (rules_.plain) return in_words(state_.board);
        return picture(state_.board, {}, room.columns) + '\n';
    }
    std::string extent() const override {
        return shell::extent_of(state_.start.rows(), state_.start.columns(), 1);
    }
    std::string prompt() const override {
        return (rules_.two ? "Move of " + name(state_.second) : "Your move") + " (row column): ";
    }
    std::string name(bool second) const {
        if (rules_.two) return second ? "player 2" : "player 1";
        return second ? "the computer" : "you";
    }

    /// Only the poison is left.
    bool over() const override { return !state_.board.has({1, 0}) && !state_.board.has({0, 1}); }

    /// Who eats the poison has it left.
    void eat(Square square) {
        if (square == Square{0, 0}) {
            for (const Square rest : {Square{0, 1}, Square{1, 0}})
                if (state_.board.has(rest)) state_.board = state_.board.eaten(rest);
            state_.eaten = true;
            return;
        }
        state_.board = state_.board.eaten(square);
        state_.second = !state_.second;
    }

    /// The computer's move, if it is to move.
    std::string answer() {
        if (rules_.two || over() || !state_.second) return {};
        const Square square = computers_square();
        eat(square);
        return (stopped_ ? "The search is stopped. " : "") + ("The computer eats " + square.text()) + ".\n";
    }
    std::string end() const override {
        const std::string winner = name(!state_.second);
        return (state_.eaten ? "The poison is eaten" : "Only the poison is left for " + name(state_.second)) +
               ": " + winner + (winner == "you" ? " win!\n" : " wins!\n");
    }

    /// None, too, if ^C has stopped the search.
    std::vector<Square> winning_moves() const {
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
        const Lengths rows = transposed(state_.board.heights());
        return {rows.size() - 1, rows.back() - 1};
    }

    /// A square by the level. A slip never takes the poison.
    Square computers_square() {
        const Board &board = state_.board;
        stopped_ = false;
        if (rules_.level() != Level::hard && board.has({1, 1}) &&
            rules_.engine() % shell::moves_for_a_slip(rules_.level()) == 0) {
            std::uint64_t number = 0;
            for (const std::size_t height : board.heights()) number += height;
            number = 1 + rules_.engine() % (number - 1);
            std::size_t column = 0;
            while (number >= board.height(column)) number -= board.height(column++);
            return {number, column};
        }
        const std::vector<Square> wins = winning_moves();
        stopped_ = shell::Interruption::requested();
        return wins.empty() ? waiting_move() : wins[0];
    }

    /// With the size of another bar.
    std::string begin_with(const std::string &size) override {
        // After a game two numbers are a late move.
        if (!shell::is_size(size) && (over() || shell::numbers_of(size).size() != 2))
            return Dialogue::begin_with(size);
        return begin_on(Board::rectangle(size));
    }

    std::string move(const std::string &line) override {
        const auto square = shell::square_of(line, 1);
        // On a bar with a row or a column 10, 12 may be half of a move.
        const bool is_half = std::max(state_.start.rows(), state_.start.columns()) > 9 && line.size() == 2 &&
                             shell::whole_number(line, 0, 99);
        if (!square || is_half) return std::string("Type a row and a column, such as 2 3") + or_words;
        const Square typed{static_cast<std::size_t>(square->row), static_cast<std::size_t>(square->col)};
        if (!state_.start.has(typed)) return "There is no square in " + typed.text() + ". " + extent();
        if (!state_.board.has(typed)) return "Nothing is left in " + typed.text() + ".\n";
        remember();
        eat(typed);
        return (square->lettered ? "That is " + typed.text() + ".\n" : "") + answer();
    }

    std::string hint() override {
        const std::vector<Square> wins = winning_moves();
        if (shell::Interruption::requested()) return "The search is stopped.\n";
        if (wins.empty()) return "No move wins; " + waiting_move().text() + " eats the least.\n";
        return "Eat " + wins[0].text() + ", to win.\n";
    }

    std::string help() const override {
        return "A move eats a square and all squares above it, to the right of it, or both. Type its row and "
               "its column, such as 2 3, 2,3 or c2: X is 1 1. ^C ends a search.\n";
    }

    std::string saved() const override {
        return state_.board.text() + '\n' + std::string(bar_line) + state_.start.text() + '\n';
    }
    bool second_moves() const override { return state_.second; }

    Options options_;
    bool stopped_ = false; // the search for the computer's last move
};

} // namespace

void play(const Board &board, const Board &bar, const shell::GameRules &rules, const Options &options) {
    Game({.start = bar, .board = board, .second = rules.turn}, rules, options).run();
}

} // namespace chomp
