// Makes mazes: pleasant ones at once, hard ones by a long search.
#include "alice/generate.h"

#include "alice/search.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "shell/threads.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <random>
#include <set>
#include <thread>
#include <vector>

namespace alice {

namespace {

constexpr Number most_arrows = 3; // of a cell

// The colours that it uses. Seeds depend on their order.
constexpr std::array palette{Colour::yellow, Colour::black, Colour::red};

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) { return seed * 0x9e3779b97f4a7c15 + number; }

enum class Aim { pleasant, hard };

// Whether a solution that is not too short leaves cells of all colours, and the walker can move on in all
// rows and columns, on walks not longer than the solution.
bool is_pleasant(const Maze &maze, const Search &search) {
    std::vector<bool> met(maze.rows + maze.cols); // rows, then columns
    search.each_state([&](State state) {
        if (maze.goes_on(state)) met[state.cell / maze.cols] = met[maze.rows + state.cell % maze.cols] = true;
    });
    std::set<Colour> left;
    for (const State state : search.path())
        if (state.cell != maze.goal) left.insert(maze.colours[state.cell]);
    const bool small = search.levels() < 4 || maze.size() < 9;
    return !shell::contains(met, false) && (small || left.size() == palette.size());
}

// A random maze that changes step by step.
class Draft {
  public:
    Draft(const Wish &wish, std::uint64_t seed)
        : random_(seed), maze_(first_maze(wish)), search_(wish.rows, wish.cols, {.counts_ways = true}) {}

    /// Anneals the draft until its solution has this length, or this much work is done, counted in states.
    /// Returns the best maze with one solution.
    Generated anneal(Aim aim, Number length, std::uint64_t most_work) {
        Generated best{.maze = maze_};
        if (maze_.size() == 1) return best;
        const bool hard = aim == Aim::hard;
        // Two points for a step, and a second shortest solution counts as a step lost.
        const auto worth = [=](std::int64_t steps) {
            return hard ? 2 * steps : -2 * std::abs(length - steps);
        };
        const std::int64_t enough = worth(length);
        std::int64_t best_worth = INT64_MIN;
        std::uint64_t work = 0;
        const auto evaluate = [&] {
            const bool solved = search_.run(maze_, maze_.first());
            search_.each_state([&](State state) { work += maze_.goes_on(state); });
            if (!solved) return worth(-2);
            const auto steps = static_cast<Number>(search_.levels());
            const bool several = search_.several();
            std::int64_t value = worth(steps) - (several ? 2 : 0);
            if (!hard && value == enough && !is_pleasant(maze_, search_)) --value;
            if (!several && value > best_worth) {
                best = {.maze = maze_, .length = steps};
                best_worth = value;
            }
            return value;
        };
        std::int64_t value = evaluate();
        Maze before = maze_;
        while (value < enough && work < most_work && !(hard && shell::Interruption::requested())) {
            const auto [a, b] = change();
            const std::int64_t changed = evaluate();
            // Each point of a loss is accepted with probability q / 2^32, and q falls from 0.87 or 0.19 to 0.
            const std::uint64_t first_q = std::uint64_t{hard ? 28U : 6U} << 27,
                                left = most_work - std::min(work, most_work);
            const std::uint64_t q = first_q * left / most_work;
            std::int64_t loss = value - changed;
            while (loss > 0 && (random_() >> 32) < q) --loss;
            Maze &from = loss > 0 ? before : maze_, &to = loss > 0 ? maze_ : before;
            for (const Number cell : {a, b}) {
                to.arrows[cell] = from.arrows[cell];
                to.colours[cell] = from.colours[cell];
            }
            to.start = from.start;
            to.goal = from.goal;
            if (loss <= 0) value = changed;
        }
        return best;
    }

