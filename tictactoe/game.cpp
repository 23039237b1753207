#include "tictactoe/game.h"

#include "tictactoe/drawing.h"
#include "tictactoe/shell.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tictactoe {

namespace {

// What a person types, and what it means. A move is `1 1`, `1,1`, row and column from 0, or `b2`, the column as a letter
// from a and the row from 1. The words may be in capitals.
struct Reply {
    enum class Kind { move, undo, hint, help, again, quit, yes, no, unclear };
    Kind kind = Kind::unclear;
    int row = -1, col = -1; // of a move: any numbers, also such as are not on the board
};
using Kind = Reply::Kind;

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return value;
}

// A word that is no move.
Kind kind_of(const std::string &word) {
    if (word == "q" || word == "quit" || word == "exit") return Kind::quit;
    if (word == "u" || word == "undo") return Kind::undo;
    if (word == "h" || word == "hint") return Kind::hint;
    if (word == "?" || word == "help") return Kind::help;
    if (word == "new") return Kind::again;
    if (word[0] == 'y') return Kind::yes;
    if (word[0] == 'n') return Kind::no;
    return Kind::unclear;
}

Reply parse_reply(std::string_view line) {
    const std::vector<std::string> words = shell::words_of(line);
    if (words.size() == 2) {
        const auto row = number(words[0]), col = number(words[1]);
        if (row && col) return {Kind::move, *row, *col};
    }
    if (words.size() != 1) return {};
    const std::string &word = words[0];
    const bool letter = word[0] >= 'a' && word[0] <= 'z';
    if (const auto row = number(word.substr(1)); letter && row && *row > 0)
        return {Kind::move, *row - 1, word[0] - 'a'};
    return {kind_of(word)};
}

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
        std::string line;
        const bool any = shell::ask(input_, std::exchange(said_, {}), line);
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
    Game(const WideBoard &board, Side person, const Ask &ask) : board_(board), human_(person), ask_(ask) {}

    /// Games, until the human has enough.
    void play(const WidePosition &start);

  private:
    void begin(const WidePosition &start);
    std::string drawn() const { return drawing(board_, position_, colours_, last_move_); }
    void move(int row, int col);
    void computer_moves();
    void after_move(Side mover);
    void say_result();
    void undo();
    void hint();
    void explain();
    bool taken(int square) const {
        return !(board_.all & ~position_.marks())[static_cast<std::size_t>(square)];
    }
    void put(Side side, int square) {
        position_.of(side).set(static_cast<std::size_t>(square));
        last_move_ = square;
    }
    bool over() const { return verdict(board_, position_) != UNCLEAR; }
    std::string named(int square) const {
        return std::to_string(square / board_.cols) + ' ' + std::to_string(square % board_.cols);
    }

    const WideBoard &board_;
    Side human_;
    const Ask &ask_;
    Talk talk_;
    const bool colours_ = shell::colour_wanted(STDOUT_FILENO);
    WidePosition position_;
    int last_move_ = -1;
    std::vector<WidePosition> before_; // the positions in which the human moved
};

void Game::begin(const WidePosition &start) {
    position_ = start;
    last_move_ = -1;
    before_.clear();
    talk_.say(std::string("You are ") + letters.of(human_) + ", and " + std::to_string(board_.in_a_row) +
              " in a row is the goal. " + (human_ == Side::x ? "You begin. " : "The computer begins. ") +
              "? is for help.\n");
    if (board_.squares > max_squares)
        talk_.say("The board is too large for exact play: the computer moves by rules of thumb.\n");
    talk_.say(drawn());
    if (over()) say_result();
    else if (side_to_move(position_, Side::x) != human_) computer_moves();
}

// The board after a move, and the end of the game. Where the boards of a turn, after either side's move, do not
// fit on a terminal, the first is left out.
void Game::after_move(Side mover) {
    const std::string board = drawn();
    const auto lines = std::count(board.begin(), board.end(), '\n');
    if (mover != human_ || over() || 2 * lines + 2 <= terminal_lines) talk_.say(board);
    if (over()) say_result();
}

// Who has won, on which line.
void Game::say_result() {
    const Value value = verdict(board_, position_);
    if (value == DRAW) {
        talk_.say("Draw!\n");
        return;
    }
    const bool human_wins = value == win_of(human_);
    const Wide line = board_.line_of(position_.of(human_wins ? human_ : other(human_)));
    talk_.say((human_wins ? "You win" : "Computer wins") + std::string(", from ") + named(first(line)) +
              " to " + named(last(line)) + "!\n");
}

void Game::computer_moves() {
    talk_.show(); // before the time that the move takes
    const Side computer = other(human_);
    const int square = ask_(position_, computer, false).square;
    assert(square >= 0 && !taken(square));
    put(computer, square);
    talk_.say("Computer plays " + named(square) + ".\n");
    after_move(computer);
}

void Game::undo() {
    if (before_.empty()) {
        talk_.say("There is no move of yours to take back.\n");
        return;
    }
    position_ = before_.back();
    before_.pop_back();
    last_move_ = -1;
    talk_.say(drawn());
}

void Game::hint() {
    talk_.show();
    const Advice advice = ask_(position_, human_, true);
    const char *worth = advice.value == UNCLEAR          ? "It looks best."
                        : advice.value == DRAW           ? "It leads to a draw."
                        : advice.value == win_of(human_) ? "It wins."
                                                         : "Every move loses; this one lasts longest.";
    talk_.say("Try " + named(advice.square) + ". " + worth + '\n');
}

void Game::explain() {
    const auto below = [](int size) { return "0 to " + std::to_string(size - 1); };
    talk_.say(std::to_string(board_.in_a_row) +
              " in a row win: across, down or diagonally. A full board is a draw.\n"
              "Type a row from " +
              below(board_.rows) + " and a column from " + below(board_.cols) +
              ", such as 0 0 or 0,0; or\n"
              "  a1    the same square by letter and number: column a, row 1 from the top\n"
              "  hint  a good move\n"
              "  undo  take back your last move and the answer to it\n"
              "  new   begin another game\n"
              "  quit  end, as q and ^D do\n" +
              drawn());
}

// The human's move, if it can be made.
void Game::move(int row, int col) {
    if (row < 0 || row >= board_.rows || col < 0 || col >= board_.cols) {
        talk_.say("Type a row from 0 to " + std::to_string(board_.rows - 1) + " and a column from 0 to " +
                  std::to_string(board_.cols - 1) + ".\n");
        return;
    }
    const int square = row * board_.cols + col;
    if (taken(square)) {
        talk_.say(named(square) + " is taken.\n");
        return;
    }
    before_.push_back(position_);
    put(human_, square);
    after_move(human_);
    if (!over()) computer_moves();
}

void Game::play(const WidePosition &start) {
    begin(start);
    for (bool more = true; more;) {
        const Reply reply = talk_.ask(over() ? "Another game (y or n)? " : "Your move (row column): ");
        const Kind kind = reply.kind;
        if (kind == Kind::quit || (over() && kind == Kind::no)) more = false;
        else if (kind == Kind::undo) undo();
        else if (kind == Kind::again || (over() && kind == Kind::yes)) begin({});
        else if (over()) talk_.say("Type y, n or undo.\n");
        else if (kind == Kind::hint) hint();
        else if (kind == Kind::help) explain();
        else if (kind == Kind::move) move(reply.row, reply.col);
        else talk_.say("That is no move; ? is for help.\n");
    }
    talk_.show();
}

} // namespace

void play(const WideBoard &board, Side person, const WidePosition &start, const Ask &ask) {
    Game(board, person, ask).play(start);
}

} // namespace tictactoe
