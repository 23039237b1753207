// tictactoe_referee SITUATION: plays `tictactoe` without arguments through pipes until the situation arises, and judges
// the program's play. It knows the rules and shares nothing with the program. SITUATION is one of
//
//   begin ROW COLUMN   the human, who begins, takes that square and plays well: no move is illegal, and the game is not lost
//   block LINE         the human has two squares of a line: the computer must take the third
//   win LINE           completing a line is the computer's only way to win: it must not give the win away
//   draw, lost         a game that is drawn, or that the computer wins, ends with a word that says so
//
// LINE is row, column or diagonal, and a number from 0. A program may play as it likes elsewhere, so the human tries for a situation
// in up to 60 games; where a line is never two thirds full, nothing is wrong with it.
//
// The dialogue is that of the lecture's program. The human types `row column`, from 0, on a line. The program answers with
// its move, on a line that has the word `computer` and after it the two numbers, such as `Computer plays 1 1.`; and when
// the game is over with a line that has the word `draw` or `tie`, or `computer` and `win`, or `you lose`. In whatever else
// it prints (prompts, boards, greetings) the word `computer` must not be followed by two numbers.
//
// Prints `right`, or what is wrong, with the moves and the last lines of the dialogue, and ends with exit code 1: a square that
// is taken or not on the board, no answer within 10 s (the human's turn is lost, or the program hangs), an end in mid-game.
#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
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

/// One game with one process.
class Game {
  public:
    Game() {
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
    }

    ~Game() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
        close(to_);
        close(from_);
    }

    void human_plays(std::size_t square) {
        squares[square] = 'H';
        const std::string line = std::to_string(square / 3) + ' ' + std::to_string(square % 3) + '\n';
        moves_ += " you " + line.substr(0, 3);
        if (write(to_, line.data(), line.size()) < 0) fail("it does not read");
    }

    void computer_plays() {
        for (;;) {
            const std::string line = next_line("its move");
            const std::size_t word = line.find("computer");
            int r = 0, c = 0;
            if (word == line.npos) continue;
            const std::size_t digit = line.find_first_of("0123456789", word);
            if (digit == line.npos || !two_numbers(line.substr(digit), r, c)) continue;
            moves_ += " computer " + std::to_string(r) + ' ' + std::to_string(c);
            if (r < 0 || r > 2 || c < 0 || c > 2) fail("there is no such square");
            char &square = squares[static_cast<std::size_t>(3 * r + c)];
            if (square != '.') fail("that square is taken");
            square = 'C';
            return;
        }
    }

    /// Waits for the program to say how the game has ended.
    void verdict() {
        const bool gained = won(squares, 'C');
        for (;;) {
            const std::string line = next_line(gained ? "that the computer has won" : "that it is a draw");
            const auto has = [&](const char *text) { return line.find(text) != line.npos; };
            const bool draw = has("draw") || has("tie");
            const bool computer = (has("computer") && (has("win") || has("won"))) || has("you lose");
            if (!draw && !computer && !has("you win") && !has("human wins")) continue;
            if (draw == gained || computer != gained) fail("that is not how it ended: " + line);
            return;
        }
    }

    [[noreturn]] void fail(const std::string &reason) const {
        std::cout << "wrong: " << reason << "; moves:" << moves_ << '\n';
        if (!seen_lines_.empty()) std::cout << "the dialogue ends with\n";
        for (const std::string &line : seen_lines_) std::cout << "  | " << line << '\n';
        if (child_ > 0) kill(child_, SIGKILL);
        std::exit(1);
    }

    std::string squares = ".........";

  private:
    /// The first two numbers in the text, with anything but digits between them.
    static bool two_numbers(const std::string &text, int &r, int &c) {
        const std::size_t gap = text.find_first_not_of("0123456789");
        const std::size_t second = gap == text.npos ? gap : text.find_first_of("0123456789", gap);
        if (second == text.npos) return false;
        r = std::atoi(text.substr(0, 6).c_str());
        c = std::atoi(text.substr(second, 6).c_str());
        return true;
    }

    /// The next line in small letters; what has no line feed is one too when nothing more comes.
    std::string next_line(const std::string &awaited) {
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
            if (Clock::now() > deadline) fail("no answer within 10 s: " + awaited + " is missing");
            if (!(ready.revents & (POLLIN | POLLHUP))) continue;
            char buffer[4096];
            const ssize_t got = read(from_, buffer, sizeof buffer);
            if (got <= 0) {
                if (text_.empty() || text_ == seen_)
                    fail("the program has ended: " + awaited + " is missing");
                return std::exchange(text_, "");
            }
            for (ssize_t i = 0; i < got; ++i)
                text_ += static_cast<char>(std::tolower(static_cast<unsigned char>(buffer[i])));
            if (text_.size() > 1'000'000) fail("it prints without end");
        }
    }

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
bool play(const Situation &wanted, unsigned n) {
    Game game;
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
    for (unsigned n = 0; n < 60 && !come; n++) come = play(wanted, n);
    if (!come && (wanted.kind == "draw" || wanted.kind == "lost")) {
        std::cout << "wrong: in 60 games "
                  << (wanted.kind == "draw" ? "none is drawn, though the human plays well\n"
                                            : "the computer wins none, though the human is careless\n");
        return 1;
    }
    std::cout << "right\n";
}
