// The dialogue of a game or a puzzle. A program derives from DialogueOf, with what changes from move to move
// as State, and provides its board, its moves and its hints; what all dialogues share is here.
//
//   ?, help    what the program says of its moves, and these words     hint, h    what the program advises
//   undo 3, u  the State before the last moves                         new        begin() again
//   save FILE  writes saved() and the rules                            quit, q    the end
//   plain      the board in words from now on, or drawn again
//   Enter      the rest of a message, or the board again
//
// A new word also stands in or_words below, in common_words (dialogue.cpp) and in the four man pages.
//
// Some have more names, such as `restart`, and more may follow a whole word: `help me`. What follows `new`,
// what is typed when the dialogue asks after a game for another one, and a wish for another game, such as
// `load FILE` or `level easy`, is used, as a level and who plays are, and a size where begin_with() takes it,
// or refused with the reason. On a terminal the board is at the top of the screen and messages are below it,
// wrapped at words, what say() has said, too; a message longer than half of the screen is shown in parts. ^C,
// ^D and quit first print how to keep a game that would be lost. How a game has ended is said as long as it
// is over.
//
// In a pipe, with --plain, and beside a message for which the screen has no room, the board is printed only
// when it has changed or is asked for. One that no message leaves room for is printed each time, so that as
// much of it as fits is above the message. With --plain it is in words, and how large it is and how its rows
// and columns are counted is said when it is new.
//
// A saved file suffices to go on with `PROGRAM --play FILE`: after the game it has the options in a line
// `# options:`. If a puzzle came through standard input, moves are read from the terminal.
#pragma once

#include "arguments.h"
#include "files.h"
#include "terminal.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <tuple>
#include <unistd.h>
#include <utility>
#include <vector>

namespace shell {

/// A square by row and column from 0, perhaps off the board; or a step, down and to the right.
struct Square {
    int row, col;
    bool lettered = false; // typed otherwise than as two numbers; a program repeats it as its board names it
};
/// The words of a move in small letters, without those that only stand around it, such as `put`, `on` and
/// `please`.
Words move_words(std::string_view line);
/// The square typed: row and column as `1 2`, `1.2`, `12` or `row 1, column 2`, counted from `first`; or a
/// letter for the column and the row from 1, as in chess: `b2`, `2b` or `b 2`. By their names, the column may
/// come first.
std::optional<Square> square_of(std::string_view line, int first);
/// Whether it is the size of a board, such as 4x7, 6x7x4 or 6,7,4. Two numbers alone are a square.
bool is_size(std::string_view line);
/// `Rows 0 to 4 from the top, columns 0 to 6 from the left; a1 is top left.` and a line feed. Rows
/// from 1 are counted from the bottom.
std::string extent_of(std::size_t rows, std::size_t cols, std::size_t first = 0);
/// The direction typed: up, down, left, right, the points of the compass, their first letters, arrows, arrow
/// keys, or two of them such as `up left`, `ul` and NE.
std::optional<Square> direction_of(std::string_view typed);

/// The text with lines of at most `width` characters, broken at blanks. A longer word stays whole.
std::string wrapped(std::string_view text, std::size_t width);

/// Of so many moves of chomp and tictactoe, below the hard level, one is chosen by chance.
inline unsigned moves_for_a_slip(Level level) {
    assert(level != Level::hard);
    return level == Level::easy ? 2 : 4;
}
/// What the command line says about a game for two, and what the dialogue knows of the present one.
struct GameRules {
    bool two = false;                       // people; the computer only gives hints
    bool second = false;                    // the computer, or the second person, begins
    bool turn = false;                      // who is to move first: another one in a saved game
    bool plain = false;                     // the board is in words
    std::optional<Level> wish = {};         // for a level, by the command line or in the dialogue
    std::optional<std::uint64_t> seed = {}; // of the present game, if chance has a part in it
    int game = 0;                           // its number, from 1
    std::string kept = {};                  // the game as it was begun or saved
    bool left = false;                      // a game before it is not over, and was not saved

    /// How well the computer plays.
    Level level() const { return wish.value_or(Level::hard); }

    /// Takes the present argument if it is --two, --first, --level, --plain or --seed.
    bool take(Arguments &arguments);
    /// Takes the options() of a saved game, but for those on the command line.
    void take_saved(std::string_view text, const Arguments &given);
    /// Throws Misuse if options do not go together.
    void check(const Arguments &arguments) const;
    std::mt19937_64 engine = {};

