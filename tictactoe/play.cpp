// The dialogue of a game.
#include "tictactoe/play.h"

#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "tictactoe/picture.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tictactoe {

namespace {

/// A board, and what finds the best moves on it if it has at most max_squares.
struct Ground {
    explicit Ground(const WideBoard &wide) : board(wide) {
        if (board.squares <= max_squares)
            adviser.emplace(Board(board.rows, board.cols, board.in_a_row, board.goal),
                            row_order(board.squares));
    }

    WideBoard board;
    std::optional<Adviser> adviser = {};
};

struct State {
    std::shared_ptr<Ground> ground;
    WidePosition position = {};
    Side first = Side::x; // who has begun
    int last_move = -1;
};

class Game : public shell::DialogueOf<State> {
  public:
    explicit Game(const Options &options)
        : DialogueOf(
              {.ground = std::make_shared<Ground>(options.board),
               .position = options.position,
               .first = count(options.position.marks()) % 2 == 0 ? options.to_move : other(options.to_move)},
              options.rules) {}

  private:
    const WideBoard &grid() const { return state_.ground->board; }

    std::string begin(bool) override { return begin_on(state_.ground); }
    // The name of a rule, a size, or both.
    std::string begin_with(const std::string &wish) override {
        shell::Words words = shell::words_of(wish);
        const bool misere = std::erase(words, "misere") > 0,
                   named = std::erase(words, "normal") > 0 || misere;
        Goal goal = grid().goal;
        if (named) goal = misere ? Goal::misere : Goal::line;
        if (words.empty())
            return begin_on(
                std::make_shared<Ground>(WideBoard(grid().rows, grid().cols, grid().in_a_row, goal)));
        std::string size = named ? "" : wish;
        if (named)
            for (const std::string &word : words) size += (size.empty() ? "" : " ") + word;
        const bool square = !over() && shell::whole_number(size, 1, 9999); // new 4
        if (size != "gomoku" && !square && !shell::is_size(size)) return Dialogue::begin_with(wish);
        return begin_on(std::make_shared<Ground>(board_for_game(size, goal)));
    }
    std::string begin_on(std::shared_ptr<Ground> ground) {
        if (begin_game()) state_ = {.ground = std::move(ground)};
        const std::string who =
            rules_.two ? "" : std::string("You are ") + letters.of(human_in(rules_)) + ". ";
        return rule() + who + "? is for help.\n" + rules_.chance_text() + answer();
    }

    std::string board(Room room) const override {
        if (rules_.plain) return in_words(grid(), state_.position, state_.last_move);
        if (room.lines == 0) room.lines = 21;
        return drawing(grid(), state_.position, room, state_.last_move);
    }

    std::string prompt() const override {
        return rules_.two ? letters.of(mover()) + std::string("'s move (row column): ")
                          : "Your move (row column): ";
    }

    bool over() const override { return verdict(grid(), state_.position) != UNCLEAR; }
    Side mover() const { return side_to_move(state_.position, state_.first); }

    void put(int square) {
        assert(square >= 0 && !state_.position.marks()[at(square)]);
        state_.position.of(mover()).set(at(square));
        state_.last_move = square;
    }

    // A hint is the best move, the computer's own one as good as its level. If the solver has none within a
    // second, which a person waits, it is the move that looks best.
    Advice advise(bool hint) {
        constexpr double thinking_time = 0.95;
        std::mt19937_64 *const varying = rules_.seed && !hint ? &rules_.engine : nullptr;
        Advice advice{UNCLEAR};
        if (!hint) advice.square = at_once(grid(), state_.position, mover(), rules_.level(), rules_.engine);
        if (advice.square >= 0) return advice;
        shell::Progress progress; // which a game does not last long enough to show
        if (std::optional<Adviser> &adviser = state_.ground->adviser) {
            adviser->watch(progress, thinking_time);
            try {
                advice = adviser->best(narrow(state_.position), mover(), varying);
            } catch (const Stopped &) { // not settled within the time
            }
        }
        if (advice.square < 0) advice.square = looks_best(grid(), state_.position, mover(), varying);
        return advice;
    }

