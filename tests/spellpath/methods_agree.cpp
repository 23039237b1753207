// methods_agree BOARDS SEED [GRID]: every method on random boards, against brute force where the board is
// small enough and against each other where not, every path judged; and every method ended early, where the
// path must be legal and the bound no less than the true length. GRID is that of --grid, hex by default.
// Brute force here is the dynamic program of Held and Karp over all subsets of cells, and shares nothing with
// the methods.
#include "own_run.h"
#include "plain_frontier.h"
#include "random_board.h"
#include "spellpath/blocks.h"
#include "spellpath/solver.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>

using Rows = std::vector<std::string>;

// The length of the longest path: for each set of cells, in which of them may a path end that visits exactly
// these?
static std::size_t held_karp(const Rows &board, spell::Shape shape) {
    const int neighbours = shape == spell::Shape::hex ? 6 : shape == spell::Shape::square4 ? 4 : 8;

    struct Place {
        int r, c;
    };
    std::vector<Place> places;
    for (std::size_t r = 0; r < board.size(); ++r)
        for (std::size_t c = 0; c < board[r].size(); ++c)
            if (board[r][c] != '-') places.push_back({static_cast<int>(r), static_cast<int>(c)});
    std::vector<std::uint32_t> around(places.size());
    for (std::size_t a = 0; a < places.size(); ++a)
        for (std::size_t b = 0; b < places.size(); ++b)
            if (joined(board, places[a].r, places[a].c, places[b].r, places[b].c, neighbours))
                around[a] |= std::uint32_t{1} << b;
    std::vector<std::uint32_t> ends(std::size_t{1} << places.size());
    std::size_t longest = 0;
    for (std::uint32_t set = 1; set < ends.size(); ++set) {
        if (std::has_single_bit(set)) ends[set] = set;
        for (std::size_t v = 0; v < places.size(); ++v)
            if (set >> v & 1 && ends[set & ~(std::uint32_t{1} << v)] & around[v])
                ends[set] |= std::uint32_t{1} << v;
        if (ends[set] != 0) longest = std::max(longest, static_cast<std::size_t>(std::popcount(set)));
    }
    return longest;
}

// The length by dynamic programming alone: no path is known at first, and no bound.
static std::size_t length_by_blocks(const spell::Grid &grid, spell::Method method) {
    std::size_t longest = 0;
    for (auto &cells : components_of(grid)) {
        const spell::Component component = component_of(grid, std::move(cells));
        OwnRun own;
        spell::Search search{component, own.run};
        spell::BlockSearch(search, method).run(INFINITY);
        longest = std::max(longest, search.incumbent.size());
    }
    return longest;
}

int main(int argc, char **argv) {
    if (argc != 3 && argc != 4) return 2;
    const std::string_view wanted = argc == 4 ? argv[3] : "hex";
    const auto named = std::ranges::find_if(spell::shapes, [&](const auto &s) { return s.first == wanted; });
    if (named == spell::shapes.end()) return 2;
    const spell::Shape shape = named->second;
    const int boards = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    int agree = 0;
    for (int i = 0; i < boards; ++i) {
        enum { small, medium, large } const kind = i % 8 == 7 ? large : i % 2 == 0 ? small : medium;
        const Rows rows = kind == small    ? random_board(random, 13, 13)
                          : kind == medium ? random_board(random, 20, 26)
                                           : random_board(random, 30, 80);
        spell::Grid grid;
        grid.shape = shape;
        for (const std::string &row : rows) grid.add_row(row);
        std::optional<std::size_t> expected;
        if (kind == small) expected = held_karp(rows, shape);
        std::string lengths;
        bool right = true;
        for (const auto &[name, method] : spell::methods) {
            if (kind == large && (name == "dfs" || name == "memo")) continue; // they would take ages
            spell::Limits limits;
            // clang 14 captures no binding itself, and g++ takes one of its name for a shadow
            const auto check = [&, text = std::string(name), by = method](bool whole) {
                spell::Counters counters;
                spell::SearchProgress progress;
                const auto [path, at_most] = longest_path(grid, by, limits, counters, progress);
                spell::Board board = spell::parse_board("", board_text(grid, path), spell::PathText::read);
                board.grid.shape = shape;
                const auto verdict = judge(std::move(board));
                if (!expected) expected = path.size();
                right = right && !verdict.fault && verdict.path == path && path.size() <= *expected &&
                        at_most >= *expected &&
                        (!whole || (path.size() == *expected && at_most == *expected));
                lengths += ' ' + text + ' ' + std::to_string(path.size()) + (whole ? "" : " (ended early)");
            };
            check(true);
            int polls_left = below(random, 20);
            limits.poll = [&polls_left] {
                if (polls_left-- <= 0) throw spell::Stopped();
            };
            check(false);
        }
        for (const spell::Method by : {spell::Method::tree, spell::Method::sweep}) {
            const std::size_t length = length_by_blocks(grid, by);
            right = right && length == *expected;
            lengths += " blocks " + std::to_string(length);
        }
        spell::PlainLimits plain_limits;
        plain_limits.visits = 2'000'000;
        const auto plain = longest_by_plain_frontier(grid, plain_limits);
        if (kind == small || plain) {
            right = right && plain == expected;
            lengths += " plain frontier " + std::to_string(plain.value_or(0));
        }
        agree += right;
        if (!right)
            std::cout << board_text(grid, {}) << "expected " << *expected << ", found" << lengths << "\n";
    }
    std::cout << agree << " of " << boards << " agree\n";
    return agree == boards ? 0 : 1;
}
