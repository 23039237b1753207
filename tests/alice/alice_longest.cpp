// alice_longest N [BEST]: the length of the longest shortest solution over all mazes of N x N cells (2 to 5)
// that have one shortest solution and a black start. Prints the length, how many walks were looked at, and a
// maze that has it. BEST: mazes of at most this length do not count. 4x4 takes 20 seconds with 31; 5x5 some
// 10^15 walks with 62.
// alice_longest --unbounded N: without the bound, to check it.
//
// Why a search over walks decides it. Take away every arrow of such a maze that its solution does not use:
// that solution stays the only shortest one. So a maze of the solution's arrows alone is enough, and the walk
// decides the maze: a colour for each cell when the walk first lands there, an arrow for each step. Whatever
// comes later only adds arrows and colours, so more walks. So if the way to some state of our walk is not its
// only shortest one, it never will be, and the search turns back. The goal is a cell that the walk lands on
// last, and that nothing else lands on as early.
//
// Bound. A shortest walk enters each state at most once, and none that other walks have entered before. We
// name a state by its cell and the step size that the walker arrives with, and count what is open: for each
// cell the states of the colour that has the most of them. The goal has none: we subtract the least count
// among the cells that can be the goal. A state is open if no walk has entered it, the walker can reach it
// and get on from there, by arrows that may still be added.
// - An arrow may not be added if it leads a walk that has been at its cell to a state of our walk too early.
// - The slack is how much the bound exceeds BEST. Without slack, an arrow may not be added either if it leads
//   such a walk into an open state that counts: it would be lost. Nor may one that loses two, with a slack of
//   1.
// - A colour that has too few open states is out, and so is a goal that too many would be lost on.
//
// Each of these can close more states, so we repeat them until the bound stays. At 4x4 at most 34 states can
// be counted from the beginning: of black cells on the edge but not in a corner, a step of 3 arrives from the
// cell across only, and leads back there.
//
// Symmetry. Of the starts that turning and mirroring the board make the same, one is tried; of the first
// steps from a start on a diagonal, those on one side of it.
//
// Levels are sets of cells for each d, moved by shifts: a breadth-first search of all of the maze so far for
// each step.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Cells = std::uint32_t; // a set of cells: a bit for each

constexpr unsigned most_side = 5, most_d = most_side - 1;
constexpr std::array<int, 8> drs{-1, -1, -1, 0, 0, 1, 1, 1}, dcs{-1, 0, 1, -1, 1, -1, 0, 1};
enum Colour { yellow, black, red }; // the value less 1 is what it adds to d

using ByD = std::array<Cells, most_d + 2>; // by a step size
using ByDirection = std::array<Cells, 8>;
using ByColour = std::array<Cells, 3>;

struct State {
    unsigned cell, d; // the step size that it leaves with
};

// What a breadth-first search of a walk's arrows finds, up to the landings of the walk's next step.
struct Found {
    ByD seen{};                // states that are left, by that step size: those of earlier steps
    ByD arrived{};             // cells landed on, by the step size
    Cells landed = 0;          // before the next step
    Cells last = 0, twice = 0; // in it, and more than once in it
    ByDirection forbidden{};   // arrows that would reach a state of the walk too early
};

Cells shifted(Cells cells, int offset) { return offset >= 0 ? cells << offset : cells >> -offset; }

class Longest {
  public:
    Longest(unsigned side, unsigned best, bool bounded)
        : side_(side), board_((Cells{1} << side * side) - 1), bounded_(bounded), best_(best) {
        for (unsigned d = 1; d < side; ++d)
            for (unsigned cell = 0; cell < side * side; ++cell)
                for (unsigned k = 0; k < 8; ++k)
                    if (on_board(cell, k, d)) may_[k][d] |= Cells{1} << cell, moving_[d] |= Cells{1} << cell;
        for (unsigned colour = 0; colour < 3; ++colour)
            for (unsigned d = 1; d < side; ++d)
                for (unsigned cell = 0; cell < side * side; ++cell)
                    if (leads_on(cell, colour, d)) useful_[colour][d] |= Cells{1} << cell;
    }

