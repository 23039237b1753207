// alice_longest N [SECONDS [BEST]]: the length of the longest shortest solution over all mazes of N x N cells (2 to 5) that
// have one shortest solution and a black start. Prints the length, a maze that has it, and how many walks were looked at;
// or after SECONDS, how far it came. BEST: mazes of at most this length do not count.
//
// Why a search over walks decides it. Take away every arrow of such a maze that its solution does not use: that solution
// stays the only shortest one. So a maze of the solution's arrows alone is enough, and the walk decides the maze: a
// colour for each cell when the walk first lands there, an arrow for each step. Whatever comes later only adds arrows and
// colours, so more walks. So if the way to some state of our walk is not its only shortest one, it never will be, and the
// search turns back. The goal is a cell that the walk lands on last, and that nothing else lands on as early.
//
// Bound. A shortest walk enters each state (cell and d) at most once, and none that some other walk has entered before. So
// what is left is at most the number of states that have a move and that nobody has reached yet, and the step to the goal.
// The goal has none of these states: it is a cell that the walk has not coloured and that nothing has landed on yet.
//
// Symmetry. Of the starts that turning and mirroring the board make the same, one is tried; of the first steps from a
// start on a diagonal, those on one side of it.
//
// Levels are sets of cells for each d, moved by shifts: a breadth-first search of all of the maze so far for each step.
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using Cells = std::uint32_t; // a set of cells: a bit for each

constexpr unsigned most_side = 5, most_d = most_side - 1;
constexpr std::array<int, 8> drs{-1, -1, -1, 0, 0, 1, 1, 1}, dcs{-1, 0, 1, -1, 1, -1, 0, 1};
enum Colour { yellow, black, red }; // the value less 1 is what it adds to d

struct State {
    unsigned cell, d;
};

class Longest {
  public:
    Longest(unsigned side, double seconds, unsigned best) : side_(side), seconds_(seconds), best_(best) {
        for (unsigned k = 0; k < 8; ++k)
            for (unsigned d = 1; d < side; ++d)
                for (unsigned cell = 0; cell < side * side; ++cell)
                    if (on_board(cell, k, d)) {
                        may_[k][d] |= Cells{1} << cell;
                        moving_[d] |= Cells{1} << cell;
                    }
    }

    void run() {
        for (unsigned r = 0; 2 * r < side_; ++r)
            for (unsigned c = r; 2 * c < side_; ++c) {
                start_ = r * side_ + c;
                coloured_[black] = Cells{1} << start_;
                walk_.assign(1, {start_, 1});
                go_on();
                if (stopped_) return;
            }
    }

    void print() const {
        std::printf("%s: %u\nwalks: %llu\n", stopped_ ? "at least" : "longest", best_,
                    static_cast<unsigned long long>(walks_));
        std::fputs(maze_.c_str(), stdout);
        if (!stopped_) return;
        // How far it came: which of the ways to go on from each state it was at.
        std::printf("walk:");
        for (const State state : at_)
            std::printf(" (%u, %u) d %u", state.cell / side_, state.cell % side_, state.d);
        std::printf("\n");
    }

  private:
    bool on_board(unsigned cell, unsigned k, unsigned d) const {
        const int r = static_cast<int>(cell / side_) + drs[k] * static_cast<int>(d);
        const int c = static_cast<int>(cell % side_) + dcs[k] * static_cast<int>(d);
        return r >= 0 && c >= 0 && r < static_cast<int>(side_) && c < static_cast<int>(side_);
    }
    int offset(unsigned k, unsigned d) const {
        return (drs[k] * static_cast<int>(side_) + dcs[k]) * static_cast<int>(d);
    }
    bool has_colour(unsigned cell) const {
        return ((coloured_[yellow] | coloured_[black] | coloured_[red]) >> cell & 1) != 0;
    }

    // A level: for each d the cells that are left with it, and those of them that are reached in more than one way.
    struct Level {
        std::array<Cells, most_d + 2> once{}, twice{};
    };

    // Searches all levels up to that of the last state of the walk, and the landings from there. Returns false if some
    // state of the walk is not reached by the walk alone. Sets landed_ and last_ to the cells landed on before the last
    // step, and in it, and left_ to the number of states that the walk may still enter.
    bool search() {
        std::array<Cells, most_d + 2> seen{};
        Level level;
        level.once[1] = Cells{1} << start_;
        seen[1] = level.once[1];
        landed_ = 0;
        for (std::size_t n = 0;; ++n) {
            Level next;
            Cells landed = 0, landed_twice = 0;
            for (unsigned d = 1; d < side_; ++d) {
                if (level.once[d] == 0) continue;
                Cells once = 0, twice = 0;
                for (unsigned k = 0; k < 8; ++k) {
                    const Cells movable = may_[k][d] & arrows_[k];
                    const Cells to = shifted(level.once[d] & movable, offset(k, d));
                    twice |= (once & to) | shifted(level.twice[d] & movable, offset(k, d));
                    once |= to;
                }
                landed_twice |= twice | (landed & once);
                landed |= once;
                for (unsigned colour = 0; colour < 3; ++colour) {
                    next.once[d + colour - 1] |= once & coloured_[colour];
                    next.twice[d + colour - 1] |= twice & coloured_[colour];
                }
            }
            if (n + 1 == walk_.size()) {
                last_ = landed;
                last_twice_ = landed_twice;
                break;
            }
            landed_ |= landed;
            for (unsigned d = 1; d < side_; ++d) {
                next.once[d] &= ~seen[d];
                next.twice[d] &= next.once[d];
                seen[d] |= next.once[d];
            }
            const State state = walk_[n + 1];
            if ((next.once[state.d] & ~next.twice[state.d]) >> state.cell & 1) level = next;
            else return false;
        }
        return count_left(seen);
    }

