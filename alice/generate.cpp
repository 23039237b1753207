#include "alice/generate.h"

#include "alice/search.h"
#include "shell/terminal.h"
#include "shell/threads.h"

#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <random>
#include <thread>

namespace alice {

namespace {

constexpr std::uint32_t most_arrows = 3; // of a cell

// The colours that it uses. Seeds depend on their order.
constexpr std::array palette{Colour::yellow, Colour::black, Colour::red};

// A random maze that changes step by step.
class Draft {
  public:
    Draft(std::uint32_t rows, std::uint32_t cols, std::uint64_t seed)
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

    struct Undo {
        std::uint32_t a, b; // cells that changed places, or one that was changed
        std::uint8_t arrows;
        Colour colour;
    };
    /// Changes one thing at random.
    Undo change() {
        while (true) {
            const std::uint32_t a = below(maze_.size()), kind = below(16);
            Undo undo{a, a, maze_.arrows[a], maze_.colours[a]};
            if (kind < 2) {
                const std::uint32_t b = below(maze_.size());
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

    /// Whether to accept a loss: each point of it is accepted with probability q / 2^32.
    bool accept(std::int64_t loss, std::uint64_t q) {
        for (; loss > 0; --loss)
            if ((random_() >> 32) >= q) return false;
        return true;
    }

  private:
    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

    // The goal beside the start, with an arrow from there: one solution.
    Maze first_maze(std::uint32_t rows, std::uint32_t cols) {
        Maze maze;
        maze.rows = rows;
        maze.cols = cols;
        maze.arrows.resize(maze.size());
        maze.colours.resize(maze.size());
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
            for (std::uint32_t arrows = 1 + below(most_arrows); arrows > 0; --arrows)
                maze.arrows[cell] |= bit_of(below(directions.size()));
            maze.colours[cell] = palette[below(palette.size())];
        }
        maze.start = maze.goal = below(maze.size());
        while (maze.size() > 1 && maze.goal == maze.start) {
            const std::uint32_t k = below(directions.size());
            const Cell goal = maze.landing(maze.at(maze.start), k, 1);
            if (!maze.has(goal)) continue;
            maze.goal = maze.number(goal);
            maze.arrows[maze.start] = bit_of(k);
        }
        maze.colours[maze.start] = maze.colours[maze.goal] = Colour::black;
        maze.arrows[maze.goal] = 0;
        return maze;
    }

    void exchange(std::uint32_t a, std::uint32_t b) {
        std::swap(maze_.arrows[a], maze_.arrows[b]);
        std::swap(maze_.colours[a], maze_.colours[b]);
        for (std::uint32_t *const cell : {&maze_.start, &maze_.goal})
            if (*cell == a || *cell == b) *cell = a + b - *cell;
    }

    std::mt19937_64 random_;
    Maze maze_;
    Search search_;
};

constexpr std::uint64_t first_q = std::uint64_t{6} << 29; // 0.75 of 2^32

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) { return seed * 0x9e3779b97f4a7c15 + number; }

// Looks at all states that the walker can move on from, on walks not longer than the solution. Returns their number,
// and whether they are in all rows and columns.
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
Generated make_pleasant(Draft draft, std::uint32_t length) {
    constexpr std::uint64_t most_work = 20'000'000; // states: half a second, or a few of the largest mazes
    const Maze &maze = draft.maze();
    if (maze.size() == 1) return {maze, {}};
    Generated best;
    std::int64_t best_value = std::numeric_limits<std::int64_t>::min();
    std::uint64_t work = 0;
    // How good the draft is: 0 if it is pleasant, and less if not.
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
            best = {maze, {.length = static_cast<std::uint32_t>(found), .colours = 0, .cells = 0}};
            best_value = value;
        }
        return value;
    };
    std::int64_t value = evaluate();
    while (value < 0 && work < most_work) {
        const Draft::Undo undo = draft.change();
        const std::int64_t changed = evaluate();
        if (draft.accept(value - changed, first_q / 4 * (most_work - std::min(work, most_work)) / most_work))
            value = changed;
        else draft.take_back(undo);
    }
    return best;
}

// A round of annealing for length. Every millisecond or so stop() says whether to end early.
template <typename Stop>
Generated anneal(Draft draft, std::uint64_t changes, std::uint32_t enough, Stop stop) {
    constexpr std::size_t patience = 1 << 16; // states
    std::int64_t value = draft.evaluate();
    Generated best{draft.maze(), rank_of(draft.maze(), draft.search().path())};
    std::size_t work = patience; // since stop was asked
    for (std::uint64_t i = 0; i < changes && best.rank.length < enough; ++i) {
        if (work >= patience) {
            if (stop()) break;
            work = 0;
        }
        const Draft::Undo undo = draft.change();
        const std::int64_t length = draft.evaluate();
        const bool several = draft.search().several();
        const std::int64_t changed = length - (several ? 1 : 0);
        work += draft.search().states();
        if (!draft.accept(value - changed, first_q * (changes - i) / changes)) {
            draft.take_back(undo);
            continue;
        }
        value = changed;
        if (several || length < std::int64_t{best.rank.length}) continue;
        const Rank rank = rank_of(draft.maze(), draft.search().path());
        if (rank > best.rank) best = {draft.maze(), rank};
    }
    return best;
}

// How many changes a round makes. Longer rounds find longer solutions, but beyond 2^15 changes a cell they gain little,
// and a long row of cells would take hours.
std::uint64_t changes_of_round(std::uint64_t number, std::uint32_t cells) {
    const std::uint64_t growing = std::uint64_t{1} << std::min<std::uint64_t>(16 + number / 2, 40);
    return std::min(growing, std::uint64_t{cells} << 15);
}

} // namespace

