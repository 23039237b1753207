// chomp_brute [COLUMNS HEIGHT]: every board with at most COLUMNS columns and HEIGHT rows (6 and 6) by brute
// force, against both methods: the winning moves, and how many states are LOSSes.
//
// The brute force knows nothing of rows and columns that do not increase: a position is a set of squares, a
// move takes away one and all that are not to the left of it and not below it.
#include "chomp/chomp.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using Squares = std::uint64_t; // bit 8 r + c for row r, column c

class BruteForce {
  public:
    /// Whether whoever has to move loses.
    bool loses(Squares squares) {
        if (squares == 0) return false; // the other one has taken the poison
        if (const auto known = known_.find(squares); known != known_.end()) return known->second;
        bool loss = true;
        for (int r = 0; r < 8; ++r)
            for (int c = 0; c < 8; ++c)
                if (squares >> (8 * r + c) & 1 && loses(eaten(squares, r, c))) loss = false;
        return known_[squares] = loss;
    }

    static Squares eaten(Squares squares, int r, int c) {
        for (int up = r; up < 8; ++up)
            for (int right = c; right < 8; ++right) squares &= ~(Squares{1} << (8 * up + right));
        return squares;
    }

    /// The LOSSes among all positions that play can get to.
    std::uint64_t losses(Squares squares) {
        seen_.clear();
        return count(squares);
    }

  private:
    std::uint64_t count(Squares squares) {
        if (!seen_.emplace(squares, true).second) return 0;
        std::uint64_t sum = loses(squares);
        for (int r = 0; r < 8; ++r)
            for (int c = 0; c < 8; ++c)
                if (squares >> (8 * r + c) & 1) sum += count(eaten(squares, r, c));
        return sum;
    }

    std::unordered_map<Squares, bool> known_, seen_;
};

std::string text_of(Squares squares, int columns) {
    std::string text;
    for (int c = 0; c < columns; ++c) {
        int height = 0;
        for (int r = 0; r < 8; ++r) height += (squares >> (8 * r + c) & 1) != 0;
        text += static_cast<char>('0' + height);
    }
    return text;
}

struct Tester {
    BruteForce brute;
    std::uint64_t boards = 0, losing = 0, moves = 0;

    void test(const std::string &text) {
        Squares squares = 0;
        for (std::size_t c = 0; c < text.size(); ++c)
            for (int r = 0; r < text[c] - '0'; ++r) squares |= Squares{1} << (8 * r + static_cast<int>(c));
        std::vector<std::string> wins; // column by column
        for (int c = 0; c < static_cast<int>(text.size()); ++c)
            for (int r = 0; r < text[static_cast<std::size_t>(c)] - '0'; ++r)
                if (const Squares after = BruteForce::eaten(squares, r, c); brute.loses(after))
                    wins.push_back(text_of(after, static_cast<int>(text.size())));
        const std::uint64_t losses = brute.losses(squares);

        std::string remark;
        const chomp::Board board = chomp::Board::parse(text, remark);
        for (const auto method : {chomp::Method::map, chomp::Method::sieve}) {
            const chomp::Solution solution = solve(board, method, {});
            std::vector<std::string> found;
            for (const chomp::Square move : solution.wins) found.push_back(board.eaten(move).text());
            if (found == wins && solution.counts.losses == losses) continue;
            std::cout << text << ": wrong by the " << (method == chomp::Method::map ? "map" : "sieve")
                      << '\n';
            std::exit(1);
        }
        ++boards;
        losing += wins.empty();
        moves += wins.size();
    }

    /// All boards that begin so, with at most this many columns more.
    void test_all(const std::string &begin, int columns, char most) {
        if (!begin.empty()) test(begin);
        if (columns == 0) return;
        for (char height = begin.empty() ? '1' : '0'; height <= most; ++height)
            test_all(begin + height, columns - 1, height);
    }
};

} // namespace

int main(int argc, char **argv) {
    if (argc != 1 && argc != 3) return 2;
    Tester tester;
    tester.test_all("", argc > 2 ? std::atoi(argv[1]) : 6,
                    static_cast<char>('0' + (argc > 2 ? std::atoi(argv[2]) : 6)));
    std::cout << tester.boards << " boards, " << tester.losing << " LOSS, " << tester.moves
              << " winning moves: all agree\n";
}