  private:
    // Changes one thing at random. Returns the cells that it concerns.
    std::pair<Number, Number> change() {
        while (true) {
            const Number a = below(maze_.size()), kind = below(16);
            std::uint8_t &arrows = maze_.arrows[a];
            Colour &colour = maze_.colours[a];
            if (kind < 2) {
                const Number b = below(maze_.size());
                if (a == b) continue;
                std::swap(arrows, maze_.arrows[b]);
                std::swap(colour, maze_.colours[b]);
                for (Number *const cell : {&maze_.start, &maze_.goal})
                    if (*cell == a || *cell == b) *cell = a + b - *cell;
                return {a, b};
            }
            if (a == maze_.goal) continue;
            if (kind < 6) {
                if (a == maze_.start) continue;
                const auto now = std::ranges::find(palette, colour) - palette.begin();
                colour =
                    palette[(static_cast<std::size_t>(now) + 1 + below(palette.size() - 1)) % palette.size()];
                return {a, a};
            }
            // An arrow more, one less, or another one.
            std::uint8_t other = arrows;
            if (kind < 12) other ^= bit_of(below(directions.size()));
            if (kind >= 9) other ^= bit_of(below(directions.size()));
            if (other == arrows || other == 0 || std::popcount(other) > int{most_arrows}) continue;
            arrows = other;
            return {a, a};
        }
    }

    Number below(Number n) { return static_cast<Number>(random_() % n); }

    // The goal beside the start, with an arrow from there: one solution.
    Maze first_maze(const Wish &wish) {
        Maze maze;
        maze.rows = wish.rows;
        maze.cols = wish.cols;
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
            const Cell goal = Maze::landing(maze.at(maze.start), directions[k], 1);
            if (!maze.has(goal)) continue;
            maze.goal = maze.number(goal);
            maze.arrows[maze.start] = bit_of(k);
        }
        maze.colours[maze.start] = maze.colours[maze.goal] = Colour::black;
        maze.arrows[maze.goal] = 0;
        return maze;
    }

    std::mt19937_64 random_;
    Maze maze_;
    Search search_;
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
    const Number length = length_of(wish), size = wish.rows * wish.cols;
    const auto make = [&](std::uint64_t number) {
        // Half a second, or a few of the largest mazes; small ones soon have no longer way.
        const std::uint64_t most_work = std::min<std::uint64_t>(20'000'000, std::uint64_t{250'000} * size);
        return Draft(wish, mixed(number, 0)).anneal(Aim::pleasant, length, most_work);
    };
    Generated best = make(seed);
    if (!wish.difficulty) return best;
    // Small mazes take milliseconds each, and the largest ones seconds.
    const Number tries = std::clamp(100'000 / size, 2U, 40U);
    // How far a maze is off the wish: in difficulty, then in length.
    const auto off = [&](const Generated &generated) {
        const Difficulty difficulty = measures_of(generated.maze).difficulty();
        return std::pair(std::abs(static_cast<int>(difficulty) - static_cast<int>(*wish.difficulty)),
                         std::abs(std::int64_t{generated.length} - length));
    };
    // A try that misses the length has used all its time, and so would the next one.
    for (Number i = 1; i < tries && best.length == length && off(best).first != 0; ++i) {
        Generated other = make(mixed(seed, i));
        if (off(other) < off(best)) best = std::move(other);
    }
    return best;
}

Generated generate_hard(const Wish &wish, std::uint64_t rounds, std::uint64_t seed, const Report &report) {
    const Number length = wish.length.value_or(UINT32_MAX);
    std::vector<Generated> found(std::max(1U, std::thread::hardware_concurrency()));
    Generated best;
    for (std::uint64_t first = 0; first < rounds && !shell::Interruption::requested();) {
        const auto n = static_cast<unsigned>(std::min<std::uint64_t>(found.size(), rounds - first));
        shell::side_by_side(n, [&](unsigned i) {
            const std::uint64_t number = first + i;
            const std::uint64_t longest = (std::uint64_t{1} << 21) * wish.rows * wish.cols;
            const std::uint64_t work =
                std::min(std::uint64_t{4'000'000} << std::min<std::uint64_t>(number / 2, 20), longest);
            found[i] = Draft(wish, mixed(seed, number)).anneal(Aim::hard, length, work);
        });
        // The best of them, or the first that is long enough: how many rounds run at a time does not matter.
        for (unsigned i = 0; i < n; ++i) {
            if (best.maze.size() == 0 || found[i].length > best.length) best = found[i];
            if (best.length >= length || best.maze.size() == 1) return best;
        }
        first += n;
        report(first, best.length);
    }
    return best;
}

} // namespace alice
