#include "alice/walk.h"

#include <algorithm>
#include <cstdlib>

namespace alice {

namespace {

class WalkReader {
  public:
    explicit WalkReader(Lines &lines) : lines_(lines) {}

    std::vector<Walk> read() {
        while (lines_.next()) {
            rest_ = lines_.text();
            while (skip_blanks(), !rest_.empty()) read_part();
        }
        if (walks_.empty() || walks_.back().cells.empty())
            throw InputError(lines_.place(lines_.number()) + "the end found, expected " + example);
        return std::move(walks_);
    }

  private:
    static constexpr char example[] = "a walk such as (2, 0) -> (1, 0)";

    void read_part() {
        const char *const begin = rest_.data();
        std::optional<std::int64_t> number, r, c;
        if (take("The shortest path length was ")) {
            if (!(number = take_number(rest_)) || !take("steps.")) fail(begin);
            walks_.push_back({{}, number});
        } else if (take("The path was ")) {
            if (walks_.empty() || !walks_.back().cells.empty()) walks_.emplace_back();
            ended_ = false;
        } else if (take("->")) {
            if (arrow_ || walks_.empty() || walks_.back().cells.empty()) fail(begin);
            arrow_ = arrows_ = true;
        } else if (take("(")) {
            if (!(r = take_number(rest_)) || !take(",") || !(c = take_number(rest_)) || !take(")"))
                fail(begin);
            if (walks_.empty() || ended_ || (arrows_ && !arrow_ && !walks_.back().cells.empty()))
                walks_.emplace_back();
            walks_.back().cells.push_back({*r, *c});
            arrow_ = ended_ = false;
            if (rest_.starts_with('.')) ended_ = take(".");
        } else {
            fail(begin);
        }
    }

    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size())); }
    // Blanks may stand before what is taken, and before a number.
    bool take(std::string_view word) {
        skip_blanks();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        if (word == "(" || word == ",") skip_blanks();
        return true;
    }
    [[noreturn]] void fail(const char *where) const {
        const std::string_view line = lines_.text();
        throw InputError(lines_.place(where) +
                         shown(line.substr(static_cast<std::size_t>(where - line.data()))) +
                         " found, expected " + example);
    }

    Lines &lines_;
    std::string_view rest_;
    std::vector<Walk> walks_;
    bool arrow_ = false;  // the last thing was an arrow
    bool arrows_ = false; // there was one
    bool ended_ = false;  // the last thing was a full stop
};

} // namespace

Stand arrived(const Maze &maze, Cell cell, std::int64_t d) {
    return {cell, d + maze.change(maze.number(cell))};
}

Stand at_start(const Maze &maze, bool start_counts) {
    const Cell cell = maze.at(maze.start);
    return start_counts ? arrived(maze, cell, 1) : Stand{cell, 1};
}

std::vector<Walk> read_walks(Lines &lines) { return WalkReader(lines).read(); }

std::optional<Fault> judge(const Maze &maze, bool start_counts, const Walk &walk) {
    Stand stand = at_start(maze, start_counts);
    const Cell goal = maze.at(maze.goal);
    if (walk.cells.front() != stand.cell)
        return Fault{0, text_of(walk.cells.front()) + " is not the start " + text_of(stand.cell)};
    for (std::size_t step = 1; step < walk.cells.size(); ++step) {
        const Cell to = walk.cells[step];
        const std::string here = text_of(stand.cell), there = text_of(to);
        const std::int64_t dr = to.r - stand.cell.r, dc = to.c - stand.cell.c;
        const std::int64_t distance = std::max(std::abs(dr), std::abs(dc));
        if (stand.cell == goal) return Fault{step, "the walk goes on after the goal " + here};
        if (!maze.has(to)) return Fault{step, there + " is off the board"};
        if (stand.d < 1) return Fault{step, "the step size is " + std::to_string(stand.d) + " at " + here};
        if (distance == 0) return Fault{step, "the walk stays at " + here};
        if (dr != 0 && dc != 0 && std::abs(dr) != std::abs(dc))
            return Fault{step, there + " is in no straight line from " + here};
        const auto arrow =
            std::find_if(directions.begin(), directions.end(), [&](const Direction &direction) {
                return direction.dr * distance == dr && direction.dc * distance == dc;
            });
        if (!maze.has_arrow(maze.number(stand.cell), static_cast<std::size_t>(arrow - directions.begin())))
            return Fault{step, here + " has no arrow " + std::string(arrow->name)};
        if (distance != stand.d)
            return Fault{step, there + " is " + std::to_string(distance) + " away from " + here +
                                   ", but the step size is " + std::to_string(stand.d)};
        stand = arrived(maze, to, stand.d);
    }
    const std::size_t last = walk.cells.size() - 1;
    if (stand.cell != goal)
        return Fault{last, "the walk ends at " + text_of(stand.cell) + ", not at the goal " + text_of(goal)};
    if (walk.claim && *walk.claim != static_cast<std::int64_t>(last))
        return Fault{last, "the walk ends here, but has " + std::to_string(*walk.claim) +
                               " steps by its own account"};
    return {};
}

} // namespace alice