    void run() {
        for (unsigned r = 0; 2 * r < side_; ++r)
            for (unsigned c = r; 2 * c < side_; ++c) {
                start_ = r * side_ + c;
                coloured_ = {};
                coloured_[black] = Cells{1} << start_;
                walk_.assign(1, {start_, 1});
                go_on();
            }
    }

    void print() const {
        std::printf("longest: %u\nwalks: %llu\n%s", best_, static_cast<unsigned long long>(walks_),
                    maze_.c_str());
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
    unsigned landing(unsigned cell, unsigned k, unsigned d) const {
        return static_cast<unsigned>(static_cast<int>(cell) + offset(k, d));
    }
    Cells uncoloured() const { return board_ & ~(coloured_[yellow] | coloured_[black] | coloured_[red]); }

    // Whether a walk can arrive at a cell of a colour with a step of d, and leave it.
    bool passes(unsigned cell, unsigned colour, unsigned d) const {
        const unsigned after = d + colour - 1; // too large if d is 0 or less
        return d < side_ && after < side_ && (moving_[d] & moving_[after]) >> cell & 1;
    }
    // Whether it can also go on from where it lands then. It cannot if the step leads back to where it came
    // from, and only there: a black cell there would be in the same state again, and another one has to be
    // able to be in both states.
    bool leads_on(unsigned cell, unsigned colour, unsigned d) const {
        if (!passes(cell, colour, d)) return false;
        if (colour != black) return true;
        unsigned directions = 0, from = 0;
        for (unsigned k = 0; k < 8; ++k)
            if (may_[k][d] >> cell & 1) ++directions, from = landing(cell, k, d);
        const auto both = [&](unsigned other) {
            return passes(from, other, d + 1 - other) && passes(from, other, d);
        };
        return directions > 1 || both(yellow) || both(red);
    }

    // A level: for each d the cells that are left with it, and those of them that are reached in more than
    // one way.
    struct Level {
        ByD once{}, twice{};
    };

    // Searches all levels up to that of the last state of the walk, and the landings from there, of which the
    // walk's is `target`. Returns nothing if some state of the walk is not reached by the walk alone.
    std::optional<Found> search(unsigned target) const {
        Found found;
        Level level;
        level.once[1] = found.seen[1] = found.arrived[1] = Cells{1} << start_;
        for (std::size_t n = 0;; ++n) {
            const bool end = n + 1 == walk_.size();
            forbid(walk_[n].d, end ? target : walk_[n + 1].cell, found);
            Level next;
            found.last = found.twice = 0;
            for (unsigned d = 1; d < side_; ++d) {
                if (level.once[d] == 0) continue;
                Cells once = 0, twice = 0;
                for (unsigned k = 0; k < 8; ++k) {
                    const Cells movable = may_[k][d] & arrows_[k];
                    const Cells to = shifted(level.once[d] & movable, offset(k, d));
                    twice |= (once & to) | shifted(level.twice[d] & movable, offset(k, d));
                    once |= to;
                }
                found.twice |= twice | (found.last & once);
                found.last |= once;
                found.arrived[d] |= once;
                for (unsigned colour = 0; colour < 3; ++colour) {
                    next.once[d + colour - 1] |= once & coloured_[colour];
                    next.twice[d + colour - 1] |= twice & coloured_[colour];
                }
            }
            if (end) return found;
            found.landed |= found.last;
            for (unsigned d = 1; d < side_; ++d) {
                next.once[d] &= ~found.seen[d];
                next.twice[d] &= next.once[d];
                found.seen[d] |= next.once[d];
            }
            const State state = walk_[n + 1];
            if (!((next.once[state.d] & ~next.twice[state.d]) >> state.cell & 1)) return {};
            level = next;
        }
    }

    // Forbids arrows to a cell of the walk that is reached by a step of d, from cells left with d so far.
    void forbid(unsigned d, unsigned cell, Found &found) const {
        for (unsigned k = 0; k < 8; ++k)
            if (may_[7 - k][d] >> cell & 1)
                found.forbidden[k] |= Cells{1} << landing(cell, 7 - k, d) & found.seen[d] & ~arrows_[k];
    }

    // What may come after the walk and its next state: arrows, colours, goals, and open states.
    struct Rest {
        ByDirection forbidden;
        ByColour can_be{};
        Cells goals;
        ByD open{};
    };
    // The open states of each cell: how many it has with a colour, and the most of these.
    struct Counts {
        std::array<std::array<unsigned, 3>, most_side * most_side> by_colour{};
        std::array<unsigned, most_side * most_side> most{};
        unsigned all = 0, least_of_goals = most_d + 1;
    };

    // Whether no walk that goes on to this state is longer than the best.
    bool hopeless(const Found &found, State next) const {
        Rest rest{found.forbidden, {}, uncoloured() & ~(found.landed | found.last), {}};
        for (unsigned colour = 0; colour < 3; ++colour)
            rest.can_be[colour] = coloured_[colour] | uncoloured();
        for (unsigned d = 1; d < side_; ++d) rest.open[d] = board_ & ~found.arrived[d];
        for (unsigned bound = 0, before = UINT32_MAX;; before = bound) {
            if (rest.goals == 0) return true;
            const std::array<ByD, 3> open = open_states(rest, next);
            const Counts counts = count(rest, open);
            bound = static_cast<unsigned>(walk_.size()) + 1 + counts.all - counts.least_of_goals;
            if (bound <= best_) return true;
            if (bound == before) return false;
            exclude(rest, open, counts, found.seen, bound - best_ - 1);
        }
    }

    // The states, by colour and arrival, that can be reached from `next` and left for such another or for a
    // goal.
    std::array<ByD, 3> open_states(const Rest &rest, State next) const {
        ByD reached{}, out{}, movable{};
        out[next.d] = Cells{1} << next.cell;
        for (bool more = true; more;) {
            more = false;
            for (unsigned d = 1; d < side_; ++d) {
                Cells to = 0;
                for (unsigned k = 0; k < 8; ++k)
                    to |= shifted(out[d] & may_[k][d] & ~rest.forbidden[k], offset(k, d));
                to &= rest.open[d] & ~reached[d];
                more |= to != 0;
                reached[d] |= to;
                for (unsigned colour = 0; colour < 3; ++colour)
                    out[d + colour - 1] |= to & rest.can_be[colour];
            }
        }
        for (unsigned d = 1; d < side_; ++d)
            for (unsigned k = 0; k < 8; ++k)
                movable[d] |=
                    shifted(reached[d] | rest.goals, -offset(k, d)) & may_[k][d] & ~rest.forbidden[k];
        std::array<ByD, 3> open{};
        for (unsigned colour = 0; colour < 3; ++colour)
            for (unsigned d = 1; d < side_; ++d)
                open[colour][d] =
                    reached[d] & rest.can_be[colour] & useful_[colour][d] & movable[d + colour - 1];
        return open;
    }

    Counts count(const Rest &rest, const std::array<ByD, 3> &open) const {
        Counts counts;
        for (unsigned cell = 0; cell < side_ * side_; ++cell) {
            for (unsigned colour = 0; colour < 3; ++colour) {
                unsigned &states = counts.by_colour[cell][colour];
                for (unsigned d = 1; d < side_; ++d) states += open[colour][d] >> cell & 1;
                counts.most[cell] = std::max(counts.most[cell], states);
            }
            counts.all += counts.most[cell];
            if (rest.goals >> cell & 1)
                counts.least_of_goals = std::min(counts.least_of_goals, counts.most[cell]);
        }
        return counts;
    }

    // Takes off the rest what would lose more states than the slack.
    void exclude(Rest &rest, const std::array<ByD, 3> &open, const Counts &counts, const ByD &seen,
                 unsigned slack) const {
        ByD counting{}; // those that belong to all colours of their cell that have the most
        for (unsigned cell = 0; cell < side_ * side_; ++cell) {
            const Cells bit = Cells{1} << cell;
            const unsigned most = counts.most[cell];
            if (most > counts.least_of_goals + slack) rest.goals &= ~bit;
            for (unsigned d = 1; d < side_ && most > 0; ++d) {
                counting[d] |= bit;
                for (unsigned colour = 0; colour < 3; ++colour)
                    if (counts.by_colour[cell][colour] == most && !(open[colour][d] & bit))
                        counting[d] &= ~bit;
            }
            for (unsigned colour = 0; colour < 3; ++colour)
                if (counts.by_colour[cell][colour] + slack < most && !(rest.goals & bit))
                    rest.can_be[colour] &= ~bit;
        }
        for (unsigned k = 0; k < 8 && slack < 2; ++k) {
            Cells one = 0, two = 0; // cells whose arrow loses as many: no two of them are states of one cell
            for (unsigned d = 1; d < side_; ++d) {
                const Cells losing = shifted(counting[d], -offset(k, d)) & may_[k][d] & seen[d];
                two |= one & losing;
                one |= losing;
            }
            rest.forbidden[k] |= (slack == 0 ? one : two) & ~arrows_[k];
        }
        for (unsigned d = 1; d < side_; ++d) rest.open[d] &= open[yellow][d] | open[black][d] | open[red][d];
    }

    // Tries all ways to go on from the last state of the walk.
    void go_on() {
        ++walks_;
        const State from = walk_.back();
        for (unsigned k = 0; k < 8; ++k) {
            if (!(may_[k][from.d] >> from.cell & 1) || (walk_.size() == 1 && mirrored(from.cell, k)))
                continue;
            const Cells before = arrows_[k];
            arrows_[k] |= Cells{1} << from.cell;
            const unsigned to = landing(from.cell, k, from.d);
            if (const std::optional<Found> found = search(to)) step(from, to, *found);
            arrows_[k] = before;
        }
    }

    // Makes a step, for which there is an arrow.
    void step(State from, unsigned to, const Found &found) {
        const Cells bit = Cells{1} << to;
        const bool fresh = (uncoloured() & bit) != 0;
        // It can be the goal if nothing else lands there so early.
        if (fresh && walk_.size() > best_ && !((found.landed | found.twice) & bit)) note(to);
        for (unsigned colour = 0; colour < 3; ++colour) {
            if (!fresh && !(coloured_[colour] & bit)) continue;
            const Cells before = coloured_[colour];
            coloured_[colour] |= bit;
            enter({to, from.d + colour - 1}, found);
            coloured_[colour] = before;
        }
    }

    void enter(State state, const Found &found) {
        if (state.d < 1 || state.d >= side_ || !(moving_[state.d] >> state.cell & 1)) return;
        if (bounded_ && hopeless(found, state)) return;
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
    }

    const unsigned side_;
    const Cells board_;
    const bool bounded_;
    unsigned best_, start_ = 0;
    std::array<ByD, 8> may_{};    // the cells that a step of d leads from to the board, by direction
    ByD moving_{};                // the cells from which there is such a step
    std::array<ByD, 3> useful_{}; // by colour: leads_on
    ByDirection arrows_{};        // of the walk
    ByColour coloured_{};
    std::vector<State> walk_;
    std::uint64_t walks_ = 0;
    std::string maze_;
};

} // namespace

int main(int argc, char **argv) {
    const bool bounded = argc < 2 || std::string_view(argv[1]) != "--unbounded";
    argv += bounded ? 1 : 2;
    argc -= bounded ? 1 : 2;
    if (argc < 1 || argc > 2) return 2;
    const int side = std::atoi(argv[0]);
    if (side < 2 || side > static_cast<int>(most_side)) return 2;
    Longest longest(static_cast<unsigned>(side), argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 0,
                    bounded);
    longest.run();
    longest.print();
}
