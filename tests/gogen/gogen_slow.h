// A Gogen solver that is slow and plain and shares nothing with the one under test: no bits, no propagation.
// It keeps the board as text, and puts the letter with the fewest squares beside its partners that are on the
// board already.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

class Slow {
  public:
    Slow(std::string board, const std::vector<std::string> &words) : board_(std::move(board)) {
        for (const std::string &word : words)
            for (std::size_t i = 1; i < word.size(); ++i) pairs_.insert(std::minmax(word[i - 1], word[i]));
    }

    static bool touch(std::size_t a, std::size_t b) {
        const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
        return a != b && apart(a / 5, b / 5) <= 1 && apart(a % 5, b % 5) <= 1;
    }

    // The number of solutions, as far as `most`. Gives up after so many tries: see exhausted().
    long long count(long long most, long long tries) {
        most_ = most;
        tries_ = tries;
        found_ = 0;
        solutions.clear();
        if (consistent()) descend();
        return found_;
    }
    bool exhausted() const { return tries_ <= 0; }

    std::vector<std::string> solutions; // the first two

  private:
    bool fits(char c, std::size_t square) const {
        for (const auto &[a, b] : pairs_) {
            if (a != c && b != c) continue;
            const std::size_t other = board_.find(a == c ? b : a);
            if (other != board_.npos && !touch(square, other)) return false;
        }
        return true;
    }
    bool consistent() const {
        for (std::size_t i = 0; i < 25; ++i)
            if (board_[i] != '.' && !fits(board_[i], i)) return false;
        return true;
    }
    void descend() {
        if (--tries_ <= 0) return;
        char best = 0;
        std::vector<std::size_t> squares;
        for (char c = 'A'; c <= 'Y'; ++c) {
            if (board_.find(c) != board_.npos) continue;
            std::vector<std::size_t> fitting;
            for (std::size_t i = 0; i < 25; ++i)
                if (board_[i] == '.' && fits(c, i)) fitting.push_back(i);
            if (best && fitting.size() >= squares.size()) continue;
            best = c;
            squares = fitting;
        }
        if (!best) {
            ++found_;
            if (solutions.size() < 2) solutions.push_back(board_);
            return;
        }
        for (const std::size_t i : squares) {
            if (found_ >= most_ || tries_ <= 0) return;
            board_[i] = best;
            descend();
            board_[i] = '.';
        }
    }

    std::string board_;
    std::set<std::pair<char, char>> pairs_;
    long long most_ = 0, tries_ = 0, found_ = 0;
};
