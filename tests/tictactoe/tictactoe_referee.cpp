// tictactoe_referee SITUATION: plays `tictactoe` without arguments through pipes until the situation arises,
// and judges the program's play. It knows the rules and shares nothing with the program. SITUATION is one of
//
//   begin ROW COLUMN   the human, who begins, takes that square and plays well: no move is illegal, and the
//                      game is not lost
//   block LINE         the human has two squares of a line: the computer must take the third
//   win LINE           completing a line is the computer's only way to win: it must not give the win away
//   draw, lost         a game that is drawn, or that the computer wins, ends with a word that says so
//
// LINE is row, column or diagonal, and a number from 0. A program may play as it likes elsewhere, so the
// human tries for a situation in up to 60 games; where a line is never two thirds full, nothing is wrong with
// it.
//
// The dialogue is that of the lecture's program. The human types `row column`, from 0, on a line. What a
// program asks for first says what it wants otherwise, once a case: squares from 1 if its numbers have 1 and
// 3 and no 0; a number a line if the last line has the word row, and no column; `y` if it asks who goes
// first, or y/n. Its move is on the first line in which words stand and two numbers, one behind the other,
// that name a free square; of several the last two. What it said before the first move, a prompt, and a line
// that tells the human what to type are no moves. When the game is over a line has the word `draw` or `tie`,
// or says that the computer, or I, has won, or that you have lost.
//
// Prints `right`, or `wrong: REASON; `, the moves, and the last lines of the dialogue, and ends with exit
// code 1: a square that is taken or not on the board, no answer within 10 s (the human's turn is lost, or the
// program hangs), an end in mid-game. Where no move at all has been read, it prints `not understood: ` and
// why, as soon as the program asks again.
#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <poll.h>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

bool won(const std::string &squares, char mark) {
    return std::any_of(std::begin(lines), std::end(lines), [&](const int(&line)[3]) {
        return std::all_of(std::begin(line), std::end(line),
                           [&](int i) { return squares[static_cast<std::size_t>(i)] == mark; });
    });
}

/// The value for the side to move: 1 it wins, 0 a draw, -1 it loses.
int value(std::string &squares, char mover) {
    const char other = mover == 'H' ? 'C' : 'H';
    if (won(squares, other)) return -1;
    int best = -2;
    for (char &square : squares) {
        if (square != '.') continue;
        square = mover;
        best = std::max(best, -value(squares, other));
        square = '.';
    }
    return best == -2 ? 0 : best;
}

/// How to talk with a program; what it said before the first move tells.
struct Dialect {
    bool known = false, two_lines = false, asked_who = false;
    int first = 0; // the number of the first row and column
    std::vector<std::string> greeting;
    int moves_read = 0;
};

bool has(const std::string &line, std::initializer_list<const char *> texts) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const char *text) { return line.find(text) != line.npos; });
}

/// The numbers of a line.
std::vector<int> numbers_of(const std::string &line) {
    std::vector<int> numbers;
    for (std::size_t i = 0; (i = line.find_first_of("0123456789", i)) != line.npos;) {
        numbers.push_back(std::atoi(line.substr(i, 6).c_str()));
        i = std::min(line.find_first_not_of("0123456789", i), line.size());
    }
    return numbers;
}

/// One game with one process.
class Game {
  public:
    explicit Game(Dialect &dialect) : dialect_(dialect) {
        int down[2], up[2];
        if (pipe(down) != 0 || pipe(up) != 0) fail("no pipe");
        child_ = fork();
        if (child_ == 0) {
            dup2(down[0], STDIN_FILENO);
            dup2(up[1], STDOUT_FILENO);
            for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
            execlp("tictactoe", "tictactoe", nullptr);
            _exit(127);
        }
        close(down[0]);
        close(up[1]);
        to_ = down[1];
        from_ = up[0];
        if (!dialect.known) listen();
        else if (dialect.asked_who) type("y\n");
    }

