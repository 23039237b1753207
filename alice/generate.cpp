#include "alice/generate.h"

#include "alice/search.h"
#include "shell/terminal.h"
#include "shell/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <mutex>
#include <random>
#include <thread>
#include <utility>
#include <vector>

namespace alice {

namespace {

constexpr Number most_arrows = 3; // of a cell

// The colours that it uses. Seeds depend on their order.
constexpr std::array palette{Colour::yellow, Colour::black, Colour::red};

// A random maze that changes step by step.
class Draft {
  public:
    Draft(Number rows, Number cols, std::uint64_t seed)
        : random_(seed), maze_(first_maze(rows, cols)), search_(rows, cols, SIZE_MAX, Search::Ways::counted) {
    }

    const Maze &maze() const { return maze_; }
    /// What was found about the maze evaluated last.
    const Search &search() const { return search_; }
    /// Solves the maze. Returns the length of its solution, or -1 without one.
    std::int64_t evaluate() {
        if (!search_.run(maze_, maze_.first())) return -1;
        return static_cast<std::int64_t>(search_.levels());
    }

    /// Changes one thing at random. Takes it back if the maze is now worth less than `value`, unless each
    /// point of the loss is accepted, with probability q() / 2^32 each. Returns whether the change stays.
    template <typename Evaluate, typename Q>
    bool try_change(std::int64_t &value, Evaluate evaluate, Q q) {
        const Undo undo = change();
        const std::int64_t changed = evaluate();
        for (std::int64_t loss = value - changed; loss > 0; --loss)
            if ((random_() >> 32) >= q()) {
                take_back(undo);
                return false;
            }
        value = changed;
        return true;
    }

  private:
    struct Undo {
        Number a, b; // cells that changed places, or one that was changed
        std::uint8_t arrows;
        Colour colour;
    };
    // Changes one thing at random.
    Undo change() {
        while (true) {
            const Number a = below(maze_.size()), kind = below(16);
            Undo undo{.a = a, .b = a, .arrows = maze_.arrows[a], .colour = maze_.colours[a]};
            if (kind < 2) {
                const Number b = below(maze_.size());
                if (a == b) continue;
                exchange(a, b);
                undo.b = b;
                return undo;
            }
            if (a == maze_.goal) continue;
            if (kind < 6) {
                if (a == maze_.start) continue;
                const auto now =
                    std::find(palette.begin(), palette.end(), maze_.colours[a]) - palette.begin();
                maze_.colours[a] =
                    palette[(static_cast<std::size_t>(now) + 1 + below(palette.size() - 1)) % palette.size()];
                return undo;
            }
            // An arrow more, one less, or another one.
            unsigned arrows = maze_.arrows[a];
            if (kind < 12) arrows ^= bit_of(below(directions.size()));
            if (kind >= 9) arrows ^= bit_of(below(directions.size()));
            if (arrows == maze_.arrows[a] || arrows == 0 || std::popcount(arrows) > int{most_arrows})
                continue;
            maze_.arrows[a] = static_cast<std::uint8_t>(arrows);
            return undo;
        }
    }
    void take_back(const Undo &undo) {
        if (undo.a != undo.b) return exchange(undo.a, undo.b);
        maze_.arrows[undo.a] = undo.arrows;
        maze_.colours[undo.a] = undo.colour;
    }

    Number below(Number n) { return static_cast<Number>(random_() % n); }

    // The goal beside the start, with an arrow from there: one solution.
    Maze first_maze(Number rows, Number cols) {
        Maze maze;
        maze.rows = rows;
        maze.cols = cols;
        maze.arrows.resize(maze.size());
        maze.colours.resize(maze.size());
        for (Number cell = 0; cell < maze.size(); ++cell) {
            for (Number arrows = 1 + below(most_arrows); arrows > 0; --arrows)
                maze.arrows[cell] |= bit_of(below(directions.size()));
            maze.colours[cell] = palette[below(palette.size())];
        }
        maze.start = maze.goal = below(maze.size());
        while (maze.size() > 1 && maze.goal == maze.start) {
            const Number k = below(directions.size());
            const Cell goal = maze.landing(maze.at(maze.start), k, 1);
            if (!maze.has(goal)) continue;
            maze.goal = maze.number(goal);
            maze.arrows[maze.start] = bit_of(k);
        }
        maze.colours[maze.start] = maze.colours[maze.goal] = Colour::black;
        maze.arrows[maze.goal] = 0;
        return maze;
    }

