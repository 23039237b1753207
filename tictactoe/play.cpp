#include "tictactoe/play.h"

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "tictactoe/picture.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace tictactoe {

namespace {

void say(const std::string &text) { shell::write_answer(text); }

class Game {
  public:
    Game(const WideBoard &board, Side person, const Ask &ask) : board_(board), human_(person), ask_(ask) {}

    /// Plays games until the human quits.
    void play(const WidePosition &start) {
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
            else move(words);
        }
    }

  private:
    // Returns false at the end of the input.
    bool read_line(const std::string &question, std::string &line) {
        const bool any = shell::ask(input_, question, line);
        if (!terminal_ || !any) say("\n"); // in the place of the Enter that a terminal shows
        return any;
    }

    void begin(const WidePosition &start) {
        position_ = start;
        last_move_ = -1;
        before_.clear();
        say(std::string("You are ") + letters.of(human_) + ", and " + std::to_string(board_.in_a_row) +
            " in a row is the goal. " + (human_ == Side::x ? "You begin. " : "The computer begins. ") +
            "? is for help.\n");
        if (board_.squares > max_squares)
            say("The board is too large for exact play: the computer moves by rules of thumb.\n");
        show();
        if (!over() && side_to_move(position_, Side::x) != human_) computer_moves();
    }

    // The board, and who has won, on which line.
    void show() const {
        say(drawing(board_, position_, colours_, last_move_));
        const Value value = verdict(board_, position_);
        if (value == UNCLEAR) return;
        if (value == DRAW) return say("Draw!\n");
        const bool human_wins = value == win_of(human_);
        const Wide line = board_.line_of(position_.of(human_wins ? human_ : other(human_)));
        std::vector<int> squares;
        for (int square = 0; square < board_.squares; ++square)
            if (line[at(square)]) squares.push_back(square);
        say((human_wins ? "You win" : "Computer wins") + std::string(", from ") +
            named(board_, squares.front()) + " to " + named(board_, squares.back()) + "!\n");
    }

    void put(Side side, int square) {
        assert(square >= 0 && !taken(square));
        position_.of(side).set(at(square));
        last_move_ = square;
    }

    void computer_moves() {
        const int square = ask_(position_, other(human_), false).square;
        put(other(human_), square);
        say("Computer plays " + named(board_, square) + ".\n");
        show();
    }

    // The square of `1 2`; or of `b2`, a letter for the column and the row from 1; or, on up to nine squares,
    // of its number from 1. Throws Misuse if it is none.
    int square_of(const std::vector<std::string> &words) const {
        const auto number = [](std::string_view name, const std::string &word, int end) {
            return static_cast<int>(shell::parse_number<std::int64_t>(name, word, 0, end - 1));
        };
        if (words.size() == 2) {
            const int row = number("The row", words[0], board_.rows);
            return row * board_.cols + number("The column", words[1], board_.cols);
        }
        for (int square = 0; square < board_.squares && words.size() == 1; ++square) {
            const char column = static_cast<char>('a' + square % board_.cols);
            if (words[0] == column + std::to_string(square / board_.cols + 1)) return square;
            if (words[0] == std::to_string(square + 1) && board_.squares <= 9) return square;
        }
        const int row = std::min(1, board_.rows - 1), column = std::min(2, board_.cols - 1);
        throw shell::Misuse("That is no move, such as " + named(board_, row * board_.cols + column));
    }

    // The human's move, if it can be made, and the answer to it.
    void move(const std::vector<std::string> &words) {
        int square = 0;
        try {
            square = square_of(words);
        } catch (const shell::Misuse &wrong) {
            return say(wrong.what() + std::string("; ? is for help.\n"));
        }
        if (taken(square)) return say(named(board_, square) + " is taken.\n");
        if (words.size() == 1) say("You play " + named(board_, square) + ".\n");
        before_.push_back(position_);
        put(human_, square);
        if (over()) show();
        else computer_moves();
    }

    void undo() {
        if (before_.empty()) return say("There is no move of yours to take back.\n");
        position_ = before_.back();
        before_.pop_back();
        last_move_ = -1;
        show();
    }

    void hint() const {
        const Advice advice = ask_(position_, human_, true);
        const char *worth = advice.value == UNCLEAR          ? "It looks best."
                            : advice.value == DRAW           ? "It leads to a draw."
                            : advice.value == win_of(human_) ? "It wins."
                                                             : "Every move loses; this one lasts longest.";
        say("Try " + named(board_, advice.square) + ". " + worth + '\n');
    }

    void explain() const {
        say(std::to_string(board_.in_a_row) +
            " in a row win: across, down or diagonally. A full board is a draw.\n"
            "Type the row and the column of a square, such as 0 0 or 0,0; or\n"
            "  b2    column b, row 2: a1 is 0 0; on up to nine squares also 5, for the fifth\n"
            "  hint  a good move\n"
            "  undo  take back your last move and the answer to it\n"
            "  new   begin another game\n"
            "  quit  end, as q and ^D do\n");
        show();
    }

    bool taken(int square) const { return position_.marks()[at(square)]; }
    bool over() const { return verdict(board_, position_) != UNCLEAR; }

    const WideBoard &board_;
    const Side human_;
    const Ask &ask_;
    shell::InputFile input_ = shell::InputFile::standard_input();
    const bool terminal_ = isatty(STDIN_FILENO) != 0, colours_ = shell::colour_wanted(STDOUT_FILENO);
    WidePosition position_;
    int last_move_ = -1;
    std::vector<WidePosition> before_; // the positions in which the human moved
};

} // namespace

void play(const WideBoard &board, Side person, const WidePosition &start, const Ask &ask) {
    Game(board, person, ask).play(start);
}

} // namespace tictactoe
