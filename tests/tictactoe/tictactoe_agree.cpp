// tictactoe_agree COUNT SEED: checks COUNT random positions, half of them in misere play, on random boards of
// up to 64 squares, with up to 13 squares left, by a plain negamax over maps of marks, without lines, bounds
// or symmetry. The solver must find the same value, and its good moves must keep it. The adviser must find
// the same value, length of the game and move. On up to 12 squares the lecture's minimax must agree, too.
#include "tictactoe/advice.h"
#include "tictactoe/lecture.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace tictactoe;

/// Squares hold '.', 'm' (the mover's) or 'w'; scores are 100 less the plies for a win, 0, or the negative.
class Plain {
  public:
    Plain(int rows, int cols, int in_a_row, bool misere)
        : rows_(rows), cols_(cols), in_a_row_(in_a_row), misere_(misere) {}

    bool has_line(const std::string &squares, char mark) const {
        for (int r = 0; r < rows_; ++r)
            for (int c = 0; c < cols_; ++c)
                for (const auto &[dr, dc] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    int n = 0;
                    while (n < in_a_row_ && at(squares, r + n * dr, c + n * dc) == mark) ++n;
                    if (n == in_a_row_) return true;
                }
        return false;
    }
    static std::string swapped(std::string squares) {
        for (char &c : squares) c = c == 'm' ? 'w' : c == 'w' ? 'm' : c;
        return squares;
    }
    int score(const std::string &squares) {
        if (has_line(squares, 'w')) return misere_ ? 100 : -100;
        if (std::find(squares.begin(), squares.end(), '.') == squares.end()) return 0;
        const auto [found, fresh] = scores_.emplace(squares, -1000);
        if (!fresh) return found->second;
        int best = -1000;
        for (std::size_t i = 0; i < squares.size(); ++i) best = std::max(best, score_of_move(squares, i));
        return found->second = best;
    }
    int score_of_move(const std::string &squares, std::size_t square) {
        if (squares[square] != '.') return -1000;
        std::string after = squares;
        after[square] = 'm';
        const int reply = score(swapped(after));
        return reply > 0 ? 1 - reply : reply < 0 ? -reply - 1 : 0;
    }

  private:
    char at(const std::string &squares, int r, int c) const {
        if (r < 0 || r >= rows_ || c < 0 || c >= cols_) return ' ';
        return squares[static_cast<std::size_t>(r * cols_ + c)];
    }
    int rows_, cols_, in_a_row_;
    bool misere_;
    std::map<std::string, int> scores_;
};

Value value_of(int score, Side to_move) {
    if (score == 0) return DRAW;
    return win_of(score > 0 ? to_move : other(to_move));
}

std::string plain_text(const Board &board, const Position &position, Side to_move) {
    std::string squares;
    for (int i = 0; i < board.squares; ++i)
        squares += position.of(to_move) & bit(i) ? 'm' : position.of(other(to_move)) & bit(i) ? 'w' : '.';
    return squares;
}

int sign(int x) { return (x > 0) - (x < 0); }