    void exchange(Number a, Number b) {
        std::swap(maze_.arrows[a], maze_.arrows[b]);
        std::swap(maze_.colours[a], maze_.colours[b]);
        for (Number *const cell : {&maze_.start, &maze_.goal})
            if (*cell == a || *cell == b) *cell = a + b - *cell;
    }

    std::mt19937_64 random_;
    Maze maze_;
    Search search_;
};

constexpr std::uint64_t first_q = std::uint64_t{6} << 29; // 0.75 of 2^32

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) { return seed * 0x9e3779b97f4a7c15 + number; }

// Looks at all states that the walker can move on from, on walks not longer than the solution. Returns their
// number, and whether they are in all rows and columns.
std::pair<std::uint64_t, bool> reach_of(const Draft &draft) {
    const Maze &maze = draft.maze();
    std::vector<bool> met(maze.rows + maze.cols); // rows, then columns
    std::uint64_t states = 0;
    draft.search().each_state([&](State state) {
        if (state.cell == maze.goal || state.d < 1 || state.d > maze.longest_step()) return;
        ++states;
        met[state.cell / maze.cols] = met[maze.rows + state.cell % maze.cols] = true;
    });
    return {states, std::find(met.begin(), met.end(), false) == met.end()};
}

// Changes a draft until it is pleasant and its solution has this length. Returns the best with one solution.
Generated make_pleasant(Draft draft, Number length) {
    constexpr std::uint64_t most_work = 20'000'000; // states: half a second, or a few of the largest mazes
    const Maze &maze = draft.maze();
    Generated best{.maze = maze, .rank = {}};
    if (maze.size() == 1) return best;
    std::int64_t best_value = INT64_MIN;
    std::uint64_t work = 0;
    // How good the draft is: 0 if it is pleasant, otherwise less.
    const auto evaluate = [&] {
        const std::int64_t found = draft.evaluate();
        const auto [states, everywhere] = reach_of(draft);
        work += states;
        if (found < 0) return -2 * std::int64_t{length} - 4;
        const bool several = draft.search().several();
        std::int64_t value = -2 * std::abs(length - found) - (several ? 2 : 0);
        if (value == 0) {
            const bool small = length < 4 || maze.size() < 9; // too small to ask for all colours
            value = everywhere && (small || rank_of(maze, draft.search().path()).colours == palette.size())
                        ? 0
                        : -1;
        }
        if (!several && value > best_value) {
            best = {.maze = maze, .rank = {.length = static_cast<Number>(found)}};
            best_value = value;
        }
        return value;
    };
    std::int64_t value = evaluate();
    while (value < 0 && work < most_work)
        draft.try_change(value, evaluate,
                         [&] { return first_q / 4 * (most_work - std::min(work, most_work)) / most_work; });
    return best;
}

// A round of annealing for length. Every millisecond or so stop() says whether to end early.
template <typename Stop>
Generated anneal(Draft draft, std::uint64_t changes, Number enough, Stop stop) {
    constexpr std::size_t patience = 1 << 16; // states
    std::int64_t value = draft.evaluate();
    Generated best{.maze = draft.maze(), .rank = rank_of(draft.maze(), draft.search().path())};
    std::size_t work = patience; // since stop was asked
    for (std::uint64_t i = 0; i < changes && best.rank.length < enough; ++i) {
        if (work >= patience) {
            if (stop()) break;
            work = 0;
        }
        std::int64_t length = 0;
        bool several = false;
        const auto evaluate = [&] {
            length = draft.evaluate();
            several = draft.search().several();
            work += draft.search().states();
            return length - (several ? 1 : 0);
        };
        const bool stays =
            draft.try_change(value, evaluate, [&] { return first_q * (changes - i) / changes; });
        if (!stays || several || length < std::int64_t{best.rank.length}) continue;
        const Rank rank = rank_of(draft.maze(), draft.search().path());
        if (rank > best.rank) best = {.maze = draft.maze(), .rank = rank};
    }
    return best;
}

// How many changes a round makes. Longer rounds find longer solutions, but beyond 2^15 changes a cell they
// gain little, and a long row of cells would take hours.
std::uint64_t changes_of_round(std::uint64_t number, Number cells) {
    const std::uint64_t growing = std::uint64_t{1} << std::min<std::uint64_t>(16 + number / 2, 40);
    return std::min(growing, std::uint64_t{cells} << 15);
}

// A search for hard mazes: rounds, side by side on several threads.
class Hunt {
  public:
    Hunt(const Wish &wish, const Effort &effort, std::uint64_t seed)
        : wish_(wish), effort_(effort), seed_(seed), last_(effort.rounds.value_or(UINT64_MAX)) {}