    // The computer's move, if it is to move.
    std::string answer() {
        if (rules_.two || over() || mover() == human_in(rules_)) return {};
        const int square = advise(false).square;
        put(square);
        return "Computer plays " + named(grid(), square) + ".\n";
    }

    std::string end() const override {
        const Value value = verdict(grid(), state_.position);
        if (value == DRAW) return "Draw!\n";
        const std::vector<int> line = squares_of(winning_line(grid(), state_.position));
        const Side winner = value == X_WIN ? Side::x : Side::o;
        std::string text = letters.of(winner) + std::string(" wins");
        if (!rules_.two) text = winner == human_in(rules_) ? "You win" : "Computer wins";
        return text +
               (grid().line_wins() ? ", from "
                                   : std::string(": ") + letters.of(other(winner)) + "'s row goes from ") +
               named(grid(), line.front()) + " to " + named(grid(), line.back()) + "!\n";
    }

    // A square as two numbers, as b2 or as its own number. What may be either of two squares is asked again.
    std::string move(const std::string &line) override {
        const auto typed = shell::square_of(line, 0);
        const auto number = shell::whole_number(shell::trimmed(line), 1, grid().squares);
        const bool on_board =
            typed && typed->row >= 0 && typed->row < grid().rows && typed->col < grid().cols;
        const auto is_mark = [](char c) { return shell::contains(std::string_view("XxOo._"), c); };
        if (!typed && line.find_first_not_of("XxOo._|/ \t") == line.npos &&
            std::ranges::count_if(line, is_mark) == grid().cols)
            return "A row of a position? For a game from one that is piped, type: tictactoe -\n";
        if (!typed && !number) return std::string("Type a row and a column, such as 0 0") + or_words;
        if (!on_board && !number) return "Off the board. " + extent();
        const int square = on_board ? typed->row * grid().cols + typed->col : *number - 1;
        if (on_board && number && square != *number - 1)
            return "That may be " + named(grid(), square) + " or " + named(grid(), *number - 1) +
                   ": type one of these.\n";
        if (state_.position.marks()[at(square)]) return named(grid(), square) + " is taken.\n";
        remember();
        put(square);
        return (number || typed->lettered ? "That is " + named(grid(), square) + ": row and column, from 0.\n"
                                          : "") +
               answer();
    }

    std::string hint() override {
        Advice advice = advise(true);
        WidePosition after = state_.position;
        after.of(mover()).set(at(advice.square));
        if (verdict(grid(), after) == win_of(mover())) advice.value = win_of(mover());
        std::string text = "Try " + named(grid(), advice.square);
        if (advice.value == UNCLEAR) return text + ". It looks best.\n";
        if (advice.value == DRAW) return text + ". It leads to a draw.\n";
        return text + (advice.value == win_of(mover()) ? ". It wins.\n"
                                                       : ". Every move loses; this one lasts longest.\n");
    }

    std::string help() const override {
        return grid().rule() +
               ": across, down or diagonally. A full board is a draw. Type the row and the column of a "
               "square, such as 0 0 or 0,0; b2, whose row counts from 1; or its number, row by row from 1 "
               "to " +
               std::to_string(grid().squares) + ".\n";
    }

    std::string rule() const override { return grid().rule() + ". "; }
    std::string variants() const override {
        return std::string("6x7x4 with 4 in a row, ") +
               (grid().line_wins() ? "misere where a row loses, " : "normal where a row wins, ");
    }

    std::string saved() const override {
        return header(grid(), mover()) + '\n' + drawing(grid(), state_.position);
    }
    std::string extent() const override { return shell::extent_of(at(grid().rows), at(grid().cols)); }
};

} // namespace

void play(const Options &options) { Game(options).run(); }

} // namespace tictactoe