    ~Game() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
        close(to_);
        close(from_);
    }

    void human_plays(std::size_t square) {
        squares[square] = 'H';
        const std::string row = std::to_string(static_cast<int>(square / 3) + dialect_.first);
        const std::string column = std::to_string(static_cast<int>(square % 3) + dialect_.first);
        moves_ += " you " + row + ' ' + column;
        type(row + (dialect_.two_lines ? '\n' : ' ') + column + '\n');
    }

    void computer_plays() {
        std::string wrong; // of a line that would be a move
        for (;;) {
            std::string line = next_line("its move", wrong);
            const bool named = has(line, {"computer"});
            // A move may stand behind the prompt before it.
            for (std::size_t at = 0; !named && is_prompt(line) &&
                                     (at = line.find_first_of(":?>")) + 1 < line.size() && at != line.npos;)
                line.erase(0, at + 1);
            if (!is_talk(line) || (!named && is_prompt(line))) continue;
            const std::vector<int> numbers = numbers_of(line);
            const bool turned =
                has(line, {"col"}) && has(line, {"row"}) && line.find("col") < line.find("row");
            for (std::size_t i = numbers.size(); i-- > 1;) {
                const int r = numbers[i - (turned ? 0 : 1)] - dialect_.first;
                const int c = numbers[i - (turned ? 1 : 0)] - dialect_.first;
                const bool on = r >= 0 && r <= 2 && c >= 0 && c <= 2;
                char *square = on ? &squares[static_cast<std::size_t>(3 * r + c)] : nullptr;
                if (on && *square == '.') {
                    moves_ += " computer " + std::to_string(r + dialect_.first) + ' ' +
                              std::to_string(c + dialect_.first);
                    *square = 'C';
                    dialect_.moves_read++;
                    return;
                }
                if (named && wrong.empty()) wrong = on ? "that square is taken" : "there is no such square";
            }
        }
    }

    /// Waits for the program to say how the game has ended.
    void verdict() {
        const bool gained = won(squares, 'C');
        for (;;) {
            const std::string line =
                next_line(gained ? "that the computer has won" : "that it is a draw", "");
            const bool draw = has(line, {"draw", "tie"});
            const bool computer = (has(line, {"computer", "i ", "o "}) && has(line, {"win", "won"})) ||
                                  has(line, {"you lose", "you lost"});
            if (!draw && !computer && !has(line, {"you win", "human wins"})) continue;
            if (draw == gained || computer != gained) fail("that is not how it ended: " + line);
            return;
        }
    }

    [[noreturn]] void fail(const std::string &reason) const {
        std::cout << (reason.rfind("it asks", 0) == 0 ? "not understood: " : "wrong: ") << reason
                  << "; moves:" << moves_ << '\n';
        if (!seen_lines_.empty()) std::cout << "the dialogue ends with\n";
        for (const std::string &line : seen_lines_) std::cout << "  | " << line << '\n';
        if (child_ > 0) kill(child_, SIGKILL);
        std::exit(1);
    }

    std::string squares = ".........";

  private:
    void type(const std::string &text) {
        if (write(to_, text.data(), text.size()) < 0) fail("it does not read");
    }

    /// Is it what a person would say, and new? A board and its edges have no words.
    bool is_talk(const std::string &line) const {
        const auto letter = [&](std::size_t i) {
            return i < line.size() && std::isalpha(static_cast<unsigned char>(line[i])) != 0;
        };
        bool word = line.rfind("i ", 0) == 0;
        for (std::size_t i = 0; i < line.size(); i++) word = word || (letter(i) && letter(i + 1));
        return word &&
               std::find(dialect_.greeting.begin(), dialect_.greeting.end(), line) == dialect_.greeting.end();
    }

    /// Does it ask the human for something?
    static bool is_prompt(const std::string &line) {
        const std::size_t end = line.find_last_not_of(" \t\r");
        return has(line, {"enter", "your", "please", "type", "you ", "invalid"}) || end == line.npos ||
               has(":?>", {line.substr(end, 1).c_str()});
    }

    /// Listens to what the program says by itself, for two seconds or until it waits, and learns how to talk
    /// with it.
    void listen() {
        const auto hear = [&] {
            const auto deadline = Clock::now() + std::chrono::seconds(2);
            bool said = false;
            pollfd ready{from_, POLLIN, 0};
            while (Clock::now() < deadline && (poll(&ready, 1, 300) > 0 || !said)) {
                if ((ready.revents & (POLLIN | POLLHUP)) == 0) continue;
                if (!receive()) break;
                said = true;
            }
        };
        hear();
        const std::size_t asked = text_.find_last_of('\n') + 1;
        dialect_.known = true;
        dialect_.asked_who = has(text_, {"y/n", "go first", "play first", "start first"}) &&
                             has(text_.substr(asked), {"first", "y/n", "start"});
        if (dialect_.asked_who) {
            type("y\n");
            hear();
        }
        const std::string last = text_.substr(text_.find_last_of('\n') + 1);
        dialect_.two_lines = has(last, {"row"}) && !has(last, {"col", ","});
        const std::vector<int> numbers = numbers_of(text_);
        const auto count = [&](int n) { return std::count(numbers.begin(), numbers.end(), n); };
        dialect_.first = count(1) > 0 && count(3) > 0 && count(0) == 0 ? 1 : 0;
        for (std::size_t at = 0, end = 0; (end = text_.find('\n', at)) != text_.npos; at = end + 1)
            dialect_.greeting.push_back(text_.substr(at, end - at));
    }

    /// Takes what the program has printed, in small letters; false at its end.
    bool receive() {
        char buffer[4096];
        const ssize_t got = read(from_, buffer, sizeof buffer);
        for (ssize_t i = 0; i < got; ++i)
            text_ += static_cast<char>(std::tolower(static_cast<unsigned char>(buffer[i])));
        if (text_.size() > 1'000'000) fail("it prints without end");
        return got > 0;
    }

    /// The next line; what has no line feed is one too when nothing more comes. `wrong` is what to say if no
    /// line is awaited more.
    std::string next_line(const std::string &awaited, const std::string &wrong) {
        const auto deadline = Clock::now() + std::chrono::seconds(10);
        for (;;) {
            if (const std::size_t end = text_.find('\n'); end != text_.npos) {
                const std::string line = text_.substr(0, end);
                text_.erase(0, end + 1);
                seen_lines_.push_back(line.substr(0, 100));
                if (seen_lines_.size() > 8) seen_lines_.erase(seen_lines_.begin());
                return line;
            }
            pollfd ready{from_, POLLIN, 0};
            if (poll(&ready, 1, text_.empty() ? 1000 : 300) == 0 && !text_.empty() && text_ != seen_) {
                seen_ = text_; // it may be a prompt, and go on
                return text_;
            }
            // It waits for the human, or for ever.
            const bool asks = dialect_.moves_read == 0 && !text_.empty() && text_ == seen_ &&
                              Clock::now() > deadline - std::chrono::seconds(9);
            if (asks && wrong.empty())
                fail("it asks again, and no line before has words and the numbers of a free square");
            if (Clock::now() > deadline || asks)
                fail(!wrong.empty() ? wrong : "no answer within 10 s: " + awaited + " is missing");
            if (!(ready.revents & (POLLIN | POLLHUP))) continue;
            if (receive()) continue;
            if (text_.empty() || text_ == seen_)
                fail(!wrong.empty() ? wrong : "the program has ended: " + awaited + " is missing");
            return std::exchange(text_, "");
        }
    }

    Dialect &dialect_;
    pid_t child_ = 0;
    int to_ = -1, from_ = -1;
    std::string text_, seen_, moves_;
    std::vector<std::string> seen_lines_;
};

