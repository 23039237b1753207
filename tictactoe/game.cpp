#include "tictactoe/game.h"

#include "tictactoe/advice.h"
#include "tictactoe/dialogue.h"
#include "tictactoe/drawing.h"
#include "tictactoe/referee.h"
#include "tictactoe/shell.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace tictactoe {

namespace {

using Kind = Reply::Kind;

// A person waits a second for a move. Where it is not settled until then, the move that looks best takes the rest.
constexpr std::chrono::milliseconds thinking_time{950};

// The conversation: what the program says, and what the human types.
class Talk {
  public:
    /// Text that is shown at the next question, at the latest.
    void say(const std::string &text) { said_ += text; }
    void show() {
        shell::write_answer(said_);
        said_.clear();
    }
    /// Asks, and returns the reply, or quit at the end of the input.
    Reply ask(const std::string &question) {
        say(question);
        show();
        std::string line;
        const bool any = input_.read_line(line);
        // In the place of the Enter that a terminal shows.
        if (!terminal_ || !any) shell::write_answer("\n");
        return any ? parse_reply(line) : Reply{Kind::quit};
    }

  private:
    std::string said_;
    shell::InputFile input_ = shell::InputFile::standard_input();
    const bool terminal_ = isatty(STDIN_FILENO) != 0;
};

class Game {
  public:
    Game(const Board &board, const GameOptions &options)
        : board_(board), options_(options), adviser_(board, row_order(board.squares)),
          engine_(options.seed.value_or(0)) {}

    /// Games, until the human has enough.
    void play();

  private:
    enum class Next { move, stay, again, quit };

    void begin();
    void draw() { talk_.say(drawing(board_, position_, options_.mark)); }
    Next human_moves();
    Next at_end();
    void computer_moves();
    void after_move(Side mover);
    void undo();
    void hint();
    void explain();
    bool over() const { return verdict(board_, position_) != UNCLEAR; }
    std::string named(int square) const {
        return std::to_string(square / board_.cols) + ' ' + std::to_string(square % board_.cols);
    }

    const Board &board_;
    const GameOptions &options_;
    Adviser adviser_;
    std::mt19937_64 engine_;
    Talk talk_;
    Position position_;
    std::vector<Position> before_; // the positions in which the human moved
};

void Game::begin() {
    position_ = {};
    before_.clear();
    talk_.say(std::string("You are ") + options_.mark + ", and " + std::to_string(board_.in_a_row) +
              " in a row is the goal. " +
              (options_.first == Side::human ? "You begin. " : "The computer begins. ") + "? is for help.\n");
    draw();
    if (options_.first == Side::computer) computer_moves();
}

// The board after a move, and who has won on which line. Where the boards of a turn, after either side's move, do not
// fit on a terminal, the first is left out.
void Game::after_move(Side mover) {
    const std::string board = drawing(board_, position_, options_.mark);
    const auto lines = std::count(board.begin(), board.end(), '\n');
    if (mover == Side::computer || over() || 2 * lines + 2 <= terminal_lines) talk_.say(board);
    if (const Mask line = line_of(board_, position_.of(mover)))
        talk_.say((mover == Side::human ? "You win" : "Computer wins") + std::string(", from ") +
                  named(first(line)) + " to " + named(last(line)) + "!\n");
    else if (over()) talk_.say("Draw!\n");
}

void Game::computer_moves() {
    talk_.show(); // before the time that the move takes
    const int square = adviser_
                           .best_until(Solver::Clock::now() + thinking_time, position_, Side::computer,
                                       options_.seed ? &engine_ : nullptr)
                           .square;
    assert(square >= 0 && !(position_.marks() & bit(square)));
    position_.computer |= bit(square);
    talk_.say("Computer plays " + named(square) + ".\n");
    after_move(Side::computer);
}

void Game::undo() {
    if (before_.empty()) {
        talk_.say("There is no move of yours to take back.\n");
        return;
    }
    position_ = before_.back();
    before_.pop_back();
    draw();
}

void Game::hint() {
    talk_.show();
    const Advice advice =
        adviser_.best_until(Solver::Clock::now() + thinking_time, position_, Side::human, nullptr);
    const char *worth = advice.value == HUMAN_WIN      ? "wins"
                        : advice.value == COMPUTER_WIN ? "loses as late as it can"
                        : advice.value == DRAW         ? "draws"
                                                       : "looks best";
    talk_.say("Try " + named(advice.square) + ", which " + worth + ".\n");
}

void Game::explain() {
    talk_.say("Type a row from 0 to " + std::to_string(board_.rows - 1) + " and a column from 0 to " +
              std::to_string(board_.cols - 1) + ", such as 0 0 or 0,0; or\n" +
              "  a1    the same square by letter and number: column a, row 1 from the top\n"
              "  hint  a good move\n"
              "  undo  take back your last move and the answer to it\n"
              "  quit  end, as q and ^D do\n");
}

// A reply of the human's in the game.
Game::Next Game::human_moves() {
    const Reply reply = talk_.ask("Your move (row column): ");
    switch (reply.kind) {
    case Kind::quit:
        return Next::quit;
    case Kind::undo:
        undo();
        return Next::stay;
    case Kind::hint:
        hint();
        return Next::stay;
    case Kind::help:
        explain();
        return Next::stay;
    case Kind::move:
        break;
    default:
        talk_.say("That is no move; ? is for help.\n");
        return Next::stay;
    }
    if (reply.row < 0 || reply.row >= board_.rows || reply.col < 0 || reply.col >= board_.cols) {
        talk_.say("Type a row from 0 to " + std::to_string(board_.rows - 1) + " and a column from 0 to " +
                  std::to_string(board_.cols - 1) + ".\n");
        return Next::stay;
    }
    const int square = reply.row * board_.cols + reply.col;
    if (position_.marks() & bit(square)) {
        talk_.say("There is a mark on " + named(square) + " already.\n");
        return Next::stay;
    }
    before_.push_back(position_);
    position_.human |= bit(square);
    after_move(Side::human);
    return Next::move;
}

// A reply of the human's after the game.
Game::Next Game::at_end() {
    switch (talk_.ask("Another game (y or n)? ").kind) {
    case Kind::yes:
        return Next::again;
    case Kind::no:
    case Kind::quit:
        return Next::quit;
    case Kind::undo:
        undo();
        return Next::stay;
    default:
        talk_.say("Type y or n, or undo.\n");
        return Next::stay;
    }
}

void Game::play() {
    begin();
    for (;;) {
        const Next next = over() ? at_end() : human_moves();
        if (next == Next::quit) break;
        if (next == Next::again) begin();
        if (next == Next::move && !over()) computer_moves();
    }
    talk_.show();
}

} // namespace

void play(const Board &board, const GameOptions &options) { Game(board, options).play(); }

} // namespace tictactoe
