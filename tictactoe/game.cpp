#include "tictactoe/game.h"

#include "tictactoe/advice.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <iostream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <unistd.h>

namespace tictactoe {

namespace {

/// Lines from standard input, of which a failure is told from the end.
class Lines {
  public:
    /// The next line, or nothing at the end. What is past 100 bytes of a line is dropped.
    std::optional<std::string> next() {
        if (!std::cout.flush()) throw std::runtime_error("cannot write to standard output");
        std::string line;
        bool any = false;
        for (;;) {
            if (at_ == end_ && !refill()) break;
            any = true;
            const char byte = buffer_[at_++];
            if (byte == '\n') break;
            if (line.size() < 100) line += byte;
        }
        if (!terminal_ || !any) std::cout << '\n'; // in the place of the Enter that a terminal shows
        if (!any) return std::nullopt;
        return line;
    }

  private:
    bool refill() {
        if (over_) return false; // a terminal would read on after ^D
        ssize_t got;
        do got = read(STDIN_FILENO, buffer_, sizeof buffer_);
        while (got < 0 && errno == EINTR);
        if (got < 0) {
            std::string reason = std::generic_category().message(errno);
            reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
            throw std::runtime_error("<stdin>: " + reason);
        }
        at_ = 0;
        end_ = static_cast<std::size_t>(got);
        over_ = got == 0;
        return got > 0;
    }

    const bool terminal_ = isatty(STDIN_FILENO) != 0;
    char buffer_[4096];
    std::size_t at_ = 0, end_ = 0;
    bool over_ = false;
};

/// The words of a line, at most three of them.
std::vector<std::string> words_of(const std::string &line) {
    std::istringstream rest(line);
    std::vector<std::string> words;
    for (std::string word; words.size() < 3 && rest >> word;) words.push_back(word);
    return words;
}

std::optional<int> number(const std::string &word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return value;
}

class Game {
  public:
    Game(const Board &board, const GameOptions &options)
        : board_(board), options_(options), adviser_(board, row_order(board.squares)),
          engine_(options.seed.value_or(0)) {}

    /// One game; false when the input ended in it.
    bool play(Lines &lines);
    /// Another one?
    static bool again(Lines &lines);

  private:
    void draw() const;
    bool human_moves(Lines &lines);
    void computer_moves();

    const Board &board_;
    const GameOptions &options_;
    Adviser adviser_;
    std::mt19937_64 engine_;
    Position position_;
};

/// The board with the numbers of its rows and columns.
void Game::draw() const {
    const char others = options_.mark == 'X' ? 'O' : 'X';
    const auto right = [](int value) { return (value < 10 ? "  " : " ") + std::to_string(value); };
    std::string line = "\n   ";
    for (int c = 0; c < board_.cols; ++c) line += right(c) + ' ';
    line.pop_back();
    std::cout << line << '\n';
    for (int r = 0; r < board_.rows; ++r) {
        line = right(r) + ' ';
        for (int c = 0; c < board_.cols; ++c) {
            const Mask square = bit(r * board_.cols + c);
            line += c > 0 ? "| " : " ";
            line += position_.human & square ? options_.mark : position_.computer & square ? others : ' ';
            line += ' ';
        }
        line.erase(line.find_last_not_of(' ') + 1);
        std::cout << line << '\n';
        if (r + 1 == board_.rows) break;
        std::cout << "    ---";
        for (int c = 1; c < board_.cols; ++c) std::cout << "+---";
        std::cout << '\n';
    }
    std::cout << '\n';
}

bool Game::human_moves(Lines &lines) {
    for (;;) {
        std::cout << "Your move (row column): ";
        const auto line = lines.next();
        if (!line) return false;
        const auto words = words_of(*line);
        const auto r = words.size() == 2 ? number(words[0]) : std::nullopt;
        const auto c = words.size() == 2 ? number(words[1]) : std::nullopt;
        if (!r || !c || *r < 0 || *r >= board_.rows || *c < 0 || *c >= board_.cols) {
            std::cout << "Type a row from 0 to " << board_.rows - 1 << " and a column from 0 to "
                      << board_.cols - 1 << ", such as 0 0.\n";
            continue;
        }
        const Mask square = bit(*r * board_.cols + *c);
        if (position_.marks() & square) {
            std::cout << "There is a mark on " << *r << ' ' << *c << " already.\n";
            continue;
        }
        position_.human |= square;
        return true;
    }
}

void Game::computer_moves() {
    // The time is over after a second, of which the move that looks best takes a little.
    const auto deadline = Solver::Clock::now() + std::chrono::milliseconds(950);
    if (!std::cout.flush()) throw std::runtime_error("cannot write to standard output");
    const int square =
        adviser_.best_until(deadline, position_, Side::computer, options_.seed ? &engine_ : nullptr).square;
    position_.computer |= bit(square);
    std::cout << "Computer plays " << square / board_.cols << ' ' << square % board_.cols << ".\n";
}

bool Game::play(Lines &lines) {
    position_ = {};
    std::cout << "You are " << options_.mark << ", and " << board_.in_a_row << " in a row is the goal. "
              << (options_.first == Side::human ? "You begin.\n" : "The computer begins.\n");
    draw();
    for (Side side = options_.first;; side = other(side)) {
        if (side == Side::computer) computer_moves();
        else if (!human_moves(lines)) return false;
        draw();
        const bool won = board_.has_line(position_.of(side));
        if (!won && position_.marks() != board_.all) continue;
        std::cout << (!won ? "Draw!\n" : side == Side::human ? "You win!\n" : "Computer wins!\n");
        return true;
    }
}

bool Game::again(Lines &lines) {
    for (;;) {
        std::cout << "Another game (y or n)? ";
        const auto line = lines.next();
        if (!line) return false;
        const auto words = words_of(*line);
        const char answer = words.size() == 1 ? words[0][0] : ' ';
        if (answer == 'y' || answer == 'Y') return true;
        if (answer == 'n' || answer == 'N') return false;
        std::cout << "Type y or n.\n";
    }
}

} // namespace

void play(const Board &board, const GameOptions &options) {
    Lines lines;
    Game game(board, options);
    while (game.play(lines) && Game::again(lines)) {
    }
}

} // namespace tictactoe
