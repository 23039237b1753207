#include "tictactoe/game.h"

#include "tictactoe/drawing.h"
#include "tictactoe/shell.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace tictactoe {

namespace {

void say(const std::string &text) { shell::write_answer(text); }

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return value;
}

// A square that a person types: `1 1` or `1,1`, row and column from 0, or `b2`, the column as a letter from a and the
// row from 1. It need not be on the board.
struct Square {
    int row, col;
};
std::optional<Square> parse_square(const std::vector<std::string> &words) {
    std::optional<int> row, col;
    if (words.size() == 2) {
        row = number(words[0]);
        col = number(words[1]);
    } else if (words.size() == 1 && words[0][0] >= 'a' && words[0][0] <= 'z') {
        row = number(words[0].substr(1));
        if (!row || *row < 1) return {};
        --*row;
        col = words[0][0] - 'a';
    }
    if (!row || !col) return {};
    return Square{*row, *col};
}

class Game {
  public:
    Game(const WideBoard &board, Side person, const Ask &ask) : board_(board), human_(person), ask_(ask) {}

    /// Games, until the human has enough.
    void play(const WidePosition &start);

  private:
    bool read_line(const std::string &question, std::string &line);
    void begin(const WidePosition &start);
    std::string drawn() const { return drawing(board_, position_, colours_, last_move_); }
    void move(const Square &square);
    void computer_moves();
    void after_move(Side mover);
    void say_result() const;
    void undo();
    void hint() const;
    void explain() const;
    bool taken(int square) const { return position_.marks()[static_cast<std::size_t>(square)]; }
    void put(Side side, int square) {
        position_.of(side).set(static_cast<std::size_t>(square));
        last_move_ = square;
    }
    bool over() const { return verdict(board_, position_) != UNCLEAR; }

    std::string what_to_type() const {
        return "Type a row from 0 to " + std::to_string(board_.rows - 1) + " and a column from 0 to " +
               std::to_string(board_.cols - 1);
    }

    const WideBoard &board_;
    const Side human_;
    const Ask &ask_;
    shell::InputFile input_ = shell::InputFile::standard_input();
    const bool terminal_ = isatty(STDIN_FILENO) != 0, colours_ = shell::colour_wanted(STDOUT_FILENO);
    WidePosition position_;
    int last_move_ = -1;
    std::vector<WidePosition> before_; // the positions in which the human moved
};

// Returns false at the end of the input.
bool Game::read_line(const std::string &question, std::string &line) {
    const bool any = shell::ask(input_, question, line);
    if (!terminal_ || !any) say("\n"); // in the place of the Enter that a terminal shows
    return any;
}

void Game::begin(const WidePosition &start) {
    position_ = start;
    last_move_ = -1;
    before_.clear();
    say(std::string("You are ") + letters.of(human_) + ", and " + std::to_string(board_.in_a_row) +
        " in a row is the goal. " + (human_ == Side::x ? "You begin. " : "The computer begins. ") +
        "? is for help.\n");
    if (board_.squares > max_squares)
        say("The board is too large for exact play: the computer moves by rules of thumb.\n");
    say(drawn());
    if (over()) say_result();
    else if (side_to_move(position_, Side::x) != human_) computer_moves();
}

// The board after a move, and the end of the game. Where the boards of a turn, after either side's move, do not
// fit on a terminal, the first is left out.
void Game::after_move(Side mover) {
    const std::string board = drawn();
    const auto lines = std::count(board.begin(), board.end(), '\n');
    if (mover != human_ || over() || 2 * lines + 2 <= terminal_lines) say(board);
    if (over()) say_result();
}

// Who has won, on which line.
void Game::say_result() const {
    const Value value = verdict(board_, position_);
    if (value == DRAW) {
        say("Draw!\n");
        return;
    }
    const bool human_wins = value == win_of(human_);
    const Wide line = board_.line_of(position_.of(human_wins ? human_ : other(human_)));
    say((human_wins ? "You win" : "Computer wins") + std::string(", from ") + named(board_, first(line)) +
        " to " + named(board_, last(line)) + "!\n");
}

void Game::computer_moves() {
    const Side computer = other(human_);
    const int square = ask_(position_, computer, false).square;
    assert(square >= 0 && !taken(square));
    put(computer, square);
    say("Computer plays " + named(board_, square) + ".\n");
    after_move(computer);
}

void Game::undo() {
    if (before_.empty()) {
        say("There is no move of yours to take back.\n");
        return;
    }
    position_ = before_.back();
    before_.pop_back();
    last_move_ = -1;
    say(drawn());
}

void Game::hint() const {
    const Advice advice = ask_(position_, human_, true);
    const char *worth = advice.value == UNCLEAR          ? "It looks best."
                        : advice.value == DRAW           ? "It leads to a draw."
                        : advice.value == win_of(human_) ? "It wins."
                                                         : "Every move loses; this one lasts longest.";
    say("Try " + named(board_, advice.square) + ". " + worth + '\n');
}

void Game::explain() const {
    say(std::to_string(board_.in_a_row) +
        " in a row win: across, down or diagonally. A full board is a draw.\n" + what_to_type() +
        ", such as 0 0 or 0,0; or\n"
        "  a1    the same square by letter and number: column a, row 1 from the top\n"
        "  hint  a good move\n"
        "  undo  take back your last move and the answer to it\n"
        "  new   begin another game\n"
        "  quit  end, as q and ^D do\n" +
        drawn());
}

// The human's move, if it can be made.
void Game::move(const Square &at) {
    if (at.row < 0 || at.row >= board_.rows || at.col < 0 || at.col >= board_.cols) {
        say(what_to_type() + ".\n");
        return;
    }
    const int square = at.row * board_.cols + at.col;
    if (taken(square)) {
        say(named(board_, square) + " is taken.\n");
        return;
    }
    before_.push_back(position_);
    put(human_, square);
    after_move(human_);
    if (!over()) computer_moves();
}

void Game::play(const WidePosition &start) {
    begin(start);
    for (std::string line;
         read_line(over() ? "Another game (y or n)? " : "Your move (row column): ", line);) {
        const std::vector<std::string> words = shell::words_of(line);
        const std::string word = words.size() == 1 ? words[0] : "";
        if (word == "q" || word == "quit" || word == "exit") return;
        if (word == "u" || word == "undo") undo();
        else if (word == "new" || (over() && word.starts_with('y'))) begin({});
        else if (over() && word.starts_with('n')) return;
        else if (over()) say("Type y, n or undo.\n");
        else if (word == "h" || word == "hint") hint();
        else if (word == "?" || word == "help") explain();
        else if (const auto square = parse_square(words)) move(*square);
        else say("That is no move; ? is for help.\n");
    }
}

} // namespace

void play(const WideBoard &board, Side person, const WidePosition &start, const Ask &ask) {
    Game(board, person, ask).play(start);
}

} // namespace tictactoe