std::uint32_t usual_length(std::uint32_t rows, std::uint32_t cols, std::optional<Difficulty> difficulty) {
    const std::uint32_t sides = rows + cols;
    if (sides == 2) return 0;
    if (difficulty == Difficulty::easy) return std::min(sides, std::uint32_t{12});
    if (difficulty == Difficulty::hard) return std::min(3 * sides, std::uint32_t{80});
    return std::min(sides * 3 / 2, difficulty ? std::uint32_t{24} : std::uint32_t{50});
}

Generated generate_pleasant(std::uint32_t rows, std::uint32_t cols, std::uint32_t length,
                            std::optional<Difficulty> difficulty, std::uint64_t seed) {
    assert(rows >= 1 && rows <= most_generated && cols >= 1 && cols <= most_generated);
    Generated best = make_pleasant(Draft(rows, cols, mixed(seed, 0)), length);
    if (!difficulty) return best;
    // Small mazes take milliseconds each, and the largest ones seconds.
    const std::uint32_t tries = std::clamp(100'000 / (rows * cols), 2U, 40U);
    const auto off = [&](const Generated &generated) {
        const Measures measures = measures_of(generated.maze);
        return std::pair(std::abs(static_cast<int>(measures.difficulty()) - static_cast<int>(*difficulty)),
                         std::abs(std::int64_t{measures.solution.length} - std::int64_t{length}));
    };
    // A try that misses the length has used all of its time, and the next one would, too.
    for (std::uint32_t i = 1; i < tries && best.rank.length == length && off(best).first != 0; ++i) {
        Generated other = make_pleasant(Draft(rows, cols, mixed(mixed(seed, i), 0)), length);
        if (off(other) < off(best)) best = std::move(other);
    }
    return best;
}

Generated generate_hard(const HardOptions &options, std::uint64_t seed) {
    assert(options.seconds || options.rounds);
    const auto start = std::chrono::steady_clock::now();
    const auto left = [&] {
        if (!options.seconds) return std::numeric_limits<double>::infinity();
        return *options.seconds -
               std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    const std::uint32_t cells = options.rows * options.cols;
    const std::uint32_t enough =
        cells == 1 ? 0 : options.length.value_or(std::numeric_limits<std::uint32_t>::max());

    std::mutex mutex; // of the next two
    std::optional<Generated> best;
    std::uint64_t best_round = 0;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> last =
        options.rounds.value_or(UINT64_MAX); // no round from here on can be the answer
    const auto work = [&](unsigned) {        // rounds on one thread
        double seconds_a_change = 0;
        for (std::uint64_t number; (number = next++) < last && (number == 0 || left() > 0);) {
            // If time is limited, make only as many changes as fit.
            std::uint64_t changes = changes_of_round(number, cells);
            if (seconds_a_change > 0 && static_cast<double>(changes) * seconds_a_change > left())
                changes = static_cast<std::uint64_t>(left() / seconds_a_change) + 1;
            const double before = left();
            const auto stop = [&] {
                const std::lock_guard lock(mutex);
                if (options.progress) options.progress(number + 1, best ? best->rank.length : 0);
                if (shell::Interruption::requested()) last = 0;
                return left() <= 0 || number >= last;
            };
            Draft draft(options.rows, options.cols, mixed(seed, number));
            Generated found = anneal(std::move(draft), changes, enough, stop);
            if (options.seconds) seconds_a_change = (before - left()) / static_cast<double>(changes);
            const std::lock_guard lock(mutex);
            if (found.rank.length >= enough) last = std::min(last.load(), number + 1);
            // Rounds after the first that found enough may or may not have run, so a longer solution does not count for
            // more.
            const auto worth = [enough](const Generated &g) { return std::min(g.rank, Rank{enough, 0, 0}); };
            if (!best || std::pair(worth(found), best_round) > std::pair(worth(*best), number)) {
                best_round = number;
                best = std::move(found);
            }
        }
    };
    shell::side_by_side(std::max(1U, std::thread::hardware_concurrency()), work);
    best->rounds = std::min(next.load(), options.rounds.value_or(UINT64_MAX));
    return std::move(*best);
}

} // namespace alice