/// The situation to play for.
struct Situation {
    std::string kind;
    std::size_t number = 0; // the square to begin with, or the line
};

/// How many squares of a line have the mark.
int marks(const std::string &squares, std::size_t line, char mark) {
    return static_cast<int>(std::count_if(std::begin(lines[line]), std::end(lines[line]), [&](int i) {
        return squares[static_cast<std::size_t>(i)] == mark;
    }));
}

/// Does a line have two marks, with the third square empty?
bool threat(const std::string &squares, std::size_t line, char mark) {
    return marks(squares, line, mark) == 2 && marks(squares, line, '.') == 1;
}

int threats(const std::string &squares, char mark) {
    int count = 0;
    for (std::size_t line = 0; line < 8; line++) count += threat(squares, line, mark) ? 1 : 0;
    return count;
}

/// Has the situation come about, the computer to move?
bool comes_about(const Situation &wanted, std::string squares) {
    if (wanted.kind == "block")
        return threat(squares, wanted.number, 'H') && threats(squares, 'H') == 1 &&
               threats(squares, 'C') == 0;
    if (wanted.kind != "win" || !threat(squares, wanted.number, 'C') || threats(squares, 'C') > 1)
        return false;
    for (char &square : squares) { // is it the only way to win?
        if (square != '.') continue;
        square = 'C';
        const bool also = !won(squares, 'C') && -value(squares, 'H') == 1;
        square = '.';
        if (also) return false;
    }
    return true;
}

