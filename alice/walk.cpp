#include "alice/walk.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace alice {

namespace {

using shell::InputError, shell::Lines, shell::in_quotes;

constexpr const char *expected = " found, expected a walk such as (2, 0) -> (1, 0)";

class WalkReader {
  public:
    explicit WalkReader(Lines lines) : lines_(std::move(lines)) {}

    std::vector<Walk> read() {
        std::optional<std::int64_t> claim; // its walk has not come yet
        bool arrows = false, open = false; // open: the last line ended with an arrow
        while (lines_.next()) {
            rest_ = content_of(lines_.text());
            if (rest_.empty()) continue;
            const char *const begin = rest_.data();
            if (take("The shortest path length was ")) {
                if (open || claim || !(claim = take_number(rest_)) || !take("steps.") || !rest_.empty())
                    fail(begin);
                continue;
            }
            take("The path was ");
            if (walks_.empty() || !(open | take("->"))) walks_.push_back({{}, std::exchange(claim, {})});
            do {
                open = false;
                walks_.back().cells.push_back(read_cell());
                if (take("->")) arrows = open = true;
            } while (!take(".") && !rest_.empty());
            if (!rest_.empty()) fail(rest_.data());
        }
        if (walks_.empty() || claim || open) throw lines_.error("the end" + std::string(expected));
        if (!arrows) join_single_cells();
        return std::move(walks_);
    }

  private:
    Cell read_cell() {
        const char *const begin = rest_.data();
        const std::optional<Cell> cell = take_cell(rest_);
        if (!cell) fail(begin);
        return *cell;
    }

    // A file with a cell a line is one walk.
    void join_single_cells() {
        for (const Walk &walk : walks_)
            if (walk.cells.size() > 1 || walk.claim) return;
        for (std::size_t i = 1; i < walks_.size(); ++i)
            walks_.front().cells.push_back(walks_[i].cells.front());
        walks_.resize(1);
    }

    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size())); }
    // Blanks may stand before what is taken and after it.
    bool take(std::string_view word) {
        skip_blanks();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        skip_blanks();
        return true;
    }
    [[noreturn]] void fail(const char *where) const {
        const std::string_view line = lines_.text();
        const std::string_view found = line.substr(static_cast<std::size_t>(where - line.data()));
        throw lines_.error_at(where, in_quotes(found) + expected);
    }

    Lines lines_;
    std::string_view rest_;
    std::vector<Walk> walks_;
};

// What is wrong with a step from a state to a cell, if anything.
std::optional<std::string> fault_of_step(const Maze &maze, State state, Cell to) {
    const Cell from = maze.at(state.cell);
    const std::string here = text_of(from), there = text_of(to);
    const std::int64_t dr = to.r - from.r, dc = to.c - from.c;
    const std::int64_t distance = std::max(std::abs(dr), std::abs(dc));
    if (state.cell == maze.goal) return "the walk goes on after the goal " + here;
    if (!maze.has(to)) return there + " is off the board";
    if (state.d < 1) return "the step size is " + std::to_string(state.d) + " at " + here;
    if (distance == 0) return "the walk stays at " + here;
    if (dr != 0 && dc != 0 && std::abs(dr) != std::abs(dc))
        return there + " is in no straight line from " + here;
    if (!direction_of(maze, state.cell, distance, maze.number(to))) {
        const auto arrow =
            std::find_if(directions.begin(), directions.end(), [&](const Direction &direction) {
                return direction.dr * distance == dr && direction.dc * distance == dc;
            });
        return here + " has no arrow " + std::string(arrow->name);
    }
    if (distance != state.d)
        return there + " is " + std::to_string(distance) + " away from " + here + ", but the step size is " +
               std::to_string(state.d);
    return {};
}

} // namespace

std::vector<Walk> read_walks(shell::InputFile &file) {
    const shell::Text text = file.read();
    return WalkReader(Lines(file.name(), shell::view_of(text))).read();
}

Followed follow(const Maze &maze, StartColour start_colour, const Walk &walk) {
    Followed followed{{maze.first(start_colour)}, {}};
    const Cell start = maze.at(maze.start);
    if (walk.cells.front() != start)
        followed.fault = Fault{0, text_of(walk.cells.front()) + " is not the start " + text_of(start)};
    for (std::size_t step = 1; step < walk.cells.size() && !followed.fault; ++step) {
        const State state = followed.states.back();
        if (auto reason = fault_of_step(maze, state, walk.cells[step])) followed.fault = Fault{step, *reason};
        else followed.states.push_back(maze.arrived(maze.number(walk.cells[step]), state.d));
    }
    return followed;
}

std::optional<Fault> judge(const Maze &maze, StartColour start_colour, const Walk &walk) {
    const Followed followed = follow(maze, start_colour, walk);
    if (followed.fault) return followed.fault;
    const State state = followed.states.back();
    const std::size_t last = walk.cells.size() - 1;
    if (state.cell != maze.goal)
        return Fault{last, "the walk ends at " + text_of(walk.cells.back()) + ", not at the goal " +
                               text_of(maze.at(maze.goal))};
    if (walk.claim && *walk.claim != static_cast<std::int64_t>(last))
        return Fault{last, "the walk ends here, but has " + std::to_string(*walk.claim) +
                               " steps by its own account"};
    return {};
}

} // namespace alice
