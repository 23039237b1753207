// chomp_agree COUNT SEED: solves COUNT random boards by the map, by the sieve on one thread or several, and
// by the sieve with the board's mirror image: the winning moves and the number of LOSSes must be the same.
// Small boards are solved by brute force, too. Boards have up to 14 rows and columns, or few rows and up to
// 400 columns, or one column of up to 20,000 squares beside a few small ones, or are the mirror images of
// such. chomp_agree --print COUNT SEED: prints the boards instead, the heights of the columns with commas.
#include "chomp/chomp.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using chomp::Board;
using chomp::Lengths;

constexpr std::uint64_t most_states = 200'000, most_states_for_brute_force = 300;

Board random_board(std::mt19937_64 &engine) {
    for (;;) {
        const bool wide = engine() % 4 == 0, tall = engine() % 2 == 0;
        const std::uint64_t columns = 1 + engine() % (wide ? 400 : 14), most = 1 + engine() % (wide ? 4 : 14);
        const std::uint64_t least = engine() % (most + 1);
        Lengths heights;
        for (std::uint64_t i = 0; i < columns; ++i) heights.push_back(least + engine() % (most - least + 1));
        std::sort(heights.begin(), heights.end(), std::greater<>());
        if (heights[0] == 0) continue;
        if (columns < 6 && engine() % 4 == 0) heights[0] += engine() % 20'000; // a wide, low board
        if (tall) heights = chomp::transposed(heights);
        if (chomp::count_states(heights) <= most_states) return Board(heights);
    }
}

Board mirrored(const Board &board, std::size_t columns) {
    Lengths heights = chomp::transposed(board.heights());
    heights.resize(columns);
    return Board(heights);
}

/// A position is a set of squares, row by row; a move takes away one and all that are not to the left of it
/// and not below it.
class BruteForce {
  public:
    explicit BruteForce(const Board &board) : board_(board), columns_(board.columns()) {}

    std::vector<chomp::Square> wins() {
        std::string all;
        for (std::size_t row = 0; row < board_.rows(); ++row)
            for (std::size_t column = 0; column < columns_; ++column)
                all += board_.has({row, column}) ? '#' : ' ';
        std::vector<chomp::Square> wins;
        for (std::size_t square = 0; square < all.size(); ++square)
            if (all[square] == '#' && loses(eaten(all, square)))
                wins.push_back({square / columns_, square % columns_});
        loses(all);
        std::ranges::sort(wins, {}, &chomp::Square::column);
        return wins;
    }
    /// The LOSSes among the positions that play can get to; call wins() first.
    std::uint64_t losses() const {
        return static_cast<std::uint64_t>(
            std::count_if(known_.begin(), known_.end(), [](const auto &each) { return each.second; }));
    }

  private:
    std::string eaten(std::string squares, std::size_t square) const {
        for (std::size_t each = square; each < squares.size(); ++each)
            if (each % columns_ >= square % columns_) squares[each] = ' ';
        return squares;
    }
    bool loses(const std::string &squares) {
        if (squares.find('#') == std::string::npos) return false; // the other one has taken the last square
        if (const auto known = known_.find(squares); known != known_.end()) return known->second;
        bool loss = true; // look at all moves, so that all positions are counted
        for (std::size_t square = 0; square < squares.size(); ++square)
            if (squares[square] == '#' && loses(eaten(squares, square))) loss = false;
        return known_[squares] = loss;
    }

    const Board &board_;
    std::size_t columns_;
    std::unordered_map<std::string, bool> known_;
};

bool agree(const Board &board, unsigned threads) {
    const chomp::Options options{.memory = UINT64_MAX, .threads = threads, .progress = nullptr};
    const chomp::Solution map = solve(board, chomp::Method::map, options);
    const chomp::Solution sieve = solve(board, chomp::Method::sieve, options);
    if (map.counts.states != sieve.counts.states || map.counts.losses != sieve.counts.losses ||
        map.wins != sieve.wins)
        return false;

    const chomp::Solution mirror = solve(mirrored(board, board.rows()), chomp::Method::sieve, options);
    std::vector<chomp::Square> wins;
    for (const chomp::Square move : mirror.wins) wins.push_back({move.column, move.row});
    std::ranges::sort(wins, {}, &chomp::Square::column);
    if (mirror.counts.losses != sieve.counts.losses || wins != sieve.wins) return false;

    if (map.counts.states > most_states_for_brute_force) return true;
    BruteForce brute(board);
    return brute.wins() == sieve.wins && brute.losses() == sieve.counts.losses;
}

} // namespace

int main(int argc, char **argv) {
    const bool print = argc == 4 && argv[1] == std::string("--print");
    if (argc != 3 && !print) {
        std::cerr << "usage: chomp_agree [--print] COUNT SEED\n";
        return 2;
    }
    const std::uint64_t count = std::strtoull(argv[argc - 2], nullptr, 10),
                        seed = std::strtoull(argv[argc - 1], nullptr, 10);
    std::mt19937_64 engine(seed);
    for (std::uint64_t i = 0; i < count; ++i) {
        const Board board = random_board(engine);
        const unsigned threads = 1 + static_cast<unsigned>(engine() % 4);
        if (print) {
            for (std::size_t column = 0; column < board.columns(); ++column)
                std::cout << (column == 0 ? "" : ",") << board.height(column);
            std::cout << (board.columns() == 1 ? "^1\n" : "\n");
        } else if (!agree(board, threads)) {
            std::cout << "seed " << seed << ", board " << i << ": the methods differ on " << board.text()
                      << ", " << threads << " threads\n";
            return 1;
        }
    }
    if (!print) std::cout << count << " boards agree\n";
}
