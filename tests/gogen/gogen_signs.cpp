// gogen_signs COUNT WEIGHTS SEED: the sum over signs on empty boards with random pairs. On COUNT boards with few pairs the
// number of solutions is held against the sweep over sets of cells. On WEIGHTS boards with up to 24 pairs one term of the sum,
// the weight of all maps for random signs, is held against summing out one letter after the other in tables, which shares
// nothing with it and knows no trees, pins or cycles. Prints the pairs where they differ and exits 1.
#include "gogen/frontier.h"
#include "gogen/signs.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>

namespace {

std::mt19937_64 engine;

unsigned below(unsigned n) { return static_cast<unsigned>(engine() % n); }

struct Board {
    gogen::Problem problem;
    std::string pairs;
};

// Among few letters there are cycles soon, among many there are small trees.
Board random_board(unsigned letters, unsigned pairs) {
    Board board;
    for (unsigned i = 0; i < pairs; ++i) {
        const unsigned a = below(letters), b = below(letters);
        if (a == b || (board.problem.partners[a] & gogen::letter(b))) continue;
        gogen::pair_up(board.problem.partners, a, b);
        board.pairs += {' ', gogen::letter_name(a), gogen::letter_name(b)};
    }
    return board;
}

// A number for each choice of cells of some letters: the first letter's cell is the lowest digit of the index to base 25.
struct Table {
    std::vector<unsigned> letters;
    std::vector<gogen::Wide> values;
};

using Where = std::array<std::size_t, 25>; // for each letter a cell

gogen::Wide value_of(const Table &table, const Where &where) {
    std::size_t index = 0;
    for (std::size_t i = table.letters.size(); i-- > 0;) index = 25 * index + where[table.letters[i]];
    return table.values[index];
}

bool touch(std::size_t p, std::size_t q) {
    const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
    return p != q && apart(p / 5, q / 5) <= 1 && apart(p % 5, q % 5) <= 1;
}

// The letters that share a table with this one.
std::vector<unsigned> sharing(const std::vector<Table> &tables, unsigned a) {
    std::vector<unsigned> result;
    for (const Table &table : tables)
        if (std::find(table.letters.begin(), table.letters.end(), a) != table.letters.end())
            for (const unsigned b : table.letters)
                if (b != a && std::find(result.begin(), result.end(), b) == result.end()) result.push_back(b);
    return result;
}

// Multiplies the tables with that letter and sums over its cells: they become one table without it.
void sum_out(std::vector<Table> &tables, unsigned a, const std::array<bool, 25> &minus) {
    Table sums{sharing(tables, a), {}};
    std::vector<Table> with;
    for (std::size_t i = tables.size(); i-- > 0;)
        if (std::find(tables[i].letters.begin(), tables[i].letters.end(), a) != tables[i].letters.end()) {
            with.push_back(tables[i]);
            tables.erase(tables.begin() + static_cast<std::ptrdiff_t>(i));
        }
    std::size_t choices = 1;
    for (std::size_t i = 0; i < sums.letters.size(); ++i) choices *= 25;
    for (std::size_t index = 0; index < choices; ++index) {
        Where where{};
        for (std::size_t i = 0, rest = index; i < sums.letters.size(); ++i, rest /= 25)
            where[sums.letters[i]] = rest % 25;
        gogen::Wide sum;
        for (where[a] = 0; where[a] < 25; ++where[a]) {
            gogen::Wide product{0, 1};
            for (const Table &table : with) product = product * value_of(table, where);
            sum = minus[where[a]] ? sum - product : sum + product;
        }
        sums.values.push_back(sum);
    }
    tables.push_back(sums);
}

// The weight of all maps, always summing out the letter that shares tables with the fewest; nothing if those are over two.
std::optional<gogen::Wide> plain_weight(const gogen::Problem &problem, const std::array<bool, 25> &minus) {
    std::vector<Table> tables;
    for (unsigned a = 0; a < 25; ++a)
        for (unsigned b = 0; b < a; ++b) {
            if (!(problem.partners[a] >> b & 1)) continue;
            tables.push_back({{a, b}, {}});
            for (std::size_t q = 0; q < 25; ++q)
                for (std::size_t p = 0; p < 25; ++p) tables.back().values.push_back({0, touch(p, q)});
        }
    std::vector<unsigned> rest;
    for (unsigned a = 0; a < 25; ++a) rest.push_back(a);
    while (!rest.empty()) {
        const auto next = std::min_element(rest.begin(), rest.end(), [&](unsigned a, unsigned b) {
            return sharing(tables, a).size() < sharing(tables, b).size();
        });
        if (sharing(tables, *next).size() > 2) return {};
        sum_out(tables, *next, minus);
        rest.erase(next);
    }
    gogen::Wide product{0, 1};
    for (const Table &table : tables) product = product * table.values[0];
    return product;
}

bool differ(const Board &board, gogen::Wide found, gogen::Wide expected, const char *what) {
    if (found == expected) return false;
    std::cout << what << ", pairs" << board.pairs << ": " << text_of(found) << " by signs, expected "
              << text_of(expected) << '\n';
    return true;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    engine.seed(static_cast<std::uint64_t>(std::atoll(argv[3])));
    const gogen::Poll none;
    for (int left = std::atoi(argv[1]); left > 0;) {
        const Board board = random_board(3 + below(20), 1 + below(9));
        const gogen::SignSum signs(board.problem.partners);
        const auto start = gogen::settled(board.problem);
        if (!start) continue;
        const gogen::Sweep sweep(*start, board.problem.partners);
        if (!signs.possible() || !sweep.possible()) continue;
        gogen::Budget budget{~std::uint64_t{0}, none};
        if (differ(board, signs.run(none), *sweep.run(budget), "solutions")) return 1;
        --left;
    }
    for (int left = std::atoi(argv[2]); left > 0;) {
        const Board board = random_board(2 + below(24), 1 + below(24));
        const gogen::SignSum signs(board.problem.partners);
        if (!signs.possible()) continue;
        std::array<bool, 25> minus{};
        gogen::Cells cells = 0;
        for (std::size_t p = 0; p < 25; ++p)
            if ((minus[p] = below(2))) cells |= gogen::cell_at(static_cast<int>(p));
        const auto expected = plain_weight(board.problem, minus);
        if (!expected) continue;
        if (differ(board, signs.weight(cells), *expected, "weight")) return 1;
        --left;
    }
    std::cout << argv[1] << " counts and " << argv[2] << " weights agree\n";
}