    Generated run() {
        shell::side_by_side(std::max(1U, std::thread::hardware_concurrency()), [this](unsigned) { work(); });
        best_->rounds = std::min(next_.load(), effort_.rounds.value_or(UINT64_MAX));
        return std::move(*best_);
    }

  private:
    // The seconds that are left.
    double left() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        return effort_.seconds.value_or(1e12) - passed.count();
    }

    // Makes rounds on one thread.
    void work() {
        double seconds_a_change = 0;
        for (std::uint64_t number; (number = next_++) < last_ && (number == 0 || left() > 0);) {
            // If time is limited, make only as many changes as fit.
            std::uint64_t changes = changes_of_round(number, wish_.rows * wish_.cols);
            if (seconds_a_change > 0 && static_cast<double>(changes) * seconds_a_change > left())
                changes = static_cast<std::uint64_t>(left() / seconds_a_change) + 1;
            const double before = left();
            Draft draft(wish_.rows, wish_.cols, mixed(seed_, number));
            Generated found =
                anneal(std::move(draft), changes, enough_, [this, number] { return stops(number); });
            seconds_a_change = (before - left()) / static_cast<double>(changes);
            keep(std::move(found), number);
        }
    }

    // Reports progress. Returns whether a round that runs should end.
    bool stops(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        if (effort_.progress) effort_.progress(number + 1, best_ ? best_->rank.length : 0);
        if (shell::Interruption::requested()) last_ = 0;
        return left() <= 0 || number >= last_;
    }

    // Keeps what a round found if it is the best, or as good and of an earlier round.
    void keep(Generated found, std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        if (found.rank.length >= enough_) last_ = std::min(last_.load(), number + 1);
        // Rounds after the first that found enough may or may not have run, so a longer solution does not
        // count for more.
        const auto worth = [this](const Generated &g) { return std::min(g.rank, Rank{.length = enough_}); };
        if (best_ && std::pair(worth(found), best_round_) <= std::pair(worth(*best_), number)) return;
        best_round_ = number;
        best_ = std::move(found);
    }

    const Wish &wish_;
    const Effort &effort_;
    const std::uint64_t seed_;
    const Number enough_ = wish_.rows * wish_.cols == 1 ? 0 : wish_.length.value_or(UINT32_MAX);
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next_ = 0; // round
    std::atomic<std::uint64_t> last_;     // no round from here on can be the answer
    std::mutex mutex_;                    // of what follows
    std::optional<Generated> best_;
    std::uint64_t best_round_ = 0;
};

} // namespace

Number length_of(const Wish &wish) {
    const Number sides = wish.rows + wish.cols;
    if (wish.length) return *wish.length;
    if (sides == 2) return 0;
    if (wish.difficulty == Difficulty::easy) return std::min(sides, Number{12});
    if (wish.difficulty == Difficulty::hard) return std::min(3 * sides, Number{80});
    return std::min(sides * 3 / 2, wish.difficulty ? Number{24} : Number{50});
}

Generated generate_pleasant(const Wish &wish, std::uint64_t seed) {
    const auto &[rows, cols, asked, difficulty] = wish;
    const Number length = length_of(wish);
    Generated best = make_pleasant(Draft(rows, cols, mixed(seed, 0)), length);
    if (!difficulty) return best;
    // Small mazes take milliseconds each, and the largest ones seconds.
    const Number tries = std::clamp(100'000 / (rows * cols), 2U, 40U);
    // How far a maze is off the wish: in difficulty, then in length.
    const auto off = [&](const Generated &generated) {
        const Measures measures = measures_of(generated.maze);
        return std::pair(
            std::abs(static_cast<int>(measures.difficulty()) - static_cast<int>(*wish.difficulty)),
            std::abs(std::int64_t{measures.solution.length} - std::int64_t{length}));
    };
    // A try that misses the length has used all its time, and so would the next one.
    for (Number i = 1; i < tries && best.rank.length == length && off(best).first != 0; ++i) {
        Generated other = make_pleasant(Draft(rows, cols, mixed(mixed(seed, i), 0)), length);
        if (off(other) < off(best)) best = std::move(other);
    }
    return best;
}

Generated generate_hard(const Wish &wish, const Effort &effort, std::uint64_t seed) {
    assert(effort.seconds || effort.rounds);
    return Hunt(wish, effort, seed).run();
}

} // namespace alice
