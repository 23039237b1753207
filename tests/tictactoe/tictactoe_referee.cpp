// tictactoe_referee [--wins] ROW COLUMN: plays `tictactoe` without arguments through pipes: every game in which the human,
// who begins, first takes that square, a new process each. It knows the rules and shares nothing with the program.
//
// The dialogue is that of the lecture's program. The human types `row column`, from 0, on a line. The program answers with
// its move, on a line that has the word `computer` and after it the two numbers, such as `Computer plays 1 1.`; and when
// the game is over with a line that has the word `draw` or `tie`, or `computer` and `win`, or `you lose`. In whatever else
// it prints (prompts, boards, greetings) the word `computer` must not be followed by two numbers.
//
// What is wrong is printed, with the moves so far, and ends the program with exit code 1: a square that is taken or not on
// the board, no answer in 10 seconds (the human's turn is lost, or the program hangs), an end in mid-game, a verdict that is
// not true, a loss; with --wins also a move that gives a won position away. A program that chooses among equal moves at
// random has too many games: no more than 400 are played.
#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <poll.h>
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
        close(to_);
        for (int i = 0; i < 200 && waitpid(child_, nullptr, WNOHANG) == 0; ++i) usleep(10'000);
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
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

    /// The program's verdict, when the game is over.
    void verdict() {
        const bool lost = won(squares, 'H'), gained = won(squares, 'C');
        for (;;) {
            const std::string line = next_line("the end of the game");
            const auto has = [&](const char *text) { return line.find(text) != line.npos; };
            const bool draw = has("draw") || has("tie");
            const bool computer =
                (has("computer") && has("win")) || (has("computer") && has("won")) || has("you lose");
            if (!draw && !computer && !has("you win") && !has("human wins")) continue;
            if (draw != (!lost && !gained) || computer != gained) fail("that is not how it ended: " + line);
            break;
        }
        if (lost) fail("the computer has lost");
    }

    [[noreturn]] void fail(const std::string &reason) const {
        std::cout << "wrong: " << reason << "; moves:" << moves_ << '\n';
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
                return line;
            }
            pollfd ready{from_, POLLIN, 0};
            if (poll(&ready, 1, text_.empty() ? 1000 : 300) == 0 && !text_.empty() && text_ != seen_) {
                seen_ = text_; // it may be a prompt, and go on
                return text_;
            }
            if (Clock::now() > deadline) fail("no answer in 10 seconds: " + awaited + " is missing");
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
};

/// Plays a game in which the human's nth move is the choices[n]th of the empty squares, the first of all where there is
/// no choice yet. Changes choices to those of the next game; false when this was the last one.
bool play(std::vector<std::size_t> &choices, std::size_t first, bool wins) {
    Game game;
    std::vector<std::size_t> most;
    for (std::size_t move = 0;; ++move) {
        std::vector<std::size_t> empty;
        for (std::size_t i = 0; i < 9; ++i)
            if (game.squares[i] == '.') empty.push_back(i);
        if (move == 0) empty = {first};
        if (move == choices.size()) choices.push_back(0);
        choices[move] = std::min(choices[move], empty.size() - 1);
        most.push_back(empty.size());
        game.human_plays(empty[choices[move]]);
        if (won(game.squares, 'H') || game.squares.find('.') == std::string::npos) break;
        const int before = value(game.squares, 'C');
        game.computer_plays();
        if (wins && before == 1 && -value(game.squares, 'H') < 1) game.fail("the computer could have won");
        if (won(game.squares, 'C')) break;
    }
    game.verdict();
    choices.resize(most.size());
    while (!choices.empty() && choices.back() + 1 >= most[choices.size() - 1]) choices.pop_back();
    if (choices.empty()) return false;
    ++choices.back();
    return true;
}

} // namespace

int main(int argc, char **argv) {
    const bool wins = argc == 4 && argv[1] == std::string("--wins");
    if (argc != 3 + wins) {
        std::cerr << "usage: tictactoe_referee [--wins] ROW COLUMN\n";
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    const int r = std::atoi(argv[1 + wins]), c = std::atoi(argv[2 + wins]);
    std::vector<std::size_t> choices;
    int games = 0;
    while (play(choices, static_cast<std::size_t>(3 * r + c), wins) && ++games < 400) {
    }
    std::cout << "every game that begins with " << r << ' ' << c << " is right\n";
}
