#include "alice/generator.h"

#include "alice/team.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <limits>
#include <memory>
#include <mutex>
#include <random>
#include <utility>
#include <vector>

namespace alice {

namespace {

// Judges mazes of one size.
class Judge {
  public:
    explicit Judge(const Maze &maze)
        : widths_(maze.longest_step() + 1), room_(maze.size()), states_(std::size_t{maze.size()} * widths_),
          seen_(std::make_unique_for_overwrite<std::uint32_t[]>(states_)),
          ways_(std::make_unique_for_overwrite<std::uint8_t[]>(states_)),
          queue_(std::make_unique_for_overwrite<std::uint32_t[]>(states_)) {
        for (std::size_t k = 0; k < directions.size(); ++k)
            offsets_[k] = directions[k].dr * static_cast<int>(maze.cols) + directions[k].dc;
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell)
            for (std::size_t k = 0; k < directions.size(); ++k) {
                std::uint16_t &room = room_[cell][k];
                while (maze.has(maze.landing(maze.at(cell), k, room + 1))) ++room;
            }
    }

    struct Result {
        std::uint32_t length; // 0: no solution
        bool unique;
        std::size_t states; // looked at
    };
    /// The start must be black and not the goal.
    Result judge(const Maze &maze) {
        // seen_ holds levels counted on from the mazes before, so that it is cleared for the first one and then hardly
        // ever.
        if (now_ > std::numeric_limits<std::uint32_t>::max() / 2) {
            std::fill_n(seen_.get(), states_, 0);
            now_ = 1;
        }
        const std::uint32_t first = now_;
        std::size_t from = 0, to = 0;
        queue_[to++] = maze.start * widths_ + 1;
        seen_[queue_[0]] = first;
        ways_[queue_[0]] = 1;
        std::uint32_t length = 0;
        unsigned goal_ways = 0;
        for (; from < to; ++from) {
            const std::uint32_t state = queue_[from], cell = state / widths_, d = state % widths_;
            now_ = seen_[state] + 1;
            if (length != 0 && now_ - first > length) break;
            const unsigned ways = ways_[state];
            for (unsigned arrows = maze.arrows[cell]; arrows != 0; arrows &= arrows - 1) {
                const auto k = static_cast<std::size_t>(std::countr_zero(arrows));
                if (d > room_[cell][k]) continue;
                const auto next =
                    static_cast<std::uint32_t>(static_cast<int>(cell) + static_cast<int>(d) * offsets_[k]);
                if (next == maze.goal) {
                    length = now_ - first;
                    goal_ways += ways;
                    continue;
                }
                const auto left_with = static_cast<std::uint32_t>(static_cast<int>(d) + maze.change(next));
                if (left_with < 1 || left_with >= widths_) continue;
                const std::uint32_t after = next * widths_ + left_with;
                if (seen_[after] < first) {
                    seen_[after] = now_;
                    ways_[after] = static_cast<std::uint8_t>(ways);
                    queue_[to++] = after;
                } else if (seen_[after] == now_) {
                    ways_[after] = static_cast<std::uint8_t>(std::min(2U, ways_[after] + ways));
                }
            }
        }
        ++now_;
        return {length, goal_ways == 1, to};
    }

  private:
    std::uint32_t widths_; // states of a cell
    std::array<int, 8> offsets_{};
    std::vector<std::array<std::uint16_t, 8>> room_; // how far one can go
    std::size_t states_;
    std::unique_ptr<std::uint32_t[]> seen_; // the level of each state
    std::unique_ptr<std::uint8_t[]> ways_;  // to it, two at most
    std::unique_ptr<std::uint32_t[]> queue_;
    std::uint32_t now_ = std::numeric_limits<std::uint32_t>::max();
};

class Round {
  public:
    Round(const GenerateOptions &options, std::uint64_t number)
        : random_(options.seed * 0x9e3779b97f4a7c15 + number), maze_(first_maze(options.rows, options.cols)),
          judge_(maze_) {}

    /// So many changes; `stop` is asked every millisecond or so whether to end before.
    template <class Stop>
    Generated run(std::uint64_t changes, std::uint32_t enough, Stop stop) {
        constexpr std::uint64_t first_q = std::uint64_t{6} << 29; // 0.75 of 2^32
        constexpr std::size_t patience = 1 << 16;                 // states
        if (maze_.start == maze_.goal) return {maze_, 0};         // the one cell
        Judge::Result result = judge_.judge(maze_);
        std::int64_t score = score_of(result);
        Generated best{maze_, result.length};
        std::size_t work = patience; // since stop was asked
        for (std::uint64_t i = 0; i < changes && best.length < enough; ++i) {
            if (work >= patience) {
                if (stop()) break;
                work = 0;
            }
            const Undo undo = change();
            result = judge_.judge(maze_);
            work += result.states;
            const std::int64_t changed = score_of(result);
            if (!accept(score - changed, first_q * (changes - i) / changes)) {
                take_back(undo);
                continue;
            }
            score = changed;
            if (result.unique && result.length > best.length) best = {maze_, result.length};
        }
        return best;
    }