/// How much the human wants a square: first for the situation, then for a long game.
int merit(const Situation &wanted, const std::string &squares, std::size_t square, bool detour) {
    std::string after = squares;
    after[square] = 'H';
    const auto &line = lines[wanted.number % 8];
    const bool inside =
        std::find(std::begin(line), std::end(line), static_cast<int>(square)) != std::end(line);
    if (wanted.kind == "block") return (inside != detour ? 4 : 0) - (threats(after, 'C') > 0 ? 8 : 0);
    if (wanted.kind == "win") {
        int others = 0; // lines on which the computer would win before
        for (std::size_t other = 0; other < 8; other++)
            others += other != wanted.number && threat(after, other, 'C') ? 1 : 0;
        return -(inside ? 16 : 0) - 4 * others - (threats(after, 'H') > 0 ? 2 : 0);
    }
    if (wanted.kind == "lost") return -threats(after, 'H') + threats(after, 'C');
    return -4 * value(after, 'C'); // begin, draw: the human plays well
}

/// One game, the nth; true if the situation came about and the program was right.
bool play(const Situation &wanted, unsigned n, Dialect &dialect) {
    Game game(dialect);
    std::mt19937 random(n);
    for (int move = 0;; move++) {
        std::vector<std::size_t> empty;
        for (std::size_t i = 0; i < 9; ++i)
            if (game.squares[i] == '.') empty.push_back(i);
        std::shuffle(empty.begin(), empty.end(), random);
        std::size_t square = *std::max_element(empty.begin(), empty.end(), [&](std::size_t a, std::size_t b) {
            return merit(wanted, game.squares, a, move == 0 && n % 2 == 1) <
                   merit(wanted, game.squares, b, move == 0 && n % 2 == 1);
        });
        if (wanted.kind == "begin" && move == 0) square = wanted.number;
        game.human_plays(square);
        if (won(game.squares, 'H')) {
            if (wanted.kind == "begin") game.fail("the computer has lost");
            return false;
        }
        if (game.squares.find('.') == std::string::npos) break;
        const bool now = comes_about(wanted, game.squares);
        game.computer_plays();
        if (now && wanted.kind == "block" && threat(game.squares, wanted.number, 'H'))
            game.fail("the computer does not block the line");
        if (now && wanted.kind == "win" && -value(game.squares, 'H') < 1)
            game.fail("the computer could have won");
        if (now) return true;
        if (won(game.squares, 'C') || game.squares.find('.') == std::string::npos) break;
    }
    if (wanted.kind == (won(game.squares, 'C') ? "lost" : "draw")) {
        game.verdict();
        return true;
    }
    return wanted.kind == "begin";
}

} // namespace

int main(int argc, char **argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    Situation wanted;
    if (!words.empty()) wanted.kind = words[0];
    const auto number = [&](std::size_t i) { return static_cast<std::size_t>(std::atoi(words[i].c_str())); };
    if (wanted.kind == "begin" && words.size() == 3) wanted.number = 3 * number(1) + number(2);
    else if ((wanted.kind == "block" || wanted.kind == "win") && words.size() == 3)
        wanted.number = (words[1] == "row" ? 0 : words[1] == "column" ? 3 : 6) + number(2);
    else if ((wanted.kind != "draw" && wanted.kind != "lost") || words.size() != 1) {
        std::cerr << "usage: tictactoe_referee begin ROW COLUMN | block LINE | win LINE | draw | lost\n";
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    bool come = false;
    Dialect dialect;
    for (unsigned n = 0; n < 60 && !come; n++) come = play(wanted, n, dialect);
    if (!come && (wanted.kind == "draw" || wanted.kind == "lost")) {
        std::cout << "wrong: in 60 games "
                  << (wanted.kind == "draw" ? "none is drawn, though the human plays well\n"
                                            : "the computer wins none, though the human is careless\n");
        return 1;
    }
    std::cout << "right\n";
}
