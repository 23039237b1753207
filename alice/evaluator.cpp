#include "alice/evaluator.h"

#include "alice/queue.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <set>

namespace alice {

Evaluator::Evaluator(const Maze &maze)
    : rows_(maze.rows), cols_(maze.cols), widths_(maze.longest_step() + 1), room_(maze.size()),
      states_(std::size_t{maze.size()} * widths_),
      seen_(std::make_unique_for_overwrite<std::uint32_t[]>(states_)),
      ways_(std::make_unique_for_overwrite<std::uint8_t[]>(states_)),
      queue_(std::make_unique_for_overwrite<std::uint32_t[]>(states_)) {
    assert(maze.longest_step() <= std::numeric_limits<std::uint16_t>::max());
    for (std::size_t k = 0; k < directions.size(); ++k)
        offsets_[k] = directions[k].dr * static_cast<int>(cols_) + directions[k].dc;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell)
        for (std::size_t k = 0; k < directions.size(); ++k)
            while (maze.has(maze.landing(maze.at(cell), k, room_[cell][k] + 1))) ++room_[cell][k];
}

// Clears the levels for the first maze, and again when they would overflow, which is hardly ever.
void Evaluator::restart() {
    if (next_ > std::numeric_limits<std::uint32_t>::max() / 2) {
        std::fill_n(seen_.get(), states_, 0);
        next_ = 1;
    }
    first_ = next_;
    queued_ = 0;
}

Evaluation Evaluator::evaluate(const Maze &maze) {
    assert(maze.change(maze.start) == 0 && maze.start != maze.goal);
    restart();
    std::uint32_t length = 0;
    unsigned goal_ways = 0;
    queue_[queued_++] = maze.start * widths_ + 1;
    seen_[queue_[0]] = first_;
    ways_[queue_[0]] = 1;
    for (std::size_t from = 0; from < queued_; ++from) {
        const std::uint32_t state = queue_[from], cell = state / widths_, d = state % widths_;
        next_ = seen_[state] + 1;
        if (length != 0 && next_ - first_ > length) break;
        const unsigned ways = ways_[state];
        for (unsigned arrows = maze.arrows[cell]; arrows != 0; arrows &= arrows - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(arrows));
            if (d > room_[cell][k]) continue;
            const auto to =
                static_cast<std::uint32_t>(static_cast<int>(cell) + static_cast<int>(d) * offsets_[k]);
            if (to == maze.goal) {
                length = next_ - first_;
                goal_ways += ways;
                continue;
            }
            const auto left_with = static_cast<std::uint32_t>(static_cast<int>(d) + maze.change(to));
            if (left_with < 1 || left_with >= widths_) continue;
            const std::uint32_t after = to * widths_ + left_with;
            if (seen_[after] < first_) {
                seen_[after] = next_;
                ways_[after] = static_cast<std::uint8_t>(ways);
                queue_[queued_++] = after;
            } else if (seen_[after] == next_) {
                ways_[after] = static_cast<std::uint8_t>(std::min(2U, ways_[after] + ways));
            }
        }
    }
    ++next_;
    length_ = length;
    return {length, goal_ways == 1, queued_};
}

std::size_t Evaluator::idle_lines() const {
    std::vector<bool> row(rows_), col(cols_);
    for (std::size_t i = 0; i < queued_; ++i) {
        const std::uint32_t cell = queue_[i] / widths_;
        row[cell / cols_] = col[cell % cols_] = true;
    }
    return static_cast<std::size_t>(std::count(row.begin(), row.end(), false) +
                                    std::count(col.begin(), col.end(), false));
}

// The state on a level from which a step of d lands on the cell; there is at most one, or the solution were not the only
// one. Without any: states_.
std::uint32_t Evaluator::before(const Maze &maze, std::uint32_t cell, std::uint32_t d,
                                std::uint32_t level) const {
    for (std::size_t k = 0; k < directions.size(); ++k) {
        const Cell from = maze.landing(maze.at(cell), k, -std::int64_t{d});
        if (!maze.has(from) || !maze.has_arrow(maze.number(from), k)) continue;
        const std::uint32_t state = maze.number(from) * widths_ + d;
        if (seen_[state] == level) return state;
    }
    return static_cast<std::uint32_t>(states_);
}

Rank Evaluator::rank(const Maze &maze) {
    assert(length_ > 0);
    Rank rank{length_, 0, 1};
    landed_.assign(maze.size(), false);
    std::array<bool, colour_count> coloured{};
    auto state = static_cast<std::uint32_t>(states_);
    for (std::uint32_t d = 1; state == states_; ++d) {
        assert(d < widths_); // one step lands on the goal
        state = before(maze, maze.goal, d, first_ + length_ - 1);
    }
    for (std::uint32_t level = first_ + length_ - 1;; --level) {
        assert(state < states_);
        const std::uint32_t cell = state / widths_, d = state % widths_;
        if (!landed_[cell]) ++rank.cells;
        landed_[cell] = true;
        coloured[static_cast<std::size_t>(maze.colours[cell])] = true;
        if (level == first_) break;
        state = before(maze, cell, static_cast<std::uint32_t>(static_cast<int>(d) - maze.change(cell)),
                       level - 1);
    }
    rank.colours = static_cast<std::uint32_t>(std::count(coloured.begin(), coloured.end(), true));
    return rank;
}

Measures measures_of(const Maze &maze) {
    Measures measures;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        if (cell == maze.goal || cell == maze.start) continue;
        if (maze.arrows[cell] == 0) ++measures.blanks;
        else ++measures.cells[static_cast<std::size_t>(maze.colours[cell])];
    }
    const std::vector<State> path = queue_search(maze, maze.first(StartColour::counts)).path;
    std::set<std::uint32_t> cells;
    std::set<Colour> colours;
    for (const State state : path) {
        cells.insert(state.cell);
        if (state.cell != maze.goal) colours.insert(maze.colours[state.cell]);
        measures.longest_step = std::max(measures.longest_step, state.d);
    }
    measures.length = path.empty() ? 0 : static_cast<std::uint32_t>(path.size() - 1);
    measures.solution_cells = static_cast<std::uint32_t>(cells.size());
    measures.solution_colours = static_cast<std::uint32_t>(colours.size());
    return measures;
}

} // namespace alice