  private:
    struct Undo {
        std::uint32_t a, b; // cells that changed places, or one that was changed
        std::uint8_t arrows;
        Colour colour;
    };

    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

    // The goal beside the start, with an arrow from there: one solution.
    Maze first_maze(std::uint32_t rows, std::uint32_t cols) {
        Maze maze;
        maze.rows = rows;
        maze.cols = cols;
        maze.arrows.resize(maze.size());
        maze.colours.resize(maze.size());
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
            for (std::uint32_t arrows = 1 + below(3); arrows > 0; --arrows)
                maze.arrows[cell] |= static_cast<std::uint8_t>(1U << below(8));
            maze.colours[cell] = static_cast<Colour>(below(3));
        }
        maze.start = maze.goal = below(maze.size());
        while (maze.size() > 1 && maze.goal == maze.start) {
            const std::uint32_t k = below(8);
            const Cell goal = maze.landing(maze.at(maze.start), k, 1);
            if (!maze.has(goal)) continue;
            maze.goal = maze.number(goal);
            maze.arrows[maze.start] = static_cast<std::uint8_t>(1U << k);
        }
        maze.colours[maze.start] = maze.colours[maze.goal] = Colour::black;
        maze.arrows[maze.goal] = 0;
        return maze;
    }

    static std::int64_t score_of(Judge::Result result) {
        return result.length == 0 ? -1 : static_cast<std::int64_t>(result.length) - !result.unique;
    }

    bool accept(std::int64_t loss, std::uint64_t q) {
        for (; loss > 0; --loss)
            if ((random_() >> 32) >= q) return false;
        return true;
    }

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
                maze_.colours[a] =
                    static_cast<Colour>((static_cast<std::uint32_t>(maze_.colours[a]) + 1 + below(2)) % 3);
                return undo;
            }
            // An arrow more, one less, or another one.
            unsigned arrows = maze_.arrows[a];
            if (kind < 12) arrows ^= 1U << below(8);
            if (kind >= 9) arrows ^= 1U << below(8);
            if (arrows == maze_.arrows[a] || arrows == 0 || std::popcount(arrows) > 3) continue;
            maze_.arrows[a] = static_cast<std::uint8_t>(arrows);
            return undo;
        }
    }

    void exchange(std::uint32_t a, std::uint32_t b) {
        std::swap(maze_.arrows[a], maze_.arrows[b]);
        std::swap(maze_.colours[a], maze_.colours[b]);
        for (std::uint32_t *const cell : {&maze_.start, &maze_.goal})
            if (*cell == a || *cell == b) *cell = a + b - *cell;
    }

    void take_back(const Undo &undo) {
        if (undo.a != undo.b) return exchange(undo.a, undo.b);
        maze_.arrows[undo.a] = undo.arrows;
        maze_.colours[undo.a] = undo.colour;
    }

    std::mt19937_64 random_;
    Maze maze_;
    Judge judge_;
};

} // namespace

Generated generate(const GenerateOptions &options) {
    const auto start = std::chrono::steady_clock::now();
    const auto left = [&] {
        if (!options.seconds) return std::numeric_limits<double>::infinity();
        return *options.seconds -
               std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    const std::uint32_t enough = options.rows * options.cols == 1
                                     ? 0
                                     : options.length.value_or(std::numeric_limits<std::uint32_t>::max());
    const std::uint64_t rounds = options.rounds.value_or(std::numeric_limits<std::uint64_t>::max());

    std::mutex mutex;
    std::optional<Generated> best;
    std::uint64_t best_round = 0;
    std::atomic<std::uint64_t> next = 0, last = rounds; // no round from `last` on can be the answer any more
    std::atomic<std::uint32_t> best_length = 0;
    const auto work = [&](unsigned member) {
        double seconds_a_change = 0;
        for (std::uint64_t number; (number = next++) < last && (number == 0 || left() > 0);) {
            // As many changes as there is time for, where that is what ends it.
            std::uint64_t changes = std::uint64_t{1} << std::min<std::uint64_t>(16 + number / 2, 40);
            if (seconds_a_change > 0 && static_cast<double>(changes) * seconds_a_change > left())
                changes = static_cast<std::uint64_t>(left() / seconds_a_change) + 1;
            const double before = left();
            Round round(options, number);
            Generated found = round.run(changes, enough, [&] {
                if (member == 0 && options.progress)
                    options.progress(std::min(next.load(), rounds), best_length);
                if (options.interrupted && options.interrupted()) last = 0;
                return left() <= 0 || number >= last;
            });
            if (options.seconds) seconds_a_change = (before - left()) / static_cast<double>(changes);
            const std::lock_guard lock(mutex);
            if (found.length >= enough) last = std::min(last.load(), number + 1);
            // Rounds after the first that found enough may have run or not: what more they found does not count.
            const auto worth = [enough](const Generated &g) { return std::min(g.length, enough); };
            if (!best || std::pair(worth(found), best_round) > std::pair(worth(*best), number)) {
                best_length = found.length;
                best_round = number;
                best = std::move(found);
            }
        }
    };
    Team(options.threads).run(work);
    return std::move(*best);
}

} // namespace alice