/// Whether the solver answers both of its questions as the plain score does, and finds a good move if and
/// only if the plain scores have one.
bool solver_agrees(const Board &board, const Position &position, Side to_move, Plain &plain,
                   const std::string &squares) {
    Solver solver(board, 1 << 29);
    const Mask mover = position.of(to_move), waiter = position.of(other(to_move));
    const int score = sign(plain.score(squares));
    const Question win_question = whether(position, to_move, to_move),
                   loss_question = whether(position, to_move, other(to_move));
    bool same = solver.wins(win_question) == (score > 0) && solver.wins(loss_question) == (score < 0);
    const auto keeps = [&](int square, int least) {
        return square >= 0 && sign(plain.score_of_move(squares, static_cast<std::size_t>(square))) >= least;
    };
    const Mask empty = board.all & ~position.marks();
    const int win = solver.good_move(win_question, solver.ordered(win_question, empty));
    const int draw = solver.good_move(loss_question, solver.ordered(loss_question, empty));
    const auto threats = board.line_wins() ? threat_win(board, mover, waiter) : std::optional<ThreatWin>();
    same = same && (score > 0 ? keeps(win, 1) : win == -1) && (score >= 0 ? keeps(draw, 0) : draw == -1);
    return same && (!threats || keeps(threats->moves.front(), 1));
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) {
        std::cerr << "usage: tictactoe_agree COUNT SEED\n";
        return 2;
    }
    const std::uint64_t wanted = std::strtoull(argv[1], nullptr, 10),
                        seed = std::strtoull(argv[2], nullptr, 10);
    std::mt19937_64 engine(seed);
    const auto below = [&](int n) { return static_cast<int>(engine() % static_cast<std::uint64_t>(n)); };
    for (std::uint64_t i = 0; i < wanted;) {
        const bool large = below(4) == 0;
        const int rows = 1 + below(large ? 7 : 4), cols = large ? 1 + below(64 / rows) : 1 + below(4);
        const bool misere = below(2) != 0;
        const Board board(rows, cols, 1 + below(std::min(std::max(rows, cols), 6)),
                          misere ? Goal::misere : Goal::line);
        const int left = std::min(board.squares, 1 + below(board.squares <= 16 && below(300) == 0 ? 13
                                                           : board.squares <= 16                  ? 11
                                                                                                  : 8));
        // Put marks in turn until `left` squares are empty. Most positions that are over are dropped.
        std::vector<int> order(static_cast<std::size_t>(board.squares));
        std::iota(order.begin(), order.end(), 0);
        for (std::size_t k = order.size(); k > 1; --k)
            std::swap(order[k - 1], order[static_cast<std::size_t>(below(static_cast<int>(k)))]);
        Position position;
        Side to_move = below(2) ? Side::x : Side::o;
        std::optional<int> over;
        for (int placed = 0; placed < board.squares - left; ++placed) {
            // If a mark would end the game, try another square.
            for (auto square = order.begin(); square != order.end(); ++square) {
                const Mask marks = position.of(to_move) | bit(*square);
                if ((position.marks() & bit(*square)) ||
                    (board.has_line(marks) && std::next(square) != order.end()))
                    continue;
                position.of(to_move) = marks;
                break;
            }
            if (board.has_line(position.of(to_move))) over = placed;
            to_move = other(to_move);
            if (over || count(position.marks()) != placed + 1) break;
        }
        if (over ? below(8) != 0 : count(position.marks()) != board.squares - left) continue;
        if (board.squares - count(position.marks()) > 13) continue;
        ++i;

        std::sort(order.begin(), order.end());
        if (below(2))
            for (std::size_t k = order.size(); k > 1; --k)
                std::swap(order[k - 1], order[static_cast<std::size_t>(below(static_cast<int>(k)))]);
        Plain plain(rows, cols, board.in_a_row, misere);
        const std::string squares = plain_text(board, position, to_move);
        const int score = plain.score(squares);
        const Advice advice = Adviser(board, order).best(position, to_move);
        bool same = advice.value == value_of(score, to_move);
        if (over || squares.find('.') == std::string::npos) {
            same = same && advice.square == -1;
        } else {
            const auto first_best = std::find_if(order.begin(), order.end(), [&](int square) {
                return plain.score_of_move(squares, static_cast<std::size_t>(square)) == score;
            });
            same = same && advice.square == *first_best &&
                   advice.plies == (score == 0 ? 0 : 100 - std::abs(score));
            same = same && solver_agrees(board, position, to_move, plain, squares);
        }
        if (board.squares <= max_lecture_squares && !over) {
            TicTacToe lecture(board, Method::minimax, order);
            lecture.set(position);
            same = same && lecture.chooseMove(to_move).val == advice.value;
        }
        if (!same) {
            std::cout << "seed " << seed << ", position " << i << ": the methods differ on --analyze " << rows
                      << ',' << cols << ',' << board.in_a_row << (misere ? " --misere " : " ")
                      << text_of(board, position, lecture_names) << " --side " << lecture_names.of(to_move)
                      << ": " << lecture_names.of(advice.value) << ' ' << advice.square << ", plain score "
                      << score << '\n';
            return 1;
        }
    }
    std::cout << wanted << " positions agree\n";
}