    /// Before each game. The first has the seed given or, on a level below hard, a random one, and each the
    /// next one. Returns whether it is another game.
    bool begin();
    /// `Level easy, seed 7.` and a line feed, if chance has a part.
    std::string chance_text() const;
    /// The line of a saved game that has its options, if there are any.
    std::string options(bool second_moves) const;

    bool named = false; // who begins, as human or computer
};

class Dialogue {
  public:
    /// In the command to go on with a saved puzzle, --plain and the wish for a level are options, the latter
    /// of this name; a saved game has them in its file. Throws InputError if standard input was read and
    /// there is no terminal.
    Dialogue(const GameRules &rules, std::string_view difficulty);
    virtual ~Dialogue() = default;

    /// Plays until the player quits or the input ends. Throws InputError or std::runtime_error if input or
    /// output fails.
    void run();

  protected:
    /// What the screen has, or for a board is left. Without lines nothing is cleared: text follows text.
    using Room = shell::Room;
    static Room screen() { return room_of(STDOUT_FILENO); }

    /// What may be typed, behind what may be typed as a move.
    static constexpr const char *or_words = "; or hint, undo, new, save FILE, quit, ?.\n";

    // What a program provides. The strings returned are printed; each line ends with a line feed. A
    // std::exception says why something cannot be done, and the game goes on.
    /// another: not the same puzzle from its start.
    virtual std::string begin(bool another) = 0;
    /// The same with what is typed behind `new`, or after a game, other than a level or who plays. By default
    /// it is refused.
    virtual std::string begin_with(const std::string &what);
    virtual std::string board(Room left) const = 0;
    virtual std::string prompt() const = 0;
    virtual std::string help() const = 0;
    /// Its extent_of().
    virtual std::string extent() const = 0;
    virtual std::string hint() = 0;
    /// Any other line.
    virtual std::string move(const std::string &line) = 0;
    /// Whether this is a move, and not short for a word that all programs have.
    virtual bool is_short_move(const std::string &) const { return false; }
    virtual bool over() const = 0;
    /// Whether move() answers this word when the game is over, too.
    virtual bool is_question(const std::string &) const { return false; }
    /// Whether begin() would make another game though this one is not over.
    virtual bool at_start() const { return false; }
    /// What wins this game, a sentence, if that is not the same in all games of the program.
    virtual std::string rule() const { return {}; }
    /// What other games the program has, for the list of what may be typed; ends with a comma and a blank.
    virtual std::string variants() const { return {}; }
    /// What is to be said of what undo() has brought back.
    virtual std::string remark() const { return {}; }
    /// How the game has ended, if the board does not say it.
    virtual std::string end() const { return {}; }
    virtual std::string saved() const = 0;
    /// Who is to move in a game for two.
    virtual bool second_moves() const { return rules_.second; }
    /// Takes a move back. Returns false if there is none.
    virtual bool undo() = 0;
    virtual bool may_undo() const = 0;

    GameRules rules_;  // each game has the next seed
    GameRules played_; // as the present game began, but for what is kept of it

  private:
    bool read(std::string &line);
    void show();
    std::string answer(const std::string &line);
    std::string wishes() const;
    std::string after_game() const;
    std::string again(const std::string &what, bool fresh);
    std::string take_wishes(const std::string &typed);
    std::string save(std::string file);
    bool may_leave();

    InputFile input_;
    const bool typed_; // input is a terminal's
    bool cleared_;     // output is one's, and the board is drawn
    const std::string_view difficulty_;
    std::string shown_;       // the board as it was last printed
    std::string overwritten_; // the file that save may write over
    bool asked_ = false;      // whether it may, last
    std::string message_;     // below the board
    std::string more_;        // of the message, for which the screen had no room
    bool ended_ = false, warned_ = false;
    bool hinted_ = false; // last
};

/// A dialogue that keeps the states to go back to.
template <typename State>
class DialogueOf : public Dialogue {
  protected:
    explicit DialogueOf(State state, const GameRules &rules, std::string_view difficulty = {})
        : Dialogue(rules, difficulty), state_(std::move(state)) {}

    /// To be called before a move.
    void remember() { before_.emplace_back(state_, played_); }
    /// To be called before each game. Returns whether it is another game.
    bool begin_game() {
        if (rules_.game > 1) remember();
        return rules_.begin();
    }
    bool may_undo() const override { return !before_.empty(); }
    bool undo() override {
        if (before_.empty()) return false;
        const bool plain = rules_.plain;
        std::tie(state_, rules_) = std::move(before_.back());
        rules_.plain = plain;
        played_ = rules_;
        before_.pop_back();
        return true;
    }

    State state_;

  private:
    std::vector<std::pair<State, GameRules>> before_; // in all games, with the rules of each
};

} // namespace shell
