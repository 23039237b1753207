// all_positions [ROUNDS]: counts the positions of 3,3,3 that can arise, with and without symmetry, by a walk
// over all games that does not use the table of distances. For each position the table must have the value
// and the distance of a plain negamax; the exact solver, the adviser's move and the lecture's minimax and
// alpha-beta must have its value. With ROUNDS, prints instead the least and the median microseconds in which
// the table solves 3,3,3.
#include "tictactoe/advice.h"
#include "tictactoe/lecture.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace tictactoe;

const Board board(3, 3, 3);
DistanceTable table(board);
std::map<std::string, int> seen; // 'm' is whoever moves
std::set<std::string> classes;

std::string least_image(const std::string &squares) {
    std::string least = squares;
    for (int image = 0; image < 8; ++image) {
        std::string other(9, '.');
        for (int r = 0; r < 3; ++r)
            for (int c = 0; c < 3; ++c) {
                int y = r, x = c;
                if (image & 1) y = 2 - y;
                if (image & 2) x = 2 - x;
                if (image & 4) std::swap(x, y);
                other[static_cast<std::size_t>(y * 3 + x)] = squares[static_cast<std::size_t>(r * 3 + c)];
            }
        least = std::min(least, other);
    }
    return least;
}

bool lost(const std::string &s) {
    for (const char *line : {"012", "345", "678", "036", "147", "258", "048", "246"})
        if (std::all_of(line, line + 3, [&](char c) { return s[static_cast<std::size_t>(c - '0')] == 'w'; }))
            return true;
    return false;
}

bool every_method_agrees(Mask mover, Mask waiter, int score) {
    static Adviser adviser(board, row_order(9));
    static Solver solver(board, 1 << 20);
    bool same = true;
    if (!board.has_line(waiter) && (mover | waiter) != board.all)
        same = solver.wins({.attacker = mover, .defender = waiter, .turn = Turn::attacker}) == (score > 0) &&
               solver.wins({.attacker = waiter, .defender = mover, .turn = Turn::defender}) == (score < 0);
    for (const Side side : {Side::x, Side::o}) {
        Position position;
        position.of(side) = mover;
        position.of(other(side)) = waiter;
        const Value value = score == 0 ? DRAW : win_of(score > 0 ? side : other(side));
        const Advice advice = adviser.best(position, side);
        same = same && advice.value == value;
        if (advice.square >= 0) {
            Position after = position;
            after.of(side) |= bit(advice.square);
            same = same && table.value(after, other(side)) == value;
        }
        for (const Method method : {Method::minimax, Method::alphabeta}) {
            TicTacToe lecture(board, method, row_order(9));
            lecture.set(position);
            same = same && lecture.chooseMove(side).val == value;
        }
    }
    return same;
}

int walk(const std::string &squares) {
    const auto [found, fresh] = seen.emplace(squares, 0);
    if (!fresh) return found->second;
    classes.insert(least_image(squares));
    int best = -100;
    if (!lost(squares)) {
        if (squares.find('.') == std::string::npos) best = 0;
        for (std::size_t i = 0; i < 9; ++i) {
            if (squares[i] != '.') continue;
            std::string after = squares;
            after[i] = 'm';
            for (char &c : after) c = c == 'm' ? 'w' : c == 'w' ? 'm' : c;
            const int reply = walk(after); // a score is a ply later than the reply's
            best = std::max(best, reply > 0 ? 1 - reply : reply < 0 ? -reply - 1 : 0);
        }
    }
    Mask mover = 0, waiter = 0;
    for (int i = 0; i < 9; ++i) {
        if (squares[static_cast<std::size_t>(i)] == 'm') mover |= bit(i);
        if (squares[static_cast<std::size_t>(i)] == 'w') waiter |= bit(i);
    }
    if (table.score(mover, waiter) != best) {
        std::printf("the table is wrong about %s\n", squares.c_str());
        std::exit(1);
    }
    if (!every_method_agrees(mover, waiter, best)) {
        std::printf("a method is wrong about %s\n", squares.c_str());
        std::exit(1);
    }
    return seen[squares] = best;
}

} // namespace

int main(int argc, char **argv) {
    if (argc > 1) {
        std::vector<double> times;
        for (int i = std::max(1, std::atoi(argv[1])); i > 0; --i) {
            const auto start = std::chrono::steady_clock::now();
            if (DistanceTable(board).score(0, 0) != 0) return 1;
            times.push_back(
                std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        }
        std::sort(times.begin(), times.end());
        std::printf("%.1f %.1f\n", times.front(), times[times.size() / 2]);
        return 0;
    }
    walk(".........");
    std::printf("3 3 3: %zu positions, %zu without symmetry\n", seen.size(), classes.size());
}
