// The dialogue of a game or a puzzle. A program derives from DialogueOf, with what changes from move to move
// as State, and provides its board, its moves and its hints; what all dialogues share is here.
//
//   ?, help    what the program says of its moves, and these words     hint, h    what the program advises
//   undo, u    the State before the last move                          new        begin() again
//   save FILE  writes saved() and options()                            quit, q    the end
//
// More may follow a whole word: `help me`. What follows `new`, and what is typed when the dialogue asks after
// a game for another one, is used, as a size is where begin_with() takes it, or refused with the reason. On a
// terminal the board is at the top of the screen and messages are below it, wrapped at words, what say() has
// said, too; a message longer than half of the screen is shown in parts. ^C, ^D and quit first print how to
// keep a game that would be lost. In a pipe, with --plain, and beside a message for which the screen has no
// room, the board is printed only when it has changed.
//
// A saved file suffices to go on with `PROGRAM --play FILE`: after the game it has the options in a line
// `# options:`. If a puzzle came through standard input, moves are read from the terminal.
#ifndef PUZZLELABS_SHELL_DIALOGUE_H
#define PUZZLELABS_SHELL_DIALOGUE_H

#include "arguments.h"
#include "files.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell {

/// A square by row and column from 0, perhaps off the board; or a step, down and to the right.
struct Square {
    int row, col;
    bool lettered = false; // typed so; a program repeats it as its board names it
};
/// The square typed: row and column as `1 2` or `row 1, column 2`, counted from `first`, or a letter for the
/// column and the row, `b2`, `2b` or `b 2`. The words are those of words_of(), so `1,2` and `(1,2)`
/// are read, too.
std::optional<Square> square_of(std::vector<std::string> words, int first);
/// The direction typed: up, down, left, right, the points of the compass, their first letters, arrows, arrow
/// keys, or two of them such as `up left`, `ul` and NE.
std::optional<Square> direction_of(std::string_view typed);

/// The file's name as a word for the shell, which programs take for a file: with a slash, quoted if need be.
std::string shell_word(const std::string &file);
/// The text with lines of at most `width` characters, broken at blanks. A longer word stays whole.
std::string wrapped(std::string_view text, std::size_t width);

/// How well the computer plays a game.
enum class Level { easy, medium, hard };
/// What the command line says about a game for two.
struct GameRules {
    bool two = false;    // people; the computer only gives hints
    bool second = false; // the computer, or the second person, begins
    Level level = Level::hard;
    std::optional<std::uint64_t> seed; // of the present game, if chance has a part in it

    /// Takes the present argument if it is --two, --first, --level or --seed.
    bool take(Arguments &arguments);
    /// Takes the options() of a saved game, but for those on the command line. Returns all that it has.
    Arguments take_saved(std::string_view text, const Arguments &given);
    /// Throws Misuse if options do not go together.
    void check(const Arguments &arguments) const;
    std::mt19937_64 engine = {};

    /// Before each game. The first has the seed given or, on a level below hard, a random one, and each the
    /// next one. Returns whether it is another game.
    bool begin();
    /// `Seed 7.` and a line feed, if there is a seed.
    std::string seed_text() const;
    /// The options of a saved game, for Dialogue::options().
    std::string options(bool second_moves) const;

  private:
    bool named_ = false, begun_ = false; // who begins, as human or computer
};

class Dialogue {
  public:
    enum class Screen { cleared, plain };
    /// The command to go on with a saved game has these options. Throws InputError if standard input was read
    /// and there is no terminal.
    explicit Dialogue(Screen screen, const std::string &wish);
    virtual ~Dialogue() = default;

    /// Plays until the player quits or the input ends. Throws InputError or std::runtime_error if input or
    /// output fails.
    void run();

  protected:
    /// What the screen has, or for a board is left. Without lines nothing is cleared: text follows text.
    struct Room {
        std::size_t lines, columns;
    };
    static Room screen();

    // What a program provides. The strings returned are printed; each line ends with a line feed.
    virtual std::string begin() = 0;
    /// The same with what is typed behind `new`, or after a game. Nothing if the program has no use for it.
    virtual std::optional<std::string> begin_with(const std::string &) { return {}; }
    virtual std::string board(Room left) const = 0;
    virtual std::string prompt() const = 0;
    virtual std::string help() const = 0;
    virtual std::string hint() = 0;
    /// Any other line.
    virtual std::string move(const std::string &line) = 0;
    /// Whether this is a move, and not short for a word that all programs have.
    virtual bool is_short_move(const std::string &) const { return false; }
    virtual bool over() const = 0;
    virtual std::string saved() const = 0;
    /// What the command line needs to go on as now, ` --two`.
    virtual std::string options() const { return {}; }
    /// Takes a move back. Returns false if there is none.
    virtual bool undo() = 0;

  private:
    bool read(std::string &line);
    void show();
    std::string answer(const std::string &line);
    std::string again(const std::string &what);
    std::string save(std::string file);
    bool may_leave();

    InputFile input_;
    const bool typed_, cleared_; // input and output are a terminal's
    const std::string wish_;
    std::string shown_, kept_; // the board as it was last printed; the game as it was begun or saved
    std::string overwritten_;  // the file that save may write over
    std::string message_;      // below the board
    std::string more_;         // of the message, for which the screen had no room
    bool ended_ = false, warned_ = false;
};

/// A dialogue that keeps the states to go back to.
template <typename State>
class DialogueOf : public Dialogue {
  protected:
    explicit DialogueOf(State state, Screen screen = Screen::cleared, const std::string &wish = {})
        : Dialogue(screen, wish), state_(std::move(state)) {}

    /// To be called before a move, and before another game is begun.
    void remember() { before_.push_back(state_); }
    bool undo() override {
        if (before_.empty()) return false;
        state_ = std::move(before_.back());
        before_.pop_back();
        return true;
    }

    State state_;

  private:
    std::vector<State> before_;
};

} // namespace shell

#endif