    // Counts what the walk may still enter, or returns false if no cell can be the goal any more.
    bool count_left(const std::array<Cells, most_d + 2> &seen) {
        left_ = 0;
        unsigned least = most_d + 1; // states of a cell that can be the goal
        const Cells coloured = coloured_[yellow] | coloured_[black] | coloured_[red] | landed_;
        for (unsigned cell = 0; cell < side_ * side_; ++cell) {
            unsigned states = 0;
            for (unsigned d = 1; d < side_; ++d) states += (moving_[d] & ~seen[d]) >> cell & 1;
            left_ += states;
            if (!(coloured >> cell & 1)) least = std::min(least, states);
        }
        if (least > most_d) return false;
        left_ -= least;
        return true;
    }
    static Cells shifted(Cells cells, int offset) { return offset >= 0 ? cells << offset : cells >> -offset; }

    // Tries all ways to go on from the last state of the walk.
    void go_on() {
        if ((++walks_ & 0xffff) == 0 && elapsed() > seconds_) {
            stopped_ = true;
            at_ = walk_;
        }
        if (stopped_) return;
        const State from = walk_.back();
        for (unsigned k = 0; k < 8; ++k) {
            if (!(may_[k][from.d] >> from.cell & 1) || (walk_.size() == 1 && mirrored(from.cell, k)))
                continue;
            const Cells before = arrows_[k];
            arrows_[k] |= Cells{1} << from.cell;
            if (search() && walk_.size() + left_ > best_) step(from, k);
            arrows_[k] = before;
        }
    }

    // Makes a step, for which there is an arrow.
    void step(State from, unsigned k) {
        const auto to = static_cast<unsigned>(static_cast<int>(from.cell) + offset(k, from.d));
        if (has_colour(to)) {
            for (unsigned colour = 0; colour < 3; ++colour)
                if (coloured_[colour] >> to & 1) enter({to, from.d + colour - 1});
            return;
        }
        // A cell that is new. It can be the goal if nothing else lands there so early.
        if (walk_.size() > best_ && !((landed_ | last_twice_) >> to & 1)) note(to);
        for (unsigned colour = 0; colour < 3; ++colour) {
            coloured_[colour] |= Cells{1} << to;
            enter({to, from.d + colour - 1});
            coloured_[colour] &= ~(Cells{1} << to);
        }
    }

    void enter(State state) {
        if (state.d < 1 || state.d >= side_ || !(moving_[state.d] >> state.cell & 1)) return;
        walk_.push_back(state);
        go_on();
        walk_.pop_back();
    }

    // Of a start on the diagonal, whether the direction is one that mirroring makes from an earlier one.
    bool mirrored(unsigned cell, unsigned k) const { return cell / side_ == cell % side_ && drs[k] > dcs[k]; }

    // Keeps the maze as text, in the compact form.
    void note(unsigned goal) {
        best_ = static_cast<unsigned>(walk_.size());
        maze_.clear();
        constexpr std::array<unsigned, 8> clockwise{1, 2, 4, 7, 6, 5, 3, 0};
        for (unsigned cell = 0; cell < side_ * side_; ++cell) {
            std::string text(1, cell == goal                    ? 'G'
                                : cell == start_                ? 'S'
                                : coloured_[yellow] >> cell & 1 ? 'Y'
                                : coloured_[red] >> cell & 1    ? 'R'
                                                                : 'B');
            for (unsigned digit = 0; digit < 8; ++digit)
                if (arrows_[clockwise[digit]] >> cell & 1) text += static_cast<char>('0' + digit);
            maze_ += text;
            maze_ += cell % side_ + 1 == side_ ? '\n' : ' ';
        }
        std::fprintf(stderr, "%u after %.0f s\n", best_, elapsed());
    }

    double elapsed() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    }

    const unsigned side_;
    const double seconds_;
    unsigned best_, start_ = 0, left_ = 0;
    std::array<std::array<Cells, most_d + 1>, 8> may_{}; // the cells that a step of d leads from to the board
    std::array<Cells, most_d + 1> moving_{};             // the cells from which there is such a step
    std::array<Cells, 8> arrows_{};                      // of the walk
    std::array<Cells, 3> coloured_{};
    std::vector<State> walk_, at_; // at_: when the time was over
    Cells landed_ = 0, last_ = 0, last_twice_ = 0;
    std::uint64_t walks_ = 0;
    bool stopped_ = false;
    std::string maze_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

} // namespace

int main(int argc, char **argv) {
    if (argc < 2 || argc > 4) return 2;
    const int side = std::atoi(argv[1]);
    if (side < 2 || side > static_cast<int>(most_side)) return 2;
    Longest longest(static_cast<unsigned>(side), argc > 2 ? std::atof(argv[2]) : 1e9,
                    argc > 3 ? static_cast<unsigned>(std::atoi(argv[3])) : 0);
    longest.run();
    longest.print();
}
